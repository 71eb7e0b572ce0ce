import { App, Chart } from 'cdk8s';
import { BASE, HASHES, KINDS, register, token, TOKEN } from './kinds';
import { SecretValue } from '../../../src/cloud-init/secret-value';
import { NodeProvider } from '../../../src/nodes/node-provider';
import { NodeRegistration } from '../../../src/nodes/registration/node-registration';
import { NodeTaintEffect } from '../../../src/spec/taint-effect';

describe('one error lists every mistake in', () => {
  test.each<[string, () => unknown]>([
    ['SecretValue', () => SecretValue.fromSecret({ secretName: 'Join', key: 'a/b' })],
    ['an empty plain-text value', () => SecretValue.unsafePlainText(' ')],
    ['vcluster', () => NodeRegistration.vcluster({ endpoint: 'http://a', token: undefined as any, caCertificate: token, insecureSkipTlsVerify: true })],
    ['kubeadm', () => NodeRegistration.kubeadm({ apiServerEndpoint: '10.0.0.1', token, criSocket: '/run/a.sock', kubeletExtraArgs: { '--a': 'b', 'node-labels': 'a=b' } })],
    ['kubeadm with two ways to verify the CA', () => NodeRegistration.kubeadm({ apiServerEndpoint: '[fd00::1]:6443', token, caCertHashes: token, unsafeSkipCaVerification: true })],
    ['k3s', () => NodeRegistration.k3s({ server: '10.0.0.1', token, version: '1.34', installScriptUrl: 'http://get.k3s.io' })],
    ['rke2', () => NodeRegistration.rke2({ server: 'http://10.0.0.1:9345', token })],
    ['script', () => NodeRegistration.script({ script: 'echo s3cr3t', secretFiles: { PATH: token, A_FILE: 'x' as any } })],
    ['a node', () => new NodeProvider(new Chart(new App(), 'chart'), 'nodes', { template: BASE, nodeTypes: [{ name: 'small' }] }).claim('workers', {
      nodeType: 'small',
      registration: KINDS.kubeadm.registration,
      taints: [{ key: 'a b', value: '-', effect: NodeTaintEffect.NO_EXECUTE }, { key: 'a', effect: NodeTaintEffect.NO_SCHEDULE }, { key: 'a', value: 'b', effect: NodeTaintEffect.NO_SCHEDULE }],
      nodeLabels: { 'node-role.kubernetes.io/worker': '', 'a': 'b c', 'x/y/z': '', 'kubernetes.io/hostname': 'a' },
    })],
    ['the template of a node', () => register(KINDS.kubeadm, undefined, BASE.merge({ spec: { template: { spec: { volumes: [{ name: 'node-join-0', emptyDisk: { capacity: '1Gi' } }, { name: 'c', cloudInitNoCloud: { secretRef: { name: 'mine' } } }] } } } }))],
  ])('%s', (_name, attempt) => {
    expect(attempt).toThrowErrorMatchingSnapshot();
  });
});

test.each<['vcluster' | 'kubeadm' | 'k3s', string]>([['vcluster', 'endpoint'], ['kubeadm', 'apiServerEndpoint'], ['k3s', 'server']])('%s reports that %s is missing', (kind, field) => {
  expect(() => NodeRegistration[kind]({ adress: 'foo', token } as any)).toThrow(`${field}: is missing: write `);
  expect(() => NodeRegistration[kind]({ adress: 'foo', token } as any)).not.toThrow('""');
});

test.each(['vcluster', 'kubeadm', 'k3s', 'rke2', 'script'] as const)('%s without arguments is refused with its own name', (kind) => {
  expect(() => NodeRegistration[kind](undefined as any)).toThrow(`NodeRegistration.${kind}: `);
  expect(() => NodeRegistration[kind]('s3cr3t' as any)).not.toThrow('s3cr3t');
});

