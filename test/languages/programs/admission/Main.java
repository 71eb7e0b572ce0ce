// Whatever a cluster would refuse is an error of the program, which lists every problem.
package admission;

import io.github.cdk8skubevirt.*;
import java.util.List;
import java.util.Map;
import org.cdk8s.App;
import org.cdk8s.Chart;
import org.cdk8s.Size;

public class Main {
  public static void main(String[] arguments) {
    App app = new App();
    Chart chart = new Chart(app, "admission");

    attempt(() -> Machine.Builder.create(chart, "Web_1")
        .size(MachineSize.SMALL)
        .image(ImageSource.registry("quay.io/containerdisks/ubuntu:22.04"))
        .disks(List.of(MachineDisk.builder().name("Data").size(Size.gibibytes(0)).build()))
        .build());
    attempt(() -> VirtualMachineTemplate.fromYaml("{ kind: Pod, spec: { template: {} } }"));
    attempt(() -> VirtualMachineTemplate.fromObject(VirtualMachineTemplate.fromYaml("spec: { template: {} }")));
    attempt(() -> VirtualMachineTemplate.fromObject(machine(Map.of("domain", Map.of()))).merge(machine(Map.of("$patch", "remove"))));

    for (String violation : Admission.validate(Map.of(
        "apiVersion", "kubevirt.io/v1",
        "kind", "VirtualMachine",
        "metadata", Map.of("name", "web-1"),
        "spec", Map.of(
            "running", true,
            "runStrategy", "Always",
            "template", Map.of("spec", Map.of("domain", Map.of("devices", Map.of(
                "disks", List.of(Map.of("name", "root", "disk", Map.of("bus", "fast"))))))))))) {
      System.out.println(violation);
    }

    VirtualMachine.Builder.create(chart, "db-1")
        .template(VirtualMachineTemplate.fromObject(machine(Map.of("domain", Map.of("devices", Map.of()))))
            .withResources(TemplateResources.builder().cpu(2).memory("4Gi").build())
            .merge(machine(Map.of("networks", List.of(Map.of("name", "office", "multus", Map.of("networkName", "office")))))))
        .build();
    attempt(app::synth);
  }

  private static Map<String, Object> machine(Map<String, Object> spec) {
    return Map.of("spec", Map.of("template", Map.of("spec", spec)));
  }

  private static void attempt(Runnable make) {
    try {
      make.run();
    } catch (RuntimeException error) {
      System.out.println("refused: " + error.getMessage());
    }
  }
}
