// A machine whose secrets are in a store: no manifest contains them.
package stores;

import io.github.cdk8skubevirt.*;
import java.util.List;
import org.cdk8s.App;
import org.cdk8s.Chart;

public class Main {
  public static void main(String[] arguments) {
    App app = new App();
    SecretSource.set(app, SecretSource.externalSecrets(ExternalSecretsProps.builder()
        .secretStore(SecretStoreReference.builder().name("vault").kind(SecretStoreKind.CLUSTER_SECRET_STORE).build())
        .build()));
    Chart chart = new Chart(app, "secrets");

    String token = SecretValue.storePlaceholder(SecretStoreKey.builder().key("machines/runner").property("token").build());
    Machine.Builder.create(chart, "runner-1")
        .size(MachineSize.SMALL)
        .image(ImageSource.registry("quay.io/containerdisks/ubuntu:22.04"))
        .cloudInit(CloudInit.noCloud(CloudInitProps.builder()
            .users(List.of(CloudInitUser.builder()
                .name("ada")
                .sudo("ALL=(ALL) NOPASSWD:ALL")
                .hashedPasswd(SecretValue.storePlaceholder(SecretStoreKey.builder().key("machines/ada").property("password-hash").build()))
                .build()))
            .writeFiles(List.of(CloudInitFile.builder()
                .path("/etc/runner/registration")
                .permissions("0600")
                .content("token=" + token + "\n")
                .build()))
            .runcmd(List.of("runner register --config /etc/runner/registration"))
            .build()))
        .build();

    app.synth();
  }
}
