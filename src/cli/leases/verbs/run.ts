// The verbs `lease run`, `lease ssh` and `lease vnc`: run a command in a lease's guest, open a shell, or show its display.
import { Command, Option } from 'commander';
import { leaseAction, LOGIN, SCOPE, withDeadlines, withLeaseArgument, withLeasesOf, withSettings, withStartDeadline } from './options';
import { errorLines, isBug } from '../../../issues/issues';
import { ExitError } from '../../command-line/exit-error';
import { UsageError } from '../../command-line/usage-error';
import { parsePort } from '../../tunnel/guest-argument';
import { requirePrograms } from '../../tunnel/run-program';
import { runUntilInterrupted } from '../../tunnel/run-until-interrupted';
import { runOverSsh } from '../../tunnel/ssh';
import { syncTree } from '../../tunnel/sync-tree';
import { showDisplay } from '../../tunnel/vnc';
import type { TypedSettings } from '../configuration';
import { guestCommand } from '../guest-command';
import type { Deadlines } from '../guest-start';
import { withRunningGuest, withSshTarget } from '../use-lease';

type SshArguments = TypedSettings & Deadlines;

type RunArguments = SshArguments & { readonly id: string; readonly sync?: boolean };

/** As of ssh: the command in the guest was not run, or its result is unknown. */
const UNKNOWN_RESULT = 255;

/** Ends with the exit status of a command in a guest, and with another one if this command itself fails. */
async function exitWith(step: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await step();
  } catch (error) {
    const hasStatus = error instanceof UsageError || error instanceof ExitError || isBug(error);
    throw hasStatus ? error : new ExitError(errorLines(error), UNKNOWN_RESULT, { cause: error });
  }
}

/** In the user's home. */
const DEFAULT_WORK_ROOT = 'work';

/** `cdk8s-kubevirt lease run`. */
export function runCommand(): Command {
  const command = new Command('run')
    .description('run a command in a lease, and exit with its code, or with 255 if that is unknown; start the machine if it is stopped')
    .argument('<command...>', 'command and its arguments, after --')
    .requiredOption('--id <lease>', 'slug or ID of the lease')
    .option('--sync', 'first copy the working directory to the guest, without files that git ignores, and run the command there');
  return withDeadlines(withSettings(command, ...SCOPE, ...LOGIN, 'workRoot')).action(async (words: string[], { id, sync, ...options }: RunArguments) => {
    const remoteCommand = guestCommand(words);
    requirePrograms('ssh', ...sync ? ['rsync'] : []);
    await exitWith(() => withLeasesOf(options, (context) => withSshTarget(context, id, options, async ({ target, found: { record } }) => {
      if (!sync) {
        return runOverSsh(target, remoteCommand);
      }
      const { workRoot } = context.settings;
      const folder = (options.workRoot ? undefined : record?.workRoot) ?? workRoot ?? DEFAULT_WORK_ROOT;
      await syncTree(target, process.cwd(), folder, context.machines.signal);
      return runOverSsh(target, guestCommand(words, folder));
    })));
  });
}

/** `cdk8s-kubevirt lease ssh`. */
export function sshCommand(): Command {
  const command = withLeaseArgument(new Command('ssh').description('open a shell in a lease; start the machine if it is stopped'));
  return withDeadlines(withSettings(command, ...SCOPE, ...LOGIN)).action(leaseAction(async (leaseName, options: SshArguments) => {
    requirePrograms('ssh');
    await exitWith(() => withLeasesOf(options, (context) => (
      withSshTarget(context, leaseName, options, ({ target }) => runOverSsh(target, []))
    )));
  }));
}

type VncArguments = TypedSettings & Pick<Deadlines, 'startTimeout'> & { readonly port: number; readonly open?: boolean };

/** `cdk8s-kubevirt lease vnc`. */
export function vncCommand(): Command {
  const command = withLeaseArgument(new Command('vnc'))
    .description('serve the display of a lease on a local port; start the machine if it is stopped')
    .addOption(new Option('--port <port>', 'local port, or 0 for any free port').argParser(parsePort).default(0))
    .option('--open', 'start remote-viewer or vncviewer, and exit when it is closed');
  return withStartDeadline(withSettings(command, ...SCOPE)).action(leaseAction(async (leaseName, options: VncArguments) => {
    const { port, open, startTimeout } = options;
    await withLeasesOf(options, (context) => withRunningGuest(context, leaseName, startTimeout, (lease) => (
      runUntilInterrupted((running) => showDisplay(context.machines.cluster, lease, { address: '127.0.0.1', port, open }, running))
    )));
  }));
}
