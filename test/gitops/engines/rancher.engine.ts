// The library's GitRepos against the real Rancher Fleet: what its Helm releases keep and ignore, and how large they may be.
import { createHash } from 'crypto';
import { ApiObject, Chart, Size, YamlOutputType } from 'cdk8s';
import { DATA_VOLUME, SECRET, VIRTUAL_MACHINE } from './delivery';
import { GitRepoApp } from './rancher';
import { Repository } from './repository';
import { CloudInit, Delivery, Fleet, FleetApp, ImageSource, Machine, MachineDefaults, MachineSize, VirtualMachinePool } from '../../../src';
import { rancherFleetDelivery } from '../../../src/fleet/rancher-fleet-delivery';
import { KubeObject } from '../../plane/client';
import { until, useCluster } from '../../plane/cluster';
import { DOWNSTREAM } from '../../plane/rancher';

const cluster = useCluster();

let repository: Repository;

beforeAll(() => {
  repository = new Repository(process.env.PLANE_TEST_FOLDER!, cluster.namespace, cluster.namespace);
});

interface Options {
  readonly namespace?: string | null;
  readonly rootSize?: number;
  readonly add?: (chart: Chart) => void;
}

/** Commits a fleet of one folder, creates its GitRepo, and returns that with the commit. */
async function commit(id: string, names: readonly string[], options: Options = {}) {
  const { namespace = cluster.namespace, rootSize = 1, add = () => undefined } = options;
  let delivering: any[] = [];
  const first = repository.commitFiles(id, (outdir) => {
    const app = new FleetApp({ outdir, yamlOutputType: YamlOutputType.FOLDER_PER_CHART_FILE_PER_RESOURCE });
    MachineDefaults.set(app, { storageClassName: 'standard', identitySeed: 'plane' });
    const fleet = new Fleet(app, id, {
      clusters: [{ name: DOWNSTREAM.name, cpu: 20, memory: Size.gibibytes(20) }],
      machines: names.map((name) => ({ name, cpu: 1, memory: Size.gibibytes(1) })),
      delivery: Delivery.rancherFleet({ repoUrl: repository.url, path: id }),
      namespace: namespace ?? undefined,
    });
    for (const name of names) {
      new Machine(fleet.chartOf(name), name, {
        cpu: { cores: 1 },
        memory: Size.gibibytes(1),
        image: ImageSource.registry('registry.test/cirros:1'),
        disks: [{ name: 'root', size: Size.gibibytes(rootSize) }],
        cloudInit: CloudInit.noCloud({ hostname: name, writeFiles: [{ path: '/etc/motd', content: 'hello' }] }),
      });
    }
    add(fleet.chartOf(names[0]));
    app.synth();
    delivering = app.charts.find(({ node }) => node.id.endsWith('-rancher-fleet'))!.toJson();
  });
  await Promise.all(delivering.map((object) => cluster.applyStrict(object)));
  return { app: new GitRepoApp(cluster, `${id}-${DOWNSTREAM.name}`), commit: first };
}

async function deliver(id: string, names: readonly string[], options: Options = {}): Promise<GitRepoApp> {
  const { app, commit: wanted } = await commit(id, names, options);
  await app.reaches(wanted, { synced: true, health: 'Healthy' });
  return app;
}

type Kind = Pick<KubeObject, 'apiVersion' | 'kind'>;

const namesIn = async (namespace: string, reference: Kind): Promise<string[]> => (
  (await cluster.client.list({ ...reference, namespace })).map(({ metadata: { name } }) => name).sort()
);

