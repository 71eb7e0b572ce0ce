// Reports an unreachable cluster once, however many requests fail and however often they are retried.
import { ApiServer, DEFAULT_RETRY } from './api-server';
import { Cluster } from './cluster';
import type { Login } from './connection';
import type { Retry } from './retry';
import { durationText } from '../command-line/duration';
import { say } from '../terminal/print';

/** The shortest time between two reports, in milliseconds. */
const REPORT_INTERVAL = 30_000;

function outageReporter(address: string): Required<Retry>['onFailure'] {
  let reportedAt = -Infinity;
  return ({ message }, remaining) => {
    if (performance.now() - reportedAt > REPORT_INTERVAL) {
      reportedAt = performance.now();
      say('note', `cluster ${address}: ${message}: retrying${remaining === Infinity ? '' : ` for up to ${durationText(remaining / 1000)}`}`);
    }
  };
}

/** The cluster of a login. By default, requests are retried, and outages are reported on standard error. */
export function clusterAt(login: Login, namespace: string): Cluster {
  const server = new ApiServer(login);
  return new Cluster(server.with({ ...DEFAULT_RETRY, onFailure: outageReporter(server.address) }), namespace);
}
