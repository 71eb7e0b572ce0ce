# An instance type and a preference of the program's own, what the cluster has, a machine of another program, and what selects machines.
from cdk8s import App, Chart, Size
from cdk8s_kubevirt import (
    AccessMode, ClusterCapabilities, DiskBus, ExposedPort, ImageSource, Machine, MachineDisk, MigrationPolicy, StorageClassCapabilities,
    VirtualMachine, VirtualMachineInstancetype, VirtualMachinePreference, VirtualMachineSnapshot,
)

app = App()
chart = Chart(app, "instancetypes", namespace="shop")
ClusterCapabilities.set(
    chart,
    kubevirt_version="1.9.0",
    feature_gates=["Snapshot"],
    storage_classes={"ceph-rbd": StorageClassCapabilities(access_modes=[AccessMode.READ_WRITE_ONCE, AccessMode.READ_WRITE_MANY])},
)

small = VirtualMachineInstancetype(
    chart,
    "small",
    cpu=2,
    memory=Size.gibibytes(4),
    annotations={"example.com/costCenter_1": "shop"},
)
linux = VirtualMachinePreference(chart, "linux", preferred_disk_bus=DiskBus.SCSI)
web = Machine(
    chart,
    "web",
    instancetype=small.reference,
    preference=linux.reference,
    image=ImageSource.registry("quay.io/containerdisks/ubuntu:22.04"),
    disks=[
        MachineDisk(name="root", size=Size.gibibytes(20), storage_class_name="ceph-rbd", access_modes=[AccessMode.READ_WRITE_MANY]),
    ],
    instance_labels={"example.com/costCenter_1": "shop"},
)
web.expose(ports=[ExposedPort(name="http", port=80)])

VirtualMachineSnapshot(chart, "before", virtual_machine=VirtualMachine.from_virtual_machine_name(chart, "db", "db-1"))
MigrationPolicy(chart, "slow", virtual_machine_instance_selector=web.pod_labels, bandwidth_per_migration=Size.mebibytes(64))

app.synth()
