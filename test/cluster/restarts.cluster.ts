// Which changes to a running machine need a restart: the assertions must predict virt-controller's RestartRequired condition.
import { MachineAssertions } from '../../src';
import { CASES, claims, later, nameOf, started } from '../assertions/restart-cases';
import { until, useCluster } from '../plane/cluster';

const VM = { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine' };

const cluster = useCluster();

const definitions = ['office', 'guests'].map((name) => (
  { apiVersion: 'k8s.cni.cncf.io/v1', kind: 'NetworkAttachmentDefinition', metadata: { name }, spec: { config: '{"type": "bridge"}' } }
));

const text = (objects: readonly object[]) => [...claims, ...objects].map((object) => JSON.stringify(object)).join('\n---\n');

const foretold = MachineAssertions.fromManifests(text(later)).restarts(text(started));

const statusOf = async (name: string) => (await cluster.read({ ...VM, name })).status;

beforeAll(async () => {
  await Promise.all([...definitions, ...claims].map((object) => cluster.applyStrict(object)));
  await Promise.all(started.map((object) => cluster.applyStrict(object)));
  await Promise.all(started.map(({ metadata: { name } }) => until(`${name} to run`, async () => (await statusOf(name))?.printableStatus === 'Running')));
  await Promise.all(later.map(async (object) => {
    const { object: { metadata: { name, generation } } } = await cluster.applyStrict(object);
    // virt-controller writes the condition in the same update.
    await until(`virt-controller to look at ${name}`, async () => (await statusOf(name)).desiredGeneration >= generation);
  }));
});

test.each(CASES.map(({ title }, index) => [title, nameOf(index)]))('%s', async (_, name) => {
  const { conditions } = await statusOf(name);
  const isRequired = conditions.some(({ type, status }: any) => type === 'RestartRequired' && status === 'True');
  expect(isRequired).toBe(foretold.some((restart) => restart.name === name));
});
