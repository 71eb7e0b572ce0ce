# Whatever a cluster would refuse is an error of the program, which lists every problem.
from typing import Any, Callable

from cdk8s import App, Chart, Size
from cdk8s_kubevirt import Admission, ImageSource, Machine, MachineDisk, MachineSize, VirtualMachine, VirtualMachineTemplate

app = App()
chart = Chart(app, "admission")


def attempt(make: Callable[[], Any]) -> None:
    try:
        make()
    except RuntimeError as error:
        print(f"refused: {error}")


attempt(
    lambda: Machine(
        chart,
        "Web_1",
        size=MachineSize.SMALL,
        image=ImageSource.registry("quay.io/containerdisks/ubuntu:22.04"),
        disks=[MachineDisk(name="Data", size=Size.gibibytes(0))],
    )
)
attempt(lambda: VirtualMachineTemplate.from_yaml("{ kind: Pod, spec: { template: {} } }"))
attempt(lambda: VirtualMachineTemplate.from_object(VirtualMachineTemplate.from_yaml("spec: { template: {} }")))
attempt(
    lambda: VirtualMachineTemplate.from_object({"spec": {"template": {"spec": {"domain": {}}}}}).merge(
        {"spec": {"template": {"spec": {"$patch": "remove"}}}}
    )
)

for violation in Admission.validate(
    {
        "apiVersion": "kubevirt.io/v1",
        "kind": "VirtualMachine",
        "metadata": {"name": "web-1"},
        "spec": {
            "running": True,
            "runStrategy": "Always",
            "template": {"spec": {"domain": {"devices": {"disks": [{"name": "root", "disk": {"bus": "fast"}}]}}}},
        },
    }
):
    print(violation)

VirtualMachine(
    chart,
    "db-1",
    template=VirtualMachineTemplate.from_object({"spec": {"template": {"spec": {"domain": {"devices": {}}}}}})
    .with_resources(cpu=2, memory="4Gi")
    .merge({"spec": {"template": {"spec": {"networks": [{"name": "office", "multus": {"networkName": "office"}}]}}}}),
)
attempt(app.synth)
