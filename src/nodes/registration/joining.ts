// A kind of cluster that a machine can join, as a value: its properties, and the secrets, files and shell commands that join it.
import type { CloudInitFile } from '../../cloud-init/file';
import type { SecretValue } from '../../cloud-init/secret-value';
import type { Issues } from '../../issues/issues';
import type { Shape } from '../../issues/shape';
import type { NodeTaint } from '../node-taint';

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

  /** Whether the Node gets the guest's hostname as its name, and not the machine's name. */
  readonly isNamedByGuest?: boolean;

  /** More files for a node's guest. */
  readonly files: (node: RegisteredNode) => CloudInitFile[];

  /**
   * The lines of the shell script that tries once to join. It runs as root with `set -eu`, and is retried after a failure or a
   * reboot. All users can read the files that it creates, except those in `$secrets`, a folder in memory that is deleted when the script
   * ends.
   */
  readonly script: (node: RegisteredNode) => string[];
}
