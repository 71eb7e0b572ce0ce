// Assertions about a program's machines, and the messages of those that fail.
import { App, Chart, Size } from 'cdk8s';
import { DiskBus, ImageSource, Machine, MachineAssertions, MachineSize } from 'cdk8s-kubevirt';

const app = new App();
const chart = new Chart(app, 'assertions', { namespace: 'shop' });
new Machine(chart, 'db', {
  size: MachineSize.SMALL,
  image: ImageSource.registry('quay.io/containerdisks/ubuntu:22.04'),
  disks: [{ name: 'data', size: Size.gibibytes(100), bus: DiskBus.SCSI }],
});
app.synth();

const machines = MachineAssertions.fromApp(app);
machines.countIs(1);
machines.hasDisk('db', { name: 'data', size: Size.gibibytes(100), bus: DiskBus.SCSI });
machines.hasMachine('metadata: { name: db, annotations: null }');
machines.isAdmitted();

try {
  machines.hasMachine({ spec: { template: { spec: { domain: { cpu: { cores: 16 } } } } } });
} catch (error) {
  console.log(`refused: ${(error as Error).message}`);
}

const since = `
apiVersion: kubevirt.io/v1
kind: VirtualMachine
metadata: { name: db, namespace: shop }
spec: { runStrategy: Always, template: { spec: { domain: { cpu: { cores: 1 }, devices: {}, memory: { guest: 1Gi } } } } }
`;
for (const { name, namespace, fields } of machines.restarts(since)) {
  console.log(`${namespace}/${name} restarts: ${fields.join(' ')}`);
}
