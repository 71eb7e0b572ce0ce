# Sizes, a machine that changes its size, an instance type, and fields that an override sets.
from cdk8s import App, Chart, Size
from cdk8s_kubevirt import (
    AccessMode, ImageSource, InstancetypeReference, Machine, MachineCpu, MachineDefaults, MachineDisk, MachineSize, RunStrategy,
)

app = App()
MachineDefaults.set(app, storage_class_name="ceph-rbd")
chart = Chart(app, "sizes", namespace="machines")
image = ImageSource.registry("quay.io/containerdisks/ubuntu:22.04")

Machine(
    chart,
    "database",
    size=MachineSize.SMALL,
    cpu=MachineCpu(cores=4),
    memory=Size.gibibytes(8),
    image=image,
    disks=[
        MachineDisk(name="root", size=Size.gibibytes(40)),
        MachineDisk(name="data", size=Size.gibibytes(100), storage_class_name="fast-ssd", access_modes=[AccessMode.READ_WRITE_MANY]),
    ],
)

huge = MachineSize.of(
    cpu=MachineCpu(cores=8, sockets=2, dedicated_cpu_placement=True),
    memory=Size.gibibytes(64),
    disks=[MachineDisk(name="root", size=Size.gibibytes(200))],
)
Machine(
    chart,
    "render-1",
    size=huge,
    image=image,
    multiqueue=True,
    run_strategy=RunStrategy.RERUN_ON_FAILURE,
    overrides={"spec": {"template": {"spec": {"nodeSelector": {"pool": "render"}, "terminationGracePeriodSeconds": 180}}}},
)

Machine(
    chart,
    "typed",
    instancetype=InstancetypeReference(name="u1.medium"),
    preference=InstancetypeReference(name="ubuntu"),
    image=image,
    disks=[MachineDisk(name="root", size=Size.gibibytes(30))],
)

app.synth()
