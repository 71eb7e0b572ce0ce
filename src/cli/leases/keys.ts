// The keys of a lease's user: a pair of its own, made by ssh-keygen, or one that the user has.
import { execFile } from 'child_process';
import { chmodSync, mkdirSync, readFileSync } from 'fs';
import { join } from 'path';
import { promisify } from 'util';
import type { LeaseSettings } from './settings';
import { SSH_PUBLIC_KEY } from '../../cloud-init/formats';
import { fileText } from '../../yaml/file-text';
import { issue, IssueError } from '../../issues/issues';

/** A lease's own private key in its folder. */
export function ownKey(folder: string): string {
  return join(folder, 'id_ed25519');
}

/**
 * Makes a lease's own key, for which nobody has to type anything.
 *
 * @returns the public key
 */
export async function makeKey(folder: string): Promise<string> {
  const file = ownKey(folder);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    await promisify(execFile)('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-C', '', '-f', file]);
  } catch (error) {
    const { code, stderr, message } = error as NodeJS.ErrnoException & { readonly stderr?: string };
    throw new IssueError([issue('', code === 'ENOENT' ? 'ssh-keygen: there is no such program: install OpenSSH\'s client, which leases need' : `ssh-keygen: ${stderr?.trim() || message}`)], { cause: error });
  }
  chmodSync(`${file}.pub`, 0o600);
  return readFileSync(`${file}.pub`, 'utf8').trim();
}

/**
 * The public key of the user's own private key.
 *
 * @throws where there is no such file, or something else in it; its text is never told
 */
export function ownPublicKey({ sshKey, sshPublicKey }: Pick<LeaseSettings, 'sshKey' | 'sshPublicKey'>): string {
  const given = sshPublicKey ?? `${sshKey}.pub`;
  if (SSH_PUBLIC_KEY.matches(given)) {
    return given;
  }
  const text = fileText(given, `sshPublicKey: ${given}`).trim();
  if (!SSH_PUBLIC_KEY.matches(text)) {
    throw new IssueError([issue('', `sshPublicKey: ${given}: is not ${SSH_PUBLIC_KEY.is}: write ${SSH_PUBLIC_KEY.write}`)]);
  }
  return text;
}
