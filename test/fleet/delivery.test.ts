import { createHash, randomBytes } from 'crypto';
import { existsSync, readFileSync } from 'fs';
import { join } from 'path';
import { ApiObject, App, Duration, JsonPatch, Lazy, Size, YamlOutputType } from 'cdk8s';
import { clusters, fleetApp, fleetOf, refusal, REPOSITORY, small, written } from './fleets';
import {
  ArgoCd, CloudInit, Delivery, Fleet, FleetApp, FleetProps, Flux, FluxSourceKind, ImageSource, Machine, MachineDefaults, MachineSize, MigrationPolicy,
  SecretSource, SecretValue, VirtualMachineClusterInstancetype, VirtualMachinePool, VirtualMachineTemplate,
} from '../../src';

const DELIVERIES: { readonly [engine: string]: Delivery } = {
  'argo-cd': Delivery.argoCd({ ...REPOSITORY, path: 'dist' }),
  'flux': Delivery.flux({ source: { kind: FluxSourceKind.GIT_REPOSITORY, name: 'fleet' }, path: 'dist' }),
  'open-cluster-management': Delivery.openClusterManagement(),
  'rancher-fleet': Delivery.rancherFleet({ repoUrl: REPOSITORY.repoUrl, path: 'dist' }),
};

/** Two machines in each of two clusters, one per folder. */
const PINNED = small(4).map((machine, index) => ({ ...machine, cluster: ['berlin', 'nairobi'][index % 2], shard: Math.floor(index / 2) }));

/** The objects that configure the engine of a fleet. */
function told(props: Partial<FleetProps>, add: (fleet: Fleet) => unknown = () => undefined): any[] {
  const app = fleetApp();
  add(fleetOf(app, { machines: PINNED, clusters: clusters(10, 2), ...props }));
  return Object.entries(written(app)).filter(([folder]) => !/-(?:\d|shared)$/.test(folder)).flatMap(([, objects]) => objects);
}

const addShared = (fleet: Fleet) => ['berlin', 'nairobi'].forEach((cluster) => new ApiObject(fleet.sharedChartOf(cluster)!, 'settings', { apiVersion: 'v1', kind: 'ConfigMap' }));

test.each(Object.entries(DELIVERIES))('%s gets every folder with its cluster', (_engine, delivery) => {
  const objects = told({ delivery, machines: PINNED.slice(0, 3) });
  expect(objects.map(({ spec: { healthCheckExprs, ...spec }, ...object }) => ({ ...object, spec }))).toMatchSnapshot();
});

test('Argo CD gets an Application for each folder, which ignores fields that others own', () => {
  const [{ kind, spec }] = told({ delivery: Delivery.argoCd({ repoUrl: REPOSITORY.repoUrl, project: 'fleet', destinationNamespace: 'machines', syncOptions: ['CreateNamespace=true'] }), shared: true }, addShared);
  expect(kind).toBe('ApplicationSet');
  expect(spec.generators[0].list.elements).toHaveLength(6);
  expect(spec.template.spec).toMatchObject({
    project: 'fleet',
    source: { path: '{{.name}}' },
    destination: { name: '{{.cluster}}', namespace: 'machines' },
    ignoreDifferences: ArgoCd.ignoreDifferences().map(({ group, kind: of }) => ({ group, kind: of })),
    syncPolicy: { syncOptions: ['RespectIgnoreDifferences=true', 'CreateNamespace=true'] },
  });
});

