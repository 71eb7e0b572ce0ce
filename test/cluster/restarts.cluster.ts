// Which changes to a running machine need a restart: the assertions must predict virt-controller's RestartRequired condition.
import { MachineAssertions } from '../../src';
import { CASES, claims, later, nameOf, started } from '../assertions/restart-cases';
import { until, useCluster } from '../plane/cluster';

const VM = { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine' };
const VMI = { ...VM, kind: 'VirtualMachineInstance' };

const cluster = useCluster();

const definitions = ['office', 'guests'].map((name) => (
  { apiVersion: 'k8s.cni.cncf.io/v1', kind: 'NetworkAttachmentDefinition', metadata: { name }, spec: { config: '{"type": "bridge"}' } }
));

const text = (objects: readonly object[]) => [...claims, ...objects].map((object) => JSON.stringify(object)).join('\n---\n');

const foretold = MachineAssertions.fromManifests(text(later)).restarts(text(started));

const statusOf = async (name: string) => (await cluster.read({ ...VM, name })).status;

/** What virt-controller changes in a running machine when it plugs and unplugs disks. */
const disksOf = async (name: string) => {
  const { spec: { domain, volumes } } = await cluster.read({ ...VMI, name });
  return { disks: domain.devices.disks, volumes };
};

const atStart = new Map<string, object>();

beforeAll(async () => {
  await Promise.all([...definitions, ...claims].map((object) => cluster.applyStrict(object)));
  await Promise.all(started.map((object) => cluster.applyStrict(object)));
  await Promise.all(started.map(({ metadata: { name } }) => until(`${name} to run`, async () => (await statusOf(name))?.printableStatus === 'Running')));
  await Promise.all(started.map(async ({ metadata: { name } }) => atStart.set(name, await disksOf(name))));
  await Promise.all(later.map(async (object) => {
    const { object: { metadata: { name, generation } } } = await cluster.applyStrict(object);
    // virt-controller writes the condition in the same update.
    await until(`virt-controller to look at ${name}`, async () => (await statusOf(name)).desiredGeneration >= generation);
  }));
});

test.each(CASES.map(({ title, isUnreported = false }, index) => [title, nameOf(index), isUnreported] as const))('%s', async (_, name, isUnreported) => {
  const { conditions } = await statusOf(name);
  const isReported = conditions.some(({ type, status }: any) => type === 'RestartRequired' && status === 'True');
  expect(isReported || isUnreported).toBe(foretold.some((restart) => restart.name === name));
  if (isUnreported) {
    expect([isReported, await disksOf(name)]).toEqual([false, atStart.get(name)]);
  }
});
