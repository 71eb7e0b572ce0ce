// A kind of cluster that a machine can join, as a value: its properties, and the secrets, files and shell commands that join it. Also the
// helpers that all kinds share.
import type { CloudInitFile } from '../../cloud-init/file';
import { SecretValue, hasStoreValue } from '../../cloud-init/secret-value';
import { checkFormat, type Format } from '../../issues/formats';
import { issue, Issues, missing } from '../../issues/issues';
import type { Shape } from '../../issues/shape';
import { entriesOf } from '../../plain-data/plain-data';
import { type NodeTaint, taintText } from '../node-taint';

/** The properties of a node that are known before it exists. */
export interface RegisteredNode {
  /** The node's name. It is the machine's name, which KubeVirt sets as the guest's hostname. */
  readonly name: string;
  /** The taints that the kubelet registers the Node with. */
  readonly taints: readonly NodeTaint[];
  /** The labels that the kubelet registers the Node with. */
  readonly labels: { readonly [key: string]: string };
}

/** A kind of cluster that a machine can join, by the properties of a registration with it. */
export interface ClusterKind<Props> {
  /** Its name in errors: `NodeRegistration.<name>`. */
  readonly name: string;
  /** The fields of the properties. */
  readonly shape: Shape;
  /** Everything that is wrong with properties of that shape. */
  readonly issuesOf: (props: Props) => Issues;
  readonly joinMethod: (props: Props) => JoinMethod;
}

/** How a machine joins one cluster. */
export interface JoinMethod {
  /** The secret values, keyed by the name of the file below `$secrets` that the script reads. */
  readonly secrets: { readonly [file: string]: SecretValue };

  /** A file that exists in the guest after it has joined, also if something else made it join. */
  readonly joinedFile?: string;

  /** More files for a node's guest. */
  readonly files: (node: RegisteredNode) => CloudInitFile[];

  /**
   * The lines of the shell script that tries once to join. It runs as root with `set -eu`, and is retried after a failure or a
   * reboot. `$secrets` is a folder in memory that is deleted when the script ends.
   */
  readonly script: (node: RegisteredNode) => string[];
}

/** A node's taints in the form of `--register-with-taints`. */
export function taintsText({ taints }: RegisteredNode): string {
  return taints.map(taintText).join(',');
}

/** A node's labels in the form of `--node-labels`. */
export function labelsText(node: RegisteredNode): string {
  return labelTexts(node).join(',');
}

/** A node's labels, each as `key=value`. */
export function labelTexts({ labels }: RegisteredNode): string[] {
  return entriesOf(labels).map(([key, value]) => `${key}=${value}`);
}

/** Reports a value that is not a SecretValue. The value itself is never shown. */
export function* secretIssues(path: string, value: SecretValue): Issues {
  if (typeof value === 'string' && hasStoreValue(value)) {
    yield issue(path, 'is a value from a store: wrap it in SecretValue.unsafePlainText, which reveals nothing here, or write SecretValue.fromSecret');
  } else if (!(value instanceof SecretValue)) {
    yield issue(path, `${value === undefined ? 'is missing' : 'this value would end up in the repository'}: write SecretValue.fromSecret with the Secret and the key that hold it`);
  }
}

/** The issue of the address that a machine joins at: it is missing, or is not in the wanted form. */
export function* addressIssues(path: string, address: string | undefined, wanted: Format): Issues {
  if (address === undefined) {
    yield missing(path, `is missing: write ${wanted.write}`);
  } else {
    yield* checkFormat(path, withoutSecrets(address), wanted);
  }
}

/** An address for errors: cuts off a token that was pasted with it, but keeps the character before it, which makes the address invalid. */
export function withoutSecrets(address: string): string {
  return address.replace(/\/\/[^/]*@/, '//…@').replace(/([\s?#]).+$/s, '$1…');
}

/** Quotes a string as one word of the shell. */
export function quote(text: string): string {
  return `'${text.replace(/'/g, '\'\\\'\'')}'`;
}

/**
 * Downloads a file. curl reads the URL from standard input, so that it does not appear in the list of processes.
 *
 * @param url a word of the shell, such as a quoted string
 * @param target a word of the shell
 * @param options more options of curl, as words of the shell
 */
export function download(url: string, target: string, options: string = ''): string {
  return `printf 'url = "%s"\\n' ${url} | curl --config - --fail --silent --show-error --location --proto '=https,file' --proto-redir '=https'${options} --output ${target}`;
}

/** A line of shell that refuses a value with other characters than the given ones, so that the value is safe wherever it is written. */
export function requireCharacters(variable: string, characters: string, is: string): string {
  return `case $${variable} in ''|*[!${characters}]*) echo ${quote(`${is} is empty or has characters that it cannot have: correct its Secret`)} >&2; exit 1;; esac`;
}

/**
 * Cleans up after an interrupted attempt of kubeadm, whose leftovers would make the next attempt fail.
 *
 * @param options more options of `kubeadm reset`, as words of the shell
 */
export function clearBrokenAttempt(options: string = ''): string[] {
  return [
    'attempted=/var/lib/node-registration/attempted',
    `if [ -e "$attempted" ] && command -v kubeadm >/dev/null; then kubeadm reset --force${options} || :; fi`,
    'mkdir -p "${attempted%/*}"',
    ': >"$attempted"',
  ];
}
