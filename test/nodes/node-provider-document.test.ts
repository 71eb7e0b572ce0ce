import { baseMachine, isNodeProvider, nodeProvider } from '../../src/nodes/node-provider-document';

const TEMPLATE = {
  spec: {
    dataVolumeTemplates: [{ metadata: { name: 'disk' }, spec: { source: { blank: {} }, storage: { resources: { requests: { storage: '1Gi' } } } } }],
    template: { spec: { domain: { devices: { disks: [{ name: 'disk', disk: {} }] }, memory: { guest: '1Gi' } }, volumes: [{ name: 'disk', dataVolume: { name: 'disk' } }] } },
  },
};

const document = (kubeVirt: object, metadata: object = { name: 'p' }) => ({
  apiVersion: 'management.loft.sh/v1', kind: 'NodeProvider', metadata, spec: { kubeVirt: { virtualMachineTemplate: TEMPLATE, ...kubeVirt } },
});

test('a provider\'s machine is its base template, with DataVolumes named after it, in its namespace', () => {
  const { name, namespace, template, notes } = baseMachine(nodeProvider(document({ clusterRef: { cluster: 'c', namespace: 'n' } })));
  const { spec } = template.toObject();
  expect([name, namespace, notes]).toEqual(['p', 'n', []]);
  expect([spec.dataVolumeTemplates[0].metadata.name, spec.template.spec.volumes[0].dataVolume.name]).toEqual(['p-disk', 'p-disk']);
});

test('every node type is built, and those that are disabled are not offered', () => {
  const { nodeTypes } = nodeProvider(document({ nodeTypes: [{ name: 'a', properties: { zone: 'z' } }, { name: 'b', disabled: true }] }));
  expect(nodeTypes.map(({ name, properties }) => [name, properties])).toEqual([['a', { zone: 'z' }]]);
});

test('other documents are none', () => {
  expect([null, 'x', {}, { kind: 'NodeProvider' }, document({})].map(isNodeProvider)).toEqual([false, false, false, false, true]);
});

describe('mistakes', () => {
  test('of the document are listed together', () => {
    expect(() => nodeProvider({ ...document({ virtualMachineTemplate: undefined, nodeTypes: [{ resources: { cpu: 'x' } }], nodeType: [] }, {}), odd: 1 })).toThrow([
      'metadata.name: is missing: name the provider',
      'spec.kubeVirt.virtualMachineTemplate: is missing: write the base template',
      'spec.kubeVirt.nodeTypes[0].name: is missing: name the node type',
      'spec.kubeVirt.nodeTypes[0].resources.cpu: "x" is not right here: write a quantity such as 4 or "8Gi"',
      'spec.kubeVirt.nodeType: there is no such field: known are clusterRef, virtualMachineTemplate, nodeTypes',
      'odd: there is no such field: known are apiVersion, kind, metadata, spec',
    ].join('\n'));
  });

  test('of every node type\'s template are listed together, a disabled one\'s too', () => {
    const broken = { mergeVirtualMachineTemplate: { spec: { template: { spec: { taintz: [] } } } } };
    expect(() => nodeProvider(document({ nodeTypes: [{ name: 'a', ...broken }, { name: 'b', disabled: true, ...broken }] })))
      .toThrow(/^node type "a": spec\.template\.spec\.taintz: .*\nnode type "b": spec\.template\.spec\.taintz: [^\n]*$/);
  });

  test('of the base template are told once', () => {
    expect(() => nodeProvider(document({ virtualMachineTemplate: { spec: { ...TEMPLATE.spec, odd: 1 } }, nodeTypes: [{ name: 'a' }] })))
      .toThrow(/^spec\.kubeVirt\.virtualMachineTemplate: spec\.odd: [^\n]*$/);
  });
});
