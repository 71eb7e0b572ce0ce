// An instance type and a preference of the program's own, what the cluster has, a machine of another program, and what selects machines.
import { App, Chart, Size } from 'cdk8s';
import {
  AccessMode, ClusterCapabilities, DiskBus, ImageSource, Machine, MigrationPolicy, VirtualMachine, VirtualMachineInstancetype,
  VirtualMachinePreference, VirtualMachineSnapshot,
} from 'cdk8s-kubevirt';

const app = new App();
const chart = new Chart(app, 'instancetypes', { namespace: 'shop' });
ClusterCapabilities.set(chart, {
  kubevirtVersion: '1.9.0',
  featureGates: ['Snapshot'],
  storageClasses: { 'ceph-rbd': { accessModes: [AccessMode.READ_WRITE_ONCE, AccessMode.READ_WRITE_MANY] } },
});

const small = new VirtualMachineInstancetype(chart, 'small', {
  cpu: 2,
  memory: Size.gibibytes(4),
  annotations: { 'example.com/costCenter_1': 'shop' },
});
const linux = new VirtualMachinePreference(chart, 'linux', { preferredDiskBus: DiskBus.SCSI });
const web = new Machine(chart, 'web', {
  instancetype: small.reference,
  preference: linux.reference,
  image: ImageSource.registry('quay.io/containerdisks/ubuntu:22.04'),
  disks: [{ name: 'root', size: Size.gibibytes(20), storageClassName: 'ceph-rbd', accessModes: [AccessMode.READ_WRITE_MANY] }],
  instanceLabels: { 'example.com/costCenter_1': 'shop' },
});
web.expose({ ports: [{ name: 'http', port: 80 }] });

new VirtualMachineSnapshot(chart, 'before', { virtualMachine: VirtualMachine.fromVirtualMachineName(chart, 'db', 'db-1') });
new MigrationPolicy(chart, 'slow', { virtualMachineInstanceSelector: web.podLabels, bandwidthPerMigration: Size.mebibytes(64) });

app.synth();
