// Reports an unreachable cluster once, however many requests fail and however often they are retried.
import { ApiServer, DEFAULT_RETRY } from './api-server';
import { Cluster } from './cluster';
import type { Login } from './connection';
import { say } from '../terminal/print';

/** The shortest time between two reports, in milliseconds. */
const REPORT_INTERVAL = 30_000;

export class OutageReporter {
  private reportedAt = -Infinity;

  constructor(private readonly server: { readonly address: string }, private readonly display: { readonly note: (note: string) => void }) {}

  report(error: Error): void {
    if (Date.now() - this.reportedAt > REPORT_INTERVAL) {
      this.reportedAt = Date.now();
      this.display.note(`cluster ${this.server.address}: ${error.message}: retrying`);
    }
  }
}

/** The cluster of a login. By default, requests are retried, and outages are reported on standard error. */
export function clusterAt(login: Login, namespace: string): Cluster {
  const server = new ApiServer(login);
  const outages = new OutageReporter(server, { note: (note) => say('note', note) });
  return new Cluster(server.with({ ...DEFAULT_RETRY, onFailure: (error) => outages.report(error) }), namespace);
}
