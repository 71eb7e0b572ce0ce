import { readFileSync } from 'fs';
import { join } from 'path';
import * as fc from 'fast-check';
import { parseAllDocuments, stringify } from 'yaml';
import { fromText } from './from-text';
import { Admission } from '../../../src';
import { streamInput } from '../../../src/cli/manifests/documents';
import { render, RenderOptions } from '../../../src/cli/render/render';

const EXAMPLES = join(__dirname, '../../../examples');
const KEY = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIGbAYCzbVwD7kFbmq6kUCgc0sSGPWbVs2sTPBrEQvK3e ci: "smoke" # nightly';

function rendered(files: string[], options: Partial<RenderOptions> = {}) {
  const { manifests, ...told } = render(streamInput(files.map((file) => join(EXAMPLES, file))), { set: [], ...options });
  return { ...told, manifests: manifests.map(({ manifest }) => manifest) };
}

/** The documents, with one of their values replaced at any depth. */
function withOneReplaced(documents: any[], place: number, value: any): any[] {
  const copy = structuredClone(documents);
  const places = copy.flatMap((document) => placesOf(document));
  const [parent, key] = places[place % places.length];
  parent[key] = value;
  return copy;
}

function placesOf(value: any): [any, string][] {
  return value === null || typeof value !== 'object' ? [] : Object.keys(value).flatMap((key): [any, string][] => [[value, key], ...placesOf(value[key])]);
}

