# A golden image that is refreshed, a machine that clones it, and images from all other sources.
from cdk8s import App, Chart, Size
from cdk8s_kubevirt import DataImportCron, DataImportCronRetentionPolicy, DataVolume, ImageSource, Machine, MachineSize

app = App()
chart = Chart(app, "images", namespace="images")

fedora = DataImportCron(
    chart,
    "fedora-nightly",
    schedule="0 3 * * *",
    managed_data_source="fedora",
    image=ImageSource.registry("quay.io/containerdisks/fedora:40"),
    size=Size.gibibytes(10),
    retention_policy=DataImportCronRetentionPolicy.NONE,
)
machine = Machine(chart, "desk-1", size=MachineSize.SMALL, image=ImageSource.data_source("fedora"))
machine.node.add_dependency(fedora)

DataVolume(
    chart,
    "from-http",
    image=ImageSource.http("https://images.example.com/debian.qcow2", cert_config_map="example-ca", secret_extra_headers=["image-token"]),
    size=Size.gibibytes(20),
)
DataVolume(
    chart,
    "from-s3",
    image=ImageSource.s3("https://s3.example.com/images/debian.qcow2", secret_ref="s3-credentials"),
    size=Size.gibibytes(20),
)
DataVolume(chart, "from-upload", image=ImageSource.upload(), size=Size.gibibytes(20))
DataVolume(chart, "from-claim", image=ImageSource.pvc("template-disk", "images"))

app.synth()
