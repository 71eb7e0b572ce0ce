// What differs between the kinds of clusters that a machine can join, as a value.
import type { CloudInitFile } from '../../cloud-init/file';
import type { SecretValue } from '../../cloud-init/secret-value';
import { type NodeTaint, taintText } from '../node-taint';

/** What is known of a node before there is one. */
export interface RegisteredNode {
  /** The node's name, which is the machine's: KubeVirt makes it the guest's hostname. */
  readonly name: string;
  /** The taints that the kubelet registers the Node with. */
  readonly taints: readonly NodeTaint[];
  /** The labels that the kubelet registers the Node with. */
  readonly labels: { readonly [key: string]: string };
}

/** How a machine joins one kind of cluster. */
export interface Joining {
  /** What the script reads from files that are named so, below `$secrets`. */
  readonly secrets: { readonly [file: string]: SecretValue };

  /** The file that is in the guest once it has joined, however that came about. */
  readonly joinedFile?: string;

  /** What a node's guest has besides. */
  readonly files: (node: RegisteredNode) => CloudInitFile[];

  /**
   * The lines of the shell script that joins once, or fails. It runs as root with `set -eu`, and again after a failure or a
   * reboot; `$secrets` is a folder in memory, gone when the script ends.
   */
  readonly script: (node: RegisteredNode) => string[];
}

/** A node's taints as `--register-with-taints` takes them. */
export function taintsText({ taints }: RegisteredNode): string {
  return taints.map(taintText).join(',');
}

/** A node's labels as `--node-labels` takes them. */
export function labelsText(node: RegisteredNode): string {
  return labelTexts(node).join(',');
}

/** A node's labels, each as `key=value`. */
export function labelTexts({ labels }: RegisteredNode): string[] {
  return Object.entries(labels).map(([key, value]) => `${key}=${value}`);
}
