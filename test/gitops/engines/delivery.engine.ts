// Machines that a real engine delivers: they become healthy without drift, and those that cannot are reported.
import { ApiObject, Chart } from 'cdk8s';
import { all, ENGINES, machine, useDelivery, VIRTUAL_MACHINE } from './delivery';
import { leaveOut, script } from './repository';
import { InstancetypeScope } from '../../../src';
import { until } from '../../plane/until';

const { cluster, commit: change, deliver } = useDelivery();

const generations = (names: string[]) =>
  Promise.all(names.map(async (name) => (await cluster.read({ ...VIRTUAL_MACHINE, name })).metadata.generation));

/** A machine whose machine type and architecture KubeVirt fills in. */
const preferring = (name: string) => (chart: Chart) => {
  new ApiObject(chart, 'preference', {
    apiVersion: 'instancetype.kubevirt.io/v1beta1',
    kind: 'VirtualMachinePreference',
    metadata: { name },
    spec: { machine: { preferredMachineType: 'pc-q35-9.2' } },
  });
  machine(name, { preference: { name, scope: InstancetypeScope.NAMESPACE } })(chart);
};

describe.each(ENGINES)('%s', (engine, by) => {
  const own = (name: string) => `${engine}-${name}`;

  test('machines are delivered and healthy, and another refresh changes nothing', async () => {
    const names = ['one', 'two', 'preferring'].map(own);
    const [app, commit] = await deliver(by, own('fleet'), all(machine(names[0]), machine(names[1]), preferring(names[2])));
    await app.reaches(commit, { synced: true, health: 'Healthy' });
    const before = await generations(names);
    await app.looked();
    await app.reaches(commit, { synced: true, health: 'Healthy' });
    expect(await generations(names)).toEqual(before);
  });

  test('a machine that no node can run has failed and is named, even if its disk was created after it', async () => {
    const stranded = (chart: Chart) => {
      machine(own('stranded'))(chart);
      script(chart, 'VirtualMachine', { fail: 'Unschedulable' });
    };
    const [app, first] = await deliver(by, own('full'), (chart) => {
      stranded(chart);
      leaveOut(chart, 'DataVolume');
    // Flux waits that long for one commit before it looks at the next.
    }, engine === 'flux' ? { timeout: '10s', retryInterval: '5s' } : {});
    await app.reaches(first, { health: 'Progressing' });
    await until('KubeVirt to miss the disk', async () => {
      const { status } = await cluster.read({ ...VIRTUAL_MACHINE, name: own('stranded') });
      return status?.printableStatus === 'ErrorPvcNotFound';
    });
    const second = change(own('full'), stranded);
    const { message } = await app.reaches(second, { health: 'Degraded' });
    expect(message).toContain(own('stranded'));
  });

  test('a machine with a slow image import is in progress until it becomes healthy', async () => {
    const [app, commit] = await deliver(by, own('large'), (chart: Chart) => {
      machine(own('patient'))(chart);
      script(chart, 'DataVolume', { 'import-seconds': '15' });
    });
    await app.reaches(commit, { health: 'Progressing' });
    const seen: string[] = [];
    await app.reaches(commit, { synced: true, health: 'Healthy' }, ({ health, message }) => seen.push(`${health}: ${message}`));
    expect(seen.filter((each) => each.startsWith('Degraded'))).toEqual([]);
  });
});
