import { parseNodeProviderManifest, parseNodeProvider, isNodeProvider, offeringProvider } from '../../src/nodes/node-provider-document';

const TEMPLATE = { spec: { template: { spec: { domain: { devices: {}, memory: { guest: '1Gi' } } } } } };

const document = (kubeVirt: object, metadata: object = { name: 'p' }): any => ({
  apiVersion: 'management.loft.sh/v1', kind: 'NodeProvider', metadata, spec: { kubeVirt: { virtualMachineTemplate: TEMPLATE, ...kubeVirt } },
});

test('every field has its property, and what is not known here is kept', () => {
  const nodeType = { name: 'a', maxCapacity: 2, cost: 5, zone: 'z', properties: { disk: 'ssd' }, overhead: { kubeReserved: { cpu: '100m' } }, metadata: { labels: { l: '1' }, annotations: { n: '2' }, more: 3 }, providerRef: 'p' };
  const { name, props } = parseNodeProvider({ ...document({ clusterRef: { cluster: 'c', namespace: 'n' }, namespaceStrategy: 'Provider', nodeTypes: [nodeType] }), extra: 1 });
  expect(name).toBe('p');
  expect(props).toMatchObject({ clusterRef: { cluster: 'c', namespace: 'n' }, additionalFields: { extra: 1, spec: { kubeVirt: { namespaceStrategy: 'Provider' } } } });
  expect(props.nodeTypes[0]).toMatchObject({
    name: 'a',
    maxCapacity: 2,
    cost: 5,
    zone: 'z',
    properties: { disk: 'ssd' },
    overhead: nodeType.overhead,
    labels: { l: '1' },
    annotations: { n: '2' },
    additionalFields: { metadata: { more: 3 }, providerRef: 'p' },
  });
});

test('a place that says nothing is none: the API server writes an empty cluster for it', () => {
  const parsed = (clusterRef: object) => parseNodeProvider(document({ clusterRef, nodeTypes: [] })).props.clusterRef;
  expect([parsed({ cluster: '' }), parsed({ cluster: 'c', namespace: '' })]).toEqual([{}, { cluster: 'c' }]);
});

test('every node type is built, and those that are disabled are not offered', () => {
  const { nodeTypes } = offeringProvider(document({ nodeTypes: [{ name: 'a', properties: { zone: 'z' } }, { name: 'b', disabled: true }] }));
  expect(nodeTypes.map(({ name, properties }) => [name, properties.get('zone')])).toEqual([['a', ['z']]]);
});

test('a text is one document, and its mistakes have its line', () => {
  expect(parseNodeProviderManifest(`---\n${JSON.stringify(document({}))}`, 'p.yaml').name).toBe('p');
  expect(() => parseNodeProviderManifest('kind: Pod\n---\nkind: Pod\n', 'p.yaml')).toThrow('p.yaml: has 2 documents instead of one NodeProvider: split them into files');
  expect(() => parseNodeProviderManifest('\nkind: Pod\n', 'p.yaml')).toThrow('p.yaml:2: is "" "Pod" instead of a NodeProvider: write apiVersion: management.loft.sh/v1 and kind: NodeProvider');
});

test('other documents are none', () => {
  expect([null, 'x', {}, { kind: 'NodeProvider' }, document({})].map(isNodeProvider)).toEqual([false, false, false, false, true]);
});

describe('mistakes', () => {
  test('of the document are listed together, a field that is nearly a known one among them', () => {
    expect(() => offeringProvider({ ...document({ virtualMachineTemplate: undefined, nodeTypes: [{ resources: { cpu: 'x' }, maxCapcity: 1 }], nodeType: [] }, {}), odd: 1 })).toThrow([
      'metadata.name: is missing: name the provider',
      'spec.kubeVirt.virtualMachineTemplate: is missing: write the base template',
      'spec.kubeVirt.nodeTypes[0].name: is missing: name the node type',
      'spec.kubeVirt.nodeTypes[0].resources.cpu: "x" is not valid here: write a quantity such as 4 or "8Gi"',
      'spec.kubeVirt.nodeTypes[0].maxCapcity: unknown field: write maxCapacity',
      'spec.kubeVirt.nodeType: unknown field: write nodeTypes',
    ].join('\n'));
  });

  test('of every node type\'s template are listed together, a disabled one\'s too', () => {
    const broken = { mergeVirtualMachineTemplate: { spec: { template: { spec: { taintz: [] } } } } };
    expect(() => offeringProvider(document({ nodeTypes: [{ name: 'a', ...broken }, { name: 'b', disabled: true, ...broken }] })))
      .toThrow(/^node type "a": spec\.template\.spec\.taintz: .*\nnode type "b": spec\.template\.spec\.taintz: [^\n]*$/);
  });

  test('of templates that have no spec are told with their node type', () => {
    expect(() => offeringProvider(document({ nodeTypes: [{ name: 'a', virtualMachineTemplate: {} }] }))).toThrow(/^node type "a": template: spec: nothing instead of a map/);
  });

  test('of the base template are told once', () => {
    expect(() => offeringProvider(document({ virtualMachineTemplate: { spec: { ...TEMPLATE.spec, odd: 1 } }, nodeTypes: [{ name: 'a' }] })))
      .toThrow(/^base template: spec\.odd: [^\n]*$/);
  });
});