test('Flux applies the shared folder of a cluster before its machines', () => {
  const kustomizations = told({
    delivery: Delivery.flux({ source: { kind: FluxSourceKind.OCI_REPOSITORY, name: 'fleet' }, namespace: 'gitops', interval: Duration.hours(1), timeout: Duration.minutes(20), retryInterval: Duration.minutes(1), ignore: Flux.ignoreRules() }),
    shared: true,
  }, addShared);
  expect(kustomizations.map(({ metadata: { name, namespace }, spec: { path, dependsOn } }) => [namespace, name, path, dependsOn])).toEqual(['berlin', 'nairobi'].flatMap((cluster) => [
    ['gitops', `fleet-${cluster}-0`, `./fleet-${cluster}-0`, [{ name: `fleet-${cluster}-shared` }]],
    ['gitops', `fleet-${cluster}-1`, `./fleet-${cluster}-1`, [{ name: `fleet-${cluster}-shared` }]],
    ['gitops', `fleet-${cluster}-shared`, `./fleet-${cluster}-shared`, undefined],
  ]));
  expect(kustomizations[0].spec).toMatchObject({ interval: '3600s', timeout: '1200s', retryInterval: '60s', ignore: Flux.ignoreRules(), wait: true, prune: true });
});

test.each([
  ['flux', 'fleet', 'c'.repeat(55), `fleet-${'c'.repeat(55)}-flux`],
  ['open-cluster-management', 'f'.repeat(40), 'berlin', `${'f'.repeat(40)}-open-cluster-management`],
  ['rancher-fleet', 'f'.repeat(50), 'berlin', `${'f'.repeat(50)}-rancher-fleet`],
  ['argo-cd', 'f'.repeat(56), 'a', `${'f'.repeat(56)}-argo-cd`],
])('a folder for %s whose name would be too long is refused', (engine, id, name, folder) => {
  const cluster = { name, cpu: 10, memory: Size.gibibytes(20) };
  expect(() => new Fleet(fleetApp(), id, { clusters: [cluster], machines: small(1), delivery: DELIVERIES[engine], namespace: 'machines' }))
    .toThrow(new Error(`${id}: a folder: "${folder}" has ${folder.length} characters: shorten it to at most 63, names are never truncated`));
});

test('one file for the objects of the hub and of the clusters is refused', () => {
  const app = new FleetApp({ outdir: fleetApp().outdir, yamlOutputType: YamlOutputType.FILE_PER_APP });
  MachineDefaults.set(app, { storageClassName: 'standard', identitySeed: 'test' });
  fleetOf(app, { delivery: DELIVERIES['open-cluster-management'] });
  expect(refusal(app)).toContain('app: writes the ManifestWorks for the hub and the machines in them to one file, and applying that to the hub would run the machines there too: '
    + 'write yamlOutputType: YamlOutputType.FILE_PER_CHART, and apply only "fleet-open-cluster-management" to the hub');
});

test('a ManifestWork leaves disks and Secrets behind when it is deleted, and never resets the size of an autoscaled pool', () => {
  const pool = VirtualMachineTemplate.fromObject({ spec: { runStrategy: 'Always', template: { spec: { domain: { devices: {}, memory: { guest: '1Gi' } } } } } });
  const [work] = told({ delivery: DELIVERIES['open-cluster-management'] }, (fleet) => {
    new VirtualMachinePool(fleet.chartOf('web-1'), 'workers', { template: pool, replicas: 1 }).autoscale({ maxReplicas: 3, cpuUtilization: 50 });
  });
  expect(work.metadata).toEqual({ name: 'fleet-berlin-0', namespace: 'berlin' });
  expect(work.spec.deleteOption).toEqual({
    propagationPolicy: 'SelectivelyOrphan',
    selectivelyOrphans: {
      orphaningRules: expect.arrayContaining([
        { group: 'cdi.kubevirt.io', resource: 'datavolumes', name: 'web-1-root', namespace: 'machines' },
        { group: '', resource: 'secrets', name: expect.stringMatching(/^web-1-/), namespace: 'machines' },
      ]),
    },
  });
  expect(work.spec.manifestConfigs[0]).toEqual({
    resourceIdentifier: { group: 'pool.kubevirt.io', resource: 'virtualmachinepools', name: 'workers', namespace: 'machines' },
    updateStrategy: { type: 'ServerSideApply', serverSideApply: { force: true, ignoreFields: [{ condition: 'OnSpokePresent', jsonPaths: ['.spec.replicas'] }] } },
  });
});

