// A monitor: watches machines and disks in some or all namespaces, and serves their metrics over HTTP.
import { createServer, Server } from 'http';
import { Log } from './log';
import { machineMetrics, Machines } from './machines';
import { CONTENT_TYPE, exposition, Metric } from './metrics';
import { StandingWatch, WatchedKind } from './standing-watch';
import { storageMetric, storageTimes, Volumes } from './storage-times';
import type { Cluster } from '../cluster/cluster';
import { VIRTUAL_MACHINE } from '../cluster/machine-types';
import { findMissingNamespace } from '../cluster/namespace';
import { ONCE } from '../cluster/retry';
import type { Watcher } from '../cluster/watch';
import { DATA_VOLUME } from '../manifests/disk-types';
import { formatLines } from '../terminal/lines';
import { type Address, addressText, startListening } from '../tunnel/listen';

/** Optional, since a cluster without CDI does not serve DataVolumes. */
const VOLUMES: WatchedKind = { ...DATA_VOLUME, isOptional: true };

export class Monitor {
  private readonly machines: Machines[] = [];
  private readonly storageTimes = storageTimes();
  private readonly watches: Array<readonly [StandingWatch, Watcher]>;

  /** @param namespaces the namespaces to watch; all if the list is empty */
  constructor(private readonly namespaces: readonly string[], private readonly log: Log) {
    this.watches = (namespaces.length > 0 ? namespaces : [undefined]).flatMap((namespace) => {
      const machines = new Machines(log);
      this.machines.push(machines);
      return [
        [new StandingWatch({ ...VIRTUAL_MACHINE, namespace }, log), machines] as const,
        [new StandingWatch({ ...VOLUMES, namespace }, log), new Volumes(this.storageTimes)] as const,
      ];
    });
  }

  /** Watches until the signal is aborted. */
  async run(cluster: Cluster, signal: AbortSignal): Promise<void> {
    const withoutRetries = cluster.with({ ...ONCE, signal });
    await Promise.all([
      ...this.watches.map(([watch, watcher]) => watch.run(cluster, watcher, signal)),
      ...this.namespaces.map((namespace) => this.warnIfMissing(withoutRetries, namespace)),
    ]);
  }

  /** Warns about a missing namespace, which looks like an empty one to a watch. It is watched anyway, since it may be created later. */
  private async warnIfMissing(cluster: Cluster, namespace: string): Promise<void> {
    const mistake = await findMissingNamespace(cluster, namespace).catch(() => undefined);
    if (mistake !== undefined) {
      this.log.write('warn', `${mistake.what}: ${mistake.advice}`, { namespace });
    }
  }

  /** Why the metrics may be out of date, one reason per line; empty if they are up to date. */
  staleReasons(): string[] {
    return this.watches.flatMap(([watch]) => watch.staleReason() ?? []);
  }

  metrics(): Metric[] {
    return [
      ...machineMetrics(this.machines.flatMap(({ all }) => all)),
      storageMetric(this.storageTimes),
      {
        name: 'cdk8s_kubevirt_watch_connected',
        help: 'Whether a kind is currently watched: 1 or 0.',
        type: 'gauge',
        samples: this.watches.filter(([{ isConnected }]) => isConnected !== undefined)
          .map(([{ watched, isConnected }]) => ({ labels: labelsOf(watched), value: isConnected ? 1 : 0 })),
      },
      {
        name: 'cdk8s_kubevirt_watch_errors_total',
        help: 'How often a watch has failed, by error type.',
        type: 'counter',
        samples: this.watches.flatMap(([{ watched, failures }]) => [...failures].map(([error_type, value]) => ({
          labels: { ...labelsOf(watched), error_type }, value,
        }))),
      },
    ];
  }
}

function labelsOf({ kind, namespace = '' }: WatchedKind) {
  return { kind, namespace };
}

/** The part of a monitor that the endpoints serve. */
type MonitorState = Pick<Monitor, 'metrics' | 'staleReasons'>;

interface Page {
  readonly code: number;
  readonly type?: string;
  readonly text: string;
}

const PAGES = new Map<string, (monitor: MonitorState) => Page>([
  ['/metrics', (monitor) => ({ code: 200, type: CONTENT_TYPE, text: exposition(monitor.metrics()) })],
  ['/healthz', () => ({ code: 200, text: 'ok\n' })],
  ['/readyz', (monitor) => {
    const reasons = monitor.staleReasons();
    return reasons.length === 0 ? { code: 200, text: 'ok\n' } : { code: 500, text: formatLines(reasons) };
  }],
]);

function pageAt(url: string, method: string, monitor: MonitorState): Page {
  const page = PAGES.get(url.split('?')[0]);
  if (page === undefined) {
    return { code: 404, text: `${[...PAGES.keys()].join('\n')}\n` };
  }
  return ['GET', 'HEAD'].includes(method) ? page(monitor) : { code: 405, text: 'only GET and HEAD\n' };
}

/**
 * Serves /metrics, /healthz and /readyz.
 *
 * @returns the server and its URL
 * @throws if the address is not a local one, or the port is in use
 */
export async function serveMonitor(monitor: MonitorState, place: Address): Promise<{ readonly server: Server; readonly url: string }> {
  const server = createServer(({ method, url = '' }, response) => {
    const { code, type = 'text/plain; charset=utf-8', text } = pageAt(url, method!, monitor);
    response.writeHead(code, { 'Content-Type': type, 'Content-Length': Buffer.byteLength(text), ...code === 405 && { Allow: 'GET, HEAD' } });
    response.end(method === 'HEAD' ? undefined : text);
  });
  const bound = await startListening(server, place, `--address ${place.address} --port ${place.port}`);
  return { server, url: `http://${addressText(bound)}` };
}
