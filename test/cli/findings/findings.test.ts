import { mkdtempSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import type { ClusterCapabilitiesProps } from '../../../src';
import { report } from '../../../src/cli/findings/finding';
import { findings } from '../../../src/cli/findings/findings';
import { readInput } from '../../../src/cli/manifests/documents';

const MACHINE = `apiVersion: kubevirt.io/v1
kind: VirtualMachine
metadata:
  name: web-1
  namespace: shop
spec:
  runStrategy: Always
  template:
    spec:
      domain:
        memory: {guest: 1Gi}
        devices: {}
`;

/** The findings in these files, without the path of their folder. */
function found(texts: { readonly [name: string]: string }, capabilities?: ClusterCapabilitiesProps) {
  const folder = mkdtempSync(join(tmpdir(), 'validate-'));
  const paths = Object.entries(texts).map(([name, text]) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  });
  const { checked, others, violations, advice } = findings(readInput(paths), capabilities);
  const lines = (all: typeof violations) => all.map((each) => report(each).replaceAll(`${folder}/`, ''));
  return { checked, others, lines: lines(violations), advice: lines(advice) };
}

const lines = (text: string) => found({ 'in.yaml': text }).lines;

const OTHER = 'apiVersion: v1\nkind: Service\nmetadata: {name: s}\nspec: {prots: []}\n';
const TEMPLATE = 'apiVersion: template.kubevirt.io/v1alpha1\nkind: VirtualMachineTemplate\nmetadata: {name: m}\n';

test('a space that YAML reads as a letter is named, in a value and in a field', () => {
  expect(lines(MACHINE.replace('Always', '\u00a0Always'))).toEqual([expect.stringContaining('is unknown, write "Always"; it has a no-break space (U+00A0), write a usual space or none [run-')]);
  expect(lines(MACHINE.replace('  namespace', '  \u00a0namespace'))).toEqual([expect.stringMatching(/ unknown field, .*; it has a no-break space \(U\+00A0\), write a usual space or none \[fits-schema]$/)]);
  expect(lines(MACHINE.replace('metadata:', 'metadata:\n  annotations: {note: "10\u00a0GiB"}'))).toEqual([]);
});

test('valid objects are counted, and unchecked ones by their kinds', () => {
  expect(found({ 'a.yaml': `${MACHINE}---\n${MACHINE.replace('web-1', 'web-2')}`, 'b.yaml': `${OTHER}---\n${TEMPLATE}---\n${OTHER}` }))
    .toMatchObject({ checked: 2, others: { 'template.kubevirt.io/v1alpha1 VirtualMachineTemplate': 1, 'v1 Service': 2 }, lines: [] });
});

test('a kind that KubeVirt does not have is refused with the nearest one', () => {
  expect(found({ 'in.yaml': MACHINE.replace('kind: VirtualMachine', 'kind: VirtualMachines') })).toMatchObject({
    checked: 1, others: {}, lines: ['in.yaml:2: VirtualMachines/web-1: kind: "VirtualMachines" is not a kind of kubevirt.io, write "VirtualMachine" [fits-schema]'],
  });
});

test('a kind in a version that KubeVirt does not have is refused, whatever its values are', () => {
  const later = MACHINE.replace('kubevirt.io/v1', 'kubevirt.io/v2').replace('devices: {}', 'devices: {disks: 5}').replace('template:', 'dataVolumeTemplates: {}\n  template:');
  expect(lines(later)).toEqual(['in.yaml:1: VirtualMachine/web-1: apiVersion: "kubevirt.io/v2" does not serve VirtualMachine, write "kubevirt.io/v1" [fits-schema]']);
});

test('an empty apiVersion or kind is refused like a missing one', () => {
  expect(lines(MACHINE.replace('kubevirt.io/v1', '""'))).toEqual([expect.stringContaining('apiVersion: "" is not a name, write "kubevirt.io/v1" [fits-schema]')]);
  expect(lines('apiVersion: apps/v1\nkind: ""\nmetadata: {name: a}\n')).toEqual([expect.stringContaining('kind: "" is not a name, write one such as "VirtualMachine" [fits-schema]')]);
});

