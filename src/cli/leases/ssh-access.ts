// How to log in to a lease's guest: the SSH target, and the keys of its user.
import { execFile } from 'child_process';
import { chmodSync, mkdirSync, readFileSync } from 'fs';
import { join } from 'path';
import { promisify } from 'util';
import type { TypedSettings } from './configuration';
import type { LeaseContext } from './context';
import type { FoundLease } from './find-lease';
import type { LeaseIdentity } from './lease';
import type { LeaseRecord } from './lease-records';
import { ownerText } from './owner';
import { findProgram, LeaseSettings } from './settings';
import { SSH_PUBLIC_KEY } from '../../cloud-init/formats';
import { issue, IssueError } from '../../issues/issues';
import { fileText } from '../../yaml/file-text';
import { SshTarget, virtctlProxyCommand } from '../tunnel/ssh-arguments';

/** The file with the guest's host key, next to the lease record. Without a record, it is named after the machine's uid, which no user can choose. */
export function knownHostsFile({ records }: LeaseContext, { identity, record }: FoundLease): string {
  return records.knownHostsFile(record ?? { id: identity.uid! });
}

/**
 * The virtctl that carries SSH to guests; undefined if this command does that itself.
 *
 * @throws if neither can: all requests go through kubectl, which cannot reach the port of a guest
 */
export function tunnelProgram({ settings, clusterIdentity }: LeaseContext): string | undefined {
  const virtctl = findProgram(settings.virtctl, 'virtctl');
  if (virtctl === undefined && clusterIdentity === undefined) {
    throw new IssueError([issue('', 'virtctl: is needed to reach the guest over SSH, since only kubectl can read this kubeconfig: install virtctl, and set it as virtctl or --virtctl')]);
  }
  return virtctl;
}

type Login = Pick<LeaseRecord, 'user' | 'port' | 'key'>;

/** The target of a lease of this user. */
export function ownTarget(leases: LeaseContext, { id, name }: Pick<LeaseIdentity, 'id' | 'name'>, { user, port, key }: Login): SshTarget {
  const { records, settings: { kubeconfig, context, namespace } } = leases;
  const virtctl = tunnelProgram(leases);
  const cluster = { kubeconfig, context, namespace };
  return {
    cluster,
    machine: name,
    port,
    user,
    identityFile: key ?? keyFile(records.keyFolder({ id })),
    knownHostsFile: records.knownHostsFile({ id }),
    hostKeyAlias: id,
    ...virtctl !== undefined && { proxyCommand: virtctlProxyCommand(virtctl, { cluster, machine: name, port }) },
  };
}

/**
 * The target of any lease. Its record counts rather than files and the environment, which may be for other leases by now. Options override it.
 *
 * @param typed the options, of which an empty one counts as missing
 * @throws if it is unknown how to log in
 */
export function sshTargetOf(context: LeaseContext, found: FoundLease, typed: TypedSettings = {}): SshTarget {
  const { identity, record } = found;
  const { sshUser: user, sshKey: key, sshPort: port } = context.settings;
  if (record !== undefined) {
    const login = {
      user: typed.sshUser ? user! : record.user,
      key: typed.sshKey ? key : record.key,
      port: typed.sshPort ? port : record.port,
    };
    return ownTarget(context, record, login);
  }
  if (user === undefined || key === undefined) {
    throw new Error(`lease ${identity.slug}: was taken by ${ownerText(found.machine)}, so its key is not known here: set sshUser and sshKey if you have another key`);
  }
  return { ...ownTarget(context, identity, { user, port, key }), knownHostsFile: knownHostsFile(context, found) };
}

/** A lease's own private key in its folder. */
export function keyFile(folder: string): string {
  return join(folder, 'id_ed25519');
}

/**
 * Creates a lease's own key, without a passphrase.
 *
 * @returns the public key
 */
export async function makeKey(folder: string): Promise<string> {
  const file = keyFile(folder);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    await promisify(execFile)('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-C', '', '-f', file]);
  } catch (error) {
    const { code, stderr, message } = error as NodeJS.ErrnoException & { readonly stderr?: string };
    throw new IssueError([issue('', code === 'ENOENT' ? 'ssh-keygen: is not installed: install the OpenSSH client, which leases need' : `ssh-keygen: ${stderr?.trim() || message}`)], { cause: error });
  }
  chmodSync(`${file}.pub`, 0o600);
  return readFileSync(`${file}.pub`, 'utf8').trim();
}

/**
 * The public key of the user's own private key.
 *
 * @throws if the file does not exist or has no public key; its content is never quoted
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
