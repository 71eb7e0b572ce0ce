import { mkdtempSync, readdirSync, statSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import type { LeaseContext } from '../../../src/cli/leases/context';
import type { FoundLease } from '../../../src/cli/leases/find-lease';
import { LeaseRecords } from '../../../src/cli/leases/lease-records';
import { makeKey, keyFile, ownPublicKey, sshTargetOf } from '../../../src/cli/leases/ssh-access';

const KEY = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJmx0J3mGzlZgDbBD1cYTYIS0qVPzGUDR4XMr9gTwpVn me@example.com';
const folder = mkdtempSync(join(tmpdir(), 'keys-'));
const file = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

test('the key of a lease is an ed25519 pair that nobody else can read', async () => {
  const own = join(folder, 'lease');
  await expect(makeKey(own)).resolves.toMatch(/^ssh-ed25519 AAAA\S+$/);
  expect(readdirSync(own).map((name) => [name, (statSync(join(own, name)).mode % 0o1000).toString(8)])).toEqual([['id_ed25519', '600'], ['id_ed25519.pub', '600']]);
  expect(keyFile(own)).toBe(join(own, 'id_ed25519'));
});

test('the user\'s public key is given as a string, as a file, or lies beside the private key', () => {
  file('id.pub', `${KEY}\n`);
  const sshKey = join(folder, 'id');
  expect([{ sshKey }, { sshKey, sshPublicKey: KEY }, { sshKey, sshPublicKey: file('other.pub', KEY) }].map(ownPublicKey)).toEqual([KEY, KEY, KEY]);
});

test('a file that is not a public key is refused, and its contents are not printed', () => {
  const sshPublicKey = file('private', '-----BEGIN OPENSSH PRIVATE KEY-----\nsecret');
  expect(() => ownPublicKey({ sshKey: 'id', sshPublicKey })).toThrow(new Error(`sshPublicKey: ${sshPublicKey}: is not an SSH public key: write the one line of the .pub file, such as "ssh-ed25519 AAAA… me@example.com"`));
  expect(() => ownPublicKey({ sshKey: join(folder, 'nowhere') })).toThrow(`sshPublicKey: ${join(folder, 'nowhere')}.pub: no such file or folder`);
});

describe('the login to a guest', () => {
  const records = new LeaseRecords('scope', join(folder, 'records'));
  const lease = { id: 'lease-0123456789ab', slug: 'vm-smoke', name: 'lease-vm-smoke-456789ab', uid: 'uid' };
  const found = (record?: object) => ({ identity: lease, machine: { metadata: {} }, ...record && { record: { ...lease, user: 'ci', port: 2222, ...record } } } as unknown as FoundLease);
  const context = { records, clusterIdentity: 'one', settings: { context: 'c', namespace: 'ci', sshUser: 'root', sshKey: '/id', sshPort: 22 } } as unknown as LeaseContext;

  test('comes from the lease record, whatever the configuration contains by now', () => {
    expect(sshTargetOf(context, found({}))).toMatchObject({ user: 'ci', port: 2222, identityFile: join(records.keyFolder(lease), 'id_ed25519') });
    expect(sshTargetOf(context, found({ key: '/own' }))).toMatchObject({ identityFile: '/own' });
  });

  test('gives way to options on the command line', () => {
    expect(sshTargetOf(context, found({}), { sshUser: 'root' })).toMatchObject({ user: 'root', port: 2222, identityFile: join(records.keyFolder(lease), 'id_ed25519') });
    expect(sshTargetOf(context, found({ key: '/own' }), { sshKey: '/id', sshPort: '22' })).toMatchObject({ user: 'ci', port: 22, identityFile: '/id' });
  });

  test('does not give way to empty options, such as those of an unset variable', () => {
    expect(sshTargetOf(context, found({ key: '/own' }), { sshUser: '', sshKey: '', sshPort: '' })).toMatchObject({ user: 'ci', port: 2222, identityFile: '/own' });
  });

  test('needs virtctl if only kubectl can read the kubeconfig', () => {
    const through = (settings: object) => () => sshTargetOf({ ...context, clusterIdentity: undefined, settings: { ...context.settings, kubectl: 'kubectl', ...settings } }, found({}));
    const alone = 'virtctl: is needed to reach the guest over SSH, since only kubectl can read this kubeconfig: install virtctl, and set it as virtctl or --virtctl';
    expect(through({})).toThrow(alone);
    expect(through({ virtctl: process.execPath })()).toMatchObject({ proxyCommand: expect.stringContaining(process.execPath) });
  });

  test('comes from the settings for a lease without a record', () => {
    expect(sshTargetOf(context, found())).toMatchObject({ user: 'root', port: 22, identityFile: '/id', knownHostsFile: records.knownHostsFile({ id: 'uid' }) });
    const { sshKey: _, ...settings } = context.settings;
    expect(() => sshTargetOf({ ...context, settings }, found(), { sshUser: 'root' })).toThrow('lease vm-smoke: was taken by another user, or with another kubeconfig, context or computer, so its key is not known here');
  });
});
