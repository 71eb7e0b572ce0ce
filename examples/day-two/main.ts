// What is done with a machine after its first day: a snapshot before an upgrade, the way back, a copy to try things on, its disks for
// download, and how it moves between nodes.
import { App, Chart, Duration, Size } from 'cdk8s';
import {
  AccessMode, CloudInit, ImageSource, Machine, MachineDefaults, MachineSize, MigrationPolicy, RestoreTargetReadinessPolicy, VirtualMachineClone,
  VirtualMachineExport, VirtualMachineRestore, VirtualMachineSnapshot, VolumeNamePolicy, VolumeRestorePolicy,
} from 'cdk8s-kubevirt';

const ADA = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJmx0J3mGzlZgDbBD1cYTYIS0qVPzGUDR4XMr9gTwpVn ada@example.com';

const app = new App();
MachineDefaults.set(app, { storageClassName: 'ceph-rbd' });
const chart = new Chart(app, 'day-two', { namespace: 'machines' });

const database = new Machine(chart, 'database-1', {
  size: MachineSize.MEDIUM,
  image: ImageSource.registry('quay.io/containerdisks/ubuntu:22.04'),
  cloudInit: CloudInit.noCloud({ sshAuthorizedKeys: [ADA] }),
  disks: [{ name: 'root', accessMode: AccessMode.READ_WRITE_MANY }],
  metadata: { labels: { 'example.com/tier': 'database' } },
});

const before = new VirtualMachineSnapshot(chart, 'database-1-before-16', { virtualMachine: database, failureDeadline: Duration.minutes(10) });

// Fetched by `virtctl vmexport download`, with the token of a Secret that is in no manifest.
new VirtualMachineExport(chart, 'database-1-export', { snapshot: before, tokenSecretName: 'database-1-export-token', ttlDuration: Duration.hours(8) });

// Databases write faster than their memory is sent: they are slowed down, and paused at last.
new MigrationPolicy(chart, 'databases', {
  virtualMachineInstanceSelector: { 'example.com/tier': 'database' },
  bandwidthPerMigration: Size.gibibytes(1),
  completionTimeoutPerGib: Duration.minutes(3),
  allowAutoConverge: true,
  allowWorkloadDisruption: true,
  allowPostCopy: false,
});

// A machine of its own to rehearse the upgrade on, which no manifest describes: whoever is done with it deletes it.
const rehearsal = new Chart(app, 'rehearsal', { namespace: 'machines' });
new VirtualMachineClone(rehearsal, 'database-1-rehearsal', {
  snapshot: before,
  targetName: 'database-rehearsal',
  volumeNamePolicy: VolumeNamePolicy.PREFIX_TARGET_NAME,
  templateLabelFilters: ['*', '!example.com/tier'],
});

// It has a file of its own, which is applied once there is need of it.
const wayBack = new Chart(app, 'way-back', { namespace: 'machines' });
new VirtualMachineRestore(wayBack, 'database-1-back-to-15', {
  snapshot: before,
  // It begins when the machine is stopped, which it leaves to whoever is responsible for it.
  targetReadinessPolicy: RestoreTargetReadinessPolicy.WAIT_EVENTUALLY,
  volumeRestorePolicy: VolumeRestorePolicy.IN_PLACE,
});

app.synth();
