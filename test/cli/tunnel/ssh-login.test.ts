import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { targetIn } from './called-ssh';
import { forgetHostKey, withPinnedKey } from '../../../src/cli/tunnel/ssh-login';

const target = () => targetIn(join(mkdtempSync(join(tmpdir(), 'host-key-')), 'not', 'yet'));

const meets = (key: string) => async (newKnownHostsFile?: string) => {
  writeFileSync(newKnownHostsFile!, key);
  return newKnownHostsFile;
};

test('the key of the first login is pinned, and later logins get no place for another one', async () => {
  const at = target();
  const met = await withPinnedKey(at, meets('lease-1 ssh-ed25519 AAAA\n'));
  expect(readFileSync(at.knownHostsFile, 'utf8')).toBe('lease-1 ssh-ed25519 AAAA\n');
  expect(existsSync(met!)).toBe(false);
  await expect(withPinnedKey(at, async (file) => file)).resolves.toBeUndefined();
});

test('the key of a guest that lets nobody in is not', async () => {
  const at = target();
  const refused = async (file?: string) => {
    await meets('lease-1 ssh-ed25519 AAAA\n')(file);
    throw new Error('refused');
  };
  await expect(withPinnedKey(at, refused)).rejects.toThrow('refused');
  expect(existsSync(at.knownHostsFile)).toBe(false);
});

test('a key that is forgotten is pinned anew', async () => {
  const at = target();
  await withPinnedKey(at, meets('old'));
  forgetHostKey(at);
  forgetHostKey(at);
  await withPinnedKey(at, meets('new'));
  expect(readFileSync(at.knownHostsFile, 'utf8')).toBe('new');
});