test('an object of KubeVirt or CDI that appears twice is refused with both places', () => {
  expect(found({ 'a.yaml': MACHINE, 'b.yaml': `${OTHER}---\n${MACHINE.replace('kubevirt.io/v1', 'kubevirt.io/v1alpha3')}---\n${OTHER}---\n${MACHINE.replace('shop', 'bank')}` }).lines).toEqual([
    expect.stringMatching(/^b\.yaml:6: VirtualMachine\/web-1: the same object is already at a\.yaml:1, .* \[objects-distinct]$/),
  ]);
});

test('a DataVolume that two machines make is refused with the place of the first, unless they differ in namespace or are the same machine', () => {
  const machine = (name: string, namespace = 'shop', dataVolume = 'root') => MACHINE.replace('web-1', name).replace('shop', namespace)
    .replace('spec:', `spec:\n  dataVolumeTemplates:\n    - metadata: {name: ${dataVolume}}\n      spec: {source: {blank: {}}, storage: {resources: {requests: {storage: 1Gi}}}}`);
  const distinctOnly = (files: { readonly [name: string]: string }) => found(files).lines.filter((line) => line.endsWith('[data-volumes-distinct]'));
  expect(distinctOnly({ 'a.yaml': machine('web-1'), 'b.yaml': machine('web-2') })).toEqual([
    'b.yaml:8: VirtualMachine/web-2: spec.dataVolumeTemplates[0].metadata.name: "root" is already the DataVolume of the machine at a.yaml:1, write another name such as "web-2-root", also in the volume that names it [data-volumes-distinct]',
  ]);
  expect(distinctOnly({ 'a.yaml': machine('web-1'), 'b.yaml': machine('web-2', 'bank'), 'c.yaml': machine('web-3', 'shop', '${ROOT}'), 'd.yaml': machine('web-1') })).toEqual([]);
});

test('a claim that two machines write to is advised against, with the place of the first', () => {
  const machine = (name: string) => MACHINE.replace('web-1', name).replace('        devices: {}\n', '        devices: {}\n      volumes: [{name: data, persistentVolumeClaim: {claimName: data}}]\n');
  expect(found({ 'a.yaml': `${machine('web-1')}---\n${machine('web-2')}` })).toMatchObject({
    lines: [], advice: [expect.stringMatching(/^a\.yaml:27: VirtualMachine\/web-2: spec\.template\.spec\.volumes\[0]: the machine at a\.yaml:1 writes to "data" as well, .* \[claim-of-two-machines]$/)],
  });
});

test('a MAC address of two machines is advised against, with the place of the first', () => {
  const machine = (name: string) => MACHINE.replace('web-1', name).replace('        devices: {}\n', '        devices: {interfaces: [{name: vlan, bridge: {}, macAddress: "02:00:00:00:00:0a", bootOrder: 1}]}\n      networks: [{name: vlan, multus: {networkName: vlan-10}}]\n');
  expect(found({ 'a.yaml': `${machine('web-1')}---\n${machine('web-2')}` })).toMatchObject({
    lines: [], advice: [expect.stringMatching(/^a\.yaml:\d+: VirtualMachine\/web-2: .*: the machine at a\.yaml:1 has "02:00:00:00:00:0a" on shop\/vlan-10 as well, .* \[mac-address-of-two-machines]$/)],
  });
});

test('a secret is refused in an object of any kind, unless an annotation declares a false alarm', () => {
  const map = (annotations = '') => `apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: c\n${annotations}data:\n  setup.sh: "mysql --password=hunter2"\n`;
  expect(lines(map())).toEqual(['in.yaml:6: ConfigMap/c: data[setup.sh]: this value contains a password or token, write a Secret instead of a ConfigMap [no-secret-value]']);
  expect(lines(map('  annotations:\n    cdk8s-kubevirt/no-secret: |\n      data[setup.sh]: the password of an example\n'))).toEqual([]);
  expect(lines(map('  annotations:\n    cdk8s-kubevirt/no-secret: data[setup.sh]\n'))).toHaveLength(1);
});

