// The verb `monitor`: watches machines and disks, and serves their metrics until it is stopped.
import { Command, Option } from 'commander';
import { Level, LEVELS, Log } from './log';
import type { Cluster } from '../cluster/cluster';
import { preferLowMemory } from '../cluster/low-memory';
import { withCluster } from '../cluster/with-cluster';
import { ConnectionOptions, withKubeconfigOptions, appendNamespace } from '../command-line/connection-options';
import { printProgress } from '../terminal/print';
import { parsePort } from '../tunnel/guest-argument';

interface MonitorOptions extends Omit<ConnectionOptions, 'namespace'> {
  readonly namespace?: string[];
  readonly allNamespaces?: boolean;
  readonly port: number;
  readonly address: string;
  readonly logLevel: Level;
}

/** `cdk8s-kubevirt monitor`. */
export function monitorCommand(): Command {
  const command = new Command('monitor')
    .description('watch machines continuously: serve /metrics for Prometheus, /healthz and /readyz, and log each change as a line of JSON')
    .addOption(new Option('-n, --namespace <name...>', 'namespaces to watch (default: the namespace of the context)').argParser(appendNamespace).conflicts('allNamespaces'))
    .option('-A, --all-namespaces', 'watch all namespaces')
    .addOption(new Option('--port <port>', 'port to listen on, or 0 for any free port').argParser(parsePort).default(8080))
    .option('--address <address>', 'local address to listen on; :: listens on all addresses, and everyone who can reach one can read the metrics', '127.0.0.1')
    .addOption(new Option('--log-level <level>', 'lowest level to log').choices(LEVELS).default('info'));
  return withKubeconfigOptions(command).action(async (options: MonitorOptions) => {
    preferLowMemory();
    const { kubeconfig, context } = options;
    await withCluster({ kubeconfig, context }, (cluster) => monitor(cluster, options));
  });
}

async function monitor(cluster: Cluster, { namespace, allNamespaces, port, address, logLevel }: MonitorOptions): Promise<void> {
  const { Monitor, serveMonitor } = await import('./monitor.js');
  const log = new Log((line) => printProgress([line]), logLevel);
  const namespaces = allNamespaces ? [] : [...new Set(namespace ?? [cluster.namespace])];
  const monitored = new Monitor(namespaces, log);
  const { server, url } = await serveMonitor(monitored, { address, port });
  const end = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      log.write('info', `ends on ${signal}`);
      end.abort();
    });
  }
  log.write('info', `serves ${url}/metrics and watches ${namespaces.join(', ') || 'every namespace'} of ${cluster.server.address}`);
  await monitored.run(cluster, end.signal);
  server.close();
  server.closeAllConnections();
}
