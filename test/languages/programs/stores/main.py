# A machine whose secrets are in a store: no manifest contains them.
from cdk8s import App, Chart
from cdk8s_kubevirt import (
    CloudInit,
    CloudInitFile,
    CloudInitUser,
    ImageSource,
    Machine,
    MachineSize,
    SecretSource,
    SecretStoreKind,
    SecretStoreReference,
    SecretValue,
)

app = App()
store = SecretStoreReference(name="vault", kind=SecretStoreKind.CLUSTER_SECRET_STORE)
SecretSource.set(app, SecretSource.external_secrets(secret_store=store))
chart = Chart(app, "secrets")

token = SecretValue.store_placeholder(key="machines/runner", property="token")
Machine(
    chart,
    "runner-1",
    size=MachineSize.SMALL,
    image=ImageSource.registry("quay.io/containerdisks/ubuntu:22.04"),
    cloud_init=CloudInit.no_cloud(
        users=[
            CloudInitUser(
                name="ada",
                sudo="ALL=(ALL) NOPASSWD:ALL",
                hashed_passwd=SecretValue.store_placeholder(key="machines/ada", property="password-hash"),
            )
        ],
        write_files=[CloudInitFile(path="/etc/runner/registration", permissions="0600", content=f"token={token}\n")],
        runcmd=["runner register --config /etc/runner/registration"],
    ),
)

app.synth()
