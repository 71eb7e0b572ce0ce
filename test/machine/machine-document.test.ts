import { Testing } from 'cdk8s';
import { parse } from 'yaml';
import { Machine } from '../../src';
import { parseMachineDocument } from '../../src/machine/machine-document';

const document = (spec: string, metadata = '{name: vm, namespace: prod}') => `apiVersion: vitistack.io/v1alpha1\nkind: Machine\nmetadata: ${metadata}\nspec: ${spec}\n`;

function made(yaml: string): any[] {
  const chart = Testing.chart();
  Machine.fromVitistack(chart, yaml, { source: 'machines.yaml' });
  return Testing.synth(chart);
}

test('every field of a Machine document reaches the manifests', () => {
  expect(made(document(`
  template: small
  resources: {cpu: {cores: 2, threads: 2, sockets: 1}, memory: {size: 3Gi}}
  disks:
    - {name: root, size: 30Gi, storageClass: fast-ssd, accessMode: ReadWriteMany, volumeMode: Block}
    - {name: data, size: 100Gi}
  networks:
    - {name: eth0, networkName: prod-network, model: virtio, macAddress: "52:54:00:12:34:56"}
  bootOrder: [disk, network]
  cloudInit: {userData: "#cloud-config\\npackages: [git]\\n", networkData: "version: 2\\n"}
  domain: {machine: {type: pc-q35}, features: {acpi: true, apic: true, hyperv: true}, firmware: {bootloader: {efi: true, secureBoot: true}}}
`, '{name: vm, namespace: prod, labels: {vitistack.io/machine-template: small}}'))).toMatchSnapshot();
});

test('cloud-init reads user data from the Secret of a secretRef', () => {
  const [machine] = made(document('{template: small, cloudInit: {secretRef: {name: machine-secrets, key: userdata}}}'));
  expect(machine.spec.template.spec.volumes[1]).toEqual({ name: 'cloudinitdisk', cloudInitNoCloud: { secretRef: { name: 'machine-secrets' } } });
});

const cloudInitOf = ([machine]: any[]) => machine.spec.template.spec.volumes[1].cloudInitNoCloud;

test('network data may accompany a Secret with user data', () => {
  const manifests = made(document('{template: small, cloudInit: {networkData: "version: 2\\n", secretRef: {name: machine-secrets}}}'));
  const { secretRef, networkDataSecretRef, ...rest } = cloudInitOf(manifests);
  expect([secretRef, rest]).toEqual([{ name: 'machine-secrets' }, {}]);
  expect(manifests.find(({ metadata }) => metadata.name === networkDataSecretRef.name).stringData).toEqual({ networkdata: 'version: 2\n' });
});

test('user data wins over a Secret with user data, with a note', () => {
  const text = document('{template: small, cloudInit: {userData: "#!/bin/sh\\ntrue\\n", secretRef: {name: machine-secrets, key: other}}}');
  const manifests = made(text);
  expect(manifests.find(({ metadata }) => metadata.name === cloudInitOf(manifests).secretRef.name).stringData).toEqual({ userdata: '#!/bin/sh\ntrue\n' });
  expect(parseMachineDocument(parse(text)).notes).toEqual([
    'spec.cloudInit: userData and secretRef both set the user data, and KubeVirt takes one: kept userData and ignored Secret "machine-secrets"',
  ]);
});

test('a key without a value counts as absent', () => {
  const [bare] = made(document('{template: small}'));
  const empty = '{template: small, disks: , networks: , bootOrder: , domain: , resources: {cpu: , memory: }, cloudInit: }';
  expect(made(document(empty))[0]).toEqual(bare);
  expect(() => made(document(''))).toThrow('machines.yaml:1: spec: does not set the size of the machine');
});

test('a document read from a cluster makes the same machine as the one that was written', () => {
  const live = '{name: vm, namespace: prod, uid: a, resourceVersion: "1", creationTimestamp: "2026-01-01T00:00:00Z", generation: 3, managedFields: [{manager: x}], '
    + 'finalizers: [machine.vitistack.io/cleanup], ownerReferences: [{kind: Cluster, name: c}], annotations: {kubectl.kubernetes.io/last-applied-configuration: "{}"}}';
  expect(made(`${document('{template: small}', live)}status: {phase: Running}\n`)).toEqual(made(document('{template: small}')));
});

