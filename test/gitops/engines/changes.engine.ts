// What a change in Git does to machines: disks stay where they should, no change blocks its neighbours, and nothing is left over.
import { Chart } from 'cdk8s';
import { all, DATA_VOLUME, ENGINES, machine, SECRET, useDelivery, VIRTUAL_MACHINE } from './delivery';
import { VirtualMachinePool, VirtualMachineTemplate } from '../../../src';
import { until } from '../../plane/cluster';
import { machine as machineManifest } from '../../plane/scripted';

const { cluster, commit, deliver } = useDelivery();

const namesOf = async (kind: { apiVersion: string; kind: string }, prefix: string) =>
  (await cluster.list(kind)).map(({ metadata: { name } }) => name as string).filter((name) => name.startsWith(prefix));

/** Two machines without disks of their own, in a pool that an autoscaler may resize. */
const pool = (name: string, labels: { [name: string]: string }) => (chart: Chart) => {
  const workers = new VirtualMachinePool(chart, name, {
    metadata: { labels },
    replicas: 2,
    template: VirtualMachineTemplate.fromObject({ spec: { runStrategy: 'Always', template: machineManifest(name, {}).spec.template } }),
  });
  workers.autoscale({ minReplicas: 1, maxReplicas: 4, cpuUtilization: 50 });
};

describe.each(ENGINES)('%s', (engine, by) => {
  const own = (name: string) => `${engine}-${name}`;
  const isArgoCd = engine === 'argo-cd';

  test('a machine removed from Git is deleted, its disks stay, and the app is in sync', async () => {
    const [app, first] = await deliver(by, own('shrinking'), all(machine(own('stays')), machine(own('leaves'))));
    await app.reaches(first, { synced: true, health: 'Healthy' });
    const second = commit(own('shrinking'), machine(own('stays')));
    await app.reaches(second, { synced: true, health: 'Healthy' });
    await until('the machine to be gone', () => cluster.client.isGone({ ...VIRTUAL_MACHINE, name: own('leaves'), namespace: cluster.namespace }));
    expect(await namesOf(DATA_VOLUME, own('leaves'))).toEqual([`${own('leaves')}-root`]);
    if (isArgoCd) {
      const history = (await app.read()).status.operationState.finishedAt;
      await app.look();
      await app.reaches(second, { synced: true, health: 'Healthy' });
      expect((await app.read()).status.operationState.finishedAt).toBe(history);
    }
  });

  test('a changed root disk leaves the existing disk alone, and blocks no other change', async () => {
    const [app, first] = await deliver(by, own('resized'), machine(own('grown')));
    await app.reaches(first, { synced: true, health: 'Healthy' });
    const second = commit(own('resized'), all(machine(own('grown'), { rootSize: 2 }), machine(own('beside'))));
    await app.reaches(second, { synced: true, health: 'Healthy' });
    const { spec } = await cluster.read({ ...DATA_VOLUME, name: `${own('grown')}-root` });
    expect(spec.storage.resources.requests.storage).toBe('1Gi');
  });

  test('an autoscaled pool keeps the size that its autoscaler set', async () => {
    const reference = { apiVersion: 'pool.kubevirt.io/v1beta1', kind: 'VirtualMachinePool', name: own('workers'), namespace: cluster.namespace };
    const [app, first] = await deliver(by, own('scaled'), pool(reference.name, { version: 'one' }));
    await app.reaches(first, { synced: true, health: 'Healthy' });
    await cluster.client.merge(reference, { spec: { replicas: 3 } }, 'scale');
    const second = commit(own('scaled'), pool(reference.name, { version: 'two' }));
    await app.reaches(second, { synced: true, health: 'Healthy' });
    const { metadata, spec } = await cluster.read(reference);
    expect([metadata.labels.version, spec.replicas]).toEqual(['two', 3]);
  });

  test('a deleted app leaves its disks and, as far as Flux can be configured to, deletes its cloud-init Secrets', async () => {
    const [app, first] = await deliver(by, own('ended'), machine(own('last')));
    await app.reaches(first, { synced: true, health: 'Healthy' });
    await app.remove();
    await until('the machine to be gone', () => cluster.client.isGone({ ...VIRTUAL_MACHINE, name: own('last'), namespace: cluster.namespace }));
    expect(await namesOf(DATA_VOLUME, own('last'))).toEqual([`${own('last')}-root`]);
    const secrets = await namesOf(SECRET, own('last'));
    const labelled = await cluster.list(SECRET, `kustomize.toolkit.fluxcd.io/name=${own('ended')}`);
    expect(secrets).toEqual(isArgoCd ? [] : labelled.map(({ metadata: { name } }) => name));
  });
});
