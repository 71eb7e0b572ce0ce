// A pool whose machines each have a name, a disk and cloud-init of their own.
package pool;

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
    Chart chart = new Chart(app, "pool", ChartProps.builder().namespace("workers").build());

    ImageSource image = ImageSource.registry("quay.io/containerdisks/ubuntu:22.04");
    VirtualMachineTemplate template = VirtualMachineTemplate.fromObject(
            Map.of("spec", Map.of("template", Map.of("spec", Map.of("domain", Map.of("memory", Map.of("guest", "2Gi")))))))
        .withResources(TemplateResources.builder().cpu(2).memory("4Gi").build())
        .withDisk(VirtualMachineDisk.builder()
            .name("root")
            .volume(VolumeSource.dataVolumeTemplate("worker-root", DataVolumeSpecProps.builder().image(image).size(Size.gibibytes(10)).build()))
            .build())
        .withNetwork(VirtualMachineNetwork.builder().name("default").build())
        .withCloudInit(CloudInit.noCloud(CloudInitProps.builder()
            .hostname("{{NAME}}")
            .users(List.of(CloudInitUser.builder()
                .name("ada")
                .sshAuthorizedKeys(List.of("ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJmx0J3mGzlZgDbBD1cYTYIS0qVPzGUDR4XMr9gTwpVn ada@example.com"))
                .build()))
            .writeFiles(List.of(CloudInitFile.builder().path("/etc/shard").content("{{INDEX}}\n").build()))
            .build()));

    VirtualMachinePool workers = VirtualMachinePool.Builder.create(chart, "workers")
        .template(template)
        .replicas(3)
        .spreadOver(List.of("kubernetes.io/hostname"))
        .updateStrategy(PoolUpdateStrategy.proactive(ProactiveUpdateOptions.builder().sortPolicy(PoolSortPolicy.OLDEST).build()))
        .maxUnavailable(1)
        .scaleInStrategy(PoolScaleInStrategy.proactive(ProactiveScaleInOptions.builder()
            .sortPolicy(PoolSortPolicy.DESCENDING_ORDER)
            .statePreservation(StatePreservation.OFFLINE)
            .build()))
        .build();
    workers.autoscale(AutoscaleOptions.builder().minReplicas(3).maxReplicas(6).cpuUtilization(70).build());

    app.synth();
  }
}
