// Sizes, changes to a size, a custom size, an instance type, and a storage class for a whole app.
import { App, Chart, Size } from 'cdk8s';
import { AccessMode, ImageSource, Machine, MachineDefaults, MachineSize, RunStrategy } from 'cdk8s-kubevirt';

const app = new App();
MachineDefaults.set(app, { storageClassName: 'ceph-rbd' });
const chart = new Chart(app, 'machine-sizes', { namespace: 'machines' });
const ubuntu = ImageSource.registry('quay.io/containerdisks/ubuntu:22.04');

// The size's root disk becomes larger. The data disk supports live migration.
new Machine(chart, 'database', {
  size: MachineSize.SMALL,
  cpu: { cores: 4 },
  memory: Size.gibibytes(8),
  image: ubuntu,
  disks: [
    { name: 'root', size: Size.gibibytes(40) },
    { name: 'data', size: Size.gibibytes(100), storageClassName: 'fast-ssd', accessModes: [AccessMode.READ_WRITE_MANY] },
  ],
});

const huge = MachineSize.of({
  cpu: { cores: 8, sockets: 2, dedicatedCpuPlacement: true },
  memory: Size.gibibytes(64),
  disks: [{ name: 'root', size: Size.gibibytes(200) }],
});
new Machine(chart, 'render-1', { size: huge, image: ubuntu, multiqueue: true, runStrategy: RunStrategy.RERUN_ON_FAILURE });

new Machine(chart, 'typed', {
  instancetype: { name: 'u1.medium' },
  preference: { name: 'ubuntu' },
  image: ubuntu,
  disks: [{ name: 'root', size: Size.gibibytes(30) }],
});

app.synth();
