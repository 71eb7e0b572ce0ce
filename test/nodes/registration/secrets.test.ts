import { App, Chart, Testing } from 'cdk8s';
import { parse } from 'yaml';
import { guestOf, KINDS, register, removeGuests, token, TOKEN, volumesOf } from './kinds';
import { SecretValue } from '../../../src/cloud-init/secret-value';
import { VirtualMachine } from '../../../src/machine/virtual-machine';
import { NodeRegistration } from '../../../src/nodes/registration/node-registration';
import { SecretSource } from '../../../src/secrets/secret-source';

afterEach(removeGuests);

describe('values for registration', () => {
  test('from several Secrets are on several disks', () => {
    const template = register({ registration: NodeRegistration.vcluster({ endpoint: 'a', token, caCertificate: SecretValue.fromSecret({ secretName: 'ca', key: 'ca.crt' }) }) });
    expect(volumesOf(template).slice(0, 2)).toEqual([
      { name: 'node-join-0', secret: { secretName: 'join', volumeLabel: 'node-join-0' } },
      { name: 'node-join-1', secret: { secretName: 'ca', volumeLabel: 'node-join-1' } },
    ]);
  });

  test('in plain text have no disk, and are deleted once the machine has joined', () => {
    const plain = { ...KINDS.kubeadm, registration: NodeRegistration.kubeadm({ apiServerEndpoint: '10.0.0.1:6443', token: SecretValue.unsafePlainText(TOKEN), unsafeSkipCaVerification: true }) };
    const template = register(plain);
    expect(volumesOf(template).map(({ name }) => name)).toEqual(['cloudinitdisk']);
    const guest = guestOf(plain);
    expect(guest.mode('/etc/node-registration/secrets/token')).toBe('600');
    guest.boot();
    expect(parse(guest.read('log/join.yaml')).discovery.bootstrapToken).toEqual({ apiServerEndpoint: '10.0.0.1:6443', token: TOKEN, unsafeSkipCAVerification: true });
    expect(guest.has('/etc/node-registration/secrets')).toBe(false);
    const chart = Testing.chart();
    new VirtualMachine(chart, 'worker-1', { template });
    const [machine, secret] = Testing.synth(chart).sort((a: any) => a.kind === 'Secret' ? 1 : -1);
    expect(JSON.stringify(machine)).not.toContain(TOKEN);
    expect(secret.stringData.userdata).toContain(TOKEN);
  });

  test('from a store are put into the Secret of cloud-init', () => {
    const app = new App();
    SecretSource.set(app, SecretSource.externalSecrets({ secretStore: { name: 'vault' } }));
    const chart = new Chart(app, 'chart');
    const key = { key: 'clusters/a', property: 'token' };
    const templateWith = (stored: SecretValue) => register({ registration: NodeRegistration.k3s({ server: 'https://10.0.0.1:6443', token: stored }) });
    const template = templateWith(SecretValue.fromStore(key));
    expect(template.toObject()).toEqual(templateWith(SecretValue.unsafePlainText(SecretValue.storePlaceholder(key))).toObject());
    new VirtualMachine(chart, 'worker-1', { template });
    const [external] = Testing.synth(chart).filter(({ kind }) => kind === 'ExternalSecret');
    expect(external.spec.data[0].remoteRef).toMatchObject({ key: 'clusters/a', property: 'token' });
  });

  test('from a store have any form, since the program does not know them', () => {
    const stored = SecretValue.fromStore({ key: 'clusters/a' });
    expect(() => NodeRegistration.kubeadm({ apiServerEndpoint: 'a:1', token: stored, caCertHashes: stored })).not.toThrow();
    expect(() => SecretValue.fromStore({ key: 'clusters/a', property: '' })).toThrow('SecretValue.fromStore: property: "" is not a name');
  });

  test('given as literal strings are refused and never printed', () => {
    const literal: any = TOKEN;
    const attempt = () => NodeRegistration.kubeadm({ apiServerEndpoint: 'a:1', token: literal, caCertHashes: literal });
    expect(attempt).toThrow('NodeRegistration.kubeadm: token: this value would end up in the repository: write SecretValue.fromSecret with the Secret and the key that hold it\n'
      + 'NodeRegistration.kubeadm: caCertHashes: this value would end up');
    expect(attempt).not.toThrow(TOKEN);
  });
});
