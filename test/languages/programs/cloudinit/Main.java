// Users, packages, files, commands, networks, cloud-init fields without a prop, and a part that is a script.
package cloudinit;

import io.github.cdk8skubevirt.*;
import java.util.List;
import java.util.Map;
import org.cdk8s.App;
import org.cdk8s.Chart;

public class Main {
  public static void main(String[] arguments) {
    App app = new App();
    Chart chart = new Chart(app, "cloudinit");
    ImageSource image = ImageSource.registry("quay.io/containerdisks/ubuntu:22.04");

    Machine.Builder.create(chart, "builder")
        .size(MachineSize.LARGE)
        .image(image)
        .networks(List.of(
            VirtualMachineNetwork.builder().name("default").build(),
            VirtualMachineNetwork.builder().name("storage").networkName("storage-network").macAddress("52:54:00:12:34:56").build()))
        .cloudInit(CloudInit.noCloud(CloudInitProps.builder()
            .hostname("builder")
            .groups(Map.of("builders", List.of(), "auditors", List.of("ada")))
            .users(List.of(
                CloudInitUser.builder()
                    .name("ada")
                    .groups(List.of("sudo", "builders"))
                    .shell("/bin/bash")
                    .sudo("ALL=(ALL) NOPASSWD:ALL")
                    .sshAuthorizedKeys(List.of("ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJmx0J3mGzlZgDbBD1cYTYIS0qVPzGUDR4XMr9gTwpVn ada@example.com"))
                    .build(),
                CloudInitUser.builder().name("runner").system(true).homedir("/var/lib/runner").build()))
            .packages(List.of("git", "build-essential"))
            .writeFiles(List.of(CloudInitFile.builder()
                .path("/etc/motd")
                .content("Built by cloud-init.\nDo not edit.\n")
                .permissions("0644")
                .build()))
            .mounts(List.of(List.of("/dev/vdb", "/srv", "ext4", "defaults,nofail", "0", "2")))
            .runcmd(List.of("systemctl enable --now ssh", List.of("install", "-d", "-o", "ada", "/srv/build")))
            .networkConfig(NetworkConfig.builder()
                .ethernets(Map.of(
                    "enp1s0", NetworkEthernet.builder().dhcp4(true).build(),
                    "storage", NetworkEthernet.builder()
                        .match(NetworkMatch.builder().macaddress("52:54:00:12:34:56").build())
                        .addresses(List.of("10.20.0.11/24"))
                        .routes(List.of(NetworkRoute.builder().to("10.30.0.0/16").via("10.20.0.1").build()))
                        .mtu(9000)
                        .build()))
                .build())
            .raw(Map.of(
                "locale", "nb_NO.UTF-8",
                "keyboard", Map.of("layout", "no"),
                "manage_etc_hosts", true,
                "final_message", "up after $UPTIME seconds"))
            .build()))
        .build();

    Machine.Builder.create(chart, "parts")
        .size(MachineSize.SMALL)
        .image(image)
        .cloudInit(CloudInit.noCloud(CloudInitProps.builder()
            .packages(List.of("jq"))
            .parts(List.of(CloudInitPart.builder()
                .type(CloudInitPartType.SHELL_SCRIPT)
                .filename("first-boot.sh")
                .content("#!/bin/sh\necho booted > /var/log/first-boot\n")
                .build()))
            .build()))
        .build();

    app.synth();
  }
}