function refusal(step: () => void): string {
  try {
    step();
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

const withoutFolder = (notes: string[]) => notes.map((note) => note.replaceAll(`${EXAMPLES}/`, ''));

describe('unmodified documents of other systems become manifests that the CRDs admit', () => {
  test.each<[string, string[], [string, string][]]>([
    ['Crabbox\'s template', ['crabbox-template/kubevirt-vm.yaml'], [['SSH_PUBLIC_KEY', KEY]]],
    ['Crabbox\'s configuration', ['crabbox-template/crabbox.yaml'], [['SSH_PUBLIC_KEY', KEY]]],
    ['Viti Stack\'s Machines', ['viti-machines/machines.yaml'], []],
    ['vCluster\'s minimal NodeProvider', ['vcluster-flavours/minimal-node-provider.yaml'], []],
    ['vCluster\'s advanced NodeProvider', ['vcluster-flavours/node-provider.yaml'], []],
    ['vCluster\'s static nodes', ['vcluster-flavours/node-provider.yaml', 'vcluster-flavours/auto-nodes.yaml'], []],
    ['Kubermatic\'s VM and DataSource', ['kubermatic-pool/vm.yaml'], []],
    ['Kubermatic\'s pool and DataSource', ['kubermatic-pool/pool.yaml'], []],
  ])('%s', (_system, files, set) => {
    const { manifests, notes } = rendered(files, { set });
    expect(manifests.flatMap((manifest) => Admission.validate(manifest))).toEqual([]);
    expect({ manifests, notes: withoutFolder(notes) }).toMatchSnapshot();
  });
});

test('missing and unused values are reported together, and once for a file that is named twice', () => {
  const files = ['crabbox-template/kubevirt-vm.yaml', 'crabbox-template/crabbox.yaml'];
  expect(refusal(() => rendered(files, { set: [['FOO', '1']] })).split('\n')).toEqual([
    expect.stringContaining('--set FOO: no document has a placeholder {{FOO}}'),
    expect.stringContaining('placeholder {{SSH_PUBLIC_KEY}} has no value'),
  ]);
});

test('a key with characters that are special in YAML remains one key', () => {
  const { manifests } = rendered(['crabbox-template/kubevirt-vm.yaml'], { set: [['SSH_PUBLIC_KEY', KEY]] });
  expect(manifests[1].stringData.userdata).toContain(`- ${JSON.stringify(KEY)}\n`);
});

const HIGH_MEMORY = 'autoNodes: {static: [{name: memory, provider: kubevirt-provider-advanced, quantity: 2, requirements: [{property: vcluster.com/node-type, value: high-memory-node}]}]}\n';

test('the advanced provider\'s high-memory-node has its resources and labels, and its taint is noted', () => {
  const provider = readFileSync(join(EXAMPLES, 'vcluster-flavours/node-provider.yaml'), 'utf8');
  const { manifests, notes } = fromText(`${provider}\n---\n${HIGH_MEMORY}`);
  expect(manifests.map(({ metadata }) => metadata)).toEqual(['memory-0', 'memory-1'].map((name) => ({
    name,
    namespace: 'vcluster-platform',
    labels: {
      'provider': 'kubevirt',
      'workload': 'memory-intensive',
      'cdk8s-kubevirt/node-provider': 'kubevirt-provider-advanced',
      'cdk8s-kubevirt/node-type': 'high-memory-node',
      'cdk8s-kubevirt/node-claim': 'memory',
    },
  })));
  for (const { spec } of manifests) {
    expect(spec.template.spec.domain.resources).toEqual({ requests: { cpu: '4', memory: '16Gi' } });
    expect(spec.template.spec).not.toHaveProperty('taints');
  }
  expect(notes).toEqual(['memory-0', 'memory-1'].map((name) => expect.stringContaining(
    `machine "${name}": a VirtualMachine has no taints: left out workload=high-memory:NoSchedule, register the node with --register-with-taints=workload=high-memory:NoSchedule`,
  )));
});

test('machines of two providers own separate DataVolumes', () => {
  const { manifests } = rendered(['vcluster-flavours/minimal-node-provider.yaml', 'vcluster-flavours/node-provider.yaml']);
  expect(manifests.map(({ spec }) => spec.dataVolumeTemplates[0].metadata.name)).toEqual(['kubevirt-provider-minimal-containerdisk', 'kubevirt-provider-advanced-containerdisk']);
});

test('claims of one type get DataVolumes of their own', () => {
  const { manifests } = rendered(['vcluster-flavours/node-provider.yaml', 'vcluster-flavours/auto-nodes.yaml']);
  const [{ spec }] = manifests;
  expect(spec.dataVolumeTemplates[0].metadata.name).toBe('static-standard-nodes-0-containerdisk');
  expect(spec.template.spec.volumes[0].dataVolume.name).toBe('static-standard-nodes-0-containerdisk');
});

test('other manifests pass through, and are checked if there is a schema', () => {
  expect(fromText('{apiVersion: v1, kind: ConfigMap, metadata: {name: c}, data: {a: b}}').manifests).toEqual([{ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'c' }, data: { a: 'b' } }]);
  expect(() => fromText('{apiVersion: cdi.kubevirt.io/v1beta1, kind: DataVolume, metadata: {name: d}, spec: {sorce: {}}}')).toThrow(/^in\.yaml:1: .*spec\.sorce/);
});

test('--namespace applies to objects that specify none', () => {
  const { manifests, notes } = rendered(['kubermatic-pool/pool.yaml', 'viti-machines/machines.yaml'], { namespace: 'mine' });
  expect(new Set(manifests.map(({ metadata }) => metadata.namespace))).toEqual(new Set(['mine', 'default']));
  expect(manifests.find(({ kind }) => kind === 'DataSource').spec.source.pvc).toEqual({ name: 'my-http-datasource', namespace: 'mine' });
  expect(notes.join()).not.toContain('--namespace');
});

test('--storage-class applies to disks that specify none', () => {
  const classes = ({ manifests }: any) => new Set(manifests.filter(({ kind }: any) => kind === 'PersistentVolumeClaim').map(({ spec }: any) => spec.storageClassName));
  expect(classes(rendered(['viti-machines/machines.yaml']))).toEqual(new Set([undefined, 'fast-ssd']));
  expect(classes(rendered(['viti-machines/machines.yaml'], { storageClass: 'mine' }))).toEqual(new Set(['mine', 'fast-ssd']));
});

test('an object that several documents contain equally is rendered once', () => {
  const { manifests } = rendered(['kubermatic-pool/vm.yaml', 'kubermatic-pool/pool.yaml']);
  expect(manifests.map(({ kind }) => kind)).toEqual(['VirtualMachine', 'DataVolume', 'DataSource', 'VirtualMachinePool']);
});

test('--set-json can fill in a number', () => {
  const text = 'apiVersion: kubevirt.io/v1\nkind: VirtualMachine\nmetadata: {name: a}\nspec: {template: {spec: {domain: {cpu: {cores: {{CORES}}}, devices: {}, memory: {guest: 1Gi}}}}}\n';
  expect(fromText(text, { set: [['CORES', 4]] }).manifests[0].spec.template.spec.domain.cpu.cores).toBe(4);
  expect(() => fromText(text, { set: [['CORES', '4']] })).toThrow(/^in\.yaml:4: spec\.template\.spec\.domain\.cpu\.cores: "4"/);
});

test('a placeholder in cloud-init\'s own templating needs no value, but accepts one', () => {
  const text = 'apiVersion: v1\nkind: Secret\nmetadata: {name: a}\nstringData:\n  userdata: |\n    ## template: jinja\n    #cloud-config\n    hostname: "{{HOST}}"\n    fqdn: "{{ v1.local_hostname }}"\n';
  const userData = (options: Partial<RenderOptions>) => fromText(text, options).manifests[0].stringData.userdata;
  expect(userData({})).toContain('hostname: "{{HOST}}"\nfqdn: "{{ v1.local_hostname }}"');
  expect(userData({ set: [['HOST', 'web']] })).toContain('hostname: "web"\nfqdn: "{{ v1.local_hostname }}"');
  expect(() => fromText(text, { set: [['HSOT', 'web']] })).toThrow(/^--set HSOT: no document has a placeholder/);
});

describe('mistakes', () => {
  test('of any kind are reported with file and line, never by a crash', () => {
    const examples = [
      ['viti-machines/machines.yaml'], ['vcluster-flavours/node-provider.yaml', 'vcluster-flavours/auto-nodes.yaml'], ['kubermatic-pool/vm.yaml'], ['kubermatic-pool/pool.yaml'],
    ].map((files) => files.flatMap((file) => parseAllDocuments(readFileSync(join(EXAMPLES, file), 'utf8')).map((document) => document.toJS())));
    const junk = fc.constantFrom(null, '', 'x', 1, true, [], {}, [null], [1], [[]], { a: null });
    fc.assert(fc.property(fc.constantFrom(...examples), fc.nat(), junk, (documents, place, value) => {
      const text = withOneReplaced(documents, place, value).map((document) => stringify(document)).join('---\n');
      const message = refusal(() => fromText(text));
      expect(message).not.toMatch(/is not a function|cannot (?:read|convert|use|destructure)|not iterable/i);
      expect(message.split('\n').every((line) => line === '' || line.startsWith('in.yaml:'))).toBe(true);
    }), { numRuns: 200 });
  });

  test('in all documents are listed with file and line', () => {
    expect(() => fromText('{a: 1}\n---\n- b\n---\napiVersion: vitistack.io/v1alpha1\nkind: Machine\nmetadata: {name: m}\nspec: {template: tiny}\n---\napiVersion: kubevirt.io/v1\nkind: VirtualMachine\nmetadata: {name: Web}\nspec: {template: {spec: {domain: {devices: {}}}}}\n'))
      .toThrow(/^in\.yaml:1: is not a document that can be rendered.*\nin\.yaml:3: is not a document that can be rendered.*\nin\.yaml:8: spec\.template: "tiny" is not valid here.*\nin\.yaml:12: metadata\.name: "Web" is not a DNS label/);
  });

  test('include a placeholder without a value and a value without a placeholder', () => {
    const text = 'apiVersion: kubevirt.io/v1\nkind: VirtualMachine\nmetadata: {name: {{NAME}}}\nspec: {}\n';
    expect(() => fromText(text)).toThrow('in.yaml:3: metadata.name: placeholder {{NAME}} has no value: write --set NAME=…');
    expect(() => fromText(text, { set: [['NAEM', 'x']] })).toThrow('--set NAEM: no document has a placeholder {{NAEM}}: they have {{NAME}}');
  });

  test('about a placeholder in a field that is not a string name the option that fits', () => {
    const volumes = '{name: seed, cloudInitNoCloud: {userData: "#cloud-config\\nhostname: {{HOST}}\\n"}}';
    const text = ['apiVersion: kubevirt.io/v1', 'kind: VirtualMachine', 'metadata: {name: web-{{CORES}}-{{SIZE}}}', 'spec:', '  running: {{ON}}', '  template:', '    spec:', '      domain:',
      '        cpu: {cores: {{CPUS}}}', '        memory: {guest: {{MEMORY}}}', '        devices: {disks: [{name: seed, bootOrder: {{ORDER}}}]}', `      volumes: [${volumes}]`].join('\n');
    const told = refusal(() => fromText(text, { set: [['SIZE', 'small']] })).split('\n').map((line) => line.split(' has no value: write ')[1]);
    expect(told).toEqual(['--set CORES=…', '--set-json ON=…', '--set-json CPUS=…', '--set MEMORY=…', '--set-json ORDER=…', '--set HOST=…']);
    const bare = 'metadata: {name: a}\nspec: {template: {spec: {domain: {cpu: {cores: {{CPUS}}}, devices: {}}}}}\n';
    expect(() => fromText(bare)).toThrow('placeholder {{CPUS}} has no value: write --set-json CPUS=…');
    expect(() => fromText('- {{A}}\n')).toThrow('placeholder {{A}} has no value: write --set A=…');
  });

  test('in YAML are reported with missing values, but not with unused ones, since the unread part may use them', () => {
    const text = 'apiVersion: kubevirt.io/v1\nkind: VirtualMachine\nmetadata: {name: {{NAME}}}\nspec: {}\n---\na: [\n';
    expect(refusal(() => fromText(text, { set: [['OTHER', 'x']] })).split('\n')).toEqual([
      expect.stringMatching(/^in\.yaml:6:4: not YAML: /),
      'in.yaml:3: metadata.name: placeholder {{NAME}} has no value: write --set NAME=…',
    ]);
  });

  test('are reported in the order of their lines', () => {
    const text = 'apiVersion: kubevirt.io/v1\nkind: VirtualMachine\nmetadata:\n  name: a\nspec:\n  template:\n    spec:\n      hostnme: x\n      domain:\n        devices: []\n';
    expect(() => fromText(text)).toThrow(/^in\.yaml:8: spec\.template\.spec\.hostnme: .*\nin\.yaml:10: spec\.template\.spec\.domain\.devices: [^\n]*$/);
  });

  test('include two documents that differ about one object', () => {
    const map = (data: string, namespace = '') => `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a${namespace}}\ndata: {a: ${data}}\n`;
    expect(() => fromText(`${map('b')}---\n${map('c', ', namespace: mine')}`, { namespace: 'mine' }))
      .toThrow(/^in\.yaml:6: ConfigMap "a" differs from the one at in\.yaml:1: give each its own name or namespace, or run the command on the manifests of each cluster separately$/);
    expect(fromText(`${map('b')}---\n${map('c', ', namespace: mine')}`).manifests).toHaveLength(2);
  });
});

test('a warning has the file and line of its field', () => {
  const text = '# a volume\napiVersion: cdi.kubevirt.io/v1beta1\nkind: DataVolume\nmetadata: {name: d}\nspec:\n  source: {registry: {url: "docker://registry.example.com/ubuntu"}}\n'
    + '  storage: {resources: {requests: {storage: 10Gi}}}\n';
  expect(fromText(text).warnings).toEqual([expect.stringMatching(/^in\.yaml:6: DataVolume\/d: spec\.source\.registry\.url: .* \[image-tag-latest]$/)]);
});

test('a string is rendered as it was, even if kubectl would misread it without quotes', () => {
  const data = { 'mode': '0o17', '<<': 'merge', 'script': '\ttab\nfirst', 'odd': '\ufffe\u0085' };
  // A ConfigMap may not have a key such as <<.
  const manifest = { apiVersion: 'example.com/v1', kind: 'Texts', metadata: { name: 'texts' }, data };
  const quoted = stringify(manifest, { defaultStringType: 'QUOTE_DOUBLE' }).replace('\ufffe', '\\uFFFE').replace('\u0085', '\\N');
  expect(fromText(`${quoted}---\n${quoted}`)).toMatchObject({ manifests: [manifest], notes: ['in.yaml:11: Texts "texts" is already at in.yaml:1: rendered once'] });
});

test('an integer that would lose precision is refused, unless Kubernetes also reads it as a fraction', () => {
  const text = 'apiVersion: example.com/v1\nkind: Counter\nmetadata: {name: one}\nspec:\n  safe: -9007199254740991\n  fractions: [1e300, 18446744073709551616, 0.1]\n';
  expect(fromText(text).manifests[0].spec).toEqual({ safe: -9007199254740991, fractions: [1e300, 18446744073709552000, 0.1] });
  expect(() => fromText(`${text}  list:\n    - at: 9007199254740993\n  odd: {{ODD}}\n`)).toThrow([
    'in.yaml:8: spec.list[0].at: the integer of about 9007199254740992 is too large to be kept exactly: write at most 9007199254740991, or quote it if the field is a string',
    'in.yaml:9: spec.odd: placeholder {{ODD}} has no value: write --set ODD=…',
  ].join('\n'));
});

test('a Secret whose user data is not a string is refused at its line', () => {
  const secret = 'apiVersion: v1\nkind: Secret\nmetadata: {name: ci}\nstringData:\n  userdata: {users: [{name: ada}]}\n';
  const machine = 'apiVersion: kubevirt.io/v1\nkind: VirtualMachine\nmetadata: {name: web}\nspec: {runStrategy: Always, template: {spec: {domain: {memory: {guest: 1Gi}, devices: {}}, volumes: [{name: ci, cloudInitNoCloud: {secretRef: {name: ci}}}]}}}\n';
  expect(() => fromText(`${secret}---\n${machine}`)).toThrow(/^in\.yaml:5: stringData\.userdata: an object has the wrong type, write a string, .* \[data-form]$/);
});

describe('a field that only a newer KubeVirt may have', () => {
  const spec = 'spec: {runStrategy: Always, template: {spec: {quantumDice: 6, domain: {devices: {}, memory: {guest: 1Gi}}}}}\n';
  const machine = `apiVersion: kubevirt.io/v1\nkind: VirtualMachine\nmetadata: {name: web}\n${spec}`;
  const provider = `apiVersion: management.loft.sh/v1\nkind: NodeProvider\nmetadata: {name: pool}\nspec: {kubeVirt: {virtualMachineTemplate: {${spec.trimEnd()}}, nodeTypes: [{name: small}]}}\n`;

  test.each([['machine', machine], ['node provider', provider]])('of a %s is refused, or a warning if the cluster is newer', (_, text) => {
    expect(() => fromText(text)).toThrow(/quantumDice: unknown field/);
    const { manifests: [{ spec: written }], warnings } = fromText(text, { kubevirtVersion: 'v99.0.0' });
    expect(written.template.spec.quantumDice).toBe(6);
    expect(warnings).toContainEqual(expect.stringMatching(/spec\.template\.spec\.quantumDice: .*see whether v99\.0\.0 does with .* \[field-of-later-version\]$/));
  });
});
