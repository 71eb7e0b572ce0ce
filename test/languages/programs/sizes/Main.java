// Sizes, a machine that changes its size, an instance type, and fields that an override sets.
package sizes;

import io.github.cdk8skubevirt.*;
import java.util.List;
import java.util.Map;
import org.cdk8s.App;
import org.cdk8s.Chart;
import org.cdk8s.ChartProps;
import org.cdk8s.Size;

public class Main {
  public static void main(String[] arguments) {
    App app = new App();
    MachineDefaults.set(app, MachineDefaultsProps.builder().storageClassName("ceph-rbd").build());
    Chart chart = new Chart(app, "sizes", ChartProps.builder().namespace("machines").build());
    ImageSource image = ImageSource.registry("quay.io/containerdisks/ubuntu:22.04");

    Machine.Builder.create(chart, "database")
        .size(MachineSize.SMALL)
        .cpu(MachineCpu.builder().cores(4).build())
        .memory(Size.gibibytes(8))
        .image(image)
        .disks(List.of(
            MachineDisk.builder().name("root").size(Size.gibibytes(40)).build(),
            MachineDisk.builder().name("data").size(Size.gibibytes(100)).storageClassName("fast-ssd").accessModes(List.of(AccessMode.READ_WRITE_MANY)).build()))
        .build();

    MachineSize huge = MachineSize.of(MachineSizeProps.builder()
        .cpu(MachineCpu.builder().cores(8).sockets(2).dedicatedCpuPlacement(true).build())
        .memory(Size.gibibytes(64))
        .disks(List.of(MachineDisk.builder().name("root").size(Size.gibibytes(200)).build()))
        .build());
    Machine.Builder.create(chart, "render-1")
        .size(huge)
        .image(image)
        .multiqueue(true)
        .runStrategy(RunStrategy.RERUN_ON_FAILURE)
        .overrides(Map.of("spec", Map.of("template", Map.of("spec", Map.of(
            "nodeSelector", Map.of("pool", "render"),
            "terminationGracePeriodSeconds", 180)))))
        .build();

    Machine.Builder.create(chart, "typed")
        .instancetype(InstancetypeReference.builder().name("u1.medium").build())
        .preference(InstancetypeReference.builder().name("ubuntu").build())
        .image(image)
        .disks(List.of(MachineDisk.builder().name("root").size(Size.gibibytes(30)).build()))
        .build();

    app.synth();
  }
}
