import { App, Chart, Lazy, Testing } from 'cdk8s';
import * as fc from 'fast-check';
import { NodeProvider, NodeProviderProps, NodeType, VirtualMachineTemplate } from '../../src';
import { NodeTaintEffect } from '../../src/spec/taint-effect';

const instance = (spec: object = {}) => ({ template: { spec: { domain: { devices: {}, memory: { guest: '1Gi' } }, ...spec } } });
const BASE = VirtualMachineTemplate.fromObject({ spec: instance() });
const TAINT = { key: 'k', effect: NodeTaintEffect.NO_EXECUTE };

const scope = () => new Chart(new App(), 'chart');
const written = (...nodeTypes: NodeType[]) => new NodeProvider(scope(), 'p', { template: BASE, nodeTypes }).toManifest().spec.kubeVirt.nodeTypes;
const copied = (manifest: any) => NodeProvider.fromManifest(scope(), manifest).toManifest();

/** A value without its empty maps and lists, which mean the same as absent ones. */
function meaning(value: any): any {
  if (Array.isArray(value)) {
    return value.map(meaning);
  }
  if (value === null || typeof value !== 'object') {
    return value;
  }
  const isEmpty = (below: unknown) => typeof below === 'object' && below !== null && Object.keys(below).length === 0;
  return Object.fromEntries(Object.entries(value).map(([field, below]) => [field, meaning(below)]).filter(([, below]) => !isEmpty(below)));
}

const word = fc.stringMatching(/^[a-z]([a-z0-9]{0,8}[a-z0-9])?$/);
const words = fc.dictionary(word, word, { maxKeys: 3 });
/** Fields of a newer platform, without the name of a known field or of the prototype, which is refused. */
const other = fc.jsonValue().filter((value) => !/null|"__proto__":/.test(JSON.stringify(value)));
const others = fc.dictionary(fc.constantFrom('futureField', 'anotherThing', 'somethingElse'), other, { maxKeys: 2 });
const optional = <T extends object>(fields: { [K in keyof T]: fc.Arbitrary<T[K]> }) => fc.record(fields, { requiredKeys: [] });
const joined = (...parts: fc.Arbitrary<object>[]) => fc.tuple(...parts).map((each) => Object.assign({}, ...each) as any);

const taints = fc.constant([{ key: 'k', value: 'v', effect: 'NoSchedule' }]);
const patch = optional({
  metadata: optional({ labels: words, annotations: words }),
  spec: optional({ template: optional({ spec: optional({ taints, nodeSelector: words, hostname: fc.constant(null) }) }) }),
});
const template = fc.record({ metadata: optional({ labels: words }), spec: fc.option(taints).map((list) => instance(list ? { taints: list } : {})) });
const templates = fc.oneof(optional({ mergeVirtualMachineTemplate: patch }), optional({ virtualMachineTemplate: template }));
const nodeType = joined(fc.record({ name: word }), templates, others, optional({
  displayName: fc.string(),
  maxCapacity: fc.integer({ min: 1 }),
  resources: fc.constantFrom({ cpu: 2 }, { 'memory': '4Gi', 'nvidia.com/gpu': '1' }),
  cost: fc.integer({ min: 1 }),
  zone: word,
  region: word,
  properties: words,
  overhead: joined(others, optional({ kubeReserved: fc.constant({ cpu: '100m' }) })),
  metadata: joined(others, optional({ labels: words, annotations: words })),
  disabled: fc.boolean(),
}));
const document = fc.record({
  top: others,
  metadata: joined(fc.record({ name: word }), optional({ labels: words, annotations: words })),
  spec: joined(others, optional({ displayName: fc.string(), properties: words })),
  kubeVirt: joined(others, optional({
    clusterRef: joined(others, optional({ cluster: word, namespace: word })),
    nodeTypes: fc.uniqueArray(nodeType, { selector: ({ name }) => name, maxLength: 3 }),
  })),
  base: taints.map((list) => ({ spec: instance({ taints: list }) })),
}).map(({ top, metadata, spec, kubeVirt, base }) => ({
  ...top, apiVersion: 'management.loft.sh/v1', kind: 'NodeProvider', metadata, spec: { ...spec, kubeVirt: { ...kubeVirt, virtualMachineTemplate: base } },
}));

