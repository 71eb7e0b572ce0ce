# The smallest program: a machine with a size, an image and a user.
from cdk8s import App, Chart
from cdk8s_kubevirt import CloudInit, CloudInitUser, ImageSource, Machine, MachineDefaults, MachineSize

app = App()
MachineDefaults.set(app, cluster_default_storage_class=True)
chart = Chart(app, "hello")

Machine(
    chart,
    "web-1",
    size=MachineSize.MEDIUM,
    image=ImageSource.registry("quay.io/containerdisks/ubuntu:22.04"),
    cloud_init=CloudInit.no_cloud(
        users=[
            CloudInitUser(
                name="ada",
                sudo="ALL=(ALL) NOPASSWD:ALL",
                ssh_authorized_keys=["ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJmx0J3mGzlZgDbBD1cYTYIS0qVPzGUDR4XMr9gTwpVn ada@example.com"],
            )
        ],
    ),
)

app.synth()
