# A pool whose machines each have a name, a disk and cloud-init of their own.
from cdk8s import App, Chart, Size
from cdk8s_kubevirt import (
    CloudInit, CloudInitFile, CloudInitUser, ImageSource, PoolScaleInStrategy, PoolSortPolicy, PoolUpdateStrategy, StatePreservation,
    VirtualMachinePool, VirtualMachineTemplate, VolumeSource,
)

app = App()
chart = Chart(app, "pool", namespace="workers")

image = ImageSource.registry("quay.io/containerdisks/ubuntu:22.04")
template = (
    VirtualMachineTemplate.from_object({"spec": {"template": {"spec": {"domain": {"memory": {"guest": "2Gi"}}}}}})
    .with_resources(cpu=2, memory="4Gi")
    .with_disk(name="root", volume=VolumeSource.data_volume_template("worker-root", image=image, size=Size.gibibytes(10)))
    .with_network(name="default")
    .with_cloud_init(
        CloudInit.no_cloud(
            hostname="{{NAME}}",
            users=[
                CloudInitUser(
                    name="ada",
                    ssh_authorized_keys=["ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJmx0J3mGzlZgDbBD1cYTYIS0qVPzGUDR4XMr9gTwpVn ada@example.com"],
                )
            ],
            write_files=[CloudInitFile(path="/etc/shard", content="{{INDEX}}\n")],
        )
    )
)

workers = VirtualMachinePool(
    chart,
    "workers",
    template=template,
    replicas=3,
    spread_over=["kubernetes.io/hostname"],
    update_strategy=PoolUpdateStrategy.proactive(sort_policy=PoolSortPolicy.OLDEST),
    max_unavailable=1,
    scale_in_strategy=PoolScaleInStrategy.proactive(
        sort_policy=PoolSortPolicy.DESCENDING_ORDER, state_preservation=StatePreservation.OFFLINE
    ),
)
workers.autoscale(min_replicas=3, max_replicas=6, cpu_utilization=70)

app.synth()
