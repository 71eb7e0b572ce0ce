// What a cluster uses for a step: requests, bytes and watches by its API server's metrics, and CPU time.
import { readFileSync } from 'fs';
import type { ApplyCost } from './figures';
import { Client } from '../../plane/client';
import { Processes } from '../../plane/processes';

/** What the cluster has used. */
type Spent = Pick<ApplyCost, 'requests' | 'sent' | 'watches'> & { readonly processor: Omit<ApplyCost['processor'], 'client'> };

/** How often watches are counted, in milliseconds: the response contains all of the server's metrics, and is large. */
const INTERVAL = 5_000;

/** Clock ticks per second in `/proc`. */
const TICKS = 100;

export class Meter {
  private readonly processes: Processes;

  constructor(private readonly client: Client, folder: string) {
    this.processes = new Processes(folder);
  }

  /** What is used during a step, including the benchmark's own requests, which are the same for all contenders. */
  async during<Result>(step: () => Promise<Result>): Promise<{ readonly result: Result; readonly spent: Spent }> {
    const [before, processor] = [await this.metrics(), this.processorTime()];
    let most = 0;
    const timer = setInterval(() => void this.metrics().then((now) => most = Math.max(most, now.watches)).catch(() => undefined), INTERVAL);
    const result = await step().finally(() => clearInterval(timer));
    const [after, processorAfter] = [await this.metrics(), this.processorTime()];
    const requests = [...after.requests].map(([verb, count]) => [verb, count - (before.requests.get(verb) ?? 0)] as const);
    return {
      result,
      spent: {
        requests: Object.fromEntries(requests.filter(([, count]) => count > 0).sort(([one], [other]) => one < other ? -1 : 1)),
        sent: (after.sent - before.sent) / 2 ** 20,
        watches: Math.max(most - before.watches, 0),
        processor: {
          apiServer: processorAfter.apiServer - processor.apiServer,
          others: processorAfter.others - processor.others,
        },
      },
    };
  }

  /** CPU seconds of every process of the cluster since it started. */
  byProcess(): Map<string, number> {
    return new Map(this.processes.names.map((name) => [name, seconds(this.processes.pid(name))]));
  }

  private processorTime(): Spent['processor'] {
    const all = [...this.byProcess()];
    const sum = (isServer: boolean) => all.filter(([name]) => (name === 'kube-apiserver') === isServer).reduce((total, [, each]) => total + each, 0);
    return { apiServer: sum(true), others: sum(false) };
  }

  private async metrics(): Promise<{ readonly requests: ReadonlyMap<string, number>; readonly sent: number; readonly watches: number }> {
    const text = String((await this.client.request('GET', '/metrics')).body);
    const requests = new Map<string, number>();
    series(text, 'apiserver_request_total').forEach(({ labels, value }) => {
      const verb = /verb="([^"]*)"/.exec(labels)![1];
      requests.set(verb, (requests.get(verb) ?? 0) + value);
    });
    const sum = (name: string, isWatch?: boolean) => series(text, name)
      .filter(({ labels }) => isWatch === undefined || labels.includes('verb="WATCH"') === isWatch)
      .reduce((total, { value }) => total + value, 0);
    return {
      requests,
      // After a watch has ended, the response sizes include what it has sent.
      sent: sum('apiserver_response_sizes_sum', false) + sum('apiserver_watch_events_sizes_sum'),
      watches: sum('apiserver_longrunning_requests', true),
    };
  }
}

function series(text: string, name: string): { readonly labels: string; readonly value: number }[] {
  return [...text.matchAll(new RegExp(`^${name}\\{(.*)\\} (\\S+)$`, 'gm'))].map(([, labels, value]) => ({ labels, value: Number(value) }));
}

/** User and system time of a process; 0 if it does not run. */
function seconds(pid: number | undefined): number {
  const stat = pid === undefined ? '' : readFileSync(`/proc/${pid}/stat`, 'utf8');
  const [user, system] = stat.slice(stat.lastIndexOf(')') + 2).split(' ').slice(11, 13);
  return pid === undefined ? 0 : (Number(user) + Number(system)) / TICKS;
}
