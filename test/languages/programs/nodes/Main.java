// Node types that share a template, one that merges a patch into it, and claims whose machines join a cluster.
package nodes;

import io.github.cdk8skubevirt.*;
import java.util.List;
import java.util.Map;
import org.cdk8s.App;
import org.cdk8s.Chart;
import org.cdk8s.ChartProps;

public class Main {
  public static void main(String[] arguments) {
    App app = new App();
    Advice.silence(app, "cloud-init-without-login", "container-disk-for-data");
    Chart chart = new Chart(app, "nodes", ChartProps.builder().namespace("vcluster-platform").build());

    NodeProvider provider = NodeProvider.Builder.create(chart, "provider")
        .template(VirtualMachineTemplate.fromObject(
                Map.of("spec", Map.of("template", Map.of("spec", Map.of("domain", Map.of("devices", Map.of()))))))
            .withDisk(VirtualMachineDisk.builder()
                .name("root")
                .volume(VolumeSource.containerDisk("quay.io/containerdisks/ubuntu:22.04"))
                .build())
            .withNetwork(VirtualMachineNetwork.builder().name("default").build()))
        .nodeTypes(List.of(
            NodeType.builder().name("small").resources(Map.of("cpu", 2, "memory", "4Gi")).maxCapacity(10).cost(10).build(),
            NodeType.builder()
                .name("large")
                .resources(Map.of("cpu", 8, "memory", "32Gi"))
                .properties(Map.of("tier", "database"))
                .taints(List.of(NodeTaint.builder().key("dedicated").value("database").effect(NodeTaintEffect.NO_SCHEDULE).build()))
                .mergeVirtualMachineTemplate(Map.of("metadata", Map.of("labels", Map.of("workload", "memory"))))
                .build()))
        .build();

    NodeRegistration registration = NodeRegistration.vcluster(VclusterRegistrationProps.builder()
        .endpoint("my-vcluster.example.com")
        .token(SecretValue.fromSecret(SecretKeyReference.builder().secretName("my-vcluster-join").key("token").build()))
        .build());
    provider.claim("workers", NodeClaimProps.builder()
        .nodeType("small")
        .quantity(2)
        .registration(registration)
        .nodeLabels(Map.of("team", "web"))
        .build());
    provider.claim("databases", NodeClaimProps.builder()
        .requirements(List.of(NodeRequirement.builder()
            .property("tier")
            .operator(NodeRequirementOperator.IN)
            .values(List.of("database"))
            .build()))
        .registration(registration)
        .build());

    Map<?, ?> manifest = (Map<?, ?>) provider.toManifest();
    System.out.println(((Map<?, ?>) manifest.get("metadata")).get("name"));
    app.synth();
  }
}
