# Node types that share a template, one that merges a patch into it, and claims whose machines join a cluster.
from cdk8s import App, Chart
from cdk8s_kubevirt import (
    Advice, NodeProvider, NodeRegistration, NodeRequirement, NodeRequirementOperator, NodeTaint, NodeTaintEffect, NodeType, SecretValue,
    VirtualMachineTemplate, VolumeSource,
)

app = App()
Advice.silence(app, "cloud-init-without-login", "container-disk-for-data")
chart = Chart(app, "nodes", namespace="vcluster-platform")

provider = NodeProvider(
    chart,
    "provider",
    template=(
        VirtualMachineTemplate.from_object({"spec": {"template": {"spec": {"domain": {"devices": {}}}}}})
        .with_disk(name="root", volume=VolumeSource.container_disk("quay.io/containerdisks/ubuntu:22.04"))
        .with_network(name="default")
    ),
    node_types=[
        NodeType(name="small", resources={"cpu": 2, "memory": "4Gi"}, max_capacity=10, cost=10),
        NodeType(
            name="large",
            resources={"cpu": 8, "memory": "32Gi"},
            properties={"tier": "database"},
            taints=[NodeTaint(key="dedicated", value="database", effect=NodeTaintEffect.NO_SCHEDULE)],
            merge_virtual_machine_template={"metadata": {"labels": {"workload": "memory"}}},
        ),
    ],
)

registration = NodeRegistration.vcluster(
    endpoint="my-vcluster.example.com",
    token=SecretValue.from_secret(secret_name="my-vcluster-join", key="token"),
)
provider.claim("workers", node_type="small", quantity=2, registration=registration, node_labels={"team": "web"})
provider.claim(
    "databases",
    requirements=[NodeRequirement(property="tier", operator=NodeRequirementOperator.IN, values=["database"])],
    registration=registration,
)

print(provider.to_manifest()["metadata"]["name"])
app.synth()
