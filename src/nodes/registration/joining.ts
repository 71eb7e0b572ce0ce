// How a machine joins one kind of cluster, as a value: everything that differs between the kinds.
import type { CloudInitFile } from '../../cloud-init/file';
import type { SecretValue } from '../../cloud-init/secret-value';
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

/** How a machine joins one kind of cluster. */
export interface JoinMethod {
  /** The secret values, by the names of the files below `$secrets` from which the script reads them. */
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
  return Object.entries(labels).map(([key, value]) => `${key}=${value}`);
}
