import { ApiObject, App, Chart, Testing } from 'cdk8s';
import { SecretDetection, VirtualMachine, VirtualMachineTemplate } from '../../../src';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOP';

/** Invented secrets, assembled here so that no scanner reports this file as a leak. */
const SECRETS: { readonly [what: string]: string } = {
  'a private key': ['-----BEGIN OPENSSH', 'PRIVATE KEY-----\nb3BlbnNzaC1rZXktdjE='].join(' '),
  'a GitHub token': `ghp_${LETTERS.slice(0, 36)}`,
  'a GitLab token': `glpat-${LETTERS.slice(0, 20)}`,
  'a Slack token': ['xoxb', '123456789012', LETTERS.slice(0, 24)].join('-'),
  'an AWS access key': `AKIA${'ABCDEFGH234567AB'}`,
  'a Google API key': `AIza${LETTERS.slice(0, 35)}`,
  'a HashiCorp Vault token': `hvs.${LETTERS.slice(0, 24)}`,
  'a registry token': `dckr_pat_${LETTERS.slice(0, 27)}`,
  'a Tailscale key': `tskey-auth-${LETTERS.slice(0, 17)}-${LETTERS.slice(0, 32)}`,
  'a JSON web token': ['eyJhbGciOiJIUzI1NiJ9', 'eyJzdWIiOiIxMjM0NTY3In0', LETTERS.slice(0, 30)].join('.'),
  'a cluster\'s join token': 'kubeadm join 192.0.2.1:6443 --token abcdef.0123456789abcdef',
  'a URL with a password': 'git clone https://ada:hunter2@git.example.com/shop.git',
  'an Authorization header': 'Authorization: Bearer hunter2hunter2',
  'a password of Windows Setup': '<AdministratorPassword>\n  <Value>swordfish</Value>\n  <PlainText>true</PlainText>\n</AdministratorPassword>',
  'a password or token': 'mysql --user=shop --password=hunter2',
};

const ASSIGNMENTS = [
  'password: hunter2', '"password": "hunter2"', 'export DB_PASSWORD=hunter2', 'api_key = "hunter2"', 'client_secret=hunter2', 'login --token hunter2 now', 'x=1;passwd=hunter2', 'aws_secret_access_key = hunter2',
  "runcmd: [[login, '--token', 'hunter2']]", '- --password\n- hunter2', JSON.stringify({ data: JSON.stringify({ password: 'hunter2' }) }),
];

const base64 = (text: string) => Buffer.from(text).toString('base64');

/** Lines that resemble secrets but contain none. */
const HARMLESS = [
  'password: {{DB_PASSWORD}}', 'password=$DB_PASSWORD', 'password: "${DB_PASSWORD}"', 'password=$(cat /run/secrets/db)', '--token "$TOKEN"', '--token-ttl 0', 'token: <your token here>',
  'password: /run/secrets/db', 'passwd: "*"', 'passwd: "!"', `hashed_passwd: $6$salt$${LETTERS}`, 'lock_passwd: true', 'secretName: db-password', 'tokenSecretRef: {name: tokens}',
  'automountServiceAccountToken: false', 'https://git.example.com/shop.git', 'ssh://git@git.example.com/shop.git', 'https://ada:$PASSWORD@git.example.com', 'https://example.com/a:b@c',
  'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJmx0J3mGzlZgDbBD1cYTYIS0qVPzGUDR4XMr9gTwpVn ada@example.com', '-----BEGIN CERTIFICATE-----', 'disable password: no', 'PasswordAuthentication no',
  `sha256:${'0123456789abcdef'.repeat(4)}`, 'kubern.abcdefghijklmnop', 'password required', '# the password: please ask',
  'passwd: compat systemd', 'password: required pam_unix.so', 'password = os.environ["DB_PASSWORD_2"]', 'const token = get_token2()', 'password: string;', 'password: {type: string}', 'token: optional',
  'password:\n  secretKeyRef:\n    name: shop-db-2', 'password=\nuser=administrator2\n', '%ops ALL=(ALL) PASSWD: SERVICES_CMDS', 'password: ENC[AES256_GCM,data:0a1b2c3d]', 'password: vault:secret/data/shop2',
  'mysql --password\nsystemctl start shop2', 'see https://example.com:8080,ada@example.com', `certificate-authority-data: ${base64('-----BEGIN CERTIFICATE-----\nMIIB')}`,
];

const configMap = (value: string) => ({ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'settings' }, data: { 'setup.sh': value } });

test.each(Object.entries(SECRETS))('reports %s without showing it', (what, value) => {
  const messages = SecretDetection.find(configMap(`#!/bin/sh\n${value}\n`));
  expect(messages).toEqual([`data[setup.sh]: this value contains ${what}, write a Secret instead of a ConfigMap [no-secret-value]`]);
});

