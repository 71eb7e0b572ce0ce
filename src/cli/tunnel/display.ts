// The display of a guest on a local port, for any VNC viewer.
import { Guest, guestPath, placeOf, reached } from './guest-port';
import type { Address } from './listen';
import { listen } from './local-port';
import { subresourceStream } from './subresource-stream';
import { ApiError } from '../cluster/api-error';
import type { Cluster } from '../cluster/cluster';

/**
 * Looks whether there is such a machine, which nobody would be told until a viewer comes. Who may not look goes on.
 *
 * @throws an error that says why there is no display
 */
export function requireGuest(cluster: Cluster, guest: Guest, signal: AbortSignal): Promise<void> {
  return reached(cluster, guest, 'the display', async () => {
    await cluster.server.request({ path: `/apis/kubevirt.io/v1/${placeOf(guest)}`, signal }).catch((error) => {
      if (!(error instanceof ApiError) || error.code !== 403) {
        throw error;
      }
    });
  });
}

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
