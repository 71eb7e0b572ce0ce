import { mkdtempSync, readFileSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { Chart, Testing, Yaml } from 'cdk8s';
import { CloudInit, ImageSource, Machine, MachineSize, Protocol, RunStrategy } from '../../../src';
import type { Lease } from '../../../src/cli/leases/lease';
import type { GuestAccess } from '../../../src/cli/leases/login-issues';
import { leaseObjects, readTemplate } from '../../../src/cli/leases/template';
import { refusal } from '../../lines-thrown';

const CRABBOX = readFileSync(join(__dirname, '../../../examples/crabbox-template/kubevirt-vm.yaml'), 'utf8');
const KEY = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJmx0J3mGzlZgDbBD1cYTYIS0qVPzGUDR4XMr9gTwpVn';
const ACCESS: GuestAccess = { user: 'crabbox', port: 22, publicKey: KEY, isOwnKey: true };
const LEASE: Lease = {
  id: 'lease-0123456789ab',
  slug: 'vm-smoke',
  name: 'lease-vm-smoke-456789ab',
  namespace: 'ci',
  state: 'provisioning',
  isKept: false,
  createdAt: 1_000_000,
  touchedAt: 1_000_000,
  idleTimeout: 1_800,
  ttl: 5_400,
  release: 'delete',
};

function objects(text: string, access: Partial<GuestAccess> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'template-'));
  const file = join(folder, 'vm.yaml');
  writeFileSync(file, text);
  try {
    return leaseObjects(readTemplate(file, 'template', text), LEASE, { ...ACCESS, ...access });
  } catch (error) {
    throw new Error((error as Error).message.replaceAll(`${folder}/`, ''), { cause: error });
  }
}

test('Crabbox\'s own template becomes the machine of a lease, with its user data in a Secret', () => {
  expect(objects(CRABBOX)).toMatchSnapshot();
});

test('a template that a program writes with Machine.template gives each lease its own disks', () => {
  const template = Machine.template(new Chart(Testing.app(), 'chart'), {
    size: MachineSize.SMALL,
    image: ImageSource.registry('quay.io/containerdisks/ubuntu:22.04'),
    cloudInit: CloudInit.noCloud({ users: [{ name: 'crabbox', sshAuthorizedKeys: ['{{SSH_PUBLIC_KEY}}'] }] }),
    networks: [{ name: 'default', ports: [{ name: 'ssh', port: 22, protocol: Protocol.TCP }] }],
    runStrategy: RunStrategy.MANUAL,
  });
  const { machine: { spec }, secrets: [secret] } = objects(Yaml.stringify(template.toObject()));
  expect(spec.dataVolumeTemplates.map(({ metadata }: any) => metadata.name)).toEqual([`${LEASE.name}-root`]);
  expect(spec.template.spec.volumes[0]).toEqual({ name: 'root', dataVolume: { name: `${LEASE.name}-root` } });
  expect(secret.stringData!.userdata).toContain(KEY);
});

test('every placeholder is replaced, and a key remains one string whatever it contains', () => {
  const text = CRABBOX.replace('shell: /bin/bash', 'gecos: "{{NAME}} {{NAMESPACE}} {{LEASE_ID}} {{SLUG}}"');
  const { secrets } = objects(text, { publicKey: `${KEY} ci: smoke # nightly` });
  expect(secrets[0].stringData!.userdata).toContain('gecos: "lease-vm-smoke-456789ab ci lease-0123456789ab vm-smoke"');
  expect(secrets[0].stringData!.userdata).toContain(`- "${KEY} ci: smoke # nightly"`);
});

test('the template\'s own name, namespace and generateName do not matter', () => {
  const { machine } = objects(CRABBOX.replace('name: replaced-by-crabbox', 'name: own\n  namespace: own\n  generateName: own-\n  labels: { team: a }'));
  expect(machine.metadata).toMatchObject({ name: LEASE.name, namespace: 'ci', labels: { 'team': 'a', 'cdk8s-kubevirt/lease-slug': 'vm-smoke' } });
  expect(machine.metadata).not.toHaveProperty('generateName');
});

test('a field that a newer KubeVirt may have is left to the server, and a misspelt one is not', () => {
  const withField = (field: string) => CRABBOX.replace('      domain:', `      ${field}: 6\n      domain:`);
  expect(objects(withField('quantumDice')).machine.spec.template.spec.quantumDice).toBe(6);
  expect(() => objects(withField('hostnam'))).toThrow('did you mean "hostname"');
});

const withUserData = (...lines: string[]) => CRABBOX.replace(/userData: \|[^]*/, `userData: |\n${['#cloud-config', ...lines].map((line) => `              ${line}\n`).join('')}`);