test.each(ASSIGNMENTS)('finds a password or token by its name: %s', (line) => {
  expect(SecretDetection.find(configMap(line))).toEqual([expect.stringContaining('a password or token')]);
});

test.each(HARMLESS)('finds no secret in %s', (line) => {
  expect(SecretDetection.find(configMap(line))).toEqual([]);
});

test('suggests what to write instead for each field', () => {
  const token = SECRETS['a GitHub token'];
  const object = {
    kind: 'Any',
    metadata: { annotations: { 'example.com/api-token': 'hunter2', 'note': token } },
    spec: {
      source: { http: { url: 'https://ada:hunter2@example.com/disk.img', extraHeaders: ['Accept: text/plain', 'authorization: basic hunter2='] } },
      containers: [{ env: [{ name: 'DB_PASSWORD', value: 'hunter2' }, { name: 'DB_USER', value: 'shop-user' }, { name: 'DB_TOKEN', valueFrom: { secretKeyRef: { name: 'db' } } }] }],
      firmware: { kernelBoot: { kernelArgs: `console=ttyS0 token=${token}` } },
      volumes: [{ cloudInitNoCloud: { userData: `#!/bin/sh\necho ${token}\n` } }, { cloudInitNoCloud: { userDataBase64: Buffer.from(`#!/bin/sh\necho ${token}\n`).toString('base64') } }],
    },
  };
  const messages = SecretDetection.find(object);
  expect(messages).toMatchSnapshot();
  expect(messages.join()).not.toMatch(/hunter2|ghp_/);
});

