import { Home } from './home';
import { readLeaseConfiguration, TypedSettings } from '../../../src/cli/leases/configuration';
import { refusal } from '../../lines-thrown';

const FILE = 'cdk8s-kubevirt.yaml';
const OWN = '.config/cdk8s-kubevirt/config.yaml';
const lines = (...written: string[]) => `provider: kubevirt\nkubevirt:\n${written.map((line) => `  ${line}\n`).join('')}`;

let home: Home | undefined;

afterEach(() => {
  home?.leave();
  home = undefined;
});

function settings(files: { readonly [path: string]: string }, typed: TypedSettings = {}, environment: NodeJS.ProcessEnv = {}, directory = 'repo') {
  home = new Home(files, directory);
  Object.assign(process.env, environment);
  return readLeaseConfiguration(typed).settings;
}

test('an option takes precedence over the environment, that over the repository\'s file, that over the user\'s, and that over the default', () => {
  const files = {
    [`repo/${FILE}`]: lines('context: repo', 'sshUser: repo', 'sshPort: 23'),
    [OWN]: lines('context: own', 'sshUser: own', 'sshPort: 24', 'workRoot: ~/own'),
  };
  expect(settings(files, { context: 'option' }, { CDK8S_KUBEVIRT_CONTEXT: 'environment', CDK8S_KUBEVIRT_SSH_USER: 'environment' })).toEqual({
    context: 'option', sshUser: 'environment', sshPort: 23, workRoot: 'own', namespace: 'default', deleteOnRelease: true, ttl: 5400, idleTimeout: 1800,
  });
});

test('a configuration of Crabbox is read unchanged', () => {
  const crabbox = 'provider: kubevirt\ntarget: linux\nkubevirt:\n  kubectl: kubectl\n  virtctl: virtctl\n  kubeconfig: ""\n  context: my-cluster\n  namespace: default\n'
    + '  template: ./kubevirt-vm.yaml\n  sshUser: crabbox\n  sshKey: ""\n  sshPublicKey: ""\n  sshPort: "22"\n  workRoot: /home/crabbox/crabbox\n  deleteOnRelease: true\n';
  expect(settings({ [`repo/${FILE}`]: crabbox })).toEqual({
    kubectl: 'kubectl',
    virtctl: 'virtctl',
    context: 'my-cluster',
    namespace: 'default',
    template: home!.path('repo/kubevirt-vm.yaml'),
    sshUser: 'crabbox',
    sshPort: 22,
    workRoot: '/home/crabbox/crabbox',
    deleteOnRelease: true,
    ttl: 5400,
    idleTimeout: 1800,
  });
});

test('the path of a named file is absolute, so that it holds in other folders', () => {
  expect(settings({ 'mine.yaml': lines('context: c') }, { config: '../mine.yaml' })).toMatchObject({ config: home!.path('mine.yaml') });
  home!.leave();
  expect(settings({ [`repo/${FILE}`]: lines('context: c') }).config).toBeUndefined();
});

test('the file is also found in parent folders, and paths in it are relative to it', () => {
  expect(settings({ [`repo/${FILE}`]: lines('context: c', 'template: vm.yaml') }, {}, {}, 'repo/a/b')).toMatchObject({ template: home!.path('repo/vm.yaml') });
});

test.each(['option', 'environment', 'file'])('~ expands in a local path from the %s, and is dropped from the guest\'s, which is relative to the home anyway', (source) => {
  const given = { kubeconfig: '~/k', template: '~/vm.yaml', workRoot: '~/w', sshKey: '~/.ssh/id', sshPublicKey: '~/.ssh/id.pub', virtctl: '~/bin/virtctl' };
  const file = lines('context: c', ...Object.entries(given).map(([name, value]) => `${name}: ${value}`));
  const environment = Object.entries(given).map(([name, value]) => [`CDK8S_KUBEVIRT_${name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`, value]);
  const read = source === 'option' ? settings({}, { context: 'c', ...given })
    : source === 'environment' ? settings({}, { context: 'c' }, Object.fromEntries(environment)) : settings({ 'mine.yaml': file }, { config: '../mine.yaml' });
  const inHome = (path: string) => home!.path(path);
  expect(read).toMatchObject({
    kubeconfig: inHome('k'), template: inHome('vm.yaml'), workRoot: 'w', sshKey: inHome('.ssh/id'), sshPublicKey: inHome('.ssh/id.pub'), virtctl: inHome('bin/virtctl'),
  });
});

