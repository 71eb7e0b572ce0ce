import { fromText } from './from-text';

const SPEC = 'spec: {template: {spec: {domain: {devices: {}, memory: {guest: 1Gi}}}}}';
const vm = (metadata: string, more = '') => `apiVersion: kubevirt.io/v1\nkind: VirtualMachine\nmetadata: ${metadata}\n${more}${SPEC}\n`;
const pool = (metadata: string, spec: string) => `apiVersion: pool.kubevirt.io/v1beta1\nkind: VirtualMachinePool\n${metadata}spec: ${spec}\n`;
const provider = (name: string, nodeTypes = '[]') => '{apiVersion: management.loft.sh/v1, kind: NodeProvider, '
  + `metadata: {name: ${name}}, spec: {kubeVirt: {virtualMachineTemplate: {${SPEC}}, nodeTypes: ${nodeTypes}}}}`;

test('a VirtualMachine may be only metadata and spec', () => {
  expect(fromText(`metadata: {name: a}\n${SPEC}\n`).manifests).toEqual(fromText(vm('{name: a}')).manifests);
});

test('a VirtualMachine in an old API version is rendered in the current one', () => {
  expect(fromText(vm('{name: a}').replace('kubevirt.io/v1', 'kubevirt.io/v1alpha3')).manifests).toEqual(fromText(vm('{name: a}')).manifests);
});

test('a placeholder inside a value is reported as such', () => {
  const text = `${vm('{name: a}').replace('devices: {}', 'devices: {disks: [{name: seed, disk: {}}]}').replace('memory: {guest: 1Gi}}', 'memory: {guest: 1Gi}}, volumes: [{name: seed, cloudInitNoCloud: {userData: "#!/bin/sh {{NOTE}}"}}]')}`;
  expect(() => fromText(text, { set: [['NOTE', 'for {{NAME}}']] })).toThrow(
    /^in\.yaml:\d+: spec\.template\.spec\.volumes\[0]\.cloudInitNoCloud\.userData: \{\{NAME}} is in the value of NOTE, where placeholders are not filled in: write its value there$/,
  );
});

test.each(['template.openshift.io/v1', 'v1'])('a Template of OpenShift, %s, is refused, whose placeholders look alike and are filled in by oc', (apiVersion) => {
  const template = (text: string) => `apiVersion: ${apiVersion}\nkind: Template\nmetadata: {name: t}\nobjects:\n  - ${JSON.stringify({ kind: 'ConfigMap', data: { a: text } })}\n`;
  const refused = 'is a Template of OpenShift, which only oc fills in: give the output of `oc process --local -o yaml -f FILE -p NAME=VALUE` as -';
  for (const set of [[], [['CORES', '4']]] as const) {
    expect(() => fromText(template('${{CORES}}'), { set })).toThrow(expect.objectContaining({ message: `in.yaml:1: ${refused}` }));
  }
  expect(() => fromText(`${vm('{name: a}')}---\n${template('${CORES}')}`, { set: [['CORES', '4']] })).toThrow(expect.objectContaining({ message: `in.yaml:6: ${refused}` }));
});

test('a Template of another group is a manifest like others', () => {
  expect(fromText('{apiVersion: example.com/v1, kind: Template, metadata: {name: t}, a: "{{A}}"}', { set: [['A', 'b']] }).manifests).toMatchObject([{ a: 'b' }]);
});

test('a pool that needs a Secret for each machine gets them', () => {
  const machine = 'domain: {devices: {disks: [{name: seed, disk: {}}]}, memory: {guest: 1Gi}}, volumes: [{name: seed, cloudInitNoCloud: {userData: "#!/bin/sh"}}]';
  const { manifests: [made, ...secrets] } = fromText(pool('metadata: {name: p}\n', '{replicas: 2, nameGeneration: {appendIndexToSecretRefs: true}, '
    + `selector: {matchLabels: {a: b}}, virtualMachineTemplate: {metadata: {labels: {a: b}}, spec: {template: {spec: {${machine}}}}}}`));
  const { name } = made.spec.virtualMachineTemplate.spec.template.spec.volumes[0].cloudInitNoCloud.secretRef;
  expect(secrets.map(({ metadata }) => metadata.name)).toEqual([`${name}-0`, `${name}-1`]);
});

