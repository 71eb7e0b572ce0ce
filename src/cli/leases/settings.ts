// The settings of leases, in one table: their names in files, in the environment and on the command line, their values, and who may set
// them.
import { homedir } from 'os';
import { posix, resolve } from 'path';
import { NO_PRIVATE_KEY, SSH_PUBLIC_KEY } from '../../cloud-init/formats';
import { DNS_LABEL } from '../../issues/formats';
import { issue, IssueError } from '../../issues/issues';
import { durationSeconds, parseDuration } from '../command-line/duration';
import { programPath } from '../command-line/program-path';

/** The kind of a value. Local paths are expanded and made absolute. A public key may also be the path of its file. */
type SettingKind = 'text' | 'name' | 'path' | 'guest directory' | 'program' | 'public key' | 'port' | 'flag' | 'duration';

/** One setting. */
export interface Setting {
  readonly kind: SettingKind;
  /** The description in `--help`. */
  readonly description: string;
  /** Why only the user may set it. Without a reason, a file found in a repository may set it too. */
  readonly restriction?: string;
  /** The value that such a file may still have, since it changes nothing. */
  readonly allowedValue?: string;
}

const KEY_REASON = 'its author would choose which of your private keys is used';
const PROGRAM_REASON = 'its author would choose a program that runs as you';

/** Every setting by its name in a file, from which its other names follow. */
export const SETTINGS = {
  context: { kind: 'text', description: 'context of the kubeconfig (required, here or as a setting)' },
  kubeconfig: { kind: 'path', description: 'path of the kubeconfig (default: the files of KUBECONFIG, or ~/.kube/config)', restriction: `${PROGRAM_REASON}: kubeconfigs can name programs that log in` },
  namespace: { kind: 'name', description: 'namespace of the leases (default: "default")' },
  template: { kind: 'path', description: 'YAML file of the VirtualMachine that each lease is created from' },
  sshUser: { kind: 'text', description: 'user in the guest, from the user data of the template' },
  sshKey: { kind: 'path', description: 'private key (default: a new key for each lease)', restriction: KEY_REASON },
  sshPublicKey: { kind: 'public key', description: 'public key, as text or a file (default: the file of the private key with .pub)' },
  sshPort: { kind: 'port', description: 'port of the SSH server in the guest (default: 22)' },
  workRoot: { kind: 'guest directory', description: 'folder in the guest to copy a working tree to (default: "work" in the user\'s home)' },
  deleteOnRelease: { kind: 'flag', description: 'delete the machine at the end of the lease, instead of stopping it and keeping its disks (default: true)' },
  ttl: { kind: 'duration', description: 'how long a lease lasts, such as 90m or 1d (default: 90m)' },
  idleTimeout: { kind: 'duration', description: 'how long an unused lease lasts (default: 30m)' },
  kubectl: { kind: 'program', description: 'kubectl to connect to the cluster with (default: a built-in client)', restriction: PROGRAM_REASON, allowedValue: 'kubectl' },
  virtctl: { kind: 'program', description: 'virtctl to tunnel SSH to the guest with (default: a built-in tunnel)', restriction: PROGRAM_REASON, allowedValue: 'virtctl' },
} as const satisfies { readonly [name: string]: Setting };

/** The name of a setting. */
export type SettingName = keyof typeof SETTINGS;

export const SETTING_NAMES = Object.keys(SETTINGS) as SettingName[];

/** The type of the values of a kind. */
type ValueOf<Kind> = Kind extends 'flag' ? boolean : Kind extends 'port' | 'duration' ? number : string;

type Values = { readonly [name in SettingName]: ValueOf<typeof SETTINGS[name]['kind']> };

/** The settings of a verb, from all sources, and the absolute path of the settings file that was named. */
export type LeaseSettings = Partial<Values> & Pick<Values, 'context' | keyof typeof DEFAULTS> & { readonly config?: string };

/** The defaults; other settings have none. */
export const DEFAULTS = {
  namespace: 'default',
  sshPort: 22,
  deleteOnRelease: true,
  ttl: parseDuration('90m'),
  idleTimeout: parseDuration('30m'),
} as const;

