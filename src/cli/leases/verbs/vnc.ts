// The verb `lease vnc`: the display of a lease's guest on a port of this machine.
import { Command, Option } from 'commander';
import { calledLease, DeadlineOptions, PLACE, settingsOf, withLease, withSettings, withStartDeadline } from './options';
import { written } from '../../listening';
import { printProgress } from '../../terminal/print';
import { parsePort } from '../../tunnel/guest-argument';
import { runUntilInterrupted } from '../../tunnel/run-until-interrupted';
import { serveDisplay, openViewer } from '../../tunnel/vnc';
import type { TypedSettings } from '../configuration';
import { LeaseContext, withLeases } from '../context';
import type { Lease } from '../lease';
import { lookAt } from '../work-in';

type VncArguments = TypedSettings & Pick<DeadlineOptions, 'startTimeout'> & { readonly id?: string; readonly port: number; readonly open?: boolean };

/** `cdk8s-kubevirt lease vnc`. */
export function vncCommand(): Command {
  const command = withLease(new Command('vnc'))
    .description('serve the display of a lease on a port of this machine; a machine that is switched off is started')
    .addOption(new Option('--port <port>', 'the port of this machine; 0 for any that is free').argParser(parsePort).default(0))
    .option('--open', 'start remote-viewer or vncviewer, and end when it is closed');
  return withStartDeadline(withSettings(command, ...PLACE)).action(async (argument: string | undefined, typed: VncArguments) => {
    const { id, port, open, startTimeout, ...options } = typed;
    const called = calledLease(argument, id);
    const show = ({ machines }: LeaseContext, lease: Lease) => runUntilInterrupted(async (signal, end) => {
      const at = await serveDisplay(machines.cluster, lease, { address: '127.0.0.1', port }, signal);
      printProgress([`${written(at)} -> ${lease.name}`]);
      if (open) {
        await openViewer(at.port, signal);
        end();
      }
    });
    await withLeases(await settingsOf(options), (context) => lookAt(context, called, startTimeout, (lease) => show(context, lease)));
  });
}