test('a ManifestWork updates the Services of machines in the same way beside objects of a kind of the same name', () => {
  const [work] = told({ delivery: DELIVERIES['open-cluster-management'] }, (fleet) => {
    const chart = fleet.chartOf('web-1');
    ['v1', 'serving.knative.dev/v1'].forEach((apiVersion, index) => new ApiObject(chart, `service-${index}`, { apiVersion, kind: 'Service', spec: {} }));
  });
  const groups = work.spec.manifestConfigs.filter(({ resourceIdentifier: { resource } }: any) => resource === 'services').map((each: any) => each.resourceIdentifier.group);
  expect(groups).toEqual(['', 'serving.knative.dev']);
});

/** The objects that the ManifestWork of a shared folder leaves behind. */
function orphans(add: (fleet: Fleet) => unknown): string[] {
  const works = told({ delivery: DELIVERIES['open-cluster-management'], shared: true }, (fleet) => {
    addShared(fleet);
    add(fleet);
  });
  const { selectivelyOrphans } = works.find(({ metadata }) => metadata.name === 'fleet-berlin-shared').spec.deleteOption;
  return selectivelyOrphans.orphaningRules.map(({ group, resource, namespace, name }: any) => [group, resource, namespace, name].join(' '));
}

test('a ManifestWork leaves every Namespace behind, since deleting one would delete the disks in it', () => {
  expect(orphans((fleet) => {
    new ApiObject(fleet.sharedChartOf('berlin')!, 'namespace', { apiVersion: 'v1', kind: 'Namespace', metadata: { name: 'machines' } }).addJsonPatch(JsonPatch.remove('/metadata/namespace'));
    new ApiObject(fleet.sharedChartOf('berlin')!, 'other', { apiVersion: 'v1', kind: 'Namespace', metadata: { name: 'other' } });
  })).toEqual([' namespaces  machines', ' namespaces  other']);
});

test.each<[asked: string, annotations: { [key: string]: string }]>([
  ['Flux', { 'kustomize.toolkit.fluxcd.io/prune': 'disabled' }],
  ['Helm', { 'helm.sh/resource-policy': 'keep' }],
  ['Flux, which ignores case', { 'kustomize.toolkit.fluxcd.io/prune': 'Disabled' }],
  ['Helm, which ignores case when it deletes a release', { 'helm.sh/resource-policy': 'Keep' }],
  ['Argo CD, in another case', { 'argocd.argoproj.io/sync-options': 'prune=False' }],
  ['Argo CD when it prunes', { 'argocd.argoproj.io/sync-options': 'Replace=true, Prune=false' }],
  ['Argo CD when it deletes', { 'argocd.argoproj.io/sync-options': 'Delete=false' }],
])('a ManifestWork leaves behind objects of any kind that are annotated for %s to keep', (_asked, annotations) => {
  const kinds = [['v1', 'ConfigMap'], ['networking.k8s.io/v1', 'NetworkPolicy'], ['networking.k8s.io/v1', 'Ingress'], ['k8s.cni.cncf.io/v1', 'NetworkAttachmentDefinition']];
  expect(orphans((fleet) => kinds.forEach(([apiVersion, kind]) => new ApiObject(fleet.sharedChartOf('berlin')!, kind, { apiVersion, kind, metadata: { name: 'kept', annotations } })))).toEqual([
    ' configmaps machines kept',
    'networking.k8s.io networkpolicies machines kept',
    'networking.k8s.io ingresses machines kept',
    'k8s.cni.cncf.io network-attachment-definitions machines kept',
  ]);
});

