// A golden image that is refreshed, a machine that clones it, and images from all other sources.
package images;

import io.github.cdk8skubevirt.*;
import java.util.List;
import org.cdk8s.App;
import org.cdk8s.Chart;
import org.cdk8s.ChartProps;
import org.cdk8s.Size;

public class Main {
  public static void main(String[] arguments) {
    App app = new App();
    Chart chart = new Chart(app, "images", ChartProps.builder().namespace("images").build());

    DataImportCron fedora = DataImportCron.Builder.create(chart, "fedora-nightly")
        .schedule("0 3 * * *")
        .managedDataSource("fedora")
        .image(ImageSource.registry("quay.io/containerdisks/fedora:40"))
        .size(Size.gibibytes(10))
        .retentionPolicy(DataImportCronRetentionPolicy.NONE)
        .build();
    Machine machine = Machine.Builder.create(chart, "desk-1").size(MachineSize.SMALL).image(ImageSource.dataSource("fedora")).build();
    machine.getNode().addDependency(fedora);

    DataVolume.Builder.create(chart, "from-http")
        .image(ImageSource.http("https://images.example.com/debian.qcow2", HttpSourceOptions.builder()
            .certConfigMap("example-ca")
            .secretExtraHeaders(List.of("image-token"))
            .build()))
        .size(Size.gibibytes(20))
        .build();
    DataVolume.Builder.create(chart, "from-s3")
        .image(ImageSource.s3("https://s3.example.com/images/debian.qcow2", S3SourceOptions.builder().secretRef("s3-credentials").build()))
        .size(Size.gibibytes(20))
        .build();
    DataVolume.Builder.create(chart, "from-upload").image(ImageSource.upload()).size(Size.gibibytes(20)).build();
    DataVolume.Builder.create(chart, "from-claim").image(ImageSource.pvc("template-disk", "images")).build();

    app.synth();
  }
}
