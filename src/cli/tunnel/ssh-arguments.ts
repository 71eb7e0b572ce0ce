// How the real ssh is called for a guest: nothing but the target decides, no configuration of the user or the system, and nothing in
// the target is an option.
import { ownProxyCommand } from './proxy-command';
import type { SshTarget } from './ssh-target';
import { OBJECT_NAME } from '../../issues/formats';

/** What differs from call to call. */
export interface SshOptions {
  /** Whether the command gets a terminal. */
  readonly hasTerminal?: boolean;
  /** The file that ssh writes to what it has to say itself, so that nothing but the guest's words is in the output. */
  readonly log?: string;
  /** Where a host key is put that is not known yet; a host that is not known is refused without it. */
  readonly newKnownHostsFile?: string;
}

/**
 * The arguments of ssh; without a command, it starts the user's shell.
 *
 * @throws where a path or a name would be something else to ssh
 */
export function sshArguments(target: SshTarget, options: SshOptions = {}, remote: string = ''): string[] {
  return [...sshOptions(target, options), target.machine, ...remote === '' ? [] : [remote]];
}

/** Those before the destination, which rsync adds itself; no option comes after them. */
export function sshOptions(target: SshTarget, { hasTerminal, log, newKnownHostsFile }: SshOptions = {}): string[] {
  if (!OBJECT_NAME.matches(target.machine)) {
    throw new Error(`machine ${JSON.stringify(target.machine)}: is not ${OBJECT_NAME.is}: write ${OBJECT_NAME.write}`);
  }
  const settings: { readonly [name: string]: string | number } = {
    Port: target.port,
    IdentityFile: file(target.identityFile),
    IdentitiesOnly: 'yes',
    PreferredAuthentications: 'publickey',
    BatchMode: 'yes',
    ForwardAgent: 'no',
    HostKeyAlias: target.hostKeyAlias,
    UserKnownHostsFile: file(newKnownHostsFile ?? target.knownHostsFile),
    GlobalKnownHostsFile: 'none',
    StrictHostKeyChecking: newKnownHostsFile === undefined ? 'yes' : 'accept-new',
    // The pinned key stays the only one.
    UpdateHostKeys: 'no',
    ConnectTimeout: 30,
    // A guest that is gone is noticed within a minute.
    ServerAliveInterval: 15,
    ServerAliveCountMax: 4,
    ProxyCommand: target.proxyCommand ?? ownProxyCommand(target),
    RequestTTY: hasTerminal ? 'yes' : 'no',
    // What it says at this level tells its own failures from those of the command.
    LogLevel: log === undefined ? 'ERROR' : 'DEBUG1',
  };
  const written = Object.entries(settings).flatMap(([name, value]) => ['-o', `${name}=${value}`]);
  return ['-F', 'none', ...log === undefined ? [] : ['-E', log], ...written, '-l', target.user, '--'];
}

/** A path as ssh reads it in an option: quoted like a word, and `%` begins what it replaces. */
function file(path: string): string {
  if (path.includes('${')) {
    throw new Error(`${path}: ssh takes \${…} in a path for a variable: use another folder`);
  }
  return `"${path.replace(/["\\]/g, '\\$&').replaceAll('%', '%%')}"`;
}
