# Users, packages, files, commands, networks, cloud-init fields without a prop, and a part that is a script.
from cdk8s import App, Chart
from cdk8s_kubevirt import (
    CloudInit, CloudInitFile, CloudInitPart, CloudInitPartType, CloudInitUser, ImageSource, Machine, MachineSize, NetworkConfig,
    NetworkEthernet, NetworkMatch, NetworkRoute, VirtualMachineNetwork,
)

app = App()
chart = Chart(app, "cloudinit")
image = ImageSource.registry("quay.io/containerdisks/ubuntu:22.04")

Machine(
    chart,
    "builder",
    size=MachineSize.LARGE,
    image=image,
    networks=[
        VirtualMachineNetwork(name="default"),
        VirtualMachineNetwork(name="storage", network_name="storage-network", mac_address="52:54:00:12:34:56"),
    ],
    cloud_init=CloudInit.no_cloud(
        hostname="builder",
        groups={"builders": [], "auditors": ["ada"]},
        users=[
            CloudInitUser(
                name="ada",
                groups=["sudo", "builders"],
                shell="/bin/bash",
                sudo="ALL=(ALL) NOPASSWD:ALL",
                ssh_authorized_keys=["ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJmx0J3mGzlZgDbBD1cYTYIS0qVPzGUDR4XMr9gTwpVn ada@example.com"],
            ),
            CloudInitUser(name="runner", system=True, homedir="/var/lib/runner"),
        ],
        packages=["git", "build-essential"],
        write_files=[CloudInitFile(path="/etc/motd", content="Built by cloud-init.\nDo not edit.\n", permissions="0644")],
        mounts=[["/dev/vdb", "/srv", "ext4", "defaults,nofail", "0", "2"]],
        runcmd=["systemctl enable --now ssh", ["install", "-d", "-o", "ada", "/srv/build"]],
        network_config=NetworkConfig(
            ethernets={
                "enp1s0": NetworkEthernet(dhcp4=True),
                "storage": NetworkEthernet(
                    match=NetworkMatch(macaddress="52:54:00:12:34:56"),
                    addresses=["10.20.0.11/24"],
                    routes=[NetworkRoute(to="10.30.0.0/16", via="10.20.0.1")],
                    mtu=9000,
                ),
            },
        ),
        raw={"locale": "nb_NO.UTF-8", "keyboard": {"layout": "no"}, "manage_etc_hosts": True, "final_message": "up after $UPTIME seconds"},
    ),
)

Machine(
    chart,
    "parts",
    size=MachineSize.SMALL,
    image=image,
    cloud_init=CloudInit.no_cloud(
        packages=["jq"],
        parts=[
            CloudInitPart(
                type=CloudInitPartType.SHELL_SCRIPT,
                filename="first-boot.sh",
                content="#!/bin/sh\necho booted > /var/log/first-boot\n",
            )
        ],
    ),
)

app.synth()