test('a violation is reported with the line of its field, the object and the rule', () => {
  expect(lines(MACHINE.replace('devices: {}', 'devices:\n          disks:\n            - name: root\n              disk:\n                buss: virtio'))).toContain(
    'in.yaml:16: VirtualMachine/web-1: spec.template.spec.domain.devices.disks[0].disk.buss: unknown field, did you mean "bus" [fits-schema]',
  );
});

test('a missing field is reported at the line of its nearest parent', () => {
  expect(lines('apiVersion: cdi.kubevirt.io/v1beta1\nkind: DataSource\nmetadata: {name: a}\nspec:\n  source:\n    pvc:\n      name: a\n')).toEqual([
    'in.yaml:6: DataSource/a: spec.source.pvc.namespace: required field is missing, write the name of a namespace, such as "golden-images" [fits-schema]',
  ]);
});

test('the violations of a document are in the order of its lines', () => {
  expect(lines(MACHINE.replace('shop', '5').replace('runStrategy: Always', 'run: Always')).map((line) => line.split(':')[1])).toEqual(['5', '6', '7']);
});

test('JSON is read as well', () => {
  expect(found({ 'vm.json': '{"apiVersion": "kubevirt.io/v1",\n"kind": "VirtualMachine",\n"metadata": {"name": "a"},\n"spec": {"foo": 1}}' }).lines)
    .toContainEqual(expect.stringMatching(/^vm\.json:4: VirtualMachine\/a: spec\.foo: unknown field/));
});

test('the items of a List are objects of their own, with their own lines', () => {
  const item = (name: string) => `- apiVersion: cdi.kubevirt.io/v1beta1\n  kind: DataSource\n  metadata: {name: ${name}}\n  spec:\n    source: {pvc: {name: a, namespace: b}}\n    x: 1\n`;
  expect(found({ 'list.yaml': `apiVersion: v1\nkind: List\nitems:\n${item('a')}${item('b')}` })).toMatchObject({
    checked: 2,
    others: {},
    lines: [expect.stringMatching(/^list\.yaml:9: DataSource\/a: spec\.x: /), expect.stringMatching(/^list\.yaml:15: DataSource\/b: spec\.x: /)],
  });
});

test('a value behind an alias is reported at the line of its anchor', () => {
  const text = 'apiVersion: cdi.kubevirt.io/v1beta1\nkind: DataSource\nmetadata:\n  name: a\n  annotations: &texts\n    x: 1\n  labels: *texts\nspec: {source: {pvc: {name: a, namespace: b}}}\n';
  expect(lines(text).map((line) => line.split(' ', 3).join(' '))).toEqual(['in.yaml:6: DataSource/a: metadata.annotations[x]:', 'in.yaml:6: DataSource/a: metadata.labels[x]:']);
});

test('an object without a kind is refused where it begins', () => {
  expect(lines('# nothing\n\nspec: {}\n')).toEqual([
    'in.yaml:3: apiVersion: required field is missing, write one such as "kubevirt.io/v1" [fits-schema]',
    'in.yaml:3: kind: required field is missing, write one such as "VirtualMachine" [fits-schema]',
  ]);
  expect(lines('just text')).toEqual(['in.yaml:1: not a Kubernetes object but a string: write one object with apiVersion, kind, metadata and spec [fits-schema]']);
});

test('an unreadable document does not hide mistakes in the rest', () => {
  const long = Array.from({ length: 5000 }, (_, index) => `# line ${index}\n`).join('');
  expect(found({
    'a.yaml': `${MACHINE.replace('Always', '1')}---\n${long}a: *nowhere\n---\n${MACHINE.replace('kind: VirtualMachine', 'kind: [')}`,
    'b.yaml': '# nothing\n',
    'c.yaml': MACHINE.replace('Always', '2').replace('web-1', 'web-2'),
  })).toMatchObject({
    checked: 2,
    others: {},
    lines: [
      expect.stringMatching(/^a\.yaml:5014: not YAML: an alias without its anchor/),
      expect.stringMatching(/^a\.yaml:\d+: not YAML: /),
      'b.yaml: has no documents: write at least one',
      expect.stringMatching(/^a\.yaml:7: VirtualMachine\/web-1: spec\.runStrategy: 1 has the wrong type/),
      expect.stringMatching(/^c\.yaml:7: VirtualMachine\/web-2: spec\.runStrategy: 2 has the wrong type/),
    ],
  });
});