test('the Secret of each machine of such a pool contains its own name and number', () => {
  const volumes = (text: string) => `[{name: seed, cloudInitNoCloud: {userData: ${JSON.stringify(text)}}}]`;
  const machine = (text: string) => `domain: {devices: {disks: [{name: seed, disk: {}}]}, memory: {guest: 1Gi}}, volumes: ${volumes(text)}`;
  const document = (spec: string, text: string) => pool('metadata: {name: p}\n', `{replicas: 2, ${spec}selector: {matchLabels: {a: b}}, `
    + `virtualMachineTemplate: {metadata: {labels: {a: b}}, spec: {template: {spec: {${machine(text)}}}}}}`);
  const own = 'nameGeneration: {appendIndexToSecretRefs: true}, ';
  const userData = (text: string, set: [string, string][] = []) => {
    const { manifests: [, ...secrets] } = fromText(document(own, text), { set });
    return secrets.map(({ stringData }) => stringData.userdata);
  };
  expect(userData('#!/bin/sh\necho {{NAME}} {{INDEX}} {{TEAM}}', [['TEAM', 'web']])).toEqual(['#!/bin/sh\necho p-0 0 web', '#!/bin/sh\necho p-1 1 web']);
  expect(() => userData('#!/bin/sh\necho {{OTHER}}')).toThrow('placeholder {{OTHER}} has no value: write --set OTHER=…');
  expect(() => fromText(document('', '#!/bin/sh\necho {{INDEX}}'))).toThrow('placeholder {{INDEX}} has no value: write --set INDEX=…');
});

test('a machine always runs by default, in a pool too', () => {
  expect(fromText(vm('{name: a}')).manifests[0].spec.runStrategy).toBe('Always');
  const template = `metadata: {labels: {a: b}}, ${SPEC}`;
  const inPool = (machine: string) => fromText(pool('metadata: {name: p}\n', `{selector: {matchLabels: {a: b}}, virtualMachineTemplate: {${machine}}}`)).manifests[0].spec.virtualMachineTemplate.spec;
  expect(inPool(template).runStrategy).toBe('Always');
  expect(inPool(template.replace('spec: {', 'spec: {runStrategy: Halted, ')).runStrategy).toBe('Halted');
  expect(inPool(template.replace('spec: {', 'spec: {running: false, '))).not.toHaveProperty('runStrategy');
});

test('objects that were read from a cluster are rendered without what the server added', () => {
  const metadata = '{name: a, uid: u, resourceVersion: "1", creationTimestamp: "2026-01-01T00:00:00Z", generation: 2, managedFields: []}';
  expect(fromText(vm(metadata, 'status: {ready: true}\n')).manifests).toEqual(fromText(vm('{name: a}')).manifests);
  expect(fromText(provider('p').replace('{name: p}', metadata.replace('name: a', 'name: p'))).manifests).toEqual(fromText(provider('p')).manifests);
});

test('objects with the same kind and name in two groups or namespaces are all rendered', () => {
  const manifest = (apiVersion: string, namespace: string) => `{apiVersion: ${apiVersion}, kind: K, metadata: {name: a, namespace: ${namespace}}}\n---\n`;
  expect(fromText(`${manifest('v1', 'one')}${manifest('g/v1', 'one')}${manifest('v1', 'two')}`).manifests).toHaveLength(3);
});

test('the note on a Machine has its file and line', () => {
  const text = '\napiVersion: vitistack.io/v1alpha1\nkind: Machine\nmetadata: {name: a}\nspec: {template: small, cloudInit: {userData: "#!/bin/sh", secretRef: {name: s}}}\n';
  expect(fromText(text).notes).toEqual(['in.yaml:2: spec.cloudInit: userData and secretRef both set the user data, and KubeVirt takes one: kept userData and ignored Secret "s"']);
});

test('a vCluster that claims no static nodes leaves the base template of its provider', () => {
  const { manifests, notes } = fromText(`${provider('p')}\n---\nautoNodes: {dynamic: [{name: d}]}\n`);
  expect(manifests.map(({ metadata }) => metadata.name)).toEqual(['p']);
  expect(notes).toEqual(['in.yaml:3: autoNodes.dynamic: the platform makes and removes these nodes as pods need them: rendered none']);
  expect(fromText('privateNodes: {enabled: true}\nautoNodes:\n')).toMatchObject({ manifests: [], notes: ['in.yaml:1: autoNodes: claims no static nodes: rendered none'] });
});

test('vClusters together may not claim more machines than a node type allows', () => {
  const claims = (quantity: number) => `---\nautoNodes: {static: [{name: a, provider: p, quantity: ${quantity}}]}\n---\nautoNodes: {static: [{name: b, provider: p}]}\n`;
  const nodes = provider('p', '[{name: t, maxCapacity: 3}]');
  expect(fromText(`${nodes}\n${claims(2)}`).manifests).toHaveLength(3);
  expect(() => fromText(`${nodes}\n${claims(3)}`))
    .toThrow(/^in\.yaml:1: spec\.kubeVirt\.nodeTypes\[0\]\.maxCapacity: is 3, and 4 machines are claimed by a \(3\), b \(1\): raise it, or claim fewer$/);
});