test('a ManifestWork leaves Secrets behind, including ones from a store', () => {
  const app = fleetApp();
  SecretSource.set(app, SecretSource.externalSecrets({ secretStore: { name: 'vault' } }));
  const fleet = fleetOf(app, { delivery: DELIVERIES['open-cluster-management'], machines: PINNED.slice(0, 1) });
  new Machine(fleet.chartOf('web-1'), 'stored', { size: MachineSize.SMALL, image: ImageSource.registry('registry.test/cirros:1'), cloudInit: CloudInit.noCloud({ users: [{ name: 'ada', hashedPasswd: SecretValue.storePlaceholder({ key: 'ada' }) }] }) });
  const [work] = written(app)['fleet-open-cluster-management'];
  expect(work.spec.deleteOption.selectivelyOrphans.orphaningRules.map(({ group, resource }: any) => [group, resource].join(' ')).sort()).toEqual([
    ' secrets', 'cdi.kubevirt.io datavolumes', 'cdi.kubevirt.io datavolumes', 'external-secrets.io externalsecrets',
  ]);
});

test('only for Rancher Fleet, which applies with Helm, are Secrets annotated to be kept by Helm', () => {
  const annotations = (delivery: Delivery) => {
    const app = fleetApp();
    fleetOf(app, { delivery, machines: PINNED.slice(0, 1) });
    return written(app)['fleet-berlin-0'].map(({ kind, metadata }) => [kind, metadata.annotations?.['helm.sh/resource-policy']]);
  };
  expect(annotations(DELIVERIES['rancher-fleet'])).toEqual([['DataVolume', 'keep'], ['Secret', 'keep'], ['VirtualMachine', undefined]]);
  expect(annotations(DELIVERIES['argo-cd'])).toEqual([['DataVolume', 'keep'], ['Secret', undefined], ['VirtualMachine', undefined]]);
});

test('Rancher Fleet does not prune what Helm keeps, including every Namespace with its disks', () => {
  const app = fleetApp();
  const fleet = fleetOf(app, { delivery: DELIVERIES['rancher-fleet'], machines: PINNED.slice(0, 1) });
  new ApiObject(fleet.chartOf('web-1'), 'namespace', { apiVersion: 'v1', kind: 'Namespace', metadata: { name: 'machines' } });
  const kept = written(app)['fleet-berlin-0'].filter(({ metadata }) => metadata.annotations?.['helm.sh/resource-policy'] === 'keep');
  expect(kept.map(({ kind, metadata }) => [kind, metadata.labels['objectset.rio.cattle.io/prune']])).toEqual([['DataVolume', 'false'], ['Namespace', 'false'], ['Secret', 'false']]);
});

test.each(Object.entries(DELIVERIES))('%s keeps a Namespace that leaves its folder, and so the disks in it', (_, delivery) => {
  const app = fleetApp();
  const fleet = fleetOf(app, { delivery, machines: PINNED.slice(0, 1) });
  const annotations = { 'argocd.argoproj.io/sync-options': 'ServerSideApply=true' };
  new ApiObject(fleet.chartOf('web-1'), 'namespace', { apiVersion: 'v1', kind: 'Namespace', metadata: { name: 'machines', annotations } });
  const [namespace] = written(app)['fleet-berlin-0'].filter(({ kind }) => kind === 'Namespace');
  expect(namespace.metadata.annotations).toEqual({
    'argocd.argoproj.io/compare-options': 'IgnoreExtraneous',
    'argocd.argoproj.io/sync-options': 'ServerSideApply=true,Prune=false,Delete=false',
    'helm.sh/resource-policy': 'keep',
    'kustomize.toolkit.fluxcd.io/prune': 'disabled',
  });
});

test('Rancher Fleet finds fleet.yaml in each folder, which only FleetApp writes', () => {
  const app = fleetApp();
  fleetOf(app, { delivery: DELIVERIES['rancher-fleet'], machines: PINNED.slice(0, 1) });
  app.synth();
  expect(readFileSync(join(app.outdir, 'fleet-berlin-0', 'fleet.yaml'), 'utf8')).toMatch(/^helm:\n {2}takeOwnership: true\n/);
  expect(existsSync(join(app.outdir, 'fleet-rancher-fleet', 'fleet.yaml'))).toBe(false);
  const other = new App({ outdir: app.outdir, yamlOutputType: YamlOutputType.FOLDER_PER_CHART_FILE_PER_RESOURCE });
  MachineDefaults.set(other, { storageClassName: 'standard', identitySeed: 'test' });
  fleetOf(other, { delivery: DELIVERIES['rancher-fleet'], machines: PINNED.slice(0, 1) });
  expect(refusal(other)).toContain('app: does not write fleet.yaml into folders, where the engine reads it: write new FleetApp({ yamlOutputType: YamlOutputType.FOLDER_PER_CHART_FILE_PER_RESOURCE })');
});

