import { issueText } from '../../src/issues/issues';
import { nodeTypeTemplate, taintIssuesOf, withTaints } from '../../src/nodes/node-type-template';
import { VirtualMachineTemplate } from '../../src/template/virtual-machine-template';

const BASE = {
  metadata: { labels: { provider: 'kubevirt' } },
  spec: { template: { spec: { domain: { devices: { interfaces: [{ name: 'default', masquerade: {} }] }, resources: { requests: { cpu: '2', memory: '4Gi' } } }, networks: [{ name: 'default', pod: {} }] } } },
};
const TAINT: any = { key: 'workload', value: 'high-memory', effect: 'NoSchedule' };
const tainted = (taints: any) => ({ spec: { template: { spec: { taints } } } });

const built = (nodeType: any, base: any = BASE) => {
  const { template, taints } = nodeTypeTemplate(VirtualMachineTemplate.fromObject(base), nodeType);
  const { metadata, spec } = template.toObject();
  return { metadata, instance: spec.template.spec, taints };
};
const another = (object: any) => ({ virtualMachineTemplate: VirtualMachineTemplate.fromObject(object) });

test('a node type with only a name has the base template', () => {
  expect(built({})).toEqual({ metadata: BASE.metadata, instance: BASE.spec.template.spec, taints: [] });
});

test('resources replace those of the base, and a patch is merged', () => {
  const { metadata, instance } = built({ resources: { cpu: 4, memory: '16Gi' }, mergeVirtualMachineTemplate: { metadata: { labels: { workload: 'memory-intensive' } } } });
  expect(metadata.labels).toEqual({ provider: 'kubevirt', workload: 'memory-intensive' });
  expect(instance.domain.resources.requests).toEqual({ cpu: '4', memory: '16Gi' });
});

test('resources win over those of a patch, and also set the CPUs and memory of the guest', () => {
  const resources = { requests: { cpu: '1', memory: '2Gi' }, limits: { memory: '3Gi' } };
  const domain = { cpu: { cores: 1, sockets: 2 }, memory: { guest: '2Gi' }, resources };
  const patch = { spec: { template: { spec: { domain } } } };
  const { instance } = built({ resources: { cpu: 4, memory: 17179869184 }, mergeVirtualMachineTemplate: patch });
  const memory = '17179869184';
  expect(instance.domain).toMatchObject({ cpu: { cores: 2, sockets: 2 }, memory: { guest: memory }, resources: { requests: { cpu: '4', memory }, limits: { memory } } });
});

test('labels and annotations are added to those of the template, and win', () => {
  expect(built({ labels: { provider: 'mine', tier: 'db' }, annotations: { note: 'x' } }).metadata).toEqual({ labels: { provider: 'mine', tier: 'db' }, annotations: { note: 'x' } });
});

test('a template of the node type replaces the whole base', () => {
  const base = { ...BASE, spec: { template: { spec: { ...BASE.spec.template.spec, taints: [TAINT] } } } };
  const { metadata, instance, taints } = built(another({ spec: { template: { spec: { domain: { devices: {}, memory: { guest: '1Gi' } } } } } }), base);
  expect([metadata, instance, taints]).toEqual([{}, { domain: { devices: {}, memory: { guest: '1Gi' } } }, []]);
});

test('a null in a patch deletes a field', () => {
  const none = { domain: { devices: { interfaces: null } }, networks: null };
  expect(built({ mergeVirtualMachineTemplate: { spec: { template: { spec: none } } } }).instance).not.toHaveProperty('networks');
});

test('taints are removed from the template: those of a patch replace those of the base, and those of the type are added', () => {
  const inBase: any = { key: 'base', effect: 'NoExecute' };
  const base = { ...BASE, spec: { template: { spec: { ...BASE.spec.template.spec, taints: [inBase] } } } };
  expect(built({}, base)).toMatchObject({ instance: BASE.spec.template.spec, taints: [inBase] });
  expect(built({ mergeVirtualMachineTemplate: tainted([TAINT]) }, base).taints).toEqual([TAINT]);
  expect(built({ mergeVirtualMachineTemplate: tainted(null) }, base).taints).toEqual([]);
  expect(built({ taints: [TAINT] }, base).taints).toEqual([inBase, TAINT]);
  expect(built({ taints: [{ ...TAINT, value: 'other' }], mergeVirtualMachineTemplate: tainted([TAINT]) }).taints).toEqual([{ ...TAINT, value: 'other' }]);
});