/** A setting's option on the command line: `sshUser` is `--ssh-user`. */
export function optionOf(name: SettingName): string {
  return `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** A setting's variable in the environment: `sshUser` is `CDK8S_KUBEVIRT_SSH_USER`. */
export function variableOf(name: SettingName): string {
  return `CDK8S_KUBEVIRT_${name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;
}

/** How each kind is parsed (undefined if the value is invalid), and what to write instead. */
const KINDS: { readonly [kind in SettingKind]: { readonly read: (written: string, folder: string) => unknown; readonly write: string } } = {
  'text': { read: (written) => written, write: 'a string' },
  // It becomes a segment of request paths.
  'name': { read: (written) => DNS_LABEL.matches(written) ? written : undefined, write: DNS_LABEL.write },
  'path': { read: absolutePath, write: 'a path' },
  'guest directory': { read: guestFolder, write: 'a folder such as work, ~/work or /srv/work, and not a home directory: everything else in it is removed' },
  // A name without a slash is looked up on PATH.
  'program': { read: (written, folder) => written.includes('/') ? absolutePath(written, folder) : written, write: 'a program' },
  'public key': { read: parsePublicKey, write: 'the one line of a .pub file, or the path of the file' },
  'port': { read: parsePort, write: 'a port from 1 to 65535' },
  'flag': { read: parseFlag, write: 'true or false' },
  'duration': { read: durationSeconds, write: 'a time such as 90m or 1h30m, of at most 36500d' },
};

/**
 * The value of a setting.
 *
 * @param folder the base of relative paths
 * @throws if the value is invalid, with what to write instead
 */
export function parseSetting(kind: SettingKind, written: unknown, folder: string): unknown {
  const { read, write } = KINDS[kind];
  const isText = ['string', 'number', 'boolean'].includes(typeof written);
  const value = isText ? read(String(written), folder) : undefined;
  if (value === undefined) {
    throw new IssueError([issue('', `${kind === 'public key' ? 'this value' : JSON.stringify(written)} is not valid here: write ${write}`)]);
  }
  return value;
}

/** Parses `true` or `false`. */
export function parseFlag(written: string): boolean | undefined {
  return written === 'true' ? true : written === 'false' ? false : undefined;
}

/** A path, resolved as in a shell in that folder. */
export function absolutePath(written: string, folder: string): string {
  return resolve(folder, written.replace(/^~(?=\/|$)/, homedir()));
}

/** The user's home, to which paths in the guest are relative, its parents, and the homes of others. */
const HOME_FOLDERS = /^(?:\.|\.\.(?:\/.*)?|(?:\/var)?\/home(?:\/[^/]+)?|\/root|)$/;

/**
 * A folder in the guest in a form that rsync and `cd` accept. Neither expands `~`. A leading colon is a server module to rsync, and a leading
 * dash the previous folder to `cd`. Undefined for a home directory: rsync would remove the keys with which the user logs in.
 */
function guestFolder(written: string): string | undefined {
  const folder = posix.normalize(written.replace(/^~(?=\/|$)/, '.')).replace(/\/$/, '');
  return HOME_FOLDERS.test(folder) || /^[~:\s-]|\s$|\p{Cc}/u.test(folder) ? undefined : folder;
}

function parsePublicKey(written: string, folder: string): string | undefined {
  if (SSH_PUBLIC_KEY.matches(written)) {
    return written.trim();
  }
  return NO_PRIVATE_KEY.matches(written) && !/\s/.test(written) ? absolutePath(written, folder) : undefined;
}

function parsePort(written: string): number | undefined {
  const number = Number(written);
  return /^\d+$/.test(written) && number >= 1 && number <= 65_535 ? number : undefined;
}

/** The program of a setting; undefined if it has its usual name and is not on PATH, since `kubectl` and `virtctl` are optional. */
export function findProgram(program: string | undefined, usualName: string): string | undefined {
  const isInstalled = program === undefined || programPath(program) !== undefined;
  if (!isInstalled && program !== usualName) {
    throw new IssueError([issue('', `${usualName}: ${JSON.stringify(program)} is not a program: write one that exists, or leave it out`)]);
  }
  return isInstalled ? program : undefined;
}