test('a value that may be a secret is not printed', () => {
  expect(lines(`${MACHINE}      volumes:\n        - name: seed\n          cloudInitNoCloud: hunter2\n`).join()).not.toContain('hunter2');
});

test('a null that the server refuses in a machine\'s template is reported', () => {
  expect(lines(MACHINE.replace('  template:\n', '  template:\n    metadata:\n      labels:\n'))).toEqual([
    'in.yaml:10: VirtualMachine/web-1: spec.template.metadata.labels: null is refused here, write a value or leave the field out [fits-schema]',
  ]);
});

describe('an object that the manifests contain', () => {
  const NETWORKED = MACHINE
    .replace('        devices: {}\n', '        devices: {interfaces: [{name: lab, bridge: {}}]}\n      networks: [{name: lab, multus: {networkName: lab}}]\n');
  const definition = (namespace: string) => `---\napiVersion: k8s.cni.cncf.io/v1\nkind: NetworkAttachmentDefinition\nmetadata: {name: lab${namespace}}\n`;
  const nothing = { networkAttachmentDefinitions: [], storageClasses: {} };

  test('exists for the others, whether it comes before or after them', () => {
    expect(found({ 'a.yaml': NETWORKED, 'b.yaml': definition(', namespace: shop') }, nothing).lines).toEqual([]);
    expect(found({ 'a.yaml': definition(', namespace: shop'), 'b.yaml': NETWORKED }, nothing).lines).toEqual([]);
    const volume = 'apiVersion: cdi.kubevirt.io/v1beta1\nkind: DataVolume\nmetadata: {name: root}\nspec: {source: {blank: {}}, storage: {storageClassName: fast, resources: {requests: {storage: 1Gi}}}}\n';
    expect(found({ 'a.yaml': volume }, nothing).lines).toEqual([expect.stringContaining('[storage-class-known]')]);
    expect(found({ 'a.yaml': `${volume}---\napiVersion: storage.k8s.io/v1\nkind: StorageClass\nmetadata: {name: fast}\nprovisioner: p\n` }, nothing).lines).toEqual([]);
  });

  test('does not exist in another namespace, but may if it has none', () => {
    expect(found({ 'a.yaml': NETWORKED + definition(', namespace: bank') }, nothing).lines).toEqual([expect.stringContaining('[network-attachment-known]')]);
    expect(found({ 'a.yaml': NETWORKED + definition('') }, nothing).lines).toEqual([]);
  });

  test('exists for those of another kustomization too, since the capabilities describe the cluster of all', () => {
    const folder = mkdtempSync(join(tmpdir(), 'sets-'));
    const documents = Object.entries({ apps: NETWORKED, infrastructure: definition('') }).flatMap(([set, text]) => {
      writeFileSync(join(folder, set), text);
      return readInput([join(folder, set)]).documents.map((document) => ({ ...document, set }));
    });
    expect(findings({ documents, issues: [] }, nothing).violations).toEqual([]);
  });

  test('does not affect advice on a machine, whether that is refused or not', () => {
    const image = NETWORKED.replace('      networks:', '      volumes: [{name: root, containerDisk: {image: "example.com/a:latest"}}]\n      networks:').replace('devices: {', 'devices: {disks: [{name: root}], ');
    expect(found({ 'a.yaml': image }, nothing)).toMatchObject({ lines: [expect.anything()], advice: expect.arrayContaining([expect.stringContaining('image-tag-latest')]) });
    expect(found({ 'a.yaml': image + definition('') }, nothing)).toMatchObject({ lines: [], advice: expect.arrayContaining([expect.stringContaining('image-tag-latest')]) });
  });
});

