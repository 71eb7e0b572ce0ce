// An instance type and a preference of the program's own, what the cluster has, a machine of another program, and what selects machines.
package instancetypes;

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
    Chart chart = new Chart(app, "instancetypes", ChartProps.builder().namespace("shop").build());
    ClusterCapabilities.set(chart, ClusterCapabilitiesProps.builder()
        .kubevirtVersion("1.9.0")
        .featureGates(List.of("Snapshot"))
        .storageClasses(Map.of("ceph-rbd", StorageClassCapabilities.builder()
            .accessModes(List.of(AccessMode.READ_WRITE_ONCE, AccessMode.READ_WRITE_MANY))
            .build()))
        .build());

    VirtualMachineInstancetype small = VirtualMachineInstancetype.Builder.create(chart, "small")
        .cpu(2)
        .memory(Size.gibibytes(4))
        .annotations(Map.of("example.com/costCenter_1", "shop"))
        .build();
    VirtualMachinePreference linux = VirtualMachinePreference.Builder.create(chart, "linux").preferredDiskBus(DiskBus.SCSI).build();
    Machine web = Machine.Builder.create(chart, "web")
        .instancetype(small.getReference())
        .preference(linux.getReference())
        .image(ImageSource.registry("quay.io/containerdisks/ubuntu:22.04"))
        .disks(List.of(MachineDisk.builder()
            .name("root")
            .size(Size.gibibytes(20))
            .storageClassName("ceph-rbd")
            .accessModes(List.of(AccessMode.READ_WRITE_MANY))
            .build()))
        .instanceLabels(Map.of("example.com/costCenter_1", "shop"))
        .build();
    web.expose(ExposeOptions.builder().ports(List.of(ExposedPort.builder().name("http").port(80).build())).build());

    VirtualMachineSnapshot.Builder.create(chart, "before")
        .virtualMachine(VirtualMachine.fromVirtualMachineName(chart, "db", "db-1"))
        .build();
    MigrationPolicy.Builder.create(chart, "slow")
        .virtualMachineInstanceSelector(web.getPodLabels())
        .bandwidthPerMigration(Size.mebibytes(64))
        .build();

    app.synth();
  }
}
