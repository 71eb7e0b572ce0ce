// The verb `port-forward`: serves ports of a guest locally, or connects one of them with standard input and output.
import { Argument, Command } from 'commander';
import { guestArgument, NamedGuest, PortPair, parsePortPair } from './guest-argument';
import { runUntilInterrupted } from './run-until-interrupted';
import type { Cluster } from '../cluster/cluster';
import { withCluster } from '../cluster/with-cluster';
import { ConnectionOptions, withClusterOptions } from '../command-line/connection-options';
import { UsageError } from '../command-line/usage-error';
import { unescapedOutput } from '../terminal/print';

interface PortForwardOptions extends ConnectionOptions {
  readonly address: string;
  readonly stdio?: boolean;
}

/** `cdk8s-kubevirt port-forward`. */
export function portForwardCommand(): Command {
  const command = new Command('port-forward')
    .description('forward local ports to TCP ports of a guest, through the API server')
    .addArgument(guestArgument())
    .addArgument(new Argument('<port...>', 'port of the guest, which is also the local port; or LOCAL:REMOTE, where LOCAL can be 0 for any free port').argParser(parsePortPair))
    .option('--address <address>', 'local address to listen on', '127.0.0.1')
    .option('--stdio', 'connect standard input and output to the only port, as a ProxyCommand of ssh');
  return withClusterOptions(command).action(async (machine: NamedGuest, ports: PortPair[], { address, stdio, ...options }: PortForwardOptions) => {
    if (stdio && ports.length > 1) {
      throw new UsageError(`--stdio: there are ${ports.length} ports: write one`);
    }
    await withCluster(options, (cluster) => stdio ? forwardStdio(cluster, machine, ports[0].remote) : forwardPorts(cluster, machine, ports, address));
  });
}

/** Ends when either side does. */
async function forwardStdio(cluster: Cluster, machine: NamedGuest, port: number): Promise<void> {
  const [{ connectToPort, withGuestContext }, { relay }] = await Promise.all([import('./guest-port.js'), import('./port-forward.js')]);
  const guest = { ...machine, namespace: cluster.namespace };
  await relay(process.stdin, unescapedOutput(), await withGuestContext(cluster, guest, `port ${port}`, () => connectToPort(cluster.server, guest, port)));
}

async function forwardPorts(cluster: Cluster, machine: NamedGuest, ports: readonly PortPair[], address: string): Promise<void> {
  const { forwardPort } = await import('./port-forward.js');
  await runUntilInterrupted(async ({ signal }) => {
    for (const port of ports) {
      await forwardPort(cluster, { ...machine, namespace: cluster.namespace }, address, port, signal);
    }
  });
}
