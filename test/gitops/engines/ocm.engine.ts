// The library's ManifestWorks against the real hub webhook and the real agent: their size limit, what they keep, and what they ignore.
import { ApiObject, App, Chart, Size } from 'cdk8s';
import { DATA_VOLUME, VIRTUAL_MACHINE } from './delivery';
import { ManifestWorkApp } from './ocm';
import { CloudInit, Delivery, Fleet, FleetApp, ImageSource, Machine, MachineDefaults, MachineSize, VirtualMachinePool } from '../../../src';
import { openClusterManagementDelivery } from '../../../src/fleet/open-cluster-management-delivery';
import { manifestOf } from '../../../src/objects/rendered-object';
import { until, useCluster } from '../../plane/cluster';
import { MANAGED_CLUSTER } from '../../plane/ocm';

const cluster = useCluster();

/** ConfigMaps with a string each, and one more that fills the work up to the given size. */
function configMaps(count: number, text: string, total: number): ApiObject[] {
  const withLast = (length: number) => {
    const chart = new Chart(new App(), 'large');
    return [...Array<string>(count).fill(text), 'x'.repeat(length)].map((value, index) => new ApiObject(chart, `part-${index}`, {
      apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: `part-${index}`, namespace: 'default' }, data: { value },
    }));
  };
  // The length's own digits count too.
  const near = total - bytesOf(withLast(0));
  return withLast(near - (bytesOf(withLast(near)) - total));
}

const bytesOf = (objects: readonly ApiObject[]) => openClusterManagementDelivery().usages(objects)[0].used;

const LIMIT = openClusterManagementDelivery().usages([])[0].limit;

describe('the hub', () => {
  const admits = async (objects: readonly ApiObject[]) => {
    const path = await cluster.client.path({ apiVersion: 'work.open-cluster-management.io/v1', kind: 'ManifestWork', namespace: MANAGED_CLUSTER });
    const work = { apiVersion: 'work.open-cluster-management.io/v1', kind: 'ManifestWork', metadata: { name: 'large' }, spec: { workload: { manifests: objects.map(manifestOf) } } };
    return cluster.client.request('POST', `${path}?dryRun=All`, work).then(() => true, (error: Error) => error.message);
  };

  test.each([
    ['one large object', 0, ''],
    ['many small objects', 1000, ''],
    ['objects of all sizes', 40, 'x'.repeat(9000)],
    ['characters that Go escapes', 40, '<&>\u2028\u2029'.repeat(50)],
    ['characters of several bytes', 40, 'ä€😀'.repeat(50)],
    ['characters that JSON escapes', 40, '"\\\n\t\u0001\b\f\u007f'.repeat(50)],
  ])('accepts exactly as many bytes as synth does: %s', async (_, count, text) => {
    expect(await admits(configMaps(count, text, LIMIT))).toBe(true);
    expect(await admits(configMaps(count, text, LIMIT + 1))).toMatch(/exceeds the 512000 limit/);
  });
});

describe('the agent', () => {
  /** Gives the hub a fleet of one folder, and waits until the agent has delivered it into a namespace. */
  async function deliver(namespace: string, names: readonly string[], add: (chart: Chart) => void = () => undefined): Promise<ManifestWorkApp> {
    const app = new FleetApp();
    MachineDefaults.set(app, { storageClassName: 'standard', identitySeed: 'plane' });
    const fleet = new Fleet(app, namespace, {
      clusters: [{ name: MANAGED_CLUSTER, cpu: 10, memory: Size.gibibytes(20) }],
      machines: names.map((name) => ({ name, size: MachineSize.SMALL })),
      delivery: Delivery.openClusterManagement(),
      namespace,
    });
    for (const name of names) {
      new Machine(fleet.chartOf(name), name, {
        size: MachineSize.SMALL,
        image: ImageSource.registry('registry.test/cirros:1'),
        cloudInit: CloudInit.noCloud({ hostname: name, writeFiles: [{ path: '/etc/motd', content: 'hello' }] }),
      });
    }
    add(fleet.chartOf(names[0]));
    const works = app.charts.find(({ node }) => node.id.endsWith('-open-cluster-management'))!;
    await Promise.all(works.toJson().map((work: any) => cluster.applyStrict(work)));
    const work = new ManifestWorkApp(cluster, `${namespace}-${MANAGED_CLUSTER}-0`);
    await work.reaches('', { synced: true, health: 'Healthy' });
    return work;
  }

  const namesIn = async (namespace: string, reference: { readonly apiVersion: string; readonly kind: string }): Promise<string[]> => (
    (await cluster.client.list({ ...reference, namespace })).map(({ metadata: { name } }) => name).sort()
  );
  const withNamespace = (name: string) => (chart: Chart) => new ApiObject(chart, 'namespace', { apiVersion: 'v1', kind: 'Namespace', metadata: { name } });

  test('deletes machines that leave the work or go with it, but keeps their disks, Secrets and namespace', async () => {
    const namespace = `${cluster.namespace}-kept`;
    const work = await deliver(namespace, ['a', 'b'], withNamespace(namespace));
    await until('the machines to be ready', async () => (await cluster.client.list({ ...VIRTUAL_MACHINE, namespace })).every(({ status }) => status?.ready === true));
    expect(await work.drift()).toEqual([]);
    const secrets = await namesIn(namespace, { apiVersion: 'v1', kind: 'Secret' });
    expect(secrets).toEqual([expect.stringMatching(/^a-cloudinitdisk-/), expect.stringMatching(/^b-cloudinitdisk-/)]);

    await deliver(namespace, ['a'], withNamespace(namespace));
    await until('machine b to be gone', async () => (await namesIn(namespace, VIRTUAL_MACHINE)).join() === 'a');
    expect(await namesIn(namespace, DATA_VOLUME)).toEqual(['a-root', 'b-root']);

    await work.remove();
    await until('machine a to be gone', async () => (await namesIn(namespace, VIRTUAL_MACHINE)).length === 0);
    expect(await namesIn(namespace, DATA_VOLUME)).toEqual(['a-root', 'b-root']);
    expect(await namesIn(namespace, { apiVersion: 'v1', kind: 'Secret' })).toEqual(secrets);
    expect((await cluster.client.read({ apiVersion: 'v1', kind: 'Namespace', name: namespace })).status.phase).toBe('Active');
    await cluster.client.delete({ apiVersion: 'v1', kind: 'Namespace', name: namespace });
  }, 100_000);

  test('leaves the size of an autoscaled pool to its autoscaler, and applies the rest', async () => {
    const pool = { apiVersion: 'pool.kubevirt.io/v1beta1', kind: 'VirtualMachinePool', name: 'crew', namespace: cluster.namespace };
    const deliverPool = (team: string) => deliver(cluster.namespace, ['a'], (chart) => {
      const template = Machine.template(chart, { size: MachineSize.SMALL, image: ImageSource.registry('registry.test/cirros:1') });
      new VirtualMachinePool(chart, 'crew', { template, maxReplicas: 4, metadata: { labels: { team } } }).autoscale({ maxReplicas: 4, cpuUtilization: 50 });
    });
    const work = await deliverPool('blue');
    await cluster.client.merge(pool, { spec: { replicas: 2 } });
    await deliverPool('green');
    const { metadata, spec } = await cluster.client.read(pool);
    expect({ labels: metadata.labels, replicas: spec.replicas }).toEqual({ labels: { team: 'green' }, replicas: 2 });
    await work.remove();
  }, 100_000);
});
