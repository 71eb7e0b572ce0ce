// Operations after the first day: a snapshot before an upgrade, its restore, a copy to try things on, an export of the disks, and
// a policy for migrations.
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
  disks: [{ name: 'root', accessModes: [AccessMode.READ_WRITE_MANY] }],
  metadata: { labels: { 'example.com/tier': 'database' } },
});

const before = new VirtualMachineSnapshot(chart, 'database-1-before-16', { virtualMachine: database, failureDeadline: Duration.minutes(10) });

// `virtctl vmexport download` fetches it, with the token from a Secret that is in no manifest.
new VirtualMachineExport(chart, 'database-1-export', { snapshot: before, tokenSecretName: 'database-1-export-token', ttlDuration: Duration.hours(8) });

// Databases can write faster than a migration sends their memory: they are slowed down, and finally paused.
new MigrationPolicy(chart, 'databases', {
  virtualMachineInstanceSelector: { 'example.com/tier': 'database' },
  bandwidthPerMigration: Size.gibibytes(1),
  completionTimeoutPerGib: Duration.minutes(3),
  allowAutoConverge: true,
  allowWorkloadDisruption: true,
  allowPostCopy: false,
});

// A separate machine on which to rehearse the upgrade. No manifest describes it, so delete it by hand.
const rehearsal = new Chart(app, 'rehearsal', { namespace: 'machines' });
new VirtualMachineClone(rehearsal, 'database-1-rehearsal', {
  snapshot: before,
  targetName: 'database-rehearsal',
  volumeNamePolicy: VolumeNamePolicy.PREFIX_TARGET_NAME,
  templateLabelFilters: ['*', '!example.com/tier'],
});

// The restore has its own file, which you apply only if you need it.
const wayBack = new Chart(app, 'way-back', { namespace: 'machines' });
new VirtualMachineRestore(wayBack, 'database-1-back-to-15', {
  snapshot: before,
  // It starts once somebody stops the machine.
  targetReadinessPolicy: RestoreTargetReadinessPolicy.WAIT_EVENTUALLY,
  volumeRestorePolicy: VolumeRestorePolicy.IN_PLACE,
});

app.synth();
