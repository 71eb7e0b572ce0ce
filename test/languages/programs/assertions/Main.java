// Assertions about a program's machines, and the messages of those that fail.
package assertions;

import io.github.cdk8skubevirt.*;
import java.util.List;
import java.util.Map;
import org.cdk8s.App;
import org.cdk8s.Chart;
import org.cdk8s.ChartProps;
import org.cdk8s.Size;

public class Main {
  private static final String SINCE = """
      apiVersion: kubevirt.io/v1
      kind: VirtualMachine
      metadata: { name: db, namespace: shop }
      spec: { runStrategy: Always, template: { spec: { domain: { cpu: { cores: 1 }, devices: {}, memory: { guest: 1Gi } } } } }
      """;

  public static void main(String[] arguments) {
    App app = new App();
    Chart chart = new Chart(app, "assertions", ChartProps.builder().namespace("shop").build());
    Machine.Builder.create(chart, "db")
        .size(MachineSize.SMALL)
        .image(ImageSource.registry("quay.io/containerdisks/ubuntu:22.04"))
        .disks(List.of(MachineDisk.builder().name("data").size(Size.gibibytes(100)).bus(DiskBus.SCSI).build()))
        .build();
    app.synth();

    MachineAssertions machines = MachineAssertions.fromApp(app);
    machines.countIs(1);
    machines.hasDisk("db", DiskExpectation.builder().name("data").size(Size.gibibytes(100)).bus(DiskBus.SCSI).build());
    machines.hasMachine("metadata: { name: db, annotations: null }");
    machines.isAdmitted();

    try {
      machines.hasMachine(Map.of("spec", Map.of("template", Map.of("spec", Map.of("domain", Map.of("cpu", Map.of("cores", 16)))))));
    } catch (RuntimeException error) {
      System.out.println("refused: " + error.getMessage());
    }

    for (MachineRestart machine : machines.restarts(SINCE)) {
      System.out.println(machine.getNamespace() + "/" + machine.getName() + " restarts: " + String.join(" ", machine.getFields()));
    }
  }
}