/** The agent considers a machine healthy before KubeVirt has started it. */
const guestOf = (name: string): Promise<string> => until(`machine ${name} to run`, async () => (
  (await cluster.read({ apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachineInstance', name })).metadata.uid
));
const CONFIG_MAP = { apiVersion: 'v1', kind: 'ConfigMap' };
const NAMESPACE = { apiVersion: 'v1', kind: 'Namespace' };

const labelled = (team: string) => (chart: Chart) => (
  chart.node.findAll().filter(ApiObject.isApiObject).filter(({ kind }) => kind === 'VirtualMachine').forEach(({ metadata }) => metadata.addLabel('team', team))
);

/** The agent checks for changes five seconds after a release, and from then on within a second or two. */
const oneLook = () => new Promise((resolve) => setTimeout(resolve, 10_000));

test('a machine that leaves the folder is deleted, its disks and Secret stay without error, and deleting the GitRepo deletes nothing', async () => {
  const id = `${cluster.namespace}-kept`;
  const app = await deliver(id, ['a', 'b']);
  expect(await namesIn(cluster.namespace, VIRTUAL_MACHINE)).toEqual(['a', 'b']);
  const [secrets, uid] = [await namesIn(cluster.namespace, SECRET), await guestOf('a')];
  expect(secrets).toEqual([expect.stringMatching(/^a-cloudinitdisk-/), expect.stringMatching(/^b-cloudinitdisk-/)]);
  await deliver(id, ['a']);
  await until('machine b to be gone', async () => (await namesIn(cluster.namespace, VIRTUAL_MACHINE)).join() === 'a');
  await oneLook();
  expect(await app.drift()).toEqual([]);
  expect((await app.state()).health).toBe('Healthy');
  const expectKept = async () => {
    expect(await namesIn(cluster.namespace, DATA_VOLUME)).toEqual(['a-root', 'b-root']);
    expect(await namesIn(cluster.namespace, SECRET)).toEqual(secrets);
    expect(await guestOf('a')).toBe(uid);
  };
  await expectKept();
  await app.remove();
  await until('the bundle to be gone', async () => (await app.deployments()).length === 0);
  await expectKept();
}, 120_000);

test('a release does not restart a running machine, and ignores fields that others have set', async () => {
  const id = `${cluster.namespace}-edited`;
  const app = await deliver(id, ['c'], { add: labelled('blue') });
  const uid = await guestOf('c');
  await deliver(id, ['c'], { add: labelled('green') });
  expect(await guestOf('c')).toBe(uid);
  await cluster.client.merge({ ...VIRTUAL_MACHINE, name: 'c', namespace: cluster.namespace }, { spec: { runStrategy: 'Halted' } });
  await oneLook();
  // The agent reports the drift without releasing over and over.
  expect(await app.drift()).toEqual(['VirtualMachine c: {"spec":{"runStrategy":"Always"}}']);
  expect(Object.values(await app.releases())).toEqual([2]);
  const { commit: red } = await commit(id, ['c'], { add: labelled('red') });
  await app.reaches(red, { synced: true });
  const { metadata, spec } = await cluster.read({ ...VIRTUAL_MACHINE, name: 'c' });
  expect({ team: metadata.labels.team, runStrategy: spec.runStrategy }).toEqual({ team: 'red', runStrategy: 'Halted' });
  await app.remove();
}, 120_000);

test('an autoscaled pool keeps its size, which does not count as drift', async () => {
  const id = `${cluster.namespace}-pool`;
  const pool = { apiVersion: 'pool.kubevirt.io/v1beta1', kind: 'VirtualMachinePool', name: 'crew', namespace: cluster.namespace };
  const deliverPool = async (team: string) => {
    const { app, commit: wanted } = await commit(id, ['d'], {
      add: (chart) => {
        const template = Machine.template(chart, { size: MachineSize.SMALL, image: ImageSource.registry('registry.test/cirros:1') });
        new VirtualMachinePool(chart, 'crew', { template, replicas: 1, maxReplicas: 4, metadata: { labels: { team } } }).autoscale({ minReplicas: 2, maxReplicas: 4, cpuUtilization: 50 });
      },
    });
    // Without metrics the autoscaler is unhealthy.
    await app.reaches(wanted, { synced: true });
    return app;
  };
  await deliverPool('blue');
  await until('the pool to be scaled', async () => (await cluster.client.read(pool)).spec.replicas === 2);
  const app = await deliverPool('green');
  await oneLook();
  const { metadata, spec } = await cluster.client.read(pool);
  expect({ team: metadata.labels.team, replicas: spec.replicas }).toEqual({ team: 'green', replicas: 2 });
  expect(await app.drift()).toEqual([]);
  await app.remove();
}, 120_000);

test('a changed disk size fails the release of the folder', async () => {
  const id = `${cluster.namespace}-disk`;
  const app = await deliver(id, ['e']);
  const { commit: wanted } = await commit(id, ['e'], { rootSize: 2 });
  await until('the refusal to be told', async () => {
    const { revision, message } = await app.state();
    return revision === wanted && /Deployed: .*Cannot update DataVolume Spec/.test(message);
  });
  await app.remove();
}, 60_000);

test('cluster-scoped objects are applied, a namespace that leaves stays, and objects without a namespace go to default', async () => {
  const id = `${cluster.namespace}-spaces`;
  const [namespace, config] = [`${cluster.namespace}-own`, { ...CONFIG_MAP, metadata: { name: id } }];
  const app = await deliver(id, ['f'], {
    namespace,
    add: (chart) => {
      new ApiObject(chart, 'namespace', { ...NAMESPACE, metadata: { name: namespace } });
      new ApiObject(chart, 'policy', { apiVersion: 'migrations.kubevirt.io/v1alpha1', kind: 'MigrationPolicy', metadata: { name: namespace }, spec: { selectors: {} } });
    },
  });
  expect(await app.drift()).toEqual([]);
  await deliver(id, ['f'], { namespace });
  await until('the policy to be gone', () => cluster.client.isGone({ apiVersion: 'migrations.kubevirt.io/v1alpha1', kind: 'MigrationPolicy', name: namespace }));
  expect((await cluster.client.read({ ...NAMESPACE, name: namespace })).status.phase).toBe('Active');
  await app.remove();
  await cluster.client.delete({ ...NAMESPACE, name: namespace });

  const none = await commit(`${id}-none`, ['f'], { namespace: null, add: (chart) => new ApiObject(chart, 'config', config) });
  await none.app.reaches(none.commit, { synced: true });
  expect(await namesIn('default', CONFIG_MAP)).toContain(id);
  await none.app.remove();
  await Promise.all([
    cluster.client.delete({ ...CONFIG_MAP, name: id, namespace: 'default' }),
    cluster.client.delete({ ...VIRTUAL_MACHINE, name: 'f', namespace: 'default' }),
    cluster.client.delete({ ...DATA_VOLUME, name: 'f-root', namespace: 'default' }),
  ]);
}, 120_000);

test('synth estimates the size of a release within a few percent', async () => {
  const id = `${cluster.namespace}-large`;
  const noise = (index: number) => Array.from({ length: 200 }, (_, part) => createHash('sha512').update(`${index} ${part}`).digest('base64')).join('');
  let release = 0;
  const { app, commit: wanted } = await commit(id, ['g'], {
    add: (chart) => {
      Array.from({ length: 21 }).forEach((_, index) => new ApiObject(chart, `noise-${index}`, { ...CONFIG_MAP, metadata: { name: `noise-${index}` }, data: { noise: noise(index) } }));
      release = rancherFleetDelivery({ repoUrl: '' }).usages(chart.node.findAll().filter(ApiObject.isApiObject))[1].used;
    },
  });
  await app.reaches(wanted, { synced: true });
  const ofRelease = ({ metadata: { name } }: KubeObject) => name.startsWith(`sh.helm.release.v1.${id}-`);
  const releases = (await cluster.client.list({ ...SECRET, namespace: 'default' })).filter(ofRelease);
  expect(releases).toHaveLength(1);
  const size = Buffer.from(releases[0].data.release, 'base64').length;
  expect(release / size).toBeGreaterThan(0.97);
  expect(release / size).toBeLessThan(1.05);
  await app.remove();
}, 60_000);