test('a document is written back with the same meaning, including unknown fields', () => {
  fc.assert(fc.property(document, (each) => {
    expect(meaning(copied(each))).toEqual(meaning(each));
  }));
}, 60_000);

test('a written document is read back as the same provider', () => {
  const props: NodeProviderProps = {
    template: BASE,
    metadata: { labels: { a: 'b' } },
    displayName: 'Mine',
    properties: { zone: 'a' },
    clusterRef: { cluster: 'c', namespace: 'n' },
    additionalFields: { spec: { kubeVirt: { namespaceStrategy: 'Provider' } } },
    nodeTypes: [
      { name: 'large', resources: { cpu: 4 }, labels: { l: '1' }, annotations: { n: '2' }, taints: [TAINT], maxCapacity: 3, additionalFields: { metadata: { more: 1 } } },
      { name: 'other', virtualMachineTemplate: VirtualMachineTemplate.fromObject({ metadata: { labels: { foo: 'baz' } }, spec: instance() }), taints: [TAINT] },
    ],
  };
  const nodes = new NodeProvider(scope(), 'p', props);
  const manifest = nodes.toManifest();
  expect(manifest).toMatchSnapshot();
  expect(copied(manifest)).toEqual(manifest);
  expect(NodeProvider.fromManifest(scope(), manifest).overview()).toEqual(nodes.overview());
});

test('taints are written into the node type\'s patch, together with those of the patch or the base', () => {
  const inBase = { key: 'base', effect: NodeTaintEffect.NO_SCHEDULE };
  const base = VirtualMachineTemplate.fromObject({ spec: instance({ taints: [inBase] }) });
  const manifest = new NodeProvider(scope(), 'p', { template: base, nodeTypes: [{ name: 'a', taints: [TAINT], mergeVirtualMachineTemplate: { metadata: { labels: { l: '1' } } } }] }).toManifest();
  expect(manifest.spec.kubeVirt.nodeTypes).toEqual([{ name: 'a', mergeVirtualMachineTemplate: { metadata: { labels: { l: '1' } }, spec: { template: { spec: { taints: [inBase, TAINT] } } } } }]);
  expect(written({ name: 'a' })).toEqual([{ name: 'a' }]);
});

test('a patch with $retainKeys also retains the taints that are written into it', () => {
  const kept = { $retainKeys: ['domain'], domain: { memory: { guest: '2Gi' } } };
  const mergeVirtualMachineTemplate = { spec: { template: { spec: kept } } };
  const nodes = new NodeProvider(scope(), 'p', { template: BASE, nodeTypes: [{ name: 'a', taints: [TAINT], mergeVirtualMachineTemplate }] });
  const [first] = nodes.toManifest().spec.kubeVirt.nodeTypes;
  expect(first.mergeVirtualMachineTemplate.spec.template.spec).toEqual({ ...kept, $retainKeys: ['domain', 'taints'], taints: [TAINT] });
  const [{ template: read, taints: readTaints }] = NodeProvider.fromManifest(scope(), nodes.toManifest())._nodeTypes;
  expect([read, readTaints]).toEqual([nodes._nodeTypes[0].template, [TAINT]]);
});

