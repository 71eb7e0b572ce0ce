// The program that the Java tests of docs/testing.md test; the page shows it in TypeScript.
import io.github.cdk8skubevirt.*;
import java.util.List;
import org.cdk8s.App;
import org.cdk8s.Chart;
import org.cdk8s.Size;

public class Shop {
  public static App app() {
    App app = new App();
    MachineDefaults.set(app, MachineDefaultsProps.builder().clusterDefaultStorageClass(true).build());
    Chart chart = new Chart(app, "shop");
    ImageSource image = ImageSource.registry("quay.io/containerdisks/ubuntu:22.04");
    Machine.Builder.create(chart, "web").size(MachineSize.MEDIUM).image(image).build();
    Machine.Builder.create(chart, "db")
        .size(MachineSize.LARGE)
        .memory(Size.gibibytes(8))
        .image(image)
        .disks(List.of(MachineDisk.builder().name("data").size(Size.gibibytes(100)).bus(DiskBus.SCSI).build()))
        .build();
    return app;
  }
}
