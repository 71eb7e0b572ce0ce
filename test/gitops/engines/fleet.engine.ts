// A fleet whose machines are in two folders, each delivered by its own app, and what happens to machines that move between them.
import { mkdtempSync, readdirSync, readFileSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { ApiObject, Duration, Size, YamlOutputType } from 'cdk8s';
import { parse } from 'yaml';
import { ArgoCdApp, tellHealthChecks } from './argo-cd';
import { VIRTUAL_MACHINE } from './delivery';
import { DeliveredApp } from './engine';
import { FluxApp, sourceOf } from './flux';
import { ManifestWorkApp } from './ocm';
import { GitRepoApp } from './rancher';
import { Repository } from './repository';
import { CloudInit, Delivery, Fleet, FleetApp, FleetProps, ImageSource, Machine, MachineDefaults, MachineSize } from '../../../src';
import { KubeObject } from '../../plane/client';
import { useCluster } from '../../plane/cluster';
import { MANAGED_CLUSTER } from '../../plane/ocm';
import { DOWNSTREAM } from '../../plane/rancher';
import { until } from '../../plane/until';

const cluster = useCluster();

const NAMESPACE = { apiVersion: 'v1', kind: 'Namespace' };

let repository: Repository;

beforeAll(() => {
  repository = new Repository(process.env.PLANE_TEST_FOLDER!, cluster.namespace, cluster.namespace);
});

interface Engine {
  /** The engine's name for the plane. */
  readonly cluster: string;
  /** The delivery of a folder of the repository. */
  delivery(folder: string): Promise<Delivery>;
  app(name: string): DeliveredApp;
}

const ENGINES: { readonly [name: string]: Engine } = {
  'argo-cd': {
    cluster: 'in-cluster',
    delivery: async (folder) => {
      await tellHealthChecks(cluster);
      return Delivery.argoCd({ repoUrl: repository.url, targetRevision: 'main', path: folder });
    },
    app: (name) => new ArgoCdApp(cluster, { apiVersion: 'argoproj.io/v1alpha1', kind: 'Application', name, namespace: 'argocd' }),
  },
  'flux': {
    cluster: 'plane',
    delivery: async (folder) => Delivery.flux({
      source: await sourceOf(cluster, repository, folder),
      path: folder,
      namespace: cluster.namespace,
      timeout: Duration.minutes(2),
      retryInterval: Duration.seconds(10),
    }),
    app: (name) => new FluxApp(cluster, { apiVersion: 'kustomize.toolkit.fluxcd.io/v1', kind: 'Kustomization', name, namespace: cluster.namespace }),
  },
  'open-cluster-management': {
    cluster: MANAGED_CLUSTER,
    delivery: async () => Delivery.openClusterManagement(),
    app: (name) => new ManifestWorkApp(cluster, name),
  },
  'rancher-fleet': {
    cluster: DOWNSTREAM.name,
    delivery: async (folder) => Delivery.rancherFleet({ repoUrl: repository.url, path: folder }),
    // One GitRepo covers all folders of a cluster.
    app: (name) => new GitRepoApp(cluster, name.replace(/-\d+$/, '')),
  },
};

type Change = Partial<Pick<FleetProps, 'handover'>> & {
  readonly shards: number;
  readonly machines: readonly string[];
  /** A namespace that is part of the fleet. */
  readonly brought?: string;
};

/** Writes a fleet of one cluster into a folder, and returns its delivery. */
function synthesize(id: string, clusterName: string, delivery: Delivery, outdir: string, change: Change): KubeObject[] {
  const { shards, machines, brought, handover } = change;
  const app = new FleetApp({ outdir, yamlOutputType: YamlOutputType.FOLDER_PER_CHART_FILE_PER_RESOURCE });
  MachineDefaults.set(app, { storageClassName: 'standard', identitySeed: 'plane' });
  const fleet = new Fleet(app, id, {
    clusters: [{ name: clusterName, cpu: 10, memory: Size.gibibytes(20), shards }],
    machines: machines.map((name) => ({ name, size: MachineSize.SMALL })),
    delivery,
    handover,
    namespace: cluster.namespace,
  });
  for (const name of machines) {
    new Machine(fleet.chartOf(name), name, {
      size: MachineSize.SMALL,
      image: ImageSource.registry('registry.test/cirros:1'),
      cloudInit: CloudInit.noCloud({ hostname: name, writeFiles: [{ path: '/etc/motd', content: 'hello' }] }),
    });
  }
  if (brought !== undefined) {
    new ApiObject(fleet.chartOf(machines[0]), 'brought', { ...NAMESPACE, metadata: { name: brought } });
  }
  app.synth();
  const folder = readdirSync(outdir).find((name) => /-(?:argo-cd|flux|open-cluster-management|rancher-fleet)$/.test(name))!;
  return readdirSync(join(outdir, folder)).map((file) => parse(readFileSync(join(outdir, folder, file), 'utf8')));
}

describe.each(Object.entries(ENGINES))('%s', (engine, { cluster: clusterName, delivery, app }) => {
  const id = `${cluster.namespace}-${engine[0]}`;
  const machines = [1, 2, 3, 4, 5, 6].map((number) => `${engine}-${number}`);
  const apps = (shards: number) => Array.from({ length: shards }, (_, shard) => app(`${id}-${clusterName}-${shard}`));
  let told: Delivery;
  let present: readonly DeliveredApp[] = [];

  beforeAll(async () => {
    told = await delivery(id);
  });

  /** Commits a fleet, and waits until each app has delivered it, beginning with those that may delete machines. */
  async function deliver(change: Change): Promise<void> {
    const commit = repository.commitFiles(id, (path) => synthesize(id, clusterName, told, path, change));
    const delivered = (each: DeliveredApp) => each.reaches(commit, { synced: true, health: 'Healthy' });
    await Promise.all(present.map(delivered));
    const delivering = synthesize(id, clusterName, told, mkdtempSync(join(tmpdir(), 'fleet-')), change);
    await Promise.all(delivering.map((object) => cluster.applyStrict(object)));
    present = apps(change.shards);
    for (const each of present) {
      await until('the app to be there', () => each.read());
      await delivered(each);
    }
  }

  const ids = async () => Object.fromEntries((await cluster.list(VIRTUAL_MACHINE)).map(({ metadata: { name, uid } }) => [name, uid])
    .filter(([name]) => machines.includes(name)));

  test('no app deletes a machine that moves to another one; a machine that leaves the fleet is deleted, and its namespace is not', async () => {
    const brought = `${id}-brought`;
    await deliver({ shards: 1, machines, brought });
    const first = await ids();
    expect(Object.keys(first).sort()).toEqual(machines);
    await deliver({ shards: 1, machines, brought, handover: true });
    await deliver({ shards: 2, machines, brought, handover: true });
    expect(await ids()).toEqual(first);
    await deliver({ shards: 2, machines, brought });
    for (const each of apps(2)) {
      await each.looked();
    }
    expect(await ids()).toEqual(first);
    const [last, ...others] = [...machines].reverse();
    await deliver({ shards: 2, machines: others });
    await until('the machine to be gone', () => cluster.client.isGone({ ...VIRTUAL_MACHINE, name: last, namespace: cluster.namespace }));
    expect(Object.keys(await ids()).sort()).toEqual([...others].reverse());
    expect((await cluster.client.read({ ...NAMESPACE, name: brought })).status.phase).toBe('Active');
    await cluster.client.delete({ ...NAMESPACE, name: brought });
  }, 600_000);
});
