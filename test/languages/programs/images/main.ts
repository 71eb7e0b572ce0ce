// A golden image that is refreshed, a machine that clones it, and images from all other sources.
import { App, Chart, Size } from 'cdk8s';
import { DataImportCron, DataImportCronRetentionPolicy, DataVolume, ImageSource, Machine, MachineSize } from 'cdk8s-kubevirt';

const app = new App();
const chart = new Chart(app, 'images', { namespace: 'images' });

const fedora = new DataImportCron(chart, 'fedora-nightly', {
  schedule: '0 3 * * *',
  managedDataSource: 'fedora',
  image: ImageSource.registry('quay.io/containerdisks/fedora:40'),
  size: Size.gibibytes(10),
  retentionPolicy: DataImportCronRetentionPolicy.NONE,
});
const machine = new Machine(chart, 'desk-1', { size: MachineSize.SMALL, image: ImageSource.dataSource('fedora') });
machine.node.addDependency(fedora);

new DataVolume(chart, 'from-http', {
  image: ImageSource.http('https://images.example.com/debian.qcow2', { certConfigMap: 'example-ca', secretExtraHeaders: ['image-token'] }),
  size: Size.gibibytes(20),
});
new DataVolume(chart, 'from-s3', {
  image: ImageSource.s3('https://s3.example.com/images/debian.qcow2', { secretRef: 's3-credentials' }),
  size: Size.gibibytes(20),
});
new DataVolume(chart, 'from-upload', { image: ImageSource.upload(), size: Size.gibibytes(20) });
new DataVolume(chart, 'from-claim', { image: ImageSource.pvc('template-disk', 'images') });

app.synth();