test.each<[string, string, Partial<GuestAccess>]>([
  ['a port with the default protocol, TCP', CRABBOX.replace('                  protocol: TCP\n', ''), {}],
  ['a bridge, which passes every port to the guest', CRABBOX.replace(/masquerade: \{\}[^]*?networks:/, 'bridge: {}\n      networks:'), {}],
  ['the distribution\'s user', CRABBOX.replace('users:\n', 'users:\n                - default\n'), { user: 'ubuntu', isOwnKey: false }],
  ['a key that the image knows', CRABBOX.replace('- {{SSH_PUBLIC_KEY}}', `- ${KEY}`), { isOwnKey: false }],
  ['a default user with keys of its own', withUserData('user: { name: ci, ssh_authorized_keys: ["{{SSH_PUBLIC_KEY}}"] }'), { user: 'ci' }],
  ['a default user who is only a name', withUserData('user: ci', 'ssh_authorized_keys: ["{{SSH_PUBLIC_KEY}}"]'), { user: 'ci' }],
  ['the distribution\'s user with keys of its own', withUserData('users: [{ name: default, ssh_authorized_keys: ["{{SSH_PUBLIC_KEY}}"] }]'), { user: 'ubuntu' }],
  ['a user who is the default one too', withUserData('user: ci', 'users: [{ name: ci, shell: /bin/bash }]', 'ssh_authorized_keys: ["{{SSH_PUBLIC_KEY}}"]'), { user: 'ci' }],
  ['a script, which may do anything', CRABBOX.replace(/userData: \|[^]*/, 'userData: |\n              #!/bin/sh\n              useradd anybody\n'), { user: 'anybody' }],
  ['a Secret that exists in the cluster', CRABBOX.replace(/userData: \|[^]*/, 'secretRef: { name: user-data }\n'), { user: 'anybody' }],
])('%s is accepted', (_title, text, access) => {
  expect(() => objects(text, access)).not.toThrow();
});

test('all mistakes are reported at once, each with its line', () => {
  const text = CRABBOX.replace('port: 22', 'port: 2222').replace('name: default\n          pod', 'name: other\n          pod');
  expect(refusal(() => objects(text, { user: 'ubuntu' }))).toEqual([
    expect.stringMatching(/^vm\.yaml:\d+: spec\.template\.spec\.domain\.devices\.interfaces\[0\]\.name: "default" .*\[interface-has-network\]$/),
    'vm.yaml:26: spec.template.spec.domain.devices.interfaces[0].ports: the SSH port 22 is not declared (2222): add { name: ssh, port: 22, protocol: TCP }, or set sshPort to the right port',
    expect.stringMatching(/^vm\.yaml:\d+: spec\.template\.spec\.networks\[0\]/),
    'vm.yaml:39: spec.template.spec.volumes[1].cloudInitNoCloud.userData: cloud-init creates no user "ubuntu", which is sshUser: set sshUser to "crabbox", or add the user to users',
  ]);
});

test.each<[string, string, Partial<GuestAccess>, string]>([
  ['a port with the protocol UDP', CRABBOX.replace('protocol: TCP', 'protocol: UDP'), {}, 'the SSH port 22 is not declared (22)'],
  ['no ports', CRABBOX.replace(/ {14}ports:[^]*?TCP\n/, ''), {}, 'the SSH port 22 is not declared (none)'],
  ['another user', CRABBOX, { user: 'ubuntu' }, 'cloud-init creates no user "ubuntu", which is sshUser: set sshUser to "crabbox", or add the user to users'],
  ['a default user of another name', CRABBOX.replace(/userData: \|[^]*/, 'userData: |\n              #cloud-config\n              user: { name: ci }\n              ssh_authorized_keys: ["{{SSH_PUBLIC_KEY}}"]\n'), {}, 'set sshUser to "ci"'],
  ['a default user of another name, in short', withUserData('user: ci', 'ssh_authorized_keys: ["{{SSH_PUBLIC_KEY}}"]'), { user: 'ubuntu' }, 'cloud-init creates no user "ubuntu", which is sshUser: set sshUser to "ci"'],
  ['a top-level key, which users entries do not get', withUserData('users: [{ name: ci }]', 'ssh_authorized_keys: ["{{SSH_PUBLIC_KEY}}"]'), { user: 'ci' }, '"ci" does not get the key of the lease'],
  ['a top-level key, which only the distribution\'s user gets', withUserData('users: [default, { name: ci }]', 'ssh_authorized_keys: ["{{SSH_PUBLIC_KEY}}"]'), { user: 'ci' }, '"ci" does not get the key of the lease'],
  ['a user without the key', CRABBOX.replace('- {{SSH_PUBLIC_KEY}}', `- ${KEY}x`), { publicKey: 'ssh-ed25519 AAAAother' }, '"crabbox" does not get the key of the lease: add {{SSH_PUBLIC_KEY}} to the user\'s ssh_authorized_keys'],
  ['an unknown placeholder', CRABBOX.replace('{{SSH_PUBLIC_KEY}}', '{{PUBLIC_KEY}}'), {}, 'placeholder {{PUBLIC_KEY}} has no value, known placeholders are: LEASE_ID, NAME, NAMESPACE, SLUG, SSH_PUBLIC_KEY'],
  ['a machine that always runs', CRABBOX.replace('Manual', 'Always'), {}, 'vm.yaml:6: spec.runStrategy: "Always" is not valid here: write Manual, since leases start and stop their machines themselves'],
  ['two machines', `${CRABBOX}---\n${CRABBOX}`, {}, 'template has 2 documents instead of one VirtualMachine: split them into files'],
  ['another kind', 'apiVersion: v1\nkind: Pod\n', {}, 'vm.yaml:1: is "v1" "Pod" instead of a lease\'s VirtualMachine'],
  ['another version', CRABBOX.replace('kubevirt.io/v1', 'kubevirt.io/v1alpha3'), {}, 'is "kubevirt.io/v1alpha3" "VirtualMachine" instead of'],
  ['a disk that two leases would share', CRABBOX.replace('  template:', '  dataVolumeTemplates:\n    - metadata: { name: root }\n  template:'), {}, '"root" would be the same for every lease: write {{NAME}}-root, also in the volume that names it'],
  ['a disk that all leases of a namespace would share', CRABBOX.replace('  template:', '  dataVolumeTemplates:\n    - metadata: { name: "{{NAMESPACE}}-root" }\n  template:'), {}, 'vm.yaml:8: spec.dataVolumeTemplates[0].metadata.name: "{{NAMESPACE}}-root" would be the same for every lease: write {{NAME}}-{{NAMESPACE}}-root'],
  ['a password', CRABBOX.replace('ssh_pwauth: false', 'password: hunter2'), {}, 'userData'],
])('%s is refused', (_title, text, access, message) => {
  expect(() => objects(text, access)).toThrow(message);
});

