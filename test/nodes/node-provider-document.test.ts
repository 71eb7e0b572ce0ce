import { parseNodeProviderManifest, parseNodeProvider, isNodeProvider, offeringProvider } from '../../src/nodes/node-provider-document';

const TEMPLATE = { spec: { template: { spec: { domain: { devices: {}, memory: { guest: '1Gi' } } } } } };

const document = (kubeVirt: object, metadata: object = { name: 'p' }): any => ({
  apiVersion: 'management.loft.sh/v1', kind: 'NodeProvider', metadata, spec: { kubeVirt: { virtualMachineTemplate: TEMPLATE, ...kubeVirt } },
});

test('every known field becomes a property, and unknown fields are kept', () => {
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

test('an empty cluster or namespace counts as absent, since the API server writes empty ones', () => {
  const parsed = (clusterRef: object) => parseNodeProvider(document({ clusterRef, nodeTypes: [] })).props.clusterRef;
  expect([parsed({ cluster: '' }), parsed({ cluster: 'c', namespace: '' })]).toEqual([{}, { cluster: 'c' }]);
});

test('a disabled node type is not offered', () => {
  const { nodeTypes } = offeringProvider(document({ nodeTypes: [{ name: 'a', properties: { zone: 'z' } }, { name: 'b', disabled: true }] }));
  expect(nodeTypes.map(({ name, properties }) => [name, properties.get('zone')])).toEqual([['a', ['z']]]);
});

test('a manifest has exactly one document, and errors have its line', () => {
  expect(parseNodeProviderManifest(`---\n${JSON.stringify(document({}))}`, 'p.yaml').name).toBe('p');
  expect(() => parseNodeProviderManifest('kind: Pod\n---\nkind: Pod\n', 'p.yaml')).toThrow('p.yaml: has 2 documents instead of one NodeProvider: split them into files');
  expect(() => parseNodeProviderManifest('\nkind: Pod\n', 'p.yaml')).toThrow('p.yaml:2: is "" "Pod" instead of a NodeProvider: write apiVersion: management.loft.sh/v1 and kind: NodeProvider');
});

test('a mistake in a manifest is at the line of its value', () => {
  const manifest = ['apiVersion: management.loft.sh/v1', 'kind: NodeProvider', 'metadata: { name: p }', 'spec:', '  kubeVirt:', '    virtualMachineTemplate: { spec: { template: { spec: {} } } }',
    '    nodeTypes:', '      - name: small', '        maxCapacity: -1', '  displayName: 3'];
  expect(() => parseNodeProviderManifest(['', '---', ...manifest].join('\n'), 'p.yaml')).toThrow([
    'p.yaml:11: spec.kubeVirt.nodeTypes[0].maxCapacity: -1 is not valid here: write a whole number from 1',
    'p.yaml:12: spec.displayName: 3 is not valid here: write a string, in quotes where YAML reads it as something else',
  ].join('\n'));
});

test('only documents of the right kind and API version are NodeProviders', () => {
  expect([null, 'x', {}, { kind: 'NodeProvider' }, document({})].map(isNodeProvider)).toEqual([false, false, false, false, true]);
});

describe('mistakes', () => {
  test('in a document are listed together, including misspelt fields', () => {
    expect(() => offeringProvider({ ...document({ virtualMachineTemplate: undefined, nodeTypes: [{ resources: { cpu: 'x' }, maxCapcity: 1 }], nodeType: [] }, {}), odd: 1 })).toThrow([
      'metadata.name: is missing: name the provider',
      'spec.kubeVirt.virtualMachineTemplate: is missing: write the base template',
      'spec.kubeVirt.nodeTypes[0].name: is missing: name the node type',
      'spec.kubeVirt.nodeTypes[0].resources.cpu: "x" is not valid here: write a quantity such as 4 or "8Gi"',
      'spec.kubeVirt.nodeTypes[0].maxCapcity: unknown field: write maxCapacity',
      'spec.kubeVirt.nodeType: unknown field: write nodeTypes',
    ].join('\n'));
  });

  test('in templates are listed for every node type, even a disabled one', () => {
    const broken = { mergeVirtualMachineTemplate: { spec: { template: { spec: { taintz: [] } } } } };
    expect(() => offeringProvider(document({ nodeTypes: [{ name: 'a', ...broken }, { name: 'b', disabled: true, ...broken }] })))
      .toThrow(/^node type "a": spec\.template\.spec\.taintz: .*\nnode type "b": spec\.template\.spec\.taintz: [^\n]*$/);
  });

  test('in a template without a spec are reported with its node type', () => {
    expect(() => offeringProvider(document({ nodeTypes: [{ name: 'a', virtualMachineTemplate: {} }] }))).toThrow(/^node type "a": template: spec: nothing instead of a map/);
  });

  test('in the base template are reported once', () => {
    expect(() => offeringProvider(document({ virtualMachineTemplate: { spec: { ...TEMPLATE.spec, odd: 1 } }, nodeTypes: [{ name: 'a' }] })))
      .toThrow(/^base template: spec\.odd: [^\n]*$/);
  });
});
