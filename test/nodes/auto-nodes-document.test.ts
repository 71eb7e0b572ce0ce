import { claimedMachines, claimsNodes, isAutoNodes } from '../../src/nodes/auto-nodes-document';
import { nodeProvider } from '../../src/nodes/node-provider-document';

const provider = (name: string, ...nodeTypes: object[]) => nodeProvider({
  apiVersion: 'management.loft.sh/v1',
  kind: 'NodeProvider',
  metadata: { name },
  spec: { kubeVirt: { clusterRef: { namespace: `of-${name}` }, virtualMachineTemplate: { spec: { template: { spec: { domain: { devices: {}, memory: { guest: '1Gi' } } } } } }, nodeTypes } },
});
const ONE = provider('p', { name: 'small' }, { name: 'large', resources: { cpu: 8 } });
const TWO = provider('q', { name: 'other' });

const claimed = (autoNodes: any, ...providers: any[]) => claimedMachines({ autoNodes }, providers);
const large = { property: 'vcluster.com/node-type', value: 'large' };

test('each group is its number of machines, of the first node type that meets its requirements', () => {
  const { machines, notes } = claimed({ static: [{ name: 'a', provider: 'p', quantity: 2, requirements: [large] }, { name: 'b', provider: 'q' }] }, ONE, TWO);
  expect(machines.map(({ name, namespace }) => [name, namespace])).toEqual([['a-0', 'of-p'], ['a-1', 'of-p'], ['b-0', 'of-q']]);
  expect(machines.map(({ template }) => template.toObject().spec.template.spec.domain.resources?.requests.cpu)).toEqual(['8', '8', undefined]);
  expect(notes).toEqual([]);
});

test('the only provider is taken for one of another name, and noted', () => {
  expect(claimed({ static: [{ name: 'a', provider: 'my-provider' }] }, ONE).notes).toEqual([
    'autoNodes.static[0].provider: "my-provider" is not among the documents given: took "p", the only one',
  ]);
});

test.each([
  [{ dynamic: [{ name: 'd' }] }, ['autoNodes.dynamic: the platform makes and removes these nodes as pods need them: rendered none']],
  [{}, ['autoNodes: claims no static nodes: rendered none']],
  [undefined, ['autoNodes: claims no static nodes: rendered none']],
])('%j claims nothing, and says so', (autoNodes, notes) => {
  expect(claimed(autoNodes, ONE)).toEqual({ machines: [], notes });
});

test.each<[string, any, string]>([
  ['a map of groups', { static: {} }, 'autoNodes.static: a map is not a list: write "- " before each item'],
  ['a group without a name', { static: [{ provider: 'p' }] }, 'autoNodes.static[0].name: is missing: name the nodes'],
  ['a group that is nothing', { static: [null] }, 'autoNodes.static[0]: null is not a map'],
  ['an unknown operator', { static: [{ name: 'a', requirements: [{ ...large, operator: 'Gt' }] }] }, 'autoNodes.static[0].requirements[0].operator: "Gt" is not right here: write one of In, NotIn'],
  ['a provider that is not there', { static: [{ name: 'a', provider: 'x' }] }, 'autoNodes.static[0].provider: "x" is not among the documents given: known are p, q'],
  ['requirements of every group', { static: [{ name: 'a', provider: 'q', requirements: [large] }, { name: 'b', provider: 'p', requirements: [{ property: 'zone', value: 'z' }] }] },
    'autoNodes.static[0].requirements: no node type of provider "q" meets them: known are other\nautoNodes.static[1].requirements[0].property: no node type has "zone": known are vcluster.com/node-type'],
])('%s is refused', (_title, autoNodes, message) => {
  expect(() => claimed(autoNodes, ONE, TWO)).toThrow(message);
});

test('a configuration is told by what it has', () => {
  const documents = [null, [], {}, { autoNodes: { static: [] } }, { privateNodes: { enabled: true } }, { apiVersion: 'v1', autoNodes: {} }, { autoNodes: { dynamic: [] } }];
  expect(documents.map(isAutoNodes)).toEqual([false, false, false, true, true, false, true]);
  expect(documents.map(claimsNodes)).toEqual([false, false, false, true, false, false, false]);
});
