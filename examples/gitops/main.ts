// Machines in Git, and what Argo CD and Flux are told so that either can apply them.
import { App, Chart, Size } from 'cdk8s';
import {
  ArgoCd, ArgoCdCustomizations, CloudInit, DataImportCron, DataImportCronRetentionPolicy, FluxKustomization, ImageSource, Machine, MachineDefaults,
  MachineSize,
} from 'cdk8s-kubevirt';

const app = new App();
MachineDefaults.set(app, { identitySeed: 'berlin' });

const images = new Chart(app, 'images', { namespace: 'machines' });
new DataImportCron(images, 'fedora-nightly', {
  schedule: '0 3 * * *',
  managedDataSource: 'fedora',
  image: ImageSource.registry('quay.io/containerdisks/fedora:40'),
  size: Size.gibibytes(10),
  retentionPolicy: DataImportCronRetentionPolicy.NONE,
});

const machines = new Chart(app, 'machines', { namespace: 'machines' });
for (const name of ['database-1', 'database-2']) {
  new Machine(machines, name, {
    size: MachineSize.SMALL,
    image: ImageSource.dataSource('fedora'),
    disks: [{ name: 'data', size: Size.gibibytes(50) }],
    cloudInit: CloudInit.noCloud({
      users: [{ name: 'ada', sshAuthorizedKeys: ['ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJmx0J3mGzlZgDbBD1cYTYIS0qVPzGUDR4XMr9gTwpVn ada@example.com'] }],
    }),
  });
}

new ArgoCdCustomizations(new Chart(app, 'argo-cd'), 'customizations');

const flux = new Chart(app, 'flux', { namespace: 'flux-system' });
const source = { kind: 'GitRepository', name: 'fleet' };
new FluxKustomization(flux, 'images', { source, path: './images' });
new FluxKustomization(flux, 'machines', { source, path: './machines', dependsOn: ['images'] });

// Last, when all objects are there.
ArgoCd.addSyncWaves(app);

app.synth();