test('a ManifestWork without disks deletes all of its objects, or none in a handover', () => {
  const bare = (handover: boolean) => {
    const app = fleetApp();
    const fleet = fleetOf(app, { delivery: DELIVERIES['open-cluster-management'], shared: true, handover });
    addShared(fleet);
    return written(app)['fleet-open-cluster-management'].find(({ metadata }) => metadata.name.endsWith('-shared')).spec.deleteOption;
  };
  expect(bare(false)).toEqual({ propagationPolicy: 'Foreground' });
  expect(bare(true)).toEqual({ propagationPolicy: 'Orphan' });
});

test('Rancher Fleet gets the credentials, the branch and the paths of a repository', () => {
  const [repository] = told({ delivery: Delivery.rancherFleet({ repoUrl: REPOSITORY.repoUrl, branch: 'production', namespace: 'fleet-eu', clientSecretName: 'git' }) });
  expect(repository.metadata).toEqual({ name: 'fleet-berlin', namespace: 'fleet-eu' });
  expect(repository.spec).toMatchObject({ branch: 'production', clientSecretName: 'git', paths: ['fleet-berlin-0', 'fleet-berlin-1'], targets: [{ clusterName: 'berlin' }] });
});

test.each([
  ['argo-cd', ', or destinationNamespace: "machines" in Delivery.argoCd'],
  ['flux', ''],
  ['open-cluster-management', ''],
])('objects without a namespace are refused for %s', (engine, more) => {
  const app = fleetApp();
  const fleet = fleetOf(app, { delivery: DELIVERIES[engine], machines: PINNED.slice(0, 1), namespace: undefined });
  new MigrationPolicy(fleet.chartOf('web-1'), 'slow', {});
  new VirtualMachineClusterInstancetype(fleet.chartOf('web-1'), 'small', { cpu: 1, memory: Size.gibibytes(1) });
  new ApiObject(fleet.chartOf('web-1'), 'namespace', { apiVersion: 'v1', kind: 'Namespace', metadata: { name: 'machines' } });
  expect(refusal(app)).toMatch(new RegExp(`folder "fleet-berlin-0": VirtualMachine "web-1" and 2 more have no namespace, without which nothing is applied: write namespace: "machines" in the fleet\'s props, or a namespace in the metadata of each${more}$`, 'm'));
});

test.each([
  ['Argo CD with a destination', Delivery.argoCd({ ...REPOSITORY, destinationNamespace: 'machines' })],
  ['Rancher Fleet', DELIVERIES['rancher-fleet']],
])('objects without a namespace are accepted for %s, which has a default', (_engine, delivery) => {
  const app = fleetApp();
  fleetOf(app, { delivery, machines: PINNED.slice(0, 1), namespace: undefined });
  expect(() => app.synth()).not.toThrow();
});

test('objects may set their own namespace', () => {
  const app = fleetApp();
  const fleet = new Fleet(app, 'fleet', { clusters: clusters(), machines: PINNED.slice(0, 1), delivery: DELIVERIES.flux });
  const options = { size: MachineSize.SMALL, image: ImageSource.registry('registry.test/cirros:1') };
  new Machine(fleet.chartOf('web-1'), 'web-1', { ...options, metadata: { namespace: 'machines' } });
  expect(() => app.synth()).not.toThrow();
  const { apiObject } = new Machine(fleet.chartOf('web-1'), 'web-2', { ...options, metadata: { namespace: 'machines' } });
  apiObject.addJsonPatch(JsonPatch.remove('/metadata/namespace'));
  expect(refusal(app)).toContain('folder "fleet-berlin-0": VirtualMachine "web-2" has no namespace, without which nothing is applied');
});

