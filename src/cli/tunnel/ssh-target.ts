// A machine that is reached over SSH: which one, as whom, and what its host key is compared with.
import type { ConnectionOptions } from '../command-line/connection-options';

export interface SshTarget {
  /** How its cluster is found; without a kubeconfig by the `KUBECONFIG` of the environment, the whole list as it is. */
  readonly cluster: ConnectionOptions & { readonly namespace: string };
  /** The VirtualMachine's name. */
  readonly machine: string;
  /** The port of the guest's SSH server. */
  readonly port: number;
  readonly user: string;
  /** The private key. */
  readonly identityFile: string;
  /** A file of this machine's alone: it comes with the first login, and holds the host key from then on. */
  readonly knownHostsFile: string;
  /** The name of the host key in that file, so that no other name of the machine needs it. */
  readonly hostKeyAlias: string;
  /** Of ssh's, run by the user's shell, such as one of virtctl's; the tunnel of `port-forward --stdio` by default. */
  readonly proxyCommand?: string;
}