test('machines with the same name in two namespaces get different construct ids', () => {
  const chart = Testing.chart();
  const machines = Machine.fromVitistack(chart, `${document('{template: small}')}---\n${document('{template: small}', '{name: vm, namespace: dev}')}`);
  expect(machines.map(({ node, name }) => [node.id, name])).toEqual([['vm', 'vm'], ['dev-vm', 'vm']]);
});

describe('mistakes', () => {
  test('of every document are listed with the line of the document', () => {
    const text = `${document('{template: tiny, disks: [{name: a, size: 1GB, class: x}], bootOrder: [floppy]}')}---\n${document('{cloudInit: {networkData: x, secretRef: {name: s, key: other}}}', '{}')}---\nkind: Pod\n---\n- a\n`;
    expect(() => made(text)).toThrow([
      'machines.yaml:1: spec.template: "tiny" is not valid here: write one of small, medium, large',
      'machines.yaml:1: spec.disks[0].size: "1GB" is not valid here: write "1G" or "1Gi"',
      'machines.yaml:1: spec.disks[0].class: unknown field: write one of name, size, storageClass, accessMode, volumeMode',
      'machines.yaml:1: spec.bootOrder[0]: "floppy" is not valid here: write one of disk, network, cdrom',
      'machines.yaml:6: metadata.name: is missing: name the machine',
      'machines.yaml:6: spec: does not set the size of the machine: write template: small, medium or large, or resources with both cpu and memory.size',
      'machines.yaml:6: spec.cloudInit.secretRef.key: KubeVirt does not read "other": call the Secret\'s key userdata',
      'machines.yaml:11: has apiVersion null and kind "Pod" instead of a Machine\'s: write apiVersion: vitistack.io/v1alpha1 and kind: Machine',
      'machines.yaml:13: is not a map: write apiVersion: vitistack.io/v1alpha1 and kind: Machine',
    ].join('\n'));
  });

  test('of the machines are listed with those of the documents, and leave no constructs behind', () => {
    const chart = Testing.chart();
    const text = [
      document('{template: small}', '{name: right}'),
      document('{template: small}', '{name: Wrong}'),
      document('{template: small, disks: [{name: data}]}', '{name: sizeless}'),
      document('{template: tiny}', '{name: tiny}'),
      document('{template: small}', '{name: right}'),
    ].join('---\n');
    expect(() => Machine.fromVitistack(chart, text, { source: 'm.yaml' })).toThrow(new RegExp([
      'm\\.yaml:11: spec\\.disks\\[0\\]\\.size: is missing: write one such as 20Gi',
      'm\\.yaml:16: spec\\.template: "tiny" is not valid here.*',
      'm\\.yaml:6: test/Wrong: metadata\\.name: "Wrong" is not a DNS label.*',
      'm\\.yaml:21: metadata\\.name: Machine "right" is already at m\\.yaml:1: give each machine its own name',
    ].join('\n')));
    expect(chart.node.children).toEqual([]);
  });

  test('of ids that are taken are listed too, and leave no constructs behind', () => {
    const chart = Testing.chart();
    const text = ['{name: b-a, namespace: x}', '{name: a, namespace: x}', '{name: a, namespace: b}'].map((metadata) => document('{template: small}', metadata)).join('---\n');
    expect(() => Machine.fromVitistack(chart, text, { source: 'm.yaml' })).toThrow(/^m\.yaml:11: metadata\.name: "test" already has "a" and "b-a": give the machine another name$/);
    expect(chart.node.children).toEqual([]);
  });

  test.each([
    ['{template: small, disks: [{size: 1Gi}], networks: [{model: e1000}]}', 'spec.disks[0].name: is missing: name the disk\nmachines.yaml:1: spec.networks[0].name: is missing: name the network'],
    ['{template: small, cloudInit: {}}', 'spec.cloudInit: has nothing for cloud-init: write userData, networkData or secretRef'],
    ['{template: small, cloudInit: {secretRef: }}', 'spec.cloudInit: has nothing for cloud-init'],
    ['{template: small, cloudInit: {secretRef: {key: userdata}}}', 'spec.cloudInit.secretRef.name: is missing: name the Secret'],
    ['{template: small, cloudInit: {secretRef: {name: My_Secret}}}', 'spec.cloudInit.secretRef.name: "My_Secret" is not valid here'],
    ['{template: small, cloudInit: {userData: " "}}', 'spec.cloudInit.userData: " " is not valid here: write a string that is not blank, or leave it out'],
    ['{template: small, disks: {name: a}}', 'spec.disks: a map is not a list: write "- " before each item'],
    ['{template: small, disks: [{name: a, size: 5}]}', 'spec.disks[0].size: 5 is not valid here: write at least "1Mi", such as "20Gi"; without a unit it is bytes'],
    ['{template: small, disks: [{name: a, size: 512Ki}]}', 'spec.disks[0].size: "512Ki" is not valid here: write at least "1Mi", such as "20Gi"'],
    ['{template: small, disks: [{name: a, size: 1e40}]}', 'spec.disks[0].size: 1e+40 is not valid here: write less than "8Ei", the limit of Kubernetes, such as "20Gi"'],
    ['{resources: {cpu: {cores: 1}, memory: {size: "1e400"}}}', 'spec.resources.memory.size: "1e400" is not valid here: write less than "8Ei", the limit of Kubernetes, such as "2Gi"'],
    ['{template: small, disks: [{name: a, size: 0Gi}]}', 'spec.disks[0].size: "0Gi" is not valid here: write a quantity such as "20Gi"'],
    ['{template: small, disks: [{name: a, storageClass: Fast Disk}]}', 'spec.disks[0].storageClass: "Fast Disk" is not a storage class: write its name, such as "fast-ssd", or leave it out'],
    ['{template: small, resources: {memory: {size: 4}}}', 'spec.resources.memory.size: 4 is not valid here: write at least "32Mi", such as "2Gi"; without a unit it is bytes'],
    ['{template: small, resources: {memory: {size: 4G B}}}', 'spec.resources.memory.size: "4G B" is not valid here: write a quantity such as "2Gi"'],
    ['{template: small, disks: [{name: a, accessMode: ReadWriteOnce}, {name: root}]}', 'spec.disks[0].size: is missing: write one such as 20Gi'],
    ['{resources: {cpu: {cores: 2}}}', 'spec: does not set the size of the machine: write template: small, medium or large, or resources with both cpu and memory.size'],
  ])('%s', (spec, message) => {
    expect(() => made(document(spec))).toThrow(`machines.yaml:1: ${message}`);
  });

  test('in amounts suggest YAML rather than TypeScript, all at once', () => {
    const spec = '{template: small, resources: {memory: {size: 4}}, disks: [{name: a, size: 5}, {name: b}], bootOrder: [floppy]}';
    expect(() => made(document(spec))).toThrow(new RegExp('memory\\.size: 4 .*\n.*disks\\[0\\]\\.size: 5 .*\n.*bootOrder\\[0\\]: .*\n.*disks\\[1\\]\\.size: is missing'));
    expect(() => made(document(spec))).not.toThrow('Size.');
  });

  test.each([
    ['{tempalte: small}', 'spec.tempalte: unknown field'],
    ['{template: small, disks: [{name: a, sise: 5Gi}]}', 'spec.disks[0].sise: unknown field'],
    ['{resources: {cpu: {cores: 2}, memory: {size: 4}}}', 'spec.resources.memory.size: 4 is not valid here'],
  ])('are reported once, not also as a missing field: %s', (spec, message) => {
    expect(() => made(document(spec))).toThrow(`machines.yaml:1: ${message}`);
    expect(() => made(document(spec))).not.toThrow('\n');
  });

  test('a plaintext password is reported by its field and never printed', () => {
    const secret = 'hunter2hunter2';
    const text = document(`{template: small, cloudInit: {userData: "#cloud-config\\npassword: ${secret}\\n"}}`);
    expect(() => made(text)).toThrow(/^machines\.yaml:1: spec\.cloudInit\.userData: /);
    expect(() => made(text)).not.toThrow(secret);
  });
});
