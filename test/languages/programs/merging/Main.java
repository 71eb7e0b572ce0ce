// A template that is merged, substituted and stripped of fields, by objects and by YAML.
package merging;

import io.github.cdk8skubevirt.*;
import java.util.List;
import java.util.Map;
import org.cdk8s.App;
import org.cdk8s.Chart;
import org.cdk8s.ChartProps;

public class Main {
  private static final StrategicMergeOptions BY_NAME = StrategicMergeOptions.builder().mergeListsBy("name").build();

  public static void main(String[] arguments) {
    App app = new App();
    Chart chart = new Chart(app, "merging", ChartProps.builder().namespace("databases").build());

    VirtualMachineTemplate base = VirtualMachineTemplate.fromYaml("""
        metadata:
          labels:
            app: "{{NAME}}"
            temporary: "yes"
        spec:
          template:
            spec:
              hostname: "{{NAME}}"
              domain:
                devices:
                  disks:
                    - name: scratch
                      disk:
                        bus: virtio
              volumes:
                - name: scratch
                  emptyDisk:
                    capacity: 2Gi
        """)
        .withResources(TemplateResources.builder().cpu(2).memory("4Gi").build())
        .withDisk(VirtualMachineDisk.builder().name("root").volume(VolumeSource.persistentVolumeClaim("root")).build())
        .withNetwork(VirtualMachineNetwork.builder().name("default").build());

    VirtualMachineTemplate merged = base
        .merge(Map.of("metadata", Map.of("labels", Map.of("tier", "db"))))
        .merge("metadata: { labels: { temporary: null } }")
        .merge("""
            spec:
              template:
                spec:
                  domain:
                    devices:
                      disks:
                        - name: scratch
                          $patch: delete
            """, BY_NAME)
        .merge(Map.of("spec", Map.of("template", Map.of("spec", Map.of(
            "volumes", List.of(Map.of("name", "scratch", "$patch", "delete")))))), BY_NAME);

    VirtualMachine.Builder.create(chart, "db-1").template(merged.substitute(Map.of("NAME", "db-1"))).build();
    VirtualMachine.Builder.create(chart, "db-2").template(base.substitute(Map.of("NAME", "db-2"))).build();

    Map<?, ?> machine = (Map<?, ?>) StrategicMerge.apply(
        Map.of("metadata", Map.of("name", "db-3", "labels", Map.of("kept", "a", "gone", "b"))),
        "metadata: { labels: { gone: null } }");
    Map<?, ?> metadata = (Map<?, ?>) machine.get("metadata");
    for (Object label : ((Map<?, ?>) metadata.get("labels")).keySet()) {
      System.out.println(label);
    }

    app.synth();
  }
}