/** Adds so many objects beside a machine that they exceed a limit. */
const crowd = (count: number, bytes = 0) => (fleet: Fleet) => {
  for (let index = 0; index < count; index += 1) {
    new ApiObject(fleet.chartOf('web-1'), `settings-${index}`, { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: `settings-${index}` }, data: { text: Lazy.any({ produce: () => 'x'.repeat(bytes) }) } });
  }
};

/** Adds an object that cannot be compressed. */
const noise = (fleet: Fleet) => new ApiObject(fleet.chartOf('web-1'), 'noise', {
  apiVersion: 'v1', kind: 'ConfigMap', data: { text: Array.from({ length: 6000 }, (_, index) => createHash('sha512').update(String(index)).digest('base64')).join('') },
});

test.each<[engine: string, what: string, add: (fleet: Fleet) => unknown, message: RegExp]>([
  ['argo-cd', 'objects', crowd(4000), /has 4,003 objects, and with them the Application takes 1,\d{3},\d{3} of 1,048,576 bytes, because etcd limits it to 1\.5 MiB: write shards: \d for cluster "berlin", which has 1/],
  ['argo-cd', 'bytes', crowd(11, 1_000_000), /has 14 objects, and with them Argo CD takes 11,\d{3},\d{3} of 10,000,000 bytes, the most that it reads: write shards: \d /],
  ['flux', 'objects', crowd(9000), /has 9,003 objects, and with them a pass of Flux takes 631 of 600 seconds, its interval: write shards: \d /],
  ['open-cluster-management', 'bytes', crowd(6, 100_000), /the ManifestWork takes 60\d,\d{3} of 512,000 bytes, the most that the hub admits: write shards: \d /],
  ['open-cluster-management', 'objects', crowd(1500), /the ManifestWork takes 1,6\d\d,\d{3} of 1,572,864 bytes, because etcd limits it to 1\.5 MiB: write shards: \d /],
  ['rancher-fleet', 'objects', crowd(8000), /the bundle takes 2,\d{3},\d{3} of 1,556,480 bytes, compressed, because etcd limits it to 1\.5 MiB: write shards: \d /],
  ['rancher-fleet', 'compressed bytes', noise, /the Helm release takes 1,[1-3]\d\d,\d{3} of 1,032,192 bytes, compressed, because a Secret holds 1 MiB: write shards: \d /],
])('%s: a folder with too many %s is refused', (engine, _what, add, text) => {
  const app = fleetApp();
  add(fleetOf(app, { delivery: DELIVERIES[engine], machines: PINNED.slice(0, 1), clusters: clusters() }));
  expect(refusal(app)).toMatch(text);
});

test('a shared folder that is too large is refused without suggesting shards', () => {
  const app = fleetApp();
  const fleet = fleetOf(app, { delivery: DELIVERIES['rancher-fleet'], shared: true, machines: PINNED.slice(0, 1) });
  new ApiObject(fleet.sharedChartOf('berlin')!, 'large', { apiVersion: 'v1', kind: 'ConfigMap', data: { text: randomBytes(1_000_000).toString('base64') } });
  const message = refusal(app);
  expect(message).toContain('1,032,192 bytes, compressed, because a Secret holds 1 MiB: move objects into the folders of machines');
  expect(message).not.toContain('shards');
});

test('a fleet fits with the number of shards that the error suggests', () => {
  const app = fleetApp();
  const machines = small(400).map((machine) => ({ ...machine, cluster: 'berlin' }));
  fleetOf(app, { delivery: DELIVERIES['open-cluster-management'], machines, clusters: [{ name: 'berlin', cpu: 400, memory: Size.gibibytes(800) }] });
  const shards = Number(/write shards: (\d+)/.exec(refusal(app))![1]);
  const other = fleetApp();
  fleetOf(other, { delivery: DELIVERIES['open-cluster-management'], machines, clusters: [{ name: 'berlin', cpu: 400, memory: Size.gibibytes(800), shards }] });
  expect(() => other.synth()).not.toThrow();
});