test.each<[string, string, string[]]>([
  ['interfaces', CRABBOX.replace(/interfaces:[^]*?networks:/, 'interfaces: { default: {} }\n      networks:'), [
    'vm.yaml:23: spec.template.spec.domain.devices.interfaces: an object has the wrong type',
  ]],
  ['ports', CRABBOX.replace(/ports:[^]*?TCP\n/, 'ports: [null]\n'), [
    'vm.yaml:26: spec.template.spec.domain.devices.interfaces[0].ports[0]: null has the wrong type',
    'vm.yaml:26: spec.template.spec.domain.devices.interfaces[0].ports: the SSH port 22 is not declared (none): add { name: ssh',
  ]],
  ['a port', CRABBOX.replace('port: 22', 'port: { toString: 22 }'), [
    'vm.yaml:26: spec.template.spec.domain.devices.interfaces[0].ports: the SSH port 22 is not declared (none): add { name: ssh',
    'vm.yaml:28: spec.template.spec.domain.devices.interfaces[0].ports[0].port: an object has the wrong type',
  ]],
  ['volumes', CRABBOX.replace(/ volumes:[^]*/, ' volumes: 5\n'), ['vm.yaml:33: spec.template.spec.volumes: 5 has the wrong type']],
  ['dataVolumeTemplates', CRABBOX.replace('  template:', '  dataVolumeTemplates: root\n  template:'), ['vm.yaml:7: spec.dataVolumeTemplates: "root" has the wrong type']],
  ['labels', CRABBOX.replace('metadata:\n', 'metadata:\n  labels: ci\n'), ['vm.yaml:4: metadata.labels: "ci" has the wrong type']],
  ['annotations', CRABBOX.replace('metadata:\n', 'metadata:\n  annotations: [ci]\n'), ['vm.yaml:4: metadata.annotations: a list of 1 has the wrong type']],
  ['labels of the instance', CRABBOX.replace('  template:\n', '  template:\n    metadata: { labels: ci }\n'), ['vm.yaml:8: spec.template.metadata.labels: "ci" has the wrong type']],
  ['the template', CRABBOX.replace(/ template:[^]*/, ' template: ci\n'), ['vm.yaml:7: spec.template: "ci" has the wrong type']],
])('a wrong type is refused once and with its line: %s', (_title, text, lines) => {
  expect(refusal(() => objects(text)).map((line) => line.split(', ')[0])).toEqual(lines);
});

test('a null in place of a disk is refused', () => {
  expect(() => objects(CRABBOX.replace('  template:', '  dataVolumeTemplates: [null]\n  template:'))).toThrow('vm.yaml:7: spec.dataVolumeTemplates[0]');
});

test('a password in the template is not printed', () => {
  expect(refusal(() => objects(CRABBOX.replace('ssh_pwauth: false', 'password: hunter2'))).join()).not.toContain('hunter2');
});