describe('advice on a refused object', () => {
  const SEEDED = `${MACHINE}      volumes:
      - {name: root, persistentVolumeClaim: {claimName: web}}
      - name: seed
        cloudInitNoCloud:
          userData: |
            #cloud-config
            packages: git
`;
  const rules = (text: string) => {
    const { lines: violations, advice } = found({ 'in.yaml': text });
    return [violations, advice].map((all) => all.map((line) => /\[([a-z-]+)]$/.exec(line)![1]));
  };

  test('is given along with the violations', () => {
    expect(rules(SEEDED.replace('Always', 'Never'))).toEqual([['run-strategy-given'], ['cloud-init-without-login', 'cloud-config-field-form']]);
    expect(rules(SEEDED.replace('devices: {}', 'devices: {}\n        cpu: {cores: "2"}'))).toEqual([['fits-schema'], ['cloud-init-without-login', 'cloud-config-field-form']]);
  });

  test('is not given about a field that may just be misspelt', () => {
    expect(rules(SEEDED.replace('      volumes:', '      accessCredential: []\n      volumes:'))).toEqual([['fits-schema'], ['cloud-config-field-form']]);
  });

  test('is not given about a value of the wrong type', () => {
    expect(rules(`${SEEDED}      accessCredentials: {}\n`)).toEqual([['fits-schema'], ['cloud-config-field-form']]);
    expect(rules(SEEDED.replace('{claimName: web}', '{claimName: 1}').replace('userData: |', 'userDat: |'))).toEqual([['fits-schema', 'fits-schema'], []]);
    expect(rules('kind: VirtualMachine\nspec: 1\n')).toEqual([['fits-schema'], []]);
  });

  test('leaves a secret to the rule that refuses it', () => {
    expect(rules(SEEDED.replace('packages: git', 'password: swordfish\n            ssh_pwauth: true'))).toEqual([['no-secret-value'], []]);
  });
});

test('an object that is not as another one needs it is reported at the field that names it', () => {
  const seeded = `${MACHINE}      volumes:\n      - name: seed\n        cloudInitNoCloud:\n          secretRef:\n            name: seed\n`;
  const { advice } = found({ 'a.yaml': seeded, 'b.yaml': 'apiVersion: v1\nkind: Secret\nmetadata: {name: seed}\nstringData: {user-data: a}\n' });
  expect(advice).toContainEqual(expect.stringMatching(/^a\.yaml:17: VirtualMachine\/web-1: .*"seed" has neither the key .* \[data-key-missing]$/));
});

