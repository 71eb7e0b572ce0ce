// Sizes, a machine that changes its size, an instance type, and fields that an override sets.
import { App, Chart, Size } from 'cdk8s';
import { AccessMode, ImageSource, Machine, MachineDefaults, MachineSize, RunStrategy } from 'cdk8s-kubevirt';

const app = new App();
MachineDefaults.set(app, { storageClassName: 'ceph-rbd' });
const chart = new Chart(app, 'sizes', { namespace: 'machines' });
const image = ImageSource.registry('quay.io/containerdisks/ubuntu:22.04');

new Machine(chart, 'database', {
  size: MachineSize.SMALL,
  cpu: { cores: 4 },
  memory: Size.gibibytes(8),
  image,
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
new Machine(chart, 'render-1', {
  size: huge,
  image,
  multiqueue: true,
  runStrategy: RunStrategy.RERUN_ON_FAILURE,
  overrides: { spec: { template: { spec: { nodeSelector: { pool: 'render' }, terminationGracePeriodSeconds: 180 } } } },
});

new Machine(chart, 'typed', {
  instancetype: { name: 'u1.medium' },
  preference: { name: 'ubuntu' },
  image,
  disks: [{ name: 'root', size: Size.gibibytes(30) }],
});

app.synth();
