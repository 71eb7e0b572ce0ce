// The verb `vnc`: serves the display of a guest on a local port.
import { Command, Option } from 'commander';
import { guestArgument, NamedGuest, parsePort } from './guest-argument';
import { runUntilInterrupted } from './run-until-interrupted';
import { withCluster } from '../cluster/with-cluster';
import { ConnectionOptions, withClusterOptions } from '../command-line/connection-options';

interface VncOptions extends ConnectionOptions {
  readonly address: string;
  readonly port: number;
  readonly open?: boolean;
}

/** `cdk8s-kubevirt vnc`. */
export function vncCommand(): Command {
  const command = new Command('vnc')
    .description('serve the display of a guest on a local port, for any VNC viewer')
    .addArgument(guestArgument())
    .addOption(new Option('--port <port>', 'local port, or 0 for any free port').argParser(parsePort).default(0))
    .option('--address <address>', 'local address to listen on', '127.0.0.1')
    .addOption(new Option('--open', 'start remote-viewer or vncviewer, and exit when it is closed').conflicts('address'));
  return withClusterOptions(command).action(async (machine: NamedGuest, { address, port, open, ...options }: VncOptions) => {
    const { requireGuest, showDisplay } = await import('./vnc.js');
    await withCluster(options, (cluster) => runUntilInterrupted(async (running) => {
      const guest = { ...machine, namespace: cluster.namespace };
      await requireGuest(cluster, guest, running.signal);
      await showDisplay(cluster, guest, { address, port, open }, running);
    }));
  });
}