describe('a network that is named almost like another one in the manifests', () => {
  const machine = (network: string) => `${MACHINE.replace('devices: {}', 'devices: {interfaces: [{name: lan, bridge: {}}]}')}      networks: [{name: lan, multus: {networkName: ${network}}}]\n`;
  const definition = (name: string, namespace = 'shop') => `---\napiVersion: k8s.cni.cncf.io/v1\nkind: NetworkAttachmentDefinition\nmetadata: {name: ${name}, namespace: ${namespace}}\n`;
  const advice = (...texts: string[]) => found(Object.fromEntries(texts.map((text, index) => [`${index}.yaml`, text]))).advice.filter((line) => line.endsWith('[name-misspelt]'));
  const TOLD = 'VirtualMachine/web-1: spec.template.spec.networks[0].multus.networkName: "ofice" is not the name of a NetworkAttachmentDefinition in these manifests, write "office" [name-misspelt]';

  test('is reported, whichever comes first', () => {
    expect(advice(machine('ofice'), definition('office'))).toEqual([`0.yaml:13: ${TOLD}`]);
    expect(advice(definition('office'), machine('shop/ofice'))).toEqual([`1.yaml:13: ${TOLD.replace('"ofice"', '"shop/ofice"').replace('"office"', '"shop/office"')}`]);
  });

  test('is reported in a refused object too, and beside other advice', () => {
    const { lines: refused, advice: all } = found({ 'a.yaml': machine('ofice').replace('Always', 'Never') + definition('office') });
    expect([refused.length, all.map((line) => /\[([a-z-]+)]$/.exec(line)![1])]).toEqual([1, ['no-root-disk', 'name-misspelt']]);
  });

  test('is not looked for among more than ten thousand objects', () => {
    const others = (count: number) => '---\napiVersion: v1\nkind: Event\n'.repeat(count);
    expect(advice(machine('ofice') + definition('office') + others(9_998))).toHaveLength(1);
    expect(advice(machine('ofice') + definition('office') + others(9_999))).toEqual([]);
  });

  test.each([
    [definition('office') + definition('ofice')], [definition('office', 'bank')], [definition('office', 'bank') + definition('ofice', '""')], [definition('printers')], [''],
  ])('is not reported if it exists or may exist elsewhere: %j', (definitions) => {
    expect(advice(machine('ofice') + definitions)).toEqual([]);
  });

  test.each([['vlan-11', 'vlan-10'], ['wan', 'lan'], ['net-a', 'net-b'], ['tenanta', 'tenantb'], ['office-1', 'office']])('is not reported if it may be a different one: %s beside %s', (name, other) => {
    expect(advice(machine(name) + definition(other))).toEqual([]);
  });

  test('is left to the rule on networks if those of the cluster are known', () => {
    expect(found({ 'a.yaml': machine('ofice') + definition('office') }, { networkAttachmentDefinitions: [] })).toMatchObject({
      lines: [expect.stringContaining('[network-attachment-known]')], advice: [expect.not.stringContaining('name-misspelt')],
    });
  });

  test('is not looked for in values of other types', () => {
    expect(advice('kind: VirtualMachine\nspec: {template: {spec: {networks: {a: 1}}}}\n', 'kind: constructor\n', '5\n', 'kind: VirtualMachineInstance\napiVersion: kubevirt.io/v1\nspec: {networks: [1, null, {multus: {networkName: [a]}}]}\n')).toEqual([]);
  });
});

test.each(['{users: [{name: ada}]}', '5', '[]'])('a Secret whose cloud-init is not a string is refused at its line, along with other mistakes: %s', (value) => {
  const secret = (field: string) => `apiVersion: v1\nkind: Secret\nmetadata: {name: ci, namespace: shop}\n${field}:\n  userdata: ${value}\n  networkdata: ${value}\n`;
  const machine = `${MACHINE}      volumes: [{name: ci, cloudInitNoCloud: {secretRef: {name: ci}, networkDataSecretRef: {name: ci}}}]\n`;
  for (const field of ['stringData', 'data']) {
    const refused = ['userdata', 'networkdata'].map((key, index) => expect.stringMatching(`:${5 + index}: Secret/ci: ${field}\\.${key}: an? [a-z]+ has the wrong type, write .* \\[data-form]$`));
    for (const text of [`${secret(field)}---\n${machine}`, `${machine}---\n${secret(field)}`]) {
      const { checked, others, lines: told } = found({ 'in.yaml': text.replace('Always', 'Alwais') });
      expect({ checked, others }).toEqual({ checked: 2, others: {} });
      expect(told).toHaveLength(3);
    }
    expect(lines(`${secret(field)}---\n${machine}`)).toEqual(refused);
  }
});

test('a null is not an apiVersion, and an empty field is reported once, at the line that should be inside it', () => {
  expect(lines('apiVersion: null\nkind: DataVolume\nmetadata: {name: a}\n')).toEqual(['in.yaml:1: DataVolume/a: apiVersion: required field is missing, write "cdi.kubevirt.io/v1beta1" [fits-schema]']);
  expect(lines(MACHINE.replace('    spec:', '    metadata:\n      labels:\n      kubevirt.io/domain: web\n    spec:'))).toEqual([
    'in.yaml:11: VirtualMachine/web-1: spec.template.metadata.kubevirt.io/domain: unknown field here, indent it below "labels" to make it spec.template.metadata.labels[kubevirt.io/domain] [fits-schema]',
  ]);
});

test('an object may have more violations than a call takes arguments', () => {
  const data = Array.from({ length: 130_000 }, (_, index) => `  k${index}: "!"\n`).join('');
  expect(lines(`apiVersion: v1\nkind: Secret\nmetadata: {name: a}\ndata:\n${data}`)).toHaveLength(130_000);
}, 60_000);