describe('a document, whose readers do not fill in {{NAME}},', () => {
  const storage = { resources: { requests: { storage: '1Gi' } } };
  const dataVolume = (name: string) => ({ metadata: { name }, spec: { source: { blank: {} }, storage } });
  const disk = (name: string) => ({ name, disk: {} });
  const inDataVolume = (name: string, to: string = name) => ({ name, dataVolume: { name: to } });
  const inClaim = (name: string, claimName: string) => ({ name, persistentVolumeClaim: { claimName } });
  const machine = (disks: string[], volumes: object[]) => instance({ domain: { devices: { disks: disks.map(disk) }, memory: { guest: '1Gi' } }, volumes });

  /** The patch and the machine's spec after a provider has been written and read back. */
  const again = (base: object, mergeVirtualMachineTemplate: any) => {
    const props = { template: VirtualMachineTemplate.fromObject({ spec: base }), nodeTypes: [{ name: 'a', mergeVirtualMachineTemplate }] };
    const manifest = new NodeProvider(scope(), 'p', props).toManifest();
    const { machines: [made] } = NodeProvider.fromManifest(scope(), manifest).claim('c', { nodeType: 'a' });
    const { dataVolumeTemplates, template: { spec: { volumes } } } = made.apiObject.toJson().spec;
    return { patch: manifest.spec.kubeVirt.nodeTypes[0].mergeVirtualMachineTemplate, dataVolumeTemplates, volumes };
  };

  test('drops the placeholder from the DataVolumes of a patch', () => {
    const changes = (root: string, data: string) => ({
      spec: { dataVolumeTemplates: [dataVolume(root), dataVolume(data)], ...machine(['root', 'data'], [inDataVolume('root', root), inClaim('data', data)]) },
    });
    expect(again(machine([], []), changes('{{NAME}}-root', '{{ NAME }}-data'))).toEqual({
      patch: changes('root', 'data'),
      dataVolumeTemplates: [dataVolume('c-0-root'), dataVolume('c-0-data')],
      volumes: [inDataVolume('root', 'c-0-root'), inClaim('data', 'c-0-data')],
    });
  });

  test('drops the placeholder from volumes of a patch that use DataVolumes of the base', () => {
    const base = { dataVolumeTemplates: [dataVolume('{{NAME}}-root')], ...machine(['root'], [inDataVolume('root', '{{NAME}}-root')]) };
    const shared = (claimName: string) => ({ name: 'shared', ephemeral: { persistentVolumeClaim: { claimName } } });
    const changes = (root: string) => ({ spec: { template: { spec: { hostname: null, volumes: [inDataVolume('root', root), shared(root)] } } } });
    expect(again(base, changes('{{NAME}}-root'))).toEqual({
      patch: changes('root'), dataVolumeTemplates: [dataVolume('c-0-root')], volumes: changes('c-0-root').spec.template.spec.volumes,
    });
  });

  test('drops the placeholder from volumes of the base that use DataVolumes of a patch', () => {
    const changes = (root: string) => ({ spec: { dataVolumeTemplates: [dataVolume(root)] } });
    expect(again(machine(['root'], [inDataVolume('root', '{{NAME}}-root')]), changes('{{NAME}}-root'))).toEqual({
      patch: changes('root'), dataVolumeTemplates: [dataVolume('c-0-root')], volumes: [inDataVolume('root', 'c-0-root')],
    });
  });

  test('names a DataVolume that has only the placeholder as its name', () => {
    const base = (name: string) => ({ dataVolumeTemplates: [dataVolume(name)], ...machine(['root'], [inDataVolume('root', name)]) });
    expect(again(base('{{NAME}}'), { spec: {} })).toMatchObject({ dataVolumeTemplates: [dataVolume('c-0-disk')], volumes: [inDataVolume('root', 'c-0-disk')] });
  });

  test('contains a YAML patch as an object', () => {
    const base = { dataVolumeTemplates: [dataVolume('{{NAME}}-root')], ...machine(['root'], [inDataVolume('root', '{{NAME}}-root')]) };
    const yaml = 'spec: {template: {spec: {hostname: null, volumes: [{name: root, dataVolume: {name: {{NAME}}-root}}]}}}';
    expect(again(base, yaml)).toEqual({
      patch: { spec: { template: { spec: { hostname: null, volumes: [inDataVolume('root')] } } } },
      dataVolumeTemplates: [dataVolume('c-0-root')],
      volumes: [inDataVolume('root', 'c-0-root')],
    });
  });
});

test('an annotation of an emitted document may be produced at synth', () => {
  const chart = scope();
  const annotations: any = { owner: Lazy.any({ produce: () => 'ada' }) };
  new NodeProvider(chart, 'p', { template: BASE, nodeTypes: [{ name: 'a' }], metadata: { annotations }, emitNodeProvider: true });
  expect(Testing.synth(chart)[0].metadata.annotations).toEqual({ owner: 'ada' });
});

test('toManifest returns a copy', () => {
  const nodes = new NodeProvider(scope(), 'p', { template: BASE, nodeTypes: [], properties: { zone: 'a' } });
  nodes.toManifest().spec.properties.zone = 'b';
  expect(nodes.toManifest().spec.properties).toEqual({ zone: 'a' });
});
