// Tells once that a cluster does not answer, however many requests that concerns and however often they are tried.
import { ApiServer, LONGEST } from './api-server';
import { Cluster } from './cluster';
import type { Login } from './connection';
import { say } from '../terminal/print';

/** How long an outage is not told again, in milliseconds. */
const QUIET = 30_000;

export class Outages {
  private told = -Infinity;

  constructor(private readonly server: { readonly address: string }, private readonly display: { readonly noted: (note: string) => void }) {}

  failed(error: Error): void {
    if (Date.now() - this.told > QUIET) {
      this.told = Date.now();
      this.display.noted(`cluster ${this.server.address}: ${error.message}: trying again`);
    }
  }
}

/** The cluster of a login. Whoever asks it without saying how long it is waited for, waits out what passes, and says so. */
export function clusterOf(login: Login, namespace: string): Cluster {
  const server = new ApiServer(login);
  const outages = new Outages(server, { noted: (note) => say('note', note) });
  return new Cluster(server.with({ longest: LONGEST, onFailure: (error) => outages.failed(error) }), namespace);
}