test.each<[string, () => unknown, string]>([
  ['a number instead of a string', () => NodeRegistration.vcluster({ endpoint: 443 as any, token }), 'NodeRegistration.vcluster: endpoint: 443 is not valid here'],
  ['a string instead of a boolean, which would skip verification,', () => NodeRegistration.vcluster({ endpoint: 'a', token, insecureSkipTlsVerify: 'false' as any }), 'insecureSkipTlsVerify: "false" is not valid here: write true or false'],
  ['the placeholder of a value from a store', () => NodeRegistration.k3s({ server: 'https://a', token: SecretValue.storePlaceholder({ key: 'join' }) as any }), 'token: is a placeholder for a value from a store: write SecretValue.fromStore with the same key, or SecretValue.fromSecret'],
  ['a misspelt field', () => NodeRegistration.k3s({ sever: 'https://a', token } as any), 'NodeRegistration.k3s: sever: unknown field: write server'],
  ['port 65536', () => NodeRegistration.kubeadm({ apiServerEndpoint: '10.0.0.1:65536', token, unsafeSkipCaVerification: true }), 'apiServerEndpoint: "10.0.0.1:65536" is not a host and port'],
  ['a server that is only a scheme', () => NodeRegistration.k3s({ server: 'https://', token }), 'server: "https://" is not a server\'s URL'],
  ['port 0', () => NodeRegistration.kubeadm({ apiServerEndpoint: '10.0.0.1:0', token, unsafeSkipCaVerification: true }), 'apiServerEndpoint: "10.0.0.1:0" is not a host and port'],
  ['the full URL of the join script', () => NodeRegistration.vcluster({ endpoint: 'https://a.example.com/node/join/', token }), 'endpoint: "https://a.example.com/node/join/" is not an endpoint: write a host and port'],
  ...['v1.34.2', 'v1.34.2-k3s1', 'v1.34.2+rke2r1'].map((version): [string, () => unknown, string] => (
    [`k3s ${version}`, () => NodeRegistration.k3s({ server: 'https://a', token, version }), `version: "${version}" is not the tag of a release: write a whole one, such as "v1.34.2+k3s1"`]
  )),
  ['rke2 v1.34.2+k3s1', () => NodeRegistration.rke2({ server: 'https://a', token, version: 'v1.34.2+k3s1' }), 'version: "v1.34.2+k3s1" is not the tag of a release: write a whole one, such as "v1.34.2+rke2r1"'],
  ['a plain-text token of another form', () => NodeRegistration.kubeadm({ apiServerEndpoint: 'a:6443', token: SecretValue.unsafePlainText('nope'), unsafeSkipCaVerification: true }), 'token: this value is not a token: write what `kubeadm token create` prints'],
  ['a plain-text hash of another form', () => NodeRegistration.kubeadm({ apiServerEndpoint: 'a:6443', token, caCertHashes: SecretValue.unsafePlainText('abc') }), 'caCertHashes: this value is not a list of hashes: write "sha256:" and 64 hexadecimal digits'],
  ['another name of the node, for which kubeadm would not wait,', () => NodeRegistration.kubeadm({ apiServerEndpoint: 'a:6443', token, unsafeSkipCaVerification: true, kubeletExtraArgs: { 'hostname-override': 'x' } }),
    'kubeletExtraArgs[hostname-override]: is set by the claim: its machines have the names of their Nodes, leave it out'],
  ['a template for Ignition, which does not read cloud-init,', () => register(KINDS.k3s, undefined, BASE.merge({ spec: { template: { metadata: { annotations: { 'kubevirt.io/ignitiondata': '{"a":"s3cr3t"}' } } } } })),
    'spec.template.metadata.annotations[kubevirt.io/ignitiondata]: has Ignition set up the guest, and registration needs cloud-init: leave out one of them'],
  ['a script with the placeholder of a machine\'s name', () => NodeRegistration.script({ script: '#!/bin/sh\necho {{ NAME }}\n' }), 'script: placeholder {{NAME}} is not filled in here: write "$NODE_NAME", the name of the machine'],
  ['a script with any other placeholder', () => NodeRegistration.script({ script: '#!/bin/sh\necho {{SITE}} {{INDEX}}\n' }),
    'script: placeholder {{SITE}} is not filled in here: write the value itself\nNodeRegistration.script: script: placeholder {{INDEX}} is not filled in here: write "${NODE_NAME##*-}", the number of the machine'],
  ['a list of kubelet arguments', () => NodeRegistration.kubeadm({ apiServerEndpoint: 'a:6443', token, unsafeSkipCaVerification: true, kubeletExtraArgs: [{ name: 'a' }] as any }), 'kubeletExtraArgs: a list is not a map'],
])('%s is refused', (_title, attempt, message) => {
  expect(attempt).toThrow(message);
});

test('a release candidate can be installed', () => {
  expect(() => NodeRegistration.k3s({ server: 'https://a', token, version: 'v1.34.2-rc1+k3s1' })).not.toThrow();
  expect(() => NodeRegistration.rke2({ server: 'https://a', token, version: 'v1.34.2-rc1+rke2r12' })).not.toThrow();
});

test('an installer of one\'s own, and the highest port, are accepted', () => {
  for (const installScriptUrl of ['https://mirror.example.com/k3s.sh', 'file:///opt/k3s.sh']) {
    expect(() => NodeRegistration.k3s({ server: 'https://a:65535', token, installScriptUrl })).not.toThrow();
  }
  expect(() => NodeRegistration.kubeadm({ apiServerEndpoint: 'a:65535', token, unsafeSkipCaVerification: true })).not.toThrow();
});

test('plain-text values of the right form are accepted, and placeholders for them', () => {
  expect(() => NodeRegistration.kubeadm({ apiServerEndpoint: 'a:6443', token: SecretValue.unsafePlainText('{{TOKEN}}'), unsafeSkipCaVerification: true })).not.toThrow();
  const [plainToken, caCertHashes] = [`${TOKEN}\n`, HASHES].map((text) => SecretValue.unsafePlainText(text));
  expect(() => NodeRegistration.kubeadm({ apiServerEndpoint: 'a:6443', token: plainToken, caCertHashes })).not.toThrow();
});

describe('an error never prints a token that was pasted with', () => {
  test.each<[string, () => unknown, string]>([
    ['the URL that vcluster prints', () => NodeRegistration.vcluster({ endpoint: 'https://a/node/join?token=s3cr3t', token }), 'endpoint: "https://a/node/join?…" is not an endpoint'],
    ['the command that kubeadm prints', () => NodeRegistration.kubeadm({ apiServerEndpoint: '10.0.0.1:6443 --token s3cr3t', token, unsafeSkipCaVerification: true }), 'apiServerEndpoint: "10.0.0.1:6443 …" is not a host and port'],
    ['a server with a query', () => NodeRegistration.rke2({ server: 'https://a:9345?token=s3cr3t', token }), 'server: "https://a:9345?…" is not a server\'s URL'],
    ['an installer with a user and a query', () => NodeRegistration.k3s({ server: 'https://a', token, installScriptUrl: 'http://me:s3cr3t@a/k3s.sh?token=s3cr3t' }), 'installScriptUrl: "http://…@a/k3s.sh?…" is not the URL of a script'],
    ['a server with a user', () => NodeRegistration.k3s({ server: 'http://me:s3cr3t@a:6443', token }), 'server: "http://…@a:6443" is not a server\'s URL'],
  ])('%s', (_title, attempt, message) => {
    expect(attempt).toThrow(message);
    expect(attempt).not.toThrow('s3cr3t');
  });
});