test('many providers and vClusters are read within seconds, each only once', () => {
  const providers = Array.from({ length: 120 }, (_, number) => provider(`p${number}`, '[{name: t, maxCapacity: 3}, {name: u}]'));
  const clusters = Array.from({ length: 120 }, (_, number) => `autoNodes: {static: [{name: v${number}, provider: p${number}}]}\n`);
  const begun = process.cpuUsage();
  expect(fromText([...providers, ...clusters].join('\n---\n')).manifests).toHaveLength(120);
  expect(process.cpuUsage(begun).user).toBeLessThan(3e6);
});

test.each<[string, string, RegExp]>([
  ['an unknown field of a machine', vm('{name: a}', 'foo: 1\n'), /^in\.yaml:4: foo: [^\n]*$/],
  ['an unknown field of a bare machine', `metadata: {name: a}\nfoo: 1\n${SPEC}\n`, /^in\.yaml:2: foo: [^\n]*$/],
  ['a machine without a name', vm('{labels: {a: b}}'), /^in\.yaml:3: metadata\.name: is missing: name the VirtualMachine$/],
  ['a machine without metadata', vm(''), /^in\.yaml:3: metadata\.name: is missing: name the VirtualMachine$/],
  ['a machine without a spec', 'apiVersion: kubevirt.io/v1\nkind: VirtualMachine\nmetadata: {name: a}\nspec:\n', /^in\.yaml:4: spec: required field is missing[^\n]*$/],
  ['a machine with odd lists', vm('{name: a}').replace('{domain', '{volumes: odd, domain'), /^in\.yaml:4: spec\.template\.spec\.volumes: [^\n]*$/],
  ['a pool without metadata', pool('', '{selector: {}, virtualMachineTemplate: {spec: {}}}'), /^in\.yaml:1: metadata\.name: is missing: name the VirtualMachinePool\n/],
  ['a pool without machines', pool('metadata: {name: p}\n', ''), /^in\.yaml:4: spec: required field is missing[^\n]*$/],
  ['a manifest without a name', 'apiVersion: v1\nkind: ConfigMap\n', /^in\.yaml:1: metadata\.name: is missing: name the ConfigMap$/],
  ['a manifest whose apiVersion is a map', 'apiVersion: {toString: 1}\nkind: VirtualMachinePool\n', /^in\.yaml:1: is not a document that can be rendered[^\n]*$/],
  ['a machine whose name is not a string, once', vm('{name: 7}'), /^in\.yaml:3: metadata\.name: 7 is not valid here: [^\n]*$/],
  ['an invalid apiVersion, along with other mistakes', 'apiVersion: a/b/c\nkind: X\nmetadata: {name: a}\n---\n- b\n',
    /^in\.yaml:1: apiVersion: "a\/b\/c" is not an API version: write a group, "\/" and a version, such as "apps\/v1", or "v1"\nin\.yaml:5: is not a document that can be rendered[^\n]*$/],
  ['a manifest whose metadata would be altered', 'apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: a\n  namespace: 7\n  labels: [x]\n  annotations: k\n',
    /^in\.yaml:5: metadata\.namespace: 7 is not [^\n]*\nin\.yaml:6: metadata\.labels: a list is not a map: [^\n]*\nin\.yaml:7: metadata\.annotations: "k" is not a map: [^\n]*$/],
  ['a misspelt field of a node type', provider('p', '[{name: t, mergeVirtualMachineTemplate: {spec: {template: {spec: {taintz: []}}}}}]'), /^in\.yaml:1: node type "t": spec\.template\.spec\.taintz: [^\n]*$/],
  ['a broken provider, once, although a vCluster claims nodes of it', `${provider('p', '[{nmae: t}]')}\n---\nautoNodes: {static: [{name: a, provider: p}]}\n`,
    /^in\.yaml:1: spec\.kubeVirt\.nodeTypes\[0\]\.name: is missing: name the node type\nin\.yaml:1: spec\.kubeVirt\.nodeTypes\[0\]\.nmae: [^\n]*$/],
  ['a claim of a provider that is not given', 'autoNodes: {static: [{name: a, provider: p}]}\n', /^in\.yaml:1: autoNodes\.static\[0\]\.provider: "p" is not among the documents given: give its NodeProvider as well$/],
])('%s is refused', (_title, text, message) => {
  expect(() => fromText(text)).toThrow(message);
});
