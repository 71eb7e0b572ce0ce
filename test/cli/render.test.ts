import { mkdtempSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { Admission } from '../../src';
import { readDocuments } from '../../src/cli/input';
import { render } from '../../src/cli/render';

const EXAMPLES = join(__dirname, '../../examples');
const KEY = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIGbAYCzbVwD7kFbmq6kUCgc0sSGPWbVs2sTPBrEQvK3e ci: "smoke" # nightly';

function rendered(files: string[], set: [string, string][] = [], namespace?: string) {
  return render(readDocuments(files.map((file) => join(EXAMPLES, file))), { set, namespace });
}

/** The documents of a text, each in a file of the line's own. */
function fromText(text: string, set: [string, string][] = []) {
  const file = join(mkdtempSync(join(tmpdir(), 'render-')), 'in.yaml');
  writeFileSync(file, text);
  try {
    return render(readDocuments([file]), { set });
  } catch (error) {
    throw new Error((error as Error).message.replaceAll(file, 'in.yaml'), { cause: error });
  }
}

const withoutFolder = (notes: string[]) => notes.map((note) => note.replaceAll(`${EXAMPLES}/`, ''));

describe('documents of other systems, as they stand, become manifests that the CRDs admit', () => {
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
    const { manifests, notes } = rendered(files, set);
    expect(manifests.flatMap((manifest) => Admission.validate(manifest))).toEqual([]);
    expect({ manifests, notes: withoutFolder(notes) }).toMatchSnapshot();
  });
});

test('a key with every character that YAML minds stays one key', () => {
  const { manifests } = rendered(['crabbox-template/kubevirt-vm.yaml'], [['SSH_PUBLIC_KEY', KEY]]);
  expect(manifests[1].stringData.userdata).toContain(`- ${JSON.stringify(KEY)}\n`);
});

test('a node type\'s resources and labels are merged into the base, and its taints are reported', () => {
  const provider = '{apiVersion: management.loft.sh/v1, kind: NodeProvider, metadata: {name: p}, spec: {kubeVirt: {virtualMachineTemplate: {spec: {template: {spec: {domain: {devices: {}}}}}}, '
    + 'nodeTypes: [{name: big, resources: {cpu: 4, memory: 16Gi}, mergeVirtualMachineTemplate: {metadata: {labels: {a: b}}, spec: {template: {spec: {taints: [{key: k, value: v, effect: NoSchedule}]}}}}}]}}}';
  const { manifests, notes } = fromText(`${provider}\n---\nautoNodes: {static: [{name: nodes, provider: p, quantity: 2, requirements: [{property: vcluster.com/node-type, value: big}]}]}\n`);
  expect(manifests.map(({ metadata }) => metadata)).toEqual([{ name: 'nodes-0', labels: { a: 'b' } }, { name: 'nodes-1', labels: { a: 'b' } }]);
  expect(manifests[0].spec.template.spec).toEqual({ domain: { devices: {}, resources: { requests: { cpu: '4', memory: '16Gi' } } } });
  expect(notes).toHaveLength(2);
  expect(notes[0]).toContain('a VirtualMachine has no taints: left k=v:NoSchedule out of machine "nodes-0"');
});

test('two claims of one type get DataVolumes of their own', () => {
  const { manifests } = rendered(['vcluster-flavours/node-provider.yaml', 'vcluster-flavours/auto-nodes.yaml']);
  const [{ spec }] = manifests;
  expect(spec.dataVolumeTemplates[0].metadata.name).toBe('static-standard-nodes-0-containerdisk');
  expect(spec.template.spec.volumes[0].dataVolume.name).toBe('static-standard-nodes-0-containerdisk');
});

test('other manifests pass through, and are checked where there is a schema', () => {
  expect(fromText('{apiVersion: v1, kind: ConfigMap, metadata: {name: c}, data: {a: b}}').manifests).toEqual([{ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'c' }, data: { a: 'b' } }]);
  expect(() => fromText('{apiVersion: cdi.kubevirt.io/v1beta1, kind: DataVolume, metadata: {name: d}, spec: {sorce: {}}}')).toThrow(/^in\.yaml:1: .*spec\.sorce/);
});

test('the namespace option is for objects that name none', () => {
  const { manifests, notes } = rendered(['kubermatic-pool/pool.yaml', 'viti-machines/machines.yaml'], [], 'mine');
  expect(new Set(manifests.map(({ metadata }) => metadata.namespace))).toEqual(new Set(['mine', 'default']));
  expect(manifests.find(({ kind }) => kind === 'DataSource').spec.source.pvc).toEqual({ name: 'my-http-datasource', namespace: 'mine' });
  expect(notes.join()).not.toContain('--namespace');
});

describe('mistakes', () => {
  test('of all documents are listed with file and line', () => {
    expect(() => fromText('{a: 1}\n---\n- b\n---\napiVersion: vitistack.io/v1alpha1\nkind: Machine\nmetadata: {name: m}\nspec: {template: tiny}\n---\napiVersion: kubevirt.io/v1\nkind: VirtualMachine\nmetadata: {name: Web}\nspec: {}\n'))
      .toThrow(/^in\.yaml:1: is none of the documents.*\nin\.yaml:3: is none of.*\nin\.yaml:5: spec\.template: "tiny" is not right here.*\nin\.yaml:10: .*"Web" is not a DNS label/);
  });

  test('a placeholder without a value, and a value without a placeholder', () => {
    const text = 'apiVersion: kubevirt.io/v1\nkind: VirtualMachine\nmetadata: {name: {{NAME}}}\nspec: {}\n';
    expect(() => fromText(text)).toThrow('in.yaml:1: metadata.name: placeholder {{NAME}} has no value, known are: none');
    expect(() => fromText(text, [['NAEM', 'x']])).toThrow('--set NAEM: no document has a placeholder {{NAEM}}: they have {{NAME}}');
  });

  test('two objects of one name', () => {
    const vm = 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a}\n';
    expect(() => fromText(`${vm}---\n${vm}`)).toThrow('in.yaml:5: ConfigMap "a" is there already: give each object a name of its own');
  });

  test('files that are not there, folders without YAML, and broken YAML, all at once', () => {
    const folder = mkdtempSync(join(tmpdir(), 'render-'));
    writeFileSync(join(folder, 'bad.yml'), 'a: 1\na: 2\n');
    const empty = mkdtempSync(join(tmpdir(), 'render-'));
    expect(() => readDocuments(['/nowhere.yaml', folder, empty])).toThrow(`/nowhere.yaml: there is no such file or folder\n${empty}: has no .yaml files\n${folder}/bad.yml:2:1: duplicate key "a": keep one of them`);
  });

  test('an HTTP DataSource that nothing says the size of', () => {
    expect(() => fromText('{apiVersion: cdi.kubevirt.io/v1beta1, kind: DataSource, metadata: {name: s}, spec: {source: {http: {url: "http://example.com/x"}}}}'))
      .toThrow('in.yaml:1: DataSource "s": CDI\'s DataSource has no source.http');
  });
});
