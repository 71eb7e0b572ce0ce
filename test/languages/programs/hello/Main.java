// The smallest program: a machine with a size, an image and a user.
package hello;

import io.github.cdk8skubevirt.*;
import java.util.List;
import org.cdk8s.App;
import org.cdk8s.Chart;

public class Main {
  public static void main(String[] arguments) {
    App app = new App();
    MachineDefaults.set(app, MachineDefaultsProps.builder().clusterDefaultStorageClass(true).build());
    Chart chart = new Chart(app, "hello");

    Machine.Builder.create(chart, "web-1")
        .size(MachineSize.MEDIUM)
        .image(ImageSource.registry("quay.io/containerdisks/ubuntu:22.04"))
        .cloudInit(CloudInit.noCloud(CloudInitProps.builder()
            .users(List.of(CloudInitUser.builder()
                .name("ada")
                .sudo("ALL=(ALL) NOPASSWD:ALL")
                .sshAuthorizedKeys(List.of("ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJmx0J3mGzlZgDbBD1cYTYIS0qVPzGUDR4XMr9gTwpVn ada@example.com"))
                .build()))
            .build()))
        .build();

    app.synth();
  }
}
