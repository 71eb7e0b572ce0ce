// A golden image that is updated every night, a machine cloned from it, and images from all other sources.
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

const sources = {
  'from-http': ImageSource.http('https://images.example.com/debian.qcow2', { certConfigMap: 'example-ca', secretExtraHeaders: ['image-token'] }),
  'from-s3': ImageSource.s3('https://s3.example.com/images/debian.qcow2', { secretRef: 's3-credentials' }),
  'from-gcs': ImageSource.gcs('gs://images/debian.qcow2'),
  'from-upload': ImageSource.upload(),
  'from-nothing': ImageSource.blank(),
};
for (const [name, image] of Object.entries(sources)) {
  new DataVolume(chart, name, { image, size: Size.gibibytes(20) });
}
new DataVolume(chart, 'from-claim', { image: ImageSource.pvc('template-disk', 'images') });

app.synth();
