// The display of a guest on a local port, for any VNC viewer.
import { Guest, guestPath, reached } from './guest-port';
import { Address, listen } from './local-port';
import { subresourceStream } from './subresource-stream';
import type { Cluster } from '../cluster/cluster';

/**
 * Serves the display until the signal is aborted. KubeVirt shows it to one viewer at a time: the next one takes it over.
 *
 * @returns where viewers find it
 * @throws when this machine cannot listen there
 */
export function serveDisplay(cluster: Cluster, { namespace, name }: Omit<Guest, 'kind'>, at: Address, signal: AbortSignal): Promise<Address> {
  const guest: Guest = { kind: 'VirtualMachineInstance', namespace, name };
  const connect = () => reached(cluster, guest, 'the display', () => subresourceStream(cluster.server, { path: guestPath(guest, 'vnc'), signal }));
  return listen(at, connect, signal);
}
