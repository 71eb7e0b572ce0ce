// Tells once that a cluster does not answer, however many requests that concerns and however often they are tried.
import type { Display } from './display/display';
import type { Cluster } from '../cluster/cluster';

/** How long an outage is not told again, in milliseconds. */
const QUIET = 30_000;

export class Outages {
  private told = -Infinity;

  constructor(private readonly cluster: Cluster, private readonly display: Pick<Display, 'noted'>) {}

  failed(error: Error): void {
    if (Date.now() - this.told > QUIET) {
      this.told = Date.now();
      this.display.noted(`cluster ${this.cluster.server.address}: ${error.message}: trying again`);
    }
  }
}
