# Assertions about a program's machines, and the messages of those that fail.
from cdk8s import App, Chart, Size
from cdk8s_kubevirt import DiskBus, ImageSource, Machine, MachineAssertions, MachineDisk, MachineSize

app = App()
chart = Chart(app, "assertions", namespace="shop")
Machine(
    chart,
    "db",
    size=MachineSize.SMALL,
    image=ImageSource.registry("quay.io/containerdisks/ubuntu:22.04"),
    disks=[MachineDisk(name="data", size=Size.gibibytes(100), bus=DiskBus.SCSI)],
)
app.synth()

machines = MachineAssertions.from_app(app)
machines.count_is(1)
machines.has_disk("db", name="data", size=Size.gibibytes(100), bus=DiskBus.SCSI)
machines.has_machine("metadata: { name: db, annotations: null }")
machines.is_admitted()

try:
    machines.has_machine({"spec": {"template": {"spec": {"domain": {"cpu": {"cores": 16}}}}}})
except RuntimeError as error:
    print(f"refused: {error}")

SINCE = """
apiVersion: kubevirt.io/v1
kind: VirtualMachine
metadata: { name: db, namespace: shop }
spec: { runStrategy: Always, template: { spec: { domain: { cpu: { cores: 1 }, devices: {}, memory: { guest: 1Gi } } } } }
"""
for machine in machines.restarts(SINCE):
    print(f"{machine.namespace}/{machine.name} restarts: {' '.join(machine.fields)}")