test('a file that was found in a repository may choose neither keys nor programs, and the message explains why', () => {
  const file = lines('context: c', 'sshKey: ~/.ssh/id_rsa', 'virtctl: ./virtctl', 'kubectl: ./kubectl', 'kubeconfig: ./kubeconfig');
  expect(refusal(() => settings({ [`repo/${FILE}`]: file }))).toEqual([
    'cdk8s-kubevirt.yaml:4: kubevirt.sshKey: "~/.ssh/id_rsa" may not be set by a file that was found in a repository, since its author would choose which of your private keys is used: '
    + 'write it in ~/.config/cdk8s-kubevirt/config.yaml, as --ssh-key or CDK8S_KUBEVIRT_SSH_KEY, or name this file with --config if you trust it',
    'cdk8s-kubevirt.yaml:5: kubevirt.virtctl: "./virtctl" may not be set by a file that was found in a repository, since its author would choose a program that runs as you: '
    + 'write it in ~/.config/cdk8s-kubevirt/config.yaml, as --virtctl or CDK8S_KUBEVIRT_VIRTCTL, or name this file with --config if you trust it',
    'cdk8s-kubevirt.yaml:6: kubevirt.kubectl: "./kubectl" may not be set by a file that was found in a repository, since its author would choose a program that runs as you: '
    + 'write it in ~/.config/cdk8s-kubevirt/config.yaml, as --kubectl or CDK8S_KUBEVIRT_KUBECTL, or name this file with --config if you trust it',
    'cdk8s-kubevirt.yaml:7: kubevirt.kubeconfig: "./kubeconfig" may not be set by a file that was found in a repository, '
    + 'since its author would choose a program that runs as you: kubeconfigs can name programs that log in: '
    + 'write it in ~/.config/cdk8s-kubevirt/config.yaml, as --kubeconfig or CDK8S_KUBEVIRT_KUBECONFIG, or name this file with --config if you trust it',
  ]);
});

test.each<[string, { readonly [path: string]: string }, TypedSettings]>([
  ['the user\'s own file', { [OWN]: lines('context: c', 'sshKey: ~/id', 'virtctl: ./virtctl') }, {}],
  ['a named file', { [`repo/${FILE}`]: lines('context: c', 'sshKey: ~/id', 'virtctl: ./virtctl') }, { config: FILE }],
])('%s may choose them', (_title, files, typed) => {
  expect(settings(files, typed)).toMatchObject({ sshKey: home!.path('id'), virtctl: expect.stringMatching(/^\/.*\/virtctl$/) });
});

test('all mistakes are reported at once, each with its source', () => {
  const file = lines('sshPort: 70000', 'ttl: soon', 'namespace: ci');
  expect(refusal(() => settings({ [`repo/${FILE}`]: file }, { idleTimeout: 'never' }, { CDK8S_KUBEVIRT_DELETE_ON_RELEASE: 'perhaps' }))).toEqual([
    'cdk8s-kubevirt.yaml:3: kubevirt.sshPort: 70000 is not valid here: write a port from 1 to 65535',
    'CDK8S_KUBEVIRT_DELETE_ON_RELEASE: "perhaps" is not valid here: write true or false',
    'cdk8s-kubevirt.yaml:4: kubevirt.ttl: "soon" is not valid here: write a time such as 90m or 1h30m, of at most 36500d',
    '--idle-timeout: "never" is not valid here: write a time such as 90m or 1h30m, of at most 36500d',
    'context: is not set, and the current one is not used since it may change: write --context, CDK8S_KUBEVIRT_CONTEXT, or kubevirt.context in cdk8s-kubevirt.yaml',
  ]);
});

test.each<[string, string, string]>([
  ['a misspelt setting', lines('contxt: c'), 'cdk8s-kubevirt.yaml:3: kubevirt.contxt: unknown field: write one of context, kubeconfig,'],
  ['another provider', 'provider: aws\nkubevirt: {context: c}\n', 'cdk8s-kubevirt.yaml:1: provider: "aws" is not valid here: write one of kubevirt'],
  ['another target', `target: windows\n${lines('context: c')}`, 'cdk8s-kubevirt.yaml:1: target: "windows" is not valid here: write one of linux'],
  ['no settings', 'provider: kubevirt\n', 'kubevirt: is missing: write the settings of the leases'],
  ['two documents', `${lines('context: c')}---\n${lines('context: d')}`, 'cdk8s-kubevirt.yaml: has 2 documents instead of one configuration: keep one of them'],
  ['a second document', `validate: {}\n---\n${lines('context: c')}`, 'cdk8s-kubevirt.yaml: has 2 documents instead of one configuration: keep one of them'],
  ['a public key alone', lines('context: c', 'sshPublicKey: id.pub'), 'sshPublicKey: has no sshKey, the private key that it belongs to: set both'],
])('%s is refused', (_title, file, message) => {
  expect(() => settings({ [`repo/${FILE}`]: file })).toThrow(message);
});

test('empty values in the environment and in files count as unset', () => {
  expect(settings({ [`repo/${FILE}`]: lines('context: c', 'namespace: ""', 'workRoot: ""'), [OWN]: lines('workRoot: own') }, {}, { CDK8S_KUBEVIRT_CONTEXT: '' }))
    .toMatchObject({ context: 'c', namespace: 'default', workRoot: 'own' });
});

test.each(['..', '-n', 'ci/virtualmachines', 'CI'])('%j is not a namespace', (namespace) => {
  expect(() => settings({}, { context: 'c', namespace })).toThrow(`--namespace: ${JSON.stringify(namespace)} is not valid here: write at most 63 lower-case letters, digits and "-"`);
});

test('a private key that was pasted as the public one is not printed', () => {
  const pasted = '-----BEGIN OPENSSH PRIVATE KEY-----abc';
  expect(() => settings({}, { context: 'c', sshKey: 'id', sshPublicKey: pasted })).toThrow(new Error('--ssh-public-key: this value is not valid here: write the one line of a .pub file, or the path of the file'));
});