describe('a patch that removes the parent of the base\'s taints removes them too', () => {
  const domain = { devices: {}, memory: { guest: '1Gi' } };
  const base = { spec: { template: { spec: { domain, taints: [TAINT] } } } };
  const own: any = { key: 'own', effect: 'NoExecute' };
  const inInstance = (spec: object) => ({ spec: { template: { spec } } });

  test.each<[string, object, any[]]>([
    ['$patch: replace of the spec', { spec: { $patch: 'replace', template: { spec: { domain } } } }, []],
    ['$patch: replace of the template', { spec: { template: { $patch: 'replace', spec: { domain } } } }, []],
    ['$patch: replace of the instance', inInstance({ $patch: 'replace', domain }), []],
    ['$patch: replace with taints', inInstance({ $patch: 'replace', domain, taints: [own] }), [own]],
    ['$retainKeys of the spec', { spec: { $retainKeys: ['template'], template: {} } }, [TAINT]],
    ['$retainKeys without taints', inInstance({ $retainKeys: ['domain'] }), []],
    ['$retainKeys with taints', inInstance({ $retainKeys: ['domain', 'taints'] }), [TAINT]],
    ['$retainKeys with taints, and other ones', inInstance({ $retainKeys: ['domain', 'taints'], taints: [own] }), [own]],
    ['$patch: replace of something else', inInstance({ domain: { $patch: 'replace', ...domain } }), [TAINT]],
  ])('%s', (_title, mergeVirtualMachineTemplate, taints) => {
    expect(built({ mergeVirtualMachineTemplate }, base).taints).toEqual(taints);
  });

  test('in YAML', () => {
    const mergeVirtualMachineTemplate = 'spec: {template: {spec: {$patch: replace, domain: {devices: {}, memory: {guest: 2Gi}}}}}';
    expect(built({ mergeVirtualMachineTemplate }, base)).toEqual({
      metadata: {}, instance: { domain: { devices: {}, memory: { guest: '2Gi' } } }, taints: [],
    });
  });

  test('a patch with $retainKeys cannot set taints that it does not retain', () => {
    const mergeVirtualMachineTemplate = inInstance({ $retainKeys: ['domain'], taints: [own] });
    expect(() => built({ mergeVirtualMachineTemplate }, base)).toThrow(/^mergeVirtualMachineTemplate: spec\.template\.spec: \$retainKeys lacks taints, which the patch sets/);
  });
});

test.each([
  ['both a template and a patch', { ...another(BASE), mergeVirtualMachineTemplate: {} }, /^virtualMachineTemplate and mergeVirtualMachineTemplate exclude each other: keep one$/],
  ['a misspelt field', { mergeVirtualMachineTemplate: { spec: { template: { spec: { taintz: [TAINT] } } } } }, /^spec\.template\.spec\.taintz: /],
  ['a taint without a key', { mergeVirtualMachineTemplate: tainted([{ effect: 'Never' }]) }, /^spec\.template\.spec\.taints\[0\]\.key: is missing: write the taint's key$/],
  ['a taint with $patch: delete', { mergeVirtualMachineTemplate: tainted([{ ...TAINT, $patch: 'delete' }]) }, /^spec\.template\.spec\.taints\[0\]\.\$patch: unknown field/],
  ['a taint with an unknown effect', { taints: [{ key: 'a', effect: 'Never' }] }, /^taints\[0\]\.effect: "Never" is unknown: write "NoSchedule" or /],
  ['a machine without memory', { mergeVirtualMachineTemplate: { spec: { template: { spec: { domain: { resources: null } } } } } }, /^spec\.template\.spec\.domain.*memory/],
  ['an invalid label', { labels: { a: 'b c' } }, /^metadata\.labels.*"b c"/],
])('%s is refused', (_title, nodeType, message) => {
  expect(() => built(nodeType)).toThrow(message);
});

test('one error lists every mistake in a node type', () => {
  const wrong = { taints: [{ key: '', effect: 'NoSchedule' }], resources: { memory: 'x' }, mergeVirtualMachineTemplate: { spec: { template: { spec: { taintz: [] } } } } };
  expect(() => built(wrong)).toThrow(/^taints\[0\]\.key: .*\nresources\.memory: "x" .*\nspec\.template\.spec\.taintz: /);
});

test('taints may be absent, and are otherwise a list of maps', () => {
  expect([undefined, [TAINT], 'odd', [null]].map((value) => taintIssuesOf(value, 'taints').map(issueText))).toEqual([
    [], [], ['taints: "odd" is not a list: write "- " before each item'], ['taints[0]: null is not a map: write one with key, value, effect'],
  ]);
});

test('taints are written into spec.template.spec, as in vCluster\'s documents', () => {
  expect(withTaints({}, [TAINT])).toEqual(tainted([TAINT]));
  const patch = { metadata: {}, spec: { template: { spec: { networks: null } } } };
  expect(withTaints(patch, [])).toEqual({ metadata: {}, spec: { template: { spec: { networks: null, taints: [] } } } });
});

test('changing a taint later affects only node types built after that', () => {
  const base = VirtualMachineTemplate.fromObject(BASE);
  const own = { ...TAINT };
  const before = nodeTypeTemplate(base, { taints: [own] });
  own.value = 'low-memory';
  expect(before.taints).toEqual([TAINT]);
  expect([TAINT, own].map((taint) => nodeTypeTemplate(base, { taints: [taint] }).taints)).toEqual([[TAINT], [own]]);
});
