// A port of this machine that leads to a port of a guest, which is tried before.
import { Guest, guestPort, mayPass, reached } from './guest-port';
import { listen, warn } from './local-port';
import type { PortPair } from './named-guest';
import type { Cluster } from '../cluster/cluster';
import { ONCE } from '../cluster/retry';
import { written } from '../listening';
import { printProgress } from '../terminal/print';

/**
 * Forwards until the signal is aborted, and says on standard output where from.
 *
 * @throws when this machine cannot listen there, or the guest will never be reached, such as one that does not exist
 */
export async function forwardPort(cluster: Cluster, guest: Guest, address: string, { local, remote }: PortPair, signal: AbortSignal): Promise<void> {
  const connect = (server = cluster.server) => reached(cluster, guest, `port ${remote}`, () => guestPort(server, guest, remote, signal));
  await tried(() => connect(cluster.server.with(ONCE)));
  const at = await listen({ address, port: local }, () => connect(), signal);
  printProgress([`${written(at)} -> ${guest.name}:${remote}`]);
}

/** What a later connection may not meet any more is only told. */
async function tried(connect: () => Promise<{ destroy(): unknown }>): Promise<void> {
  try {
    (await connect()).destroy();
  } catch (error) {
    if (!mayPass((error as Error).cause)) {
      throw error;
    }
    warn(error as Error);
  }
}
