// A fleet from an inventory, written in one pass: a chart, and so a file, for each site.
package fleet;

import io.github.cdk8skubevirt.*;
import java.util.List;
import java.util.Map;
import org.cdk8s.Chart;
import org.cdk8s.ChartProps;

public class Main {
  public static void main(String[] arguments) {
    FleetApp app = FleetApp.Builder.create().build();
    ImageSource image = ImageSource.registry("quay.io/containerdisks/ubuntu:22.04");
    CloudInit cloudInit = CloudInit.noCloud(CloudInitProps.builder()
        .sshAuthorizedKeys(List.of("ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJmx0J3mGzlZgDbBD1cYTYIS0qVPzGUDR4XMr9gTwpVn ada@example.com"))
        .build());

    for (String site : List.of("berlin", "nairobi", "oslo")) {
      Chart chart = new Chart(app, site, ChartProps.builder().labels(Map.of("example.com/site", site)).build());
      Machine gateway = Machine.Builder.create(chart, site + "-gateway").size(MachineSize.SMALL).image(image).cloudInit(cloudInit).build();
      for (int number = 1; number <= 3; number += 1) {
        Machine worker = Machine.Builder.create(chart, site + "-" + number).size(MachineSize.SMALL).image(image).cloudInit(cloudInit).build();
        worker.getNode().addDependency(gateway);
      }
    }

    app.synth();
  }
}
