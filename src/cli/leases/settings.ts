// The settings of leases, in one table: what each is called in a file, in the environment and on the command line, what it
// may hold, and who may choose it.
import { Duration, durationSeconds } from '../command-line/duration';

/** What a setting holds; a path is expanded and made absolute, a public key may also be the path of its file. */
export type SettingKind = 'text' | 'name' | 'path' | 'program' | 'public key' | 'port' | 'flag' | 'duration';

/** One setting. */
export interface Setting {
  readonly kind: SettingKind;
  /** What a user reads of it in `--help`. */
  readonly about: string;
  /** Why only the user may choose it; what a file may hold that was found in a repository is any value without such a reason. */
  readonly personal?: string;
  /** What such a file may hold nevertheless, since it chooses nothing. */
  readonly harmless?: string;
}

const KEY = 'its author would choose which of your private keys is used';
const PROGRAM = 'its author would choose a program that runs as you';

/** Every setting by its name in a file; the other names follow from it. */
export const SETTINGS = {
  context: { kind: 'text', about: 'the context of the kubeconfig, which has to be named' },
  kubeconfig: { kind: 'path', about: 'the kubeconfig (default: the files of KUBECONFIG, or ~/.kube/config)', personal: `${PROGRAM}: kubeconfigs can name programs that log in` },
  namespace: { kind: 'name', about: 'the namespace of the leases (default: "default")' },
  template: { kind: 'path', about: 'the YAML of the VirtualMachine that each lease is made of' },
  sshUser: { kind: 'text', about: 'the user in the guest, one of the template\'s cloud-init' },
  sshKey: { kind: 'path', about: 'a private key (default: one of its own for each lease)', personal: KEY },
  sshPublicKey: { kind: 'public key', about: 'its public key, the text or a file (default: the private key\'s file with .pub)' },
  sshPort: { kind: 'port', about: 'the port of the guest\'s SSH server (default: 22)' },
  workRoot: { kind: 'text', about: 'the folder in the guest that a working tree is copied to (default: "work" in the user\'s home)' },
  deleteOnRelease: { kind: 'flag', about: 'whether stop deletes the machine; else it is switched off, and keeps its disks (default: true)' },
  ttl: { kind: 'duration', about: 'how long a lease lasts, such as 90m or 1d (default: 90m)' },
  idleTimeout: { kind: 'duration', about: 'how long a lease lasts that nobody uses (default: 30m)' },
  kubectl: { kind: 'program', about: 'a kubectl that asks the cluster (default: none, the command asks it itself)', personal: PROGRAM, harmless: 'kubectl' },
  virtctl: { kind: 'program', about: 'a virtctl that leads SSH to the guest (default: none, the command does it itself)', personal: PROGRAM, harmless: 'virtctl' },
} as const satisfies { readonly [name: string]: Setting };

/** The name of a setting. */
export type SettingName = keyof typeof SETTINGS;

export const SETTING_NAMES = Object.keys(SETTINGS) as SettingName[];

/** What the settings are after all sources have been heard. */
export interface LeaseSettings {
  readonly context: string;
  readonly kubeconfig?: string;
  readonly namespace: string;
  readonly template?: string;
  readonly sshUser?: string;
  readonly sshKey?: string;
  readonly sshPublicKey?: string;
  readonly sshPort: number;
  readonly workRoot?: string;
  readonly deleteOnRelease: boolean;
  readonly ttl: Duration;
  readonly idleTimeout: Duration;
  readonly kubectl?: string;
  readonly virtctl?: string;
}

/** Where nothing else is said; what is not here has no default. */
export const DEFAULTS = {
  namespace: 'default',
  sshPort: 22,
  deleteOnRelease: true,
  ttl: durationSeconds('90m')!,
  idleTimeout: durationSeconds('30m')!,
} as const;

/** A setting's option on the command line: `sshUser` is `--ssh-user`. */
export function optionOf(name: SettingName): string {
  return `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** A setting's variable in the environment: `sshUser` is `CDK8S_KUBEVIRT_SSH_USER`. */
export function variableOf(name: SettingName): string {
  return `CDK8S_KUBEVIRT_${name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;
}
