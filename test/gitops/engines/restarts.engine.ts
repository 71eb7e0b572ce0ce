// How Flux reports a change that waits for a restart: its generation check precedes any expression, so only objects that it is not asked to check
// do not fail.
import { App, Chart } from 'cdk8s';
import { machine, useDelivery, VIRTUAL_MACHINE } from './delivery';
import { deliverByFlux } from './flux';
import { Program } from './repository';
import { Flux } from '../../../src';
import { until } from '../../plane/cluster';

const { cluster, commit, deliver } = useDelivery();

/** Flux waits half a minute at least. */
const IMPATIENT = { timeout: '30s', retryInterval: '2s' };

const sized = (name: string, cores: number): Program => (chart: Chart) => machine(name, { cpu: { cores } })(chart);

/** A running machine whose cores have changed. */
async function changed(name: string, spec: object) {
  const [app, first] = await deliver(deliverByFlux, name, sized(name, 1), { ...IMPATIENT, ...spec });
  await app.reaches(first, { synced: true, health: 'Healthy' });
  return { app, second: commit(name, sized(name, 2)) };
}

const isWaitingForRestart = async (name: string) => {
  const { metadata: { generation }, status } = await cluster.read({ ...VIRTUAL_MACHINE, name });
  return { lags: status.observedGeneration < generation, isRequired: await cluster.isTrue({ ...VIRTUAL_MACHINE, name }, 'RestartRequired') };
};

test('a machine that waits for its restart fails a Kustomization that waits for everything it applies, whatever its expressions say', async () => {
  const alwaysCurrent = Flux.healthCheckExprs().map((each) => ({ ...each, failed: 'false', inProgress: 'false', current: 'true' }));
  const { app, second } = await changed('waits', { healthCheckExprs: alwaysCurrent });
  await app.reaches(second, { synced: false, health: 'Degraded' });
  // Occasionally one of Flux's own requests times out first, and the message names nothing.
  await until('Flux to say which machine', async () => (await app.state()).message.includes(`VirtualMachine/${cluster.namespace}/waits status: 'InProgress'`));
  expect(await isWaitingForRestart('waits')).toEqual({ lags: true, isRequired: true });
});

test('a machine that waits for its restart does not fail a Kustomization that checks instances instead', async () => {
  const chart = new Chart(new App(), 'machines', { namespace: cluster.namespace });
  sized('asked', 1)(chart);
  const healthChecks = Flux.healthChecks(chart);
  expect(healthChecks.map(({ kind }) => kind).sort()).toEqual(['DataVolume', 'PersistentVolumeClaim', 'Secret', 'VirtualMachineInstance']);
  const { app, second } = await changed('asked', { wait: false, healthChecks });
  await app.reaches(second, { synced: true, health: 'Healthy' });
  expect(await isWaitingForRestart('asked')).toEqual({ lags: true, isRequired: true });
});
