import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { targetIn } from './called-ssh';
import * as cancellation from '../../../src/cli/command-line/cancellation';
import { forgetHostKey, waitForLogin, withPinnedKey } from '../../../src/cli/tunnel/ssh-login';
import { serve } from '../cluster/http-server';

const target = () => targetIn(join(mkdtempSync(join(tmpdir(), 'host-key-')), 'not', 'yet'));

const meets = (key: string) => async (newKnownHostsFile?: string) => {
  writeFileSync(newKnownHostsFile!, key);
  return newKnownHostsFile;
};

test('the key of the first login is pinned, and later logins cannot add another', async () => {
  const at = target();
  const met = await withPinnedKey(at, meets('lease-1 ssh-ed25519 AAAA\n'));
  expect(readFileSync(at.knownHostsFile, 'utf8')).toBe('lease-1 ssh-ed25519 AAAA\n');
  expect(existsSync(met!)).toBe(false);
  await expect(withPinnedKey(at, async (file) => file)).resolves.toBeUndefined();
});

test('the key of a guest that refuses the login is not pinned', async () => {
  const at = target();
  const refused = async (file?: string) => {
    await meets('lease-1 ssh-ed25519 AAAA\n')(file);
    throw new Error('refused');
  };
  await expect(withPinnedKey(at, refused)).rejects.toThrow('refused');
  expect(existsSync(at.knownHostsFile)).toBe(false);
});

test('a forgotten key is pinned again', async () => {
  const at = target();
  await withPinnedKey(at, meets('old'));
  forgetHostKey(at);
  forgetHostKey(at);
  await withPinnedKey(at, meets('new'));
  expect(readFileSync(at.knownHostsFile, 'utf8')).toBe('new');
});

test('a guest that is not reached in time is tried again', async () => {
  const timeout = cancellation.timeoutSignal;
  const impatient = jest.spyOn(cancellation, 'timeoutSignal').mockImplementation(() => timeout(400));
  const { cluster, requests, close } = await serve(() => undefined);
  const given = new AbortController();
  const failures: string[] = [];
  const onAttempt = ({ message }: Error) => {
    failures.push(message);
    if (failures.length === 3) {
      given.abort();
    }
  };
  const reason = 'cannot reach port 2222 of VirtualMachine "web" in namespace "leases": its guest does not answer: it has not booted yet, or has no network';
  try {
    await expect(waitForLogin(cluster, target(), { signal: given.signal, onAttempt })).rejects.toThrow(reason);
  } finally {
    impatient.mockRestore();
    await close();
  }
  expect(failures).toEqual(Array(3).fill(expect.stringContaining(reason)));
  expect(requests).toHaveLength(3);
});
