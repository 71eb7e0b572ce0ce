// What Flux says of a change that waits for a restart: its check of generations comes before any expression, so that only what it is
// not asked about does not hold it up.
import { App, Chart } from 'cdk8s';
import { machine, useDelivery, VIRTUAL_MACHINE } from './delivery';
import { deliverByFlux } from './flux';
import { Program } from './repository';
import { Flux } from '../../../src';
import { until } from '../../plane/cluster';

const { cluster, commit, deliver } = useDelivery();

/** Half a minute is the least that Flux waits. */
const IMPATIENT = { timeout: '30s', retryInterval: '2s' };

const sized = (name: string, cores: number): Program => (chart: Chart) => machine(name, { cpu: { cores } })(chart);

/** A running machine whose cores change. */
async function changed(name: string, spec: object) {
  const [app, first] = await deliver(deliverByFlux, name, sized(name, 1), { ...IMPATIENT, ...spec });
  await app.reaches(first, { synced: true, health: 'Healthy' });
  return { app, second: commit(name, sized(name, 2)) };
}

const isWaitingForRestart = async (name: string) => {
  const { metadata: { generation }, status } = await cluster.read({ ...VIRTUAL_MACHINE, name });
  return { lags: status.observedGeneration < generation, isRequired: await cluster.isTrue({ ...VIRTUAL_MACHINE, name }, 'RestartRequired') };
};

test('a machine that waits for its restart fails the Kustomization that waits for all it applies, whatever expressions say', async () => {
  const alwaysCurrent = Flux.healthCheckExprs().map((each) => ({ ...each, failed: 'false', inProgress: 'false', current: 'true' }));
  const { app, second } = await changed('waits', { healthCheckExprs: alwaysCurrent });
  await app.reaches(second, { synced: false, health: 'Degraded' });
  // Now and then the time is over for one of its requests first, of which the message says no more than that.
  await until('Flux to say which machine', async () => (await app.state()).message.includes(`VirtualMachine/${cluster.namespace}/waits status: 'InProgress'`));
  expect(await isWaitingForRestart('waits')).toEqual({ lags: true, isRequired: true });
});

test('a machine that waits for its restart does not fail a Kustomization that asks for the instances of machines', async () => {
  const chart = new Chart(new App(), 'machines', { namespace: cluster.namespace });
  sized('asked', 1)(chart);
  const healthChecks = Flux.healthChecks(chart);
  expect(healthChecks.map(({ kind }) => kind).sort()).toEqual(['DataVolume', 'PersistentVolumeClaim', 'Secret', 'VirtualMachineInstance']);
  const { app, second } = await changed('asked', { wait: false, healthChecks });
  await app.reaches(second, { synced: true, health: 'Healthy' });
  expect(await isWaitingForRestart('asked')).toEqual({ lags: true, isRequired: true });
});
