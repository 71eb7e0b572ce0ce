# A fleet from an inventory, written in one pass: a chart, and so a file, for each site.
from cdk8s import Chart
from cdk8s_kubevirt import CloudInit, FleetApp, ImageSource, Machine, MachineSize

app = FleetApp()
image = ImageSource.registry("quay.io/containerdisks/ubuntu:22.04")
cloud_init = CloudInit.no_cloud(
    ssh_authorized_keys=["ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJmx0J3mGzlZgDbBD1cYTYIS0qVPzGUDR4XMr9gTwpVn ada@example.com"],
)

for site in ["berlin", "nairobi", "oslo"]:
    chart = Chart(app, site, labels={"example.com/site": site})
    gateway = Machine(chart, f"{site}-gateway", size=MachineSize.SMALL, image=image, cloud_init=cloud_init)
    for number in range(1, 4):
        worker = Machine(chart, f"{site}-{number}", size=MachineSize.SMALL, image=image, cloud_init=cloud_init)
        worker.node.add_dependency(gateway)

app.synth()
