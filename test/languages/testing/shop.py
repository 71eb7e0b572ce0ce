# The program that the Python tests of docs/testing.md test; the page shows it in TypeScript.
from cdk8s import App, Chart, Size
from cdk8s_kubevirt import DiskBus, ImageSource, Machine, MachineDefaults, MachineDisk, MachineSize


def shop() -> App:
    app = App()
    MachineDefaults.set(app, cluster_default_storage_class=True)
    chart = Chart(app, "shop")
    image = ImageSource.registry("quay.io/containerdisks/ubuntu:22.04")
    Machine(chart, "web", size=MachineSize.MEDIUM, image=image)
    Machine(
        chart,
        "db",
        size=MachineSize.LARGE,
        memory=Size.gibibytes(8),
        image=image,
        disks=[MachineDisk(name="data", size=Size.gibibytes(100), bus=DiskBus.SCSI)],
    )
    return app
