// Machines in Git, and the configuration with which Argo CD or Flux applies them.
import { ApiObject, App, Chart, JsonPatch, Size, YamlOutputType } from 'cdk8s';
import {
  ArgoCd, ArgoCdApplication, ArgoCdCustomizations, CloudInit, DataImportCron, DataImportCronRetentionPolicy, Flux, FluxKustomization,
  FluxSourceKind, ImageSource, Machine, MachineDefaults, MachineSize,
} from 'cdk8s-kubevirt';

// A folder for each chart, because both tools read folders.
const app = new App({ yamlOutputType: YamlOutputType.FOLDER_PER_CHART_FILE_PER_RESOURCE });
MachineDefaults.set(app, { identitySeed: 'berlin' });

const images = new Chart(app, 'images', { namespace: 'machines' });
new ApiObject(images, 'namespace', {
  apiVersion: 'v1',
  kind: 'Namespace',
  metadata: {
    name: 'machines',
    // All disks would be deleted with the namespace.
    annotations: { 'argocd.argoproj.io/sync-options': 'Prune=false,Delete=false', 'kustomize.toolkit.fluxcd.io/prune': 'disabled' },
  },
}).addJsonPatch(JsonPatch.remove('/metadata/namespace'));
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

const argoCd = new Chart(app, 'argo-cd', { namespace: 'argocd' });
new ArgoCdCustomizations(argoCd, 'customizations');
const repository = { repoUrl: 'https://git.example.com/fleet.git', targetRevision: 'main' };
new ArgoCdApplication(argoCd, 'machines', {
  sources: [{ ...repository, path: 'images' }, { ...repository, path: 'machines' }],
  destinationNamespace: 'machines',
});

const flux = new Chart(app, 'flux', { namespace: 'flux-system' });
const source = { kind: FluxSourceKind.GIT_REPOSITORY, name: 'fleet' };
new FluxKustomization(flux, 'images', { source, path: './images' });
new FluxKustomization(flux, 'machines', { source, path: './machines', dependsOn: [{ name: 'images' }], ignore: Flux.ignoreRules() });

// Last, when all objects exist.
ArgoCd.addSyncWaves(app);

app.synth();
