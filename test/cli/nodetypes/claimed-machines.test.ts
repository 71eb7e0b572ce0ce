import { claimedInCluster, claimedInDocuments, documentedProviders } from '../../../src/cli/nodetypes/claimed-machines';

const document = (value: any, line = 1): any => ({ value, source: 'in.yaml', where: `in.yaml:${line}`, lineAt: () => line });
const provider = (name: string, ...nodeTypes: object[]) => providerAt(1, name, ...nodeTypes);
const providerAt = (line: number, name: string, ...nodeTypes: object[]) => document({
  apiVersion: 'management.loft.sh/v1', kind: 'NodeProvider', metadata: { name }, spec: { kubeVirt: { virtualMachineTemplate: { spec: { template: { spec: { domain: { devices: {}, memory: { guest: '1Gi' } } } } } }, nodeTypes } },
}, line);
const labels = { 'cdk8s-kubevirt/node-provider': 'p', 'cdk8s-kubevirt/node-type': 't', 'cdk8s-kubevirt/node-claim': 'c' };
const machine = (name: string, more: object = { labels }) => ({ apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine', metadata: { name, ...more } });
const claim = { provider: 'p', nodeType: 't', claim: 'c' };

test('machines are recognized by their labels, and those of a vCluster by its claims', () => {
  const documents = [machine('a'), machine('b', {}), { ...machine('c'), kind: 'Secret' }, { autoNodes: { static: [{ name: 'n', provider: 'p', quantity: 2 }] } }, null].map((value) => document(value));
  const { machines, notes } = claimedInDocuments(documents, documentedProviders([provider('p', { name: 't' })]));
  expect(machines).toEqual([{ ...claim, name: 'a' }, { ...claim, claim: 'n', name: 'n-0' }, { ...claim, claim: 'n', name: 'n-1' }]);
  expect(notes).toEqual([]);
});

test('a machine counts once in each namespace', () => {
  const documents = [machine('a'), machine('a'), machine('a', { labels, namespace: 'other' })].map((value) => document(value));
  expect(claimedInDocuments(documents, []).machines.map(({ name, namespace }) => [name, namespace])).toEqual([['a', undefined], ['a', 'other']]);
});

test('a machine that is claimed without a namespace is the one whose manifest has one', () => {
  const documents = [{ autoNodes: { static: [{ name: 'n', provider: 'p' }] } }, machine('n-0', { labels: { ...labels, 'cdk8s-kubevirt/node-claim': 'n' }, namespace: 'vms' })].map((value) => document(value));
  const [provided] = documentedProviders([provider('p', { name: 't' })]);
  expect(claimedInDocuments(documents, [provided]).machines.map(({ name, namespace }) => [name, namespace])).toEqual([['n-0', 'vms']]);
  expect(claimedInDocuments(documents.slice(0, 1), [provided]).machines.map(({ name, namespace }) => [name, namespace])).toEqual([['n-0', undefined]]);
});

test('machines in a cluster are listed by their labels, with their status', async () => {
  const list = jest.fn().mockResolvedValue({ items: [{ ...machine('a', { labels, namespace: 'n' }), status: { printableStatus: 'Running' } }, machine('b', { labels, namespace: 'n' })] });
  const { machines } = await claimedInCluster({ server: { address: 'https://cluster.test' }, list } as any, 'n');
  expect(list).toHaveBeenCalledWith({ apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine', namespace: 'n', labelSelector: 'cdk8s-kubevirt/node-provider,cdk8s-kubevirt/node-type,cdk8s-kubevirt/node-claim' });
  expect(machines).toEqual([{ ...claim, name: 'a', namespace: 'n', phase: 'Running' }, { ...claim, name: 'b', namespace: 'n', phase: 'Unknown' }]);
});

test('mistakes are reported together, with file and line', () => {
  expect(() => documentedProviders([document({ kind: 'Pod' })])).toThrow('in.yaml: contains no NodeProvider: give one of management.loft.sh/v1 too, such as the output of NodeProvider.toManifest() in a program');
  expect(() => documentedProviders([provider('p', { nmae: 't' }), provider('q', { name: 't', maxCapacity: 0 })])).toThrow(/^in\.yaml:1: spec.kubeVirt.nodeTypes\[0\]\.name: [^]*\nin\.yaml:1: spec\.kubeVirt\.nodeTypes\[0\]\.maxCapacity: /);
  expect(() => claimedInDocuments([document({ autoNodes: { static: [{ name: 'n', provider: 'x' }] } }, 7)], [])).toThrow(/^in\.yaml:7: autoNodes\.static\[0\]\.provider: /);
});

test('a provider that is given twice offers its node types once, unless the two differ', () => {
  const names = (...documents: any[]) => documentedProviders(documents).map(({ name }) => name);
  expect(names(provider('p', { name: 't' }), provider('q', { name: 't' }), provider('p', { name: 't' }))).toEqual(['p', 'q']);
  expect(() => names(provider('p', { name: 't' }), providerAt(9, 'p', { name: 'u' })))
    .toThrow('in.yaml:9: NodeProvider "p" differs from the one at in.yaml:1: give each its own name or namespace, or run the command on the manifests of each cluster separately');
});
