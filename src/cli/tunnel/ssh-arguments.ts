// The arguments of the real ssh for a guest. They depend only on the target, not on the configuration of the user or the system, and
// nothing in the target is read as an option.
import { resolve } from 'path';
import { OBJECT_NAME } from '../../issues/formats';
import type { ConnectionOptions } from '../command-line/connection-options';

/** A machine that is reached over SSH. */
export interface SshTarget {
  /** Its cluster. Without a kubeconfig, the variable `KUBECONFIG` applies, even with a list of files. */
  readonly cluster: ConnectionOptions & { readonly namespace: string };
  /** The VirtualMachine's name. */
  readonly machine: string;
  /** The port of the guest's SSH server. */
  readonly port: number;
  readonly user: string;
  /** The private key. */
  readonly identityFile: string;
  /** A file only for this machine. The first login creates it with the host key. */
  readonly knownHostsFile: string;
  /** The name of the host key in that file, independent of the machine's address. */
  readonly hostKeyAlias: string;
  /**
   * The ProxyCommand of ssh, such as virtctl's.
   * @default - `port-forward --stdio` of this command
   */
  readonly proxyCommand?: string;
}

/** Options of one call. */
export interface SshOptions {
  /** Whether the command gets a terminal. */
  readonly hasTerminal?: boolean;
  /** The file for ssh's own messages, so the output has only the guest's. */
  readonly log?: string;
  /** The file for a new host key. Without it, unknown hosts are refused. */
  readonly newKnownHostsFile?: string;
  /** The socket at which other commands can use the connection. */
  readonly controlPath?: string;
}

/**
 * The arguments of ssh. Without a command, ssh starts the user's shell.
 *
 * @throws if ssh would not read a path or a name literally
 */
export function sshArguments(target: SshTarget, options: SshOptions = {}, remote: string = ''): string[] {
  return [...sshOptions(target, options), target.machine, ...remote === '' ? [] : [remote]];
}

/** The arguments of ssh for a further command over an open connection. Without that connection, ssh fails. */
export function sharedSshArguments({ machine, user }: SshTarget, controlPath: string, remote: string): string[] {
  const settings = { ControlPath: pathOption(controlPath), ControlMaster: 'no', ProxyCommand: 'false', BatchMode: 'yes' };
  return ['-F', 'none', ...optionArguments(settings), '-l', user, '--', machine, remote];
}

function optionArguments(settings: { readonly [name: string]: string | number }): string[] {
  return Object.entries(settings).flatMap(([name, value]) => ['-o', `${name}=${value}`]);
}

/** The arguments before the destination, which rsync adds itself. Nothing after them is read as an option. */
export function sshOptions(target: SshTarget, { hasTerminal, log, newKnownHostsFile, controlPath }: SshOptions = {}): string[] {
  if (!OBJECT_NAME.matches(target.machine)) {
    throw new Error(`machine ${JSON.stringify(target.machine)}: is not ${OBJECT_NAME.is}: write ${OBJECT_NAME.write}`);
  }
  const settings: { readonly [name: string]: string | number } = {
    Port: target.port,
    IdentityFile: pathOption(target.identityFile),
    IdentitiesOnly: 'yes',
    PreferredAuthentications: 'publickey',
    BatchMode: 'yes',
    ForwardAgent: 'no',
    HostKeyAlias: target.hostKeyAlias,
    UserKnownHostsFile: pathOption(newKnownHostsFile ?? target.knownHostsFile),
    GlobalKnownHostsFile: 'none',
    StrictHostKeyChecking: newKnownHostsFile === undefined ? 'yes' : 'accept-new',
    // The pinned key stays the only one.
    UpdateHostKeys: 'no',
    ConnectTimeout: 30,
    // Detects within a minute that a guest is gone.
    ServerAliveInterval: 15,
    ServerAliveCountMax: 4,
    ProxyCommand: target.proxyCommand ?? ownProxyCommand(target),
    RequestTTY: hasTerminal ? 'yes' : 'no',
    // The messages of this level show whether ssh or the command failed.
    LogLevel: log === undefined ? 'ERROR' : 'DEBUG1',
    ...controlPath !== undefined && { ControlMaster: 'yes', ControlPath: pathOption(controlPath) },
  };
  return ['-F', 'none', ...log === undefined ? [] : ['-E', log], ...optionArguments(settings), '-l', target.user, '--'];
}

/** A path in an option of ssh: quoted, and with `%`, which starts a token, escaped. */
function pathOption(path: string): string {
  if (path.includes('${')) {
    throw new Error(`${path}: ssh reads \${…} in a path as a variable: use another folder`);
  }
  return `"${path.replace(/["\\]/g, '\\$&').replaceAll('%', '%%')}"`;
}

/** The ProxyCommand of this program. */
function ownProxyCommand(target: ProxiedTarget): string {
  return proxyCommand([process.execPath, resolve(process.argv[1]), 'port-forward', '--stdio'], target);
}

/** The ProxyCommand of virtctl; `program` is its name or path. */
export function virtctlProxyCommand(program: string, target: ProxiedTarget): string {
  return proxyCommand([program, 'port-forward', '--stdio=true'], target);
}

type ProxiedTarget = Pick<SshTarget, 'cluster' | 'machine' | 'port'>;

/**
 * ssh replaces tokens that start with `%`, and runs the rest in a shell after `exec`. Variables cannot be assigned after `exec`. `env` can
 * set them, but would read a program path with a `=` as an assignment, which `sh -c` avoids.
 */
function proxyCommand(program: readonly string[], { cluster: { kubeconfig, context, namespace }, machine, port }: ProxiedTarget): string {
  const list = process.env.KUBECONFIG;
  return shellWords([
    ...kubeconfig === undefined && list ? ['env', `KUBECONFIG=${list}`, 'sh', '-c', 'exec "$0" "$@"'] : [],
    ...program,
    ...kubeconfig === undefined ? [] : [`--kubeconfig=${kubeconfig}`],
    ...context === undefined ? [] : [`--context=${context}`],
    `--namespace=${namespace}`,
    '--', `vm/${machine}`, String(port),
  ]).replaceAll('%', '%%');
}

/** Words that no shell changes. zsh replaces `=ls` with the path of that program. */
const UNQUOTED_WORD = /^(?!=)[A-Za-z0-9_.,:=@+/-]+$/;

/**
 * A command line whose words the shell leaves unchanged, and whose first word sets no variable. Backslashes stay outside of quotes, since
 * ssh reads them as escapes inside.
 */
export function shellWords(words: readonly string[]): string {
  const isPlain = (word: string, index: number) => UNQUOTED_WORD.test(word) && !(index === 0 && word.includes('='));
  return words.map((word, index) => isPlain(word, index) ? word : `'${word.replace(/['\\]/g, '\'\\$&\'')}'`).join(' ');
}