test.each([
  ['on one line', base64(`#!/bin/sh\n${SECRETS['a GitHub token']}\n`)],
  ['on several lines', base64(`${'# shop\n'.repeat(12)}${SECRETS['a GitHub token']}\n`).replace(/.{76}/g, '$&\n      ')],
  ['in a file that cloud-init writes', `write_files:\n- encoding: b64\n  content: ${base64(`# shop\n${SECRETS['a GitHub token']}\n`)}\n  path: /etc/token\n`],
])('finds a secret in base64 %s', (_where, value) => {
  expect(SecretDetection.find(configMap(value))).toEqual([expect.stringContaining('this value contains a GitHub token')]);
});

test.each<[string, object, string]>([
  ['a value after its flag', { spec: { args: ['--user', 'shop', '--password', 'hunter2'] } }, 'spec.args[3]'],
  ['a password in any kind', { spec: { values: { auth: { password: 'hunter2' } } } }, 'spec.values.auth.password'],
  ['a password with a user in its name', { spec: { values: { grafana: { adminPassword: 'swordfish1' } } } }, 'spec.values.grafana.adminPassword'],
  ['a password with a snake-case name', { spec: { values: { auth: { root_password: 'swordfish1' } } } }, 'spec.values.auth.root_password'],
  ['a parameter of a Helm chart', { spec: { source: { helm: { parameters: [{ name: 'grafana.adminPassword', value: 'swordfish' }] } } } }, 'spec.source.helm.parameters[0].value'],
  ['a variable with a short name', { spec: { env: [{ name: 'DB_PASS', value: 'swordfish' }] } }, 'spec.env[0].value'],
  ['an object in a list of objects', { items: [configMap(SECRETS['a GitHub token'])] }, 'items[0].data[setup.sh]'],
  ['a Secret of another API group', { apiVersion: 'example.com/v1', kind: 'Secret', data: { password: 'hunter2' } }, 'data.password'],
])('finds a secret in %s', (_what, object, path) => {
  expect(SecretDetection.find(object)).toEqual([expect.stringMatching(`^${path.replace(/[[\]]/g, '\\$&')}: this value contains a `)]);
});

test.each<[string, object]>([
  ['the name of a key', { spec: { secretKeys: { adminPassword: 'admin-password' } } }],
  ['a switch', { spec: { usePassword: 'true', allowEmptyPassword: 'required', generatePassword: true } }],
  ['a list of words', { spec: { words: ['password', 'hunter2', 'token', 'abcdef1'] } }],
  ['a template', { spec: { template: { adminPassword: '{{ .admin1 }}', user_password: '$(USER_1)' } } }],
  ['an encrypted password or a hash', { spec: { encryptedPassword: 'AgBy3i4OJSWK0', hashed_password: 'pbkdf2:sha256:1', config: 'hashedPassword: pbkdf2:sha256:1' } }],
  ['a name that only resembles one', { metadata: { annotations: { 'example.com/proxy-pass': 'http://192.0.2.1', 'bypass': '192.0.2.0/24' } } }],
])('finds no password in %s', (_what, object) => {
  expect(SecretDetection.find(object)).toEqual([]);
});

test('reports a secret in a key without showing the key', () => {
  const messages = SecretDetection.find({ metadata: { labels: { [SECRETS['a GitHub token']]: 'x' } } });
  expect(messages).toEqual(['metadata.labels: this value contains a GitHub token, keep it in a Secret and refer to the Secret by name [no-secret-value]']);
});

test.each<[string, object]>([
  ['a Secret', { apiVersion: 'v1', kind: 'Secret', stringData: { token: SECRETS['a GitHub token'] } }],
  ['a Secret in a list', { apiVersion: 'v1', kind: 'List', items: [{ apiVersion: 'v1', kind: 'Secret', stringData: { password: 'hunter2' } }] }],
  ['a SealedSecret', { apiVersion: 'bitnami.com/v1alpha1', kind: 'SealedSecret', spec: { encryptedData: { password: 'AgBy3i4OJSWK0' } } }],
  ['an ExternalSecret, which only names secrets', { apiVersion: 'external-secrets.io/v1', kind: 'ExternalSecret', spec: { data: [{ secretKey: 'password1', remoteRef: { key: 'shop/token-2', property: 'password' } }] } }],
])('passes %s, where secrets belong', (_what, object) => {
  expect(SecretDetection.find(object)).toEqual([]);
});

const template = VirtualMachineTemplate.fromYaml(`
spec:
  template:
    spec:
      domain: {devices: {}, memory: {guest: 1Gi}}
      volumes: [{name: root, dataVolume: {name: web}}, {name: seed, cloudInitNoCloud: {userData: "#!/bin/sh\\nmysql --password=hunter2\\n"}}]
`);

const CLOUD_INIT = 'spec.template.spec.volumes[1].cloudInitNoCloud.userData';

/** The refusals of synth, and its output on standard error. */
function synthesized(app: App): { readonly refused: string[]; readonly told: string } {
  const stderr = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  try {
    app.synthYaml();
    return { refused: [], told: stderr.mock.calls.join('') };
  } catch (error) {
    return { refused: (error as Error).message.split('\n').slice(1), told: stderr.mock.calls.join('') };
  } finally {
    stderr.mockRestore();
  }
}

function shop(inlineCloudInit: boolean): { readonly app: App; readonly chart: Chart; readonly machine: VirtualMachine } {
  const app = Testing.app();
  const chart = new Chart(app, 'shop');
  return { app, chart, machine: new VirtualMachine(chart, 'web', { template, inlineCloudInit }) };
}

test('passes a list with objects and nulls before values', () => {
  expect(SecretDetection.find({ kind: 'ConfigMap', data: { list: [{ toString: 'a' }, 'b', null, 'c'] } })).toEqual([]);
});

test('synth refuses secrets in a machine and in any other object beside it', () => {
  const { app, chart } = shop(true);
  new ApiObject(chart, 'settings', configMap(SECRETS['a private key']));
  expect(synthesized(app).refused).toEqual([
    '  [] shop/settings: data[setup.sh]: this value contains a private key, write a Secret instead of a ConfigMap [no-secret-value]',
    expect.stringMatching(/^ {2}\[shop\/web] spec\.template\.spec\.volumes\[1]\.cloudInitNoCloud\.userData: this value contains a password or token, move the user data to a Secret/),
  ]);
});

test('synth refuses secrets in a machine that is not a construct of this library', () => {
  const { app, chart } = shop(false);
  new ApiObject(chart, 'other', { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine', metadata: { annotations: { note: SECRETS['a GitHub token'] } } });
  expect(synthesized(app).refused).toEqual([expect.stringContaining('shop/other: metadata.annotations.note: this value contains a GitHub token')]);
});

test('synth warns of secrets in the Secret of cloud-init', () => {
  const { app } = shop(false);
  const { refused, told } = synthesized(app);
  expect([refused, told]).toEqual([[], expect.stringMatching(/^warning: shop\/web: spec\.template\.spec\.volumes\[1]\.cloudInitNoCloud\.secretRef\.userdata: this text contains a password or token.* \[secret-in-git]\n$/)]);
});

test('a false alarm can be allowed with a reason', () => {
  const { app, machine } = shop(true);
  SecretDetection.allow(machine, { path: CLOUD_INIT, reason: 'the password of a database without data' });
  expect(synthesized(app).refused).toEqual([]);
  const { app: other, chart } = shop(true);
  SecretDetection.allow(chart, { path: `${CLOUD_INIT}Base64`, reason: 'elsewhere' });
  chart.node.addMetadata('note', { path: CLOUD_INIT });
  expect(synthesized(other).refused).toHaveLength(1);
  expect(() => SecretDetection.allow(chart, { path: CLOUD_INIT, reason: ' ' })).toThrow('shop: reason is missing: write the field that has no secret, and the reason');
  expect(() => SecretDetection.allow(chart, { path: '', reason: 'elsewhere' })).toThrow('shop: path is missing: write the field that has no secret, and the reason');
});
