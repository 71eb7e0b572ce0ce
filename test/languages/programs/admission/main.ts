// Whatever a cluster would refuse is an error of the program, which lists every problem.
import { App, Chart, Size } from 'cdk8s';
import { Admission, ImageSource, Machine, MachineSize, VirtualMachine, VirtualMachineTemplate } from 'cdk8s-kubevirt';

const app = new App();
const chart = new Chart(app, 'admission');

const attempt = (make: () => unknown) => {
  try {
    make();
  } catch (error) {
    console.log(`refused: ${(error as Error).message}`);
  }
};

attempt(() => new Machine(chart, 'Web_1', {
  size: MachineSize.SMALL,
  image: ImageSource.registry('quay.io/containerdisks/ubuntu:22.04'),
  disks: [{ name: 'Data', size: Size.gibibytes(0) }],
}));
attempt(() => VirtualMachineTemplate.fromYaml('{ kind: Pod, spec: { template: {} } }'));
attempt(() => VirtualMachineTemplate.fromObject(VirtualMachineTemplate.fromYaml('spec: { template: {} }')));
attempt(() => VirtualMachineTemplate.fromObject({ spec: { template: { spec: { domain: {} } } } }).merge({ spec: { template: { spec: { $patch: 'remove' } } } }));

for (const violation of Admission.validate({
  apiVersion: 'kubevirt.io/v1',
  kind: 'VirtualMachine',
  metadata: { name: 'web-1' },
  spec: { running: true, runStrategy: 'Always', template: { spec: { domain: { devices: { disks: [{ name: 'root', disk: { bus: 'fast' } }] } } } } },
})) {
  console.log(violation);
}

new VirtualMachine(chart, 'db-1', {
  template: VirtualMachineTemplate.fromObject({ spec: { template: { spec: { domain: { devices: {} } } } } })
    .withResources({ cpu: 2, memory: '4Gi' })
    .merge({ spec: { template: { spec: { networks: [{ name: 'office', multus: { networkName: 'office' } }] } } } }),
});
attempt(() => app.synth());
