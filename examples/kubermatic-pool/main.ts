// A golden image that is imported once, and cloned for a machine and for each machine of a pool.
import { App, Chart, Size } from 'cdk8s';
import { DataSource, DataVolume, ImageSource, RunStrategy, VirtualMachine, VirtualMachinePool, VirtualMachineTemplate, VolumeSource } from 'cdk8s-kubevirt';

const app = new App();
const chart = new Chart(app, 'kubermatic-pool', { namespace: 'images' });

const image = new DataVolume(chart, 'my-http-image', {
  image: ImageSource.http('http://example.com/path/to/your/image.qcow2'),
  size: Size.gibibytes(10),
  immediateBinding: true,
});
const source = new DataSource(chart, 'my-http-datasource', { source: ImageSource.pvc(image.name, 'images') });

const cloned = (disk: string) => VirtualMachineTemplate.fromObject({
  spec: {
    runStrategy: RunStrategy.RERUN_ON_FAILURE,
    template: { spec: { domain: { cpu: { cores: 1 }, memory: { guest: '2Gi' } } } },
  },
})
  .withDisk({ name: 'rootdisk', volume: VolumeSource.dataVolumeTemplate(disk, { image: ImageSource.dataSource(source.name), size: Size.gibibytes(10) }) })
  .withNetwork({ name: 'default' });

new VirtualMachine(chart, 'my-vm', { template: cloned('my-vm-rootdisk') });
new VirtualMachinePool(chart, 'my-vm-http-pool', { template: cloned('my-pool-rootdisk'), replicas: 3 });

app.synth();
