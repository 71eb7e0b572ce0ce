import { nodeTypeTemplate } from '../../src/nodes/node-type';

const BASE = {
  metadata: { labels: { provider: 'kubevirt' } },
  spec: { template: { spec: { domain: { devices: { interfaces: [{ name: 'default', masquerade: {} }] }, resources: { requests: { cpu: '2', memory: '4Gi' } } }, networks: [{ name: 'default', pod: {} }] } } },
};
const TAINT = { key: 'workload', value: 'high-memory', effect: 'NoSchedule' };
const tainted = (taints: any) => ({ spec: { template: { spec: { taints } } } });

const built = (nodeType: any, base: any = BASE) => {
  const { template, notes } = nodeTypeTemplate(base, { name: 't', ...nodeType });
  const { metadata, spec } = template.toObject();
  return { metadata, instance: spec.template.spec, notes };
};

test('a node type of its name alone is the base', () => {
  expect(built({})).toEqual({ metadata: BASE.metadata, instance: BASE.spec.template.spec, notes: [] });
});

test('resources replace the base\'s, and a patch is merged', () => {
  const { metadata, instance } = built({ resources: { cpu: 4, memory: '16Gi' }, mergeVirtualMachineTemplate: { metadata: { labels: { workload: 'memory-intensive' } } } });
  expect(metadata.labels).toEqual({ provider: 'kubevirt', workload: 'memory-intensive' });
  expect(instance.domain.resources.requests).toEqual({ cpu: '4', memory: '16Gi' });
});

test('a template of its own takes the place of the base', () => {
  const { metadata, instance } = built({ virtualMachineTemplate: { spec: { template: { spec: { domain: { devices: {}, memory: { guest: '1Gi' } } } } } } });
  expect([metadata, instance]).toEqual([{}, { domain: { devices: {}, memory: { guest: '1Gi' } } }]);
});

test('null in a patch deletes', () => {
  const none = { domain: { devices: { interfaces: null } }, networks: null };
  expect(built({ mergeVirtualMachineTemplate: { spec: { template: { spec: none } } } }).instance).not.toHaveProperty('networks');
});

test('taints are left out, noted, and merged as any list: the patch\'s are instead of the base\'s', () => {
  const base = { ...BASE, spec: { template: { spec: { ...BASE.spec.template.spec, taints: [{ key: 'base', effect: 'NoExecute' }] } } } };
  expect(built({}, base).instance).toEqual(BASE.spec.template.spec);
  expect(built({}, base).notes).toEqual(['a VirtualMachine has no taints: left out base:NoExecute, register the node with --register-with-taints=base:NoExecute']);
  expect(built({ mergeVirtualMachineTemplate: tainted([TAINT]) }, base).notes).toEqual([expect.stringContaining('left out workload=high-memory:NoSchedule,')]);
  expect(built({ mergeVirtualMachineTemplate: tainted(null) }, base).notes).toEqual([]);
});

test('resources besides CPUs and memory are left out and noted', () => {
  const { instance, notes } = built({ resources: { 'cpu': 4, 'nvidia.com/gpu': 1 } });
  expect(instance.domain.resources.requests).toEqual({ cpu: '4', memory: '4Gi' });
  expect(notes).toEqual(['a guest gets no nvidia.com/gpu by requesting it: left out 1, write the device into the node type\'s template, such as domain.devices.gpus']);
});

test.each([
  ['both kinds of templates', { virtualMachineTemplate: BASE, mergeVirtualMachineTemplate: {} }, /^virtualMachineTemplate and mergeVirtualMachineTemplate exclude each other: keep one$/],
  ['a misspelt field', { mergeVirtualMachineTemplate: { spec: { template: { spec: { taintz: [TAINT] } } } } }, /^spec\.template\.spec\.taintz: /],
  ['taints that are none', { mergeVirtualMachineTemplate: tainted([{ effect: 'Never' }]) }, /^spec\.template\.spec\.taints\[0\]\.key: is missing: write the taint's key\nspec\.template\.spec\.taints\[0\]\.effect: "Never" is not right here/],
  ['a machine that would never start', { mergeVirtualMachineTemplate: { spec: { template: { spec: { domain: { resources: null } } } } } }, /^spec\.template\.spec\.domain.*memory/],
  ['an empty spec', { virtualMachineTemplate: {} }, /spec is nothing instead of a map/],
])('%s is refused', (_title, nodeType, message) => {
  expect(() => built(nodeType)).toThrow(message);
});
