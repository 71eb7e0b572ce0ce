// The verbs `lease run` and `lease ssh`: a command in a lease's guest, or its user's shell; they exit as that does.
import { Command } from 'commander';
import { calledLease, DeadlineOptions, deadlines, PLACE, REACH, settingsOf, withDeadlines, withLease, withSettings } from './options';
import { runOverSsh } from '../../tunnel/ssh';
import { syncTree } from '../../tunnel/sync-tree';
import type { TypedSettings } from '../configuration';
import { LeaseContext, withLeases } from '../context';
import { workIn } from '../work-in';

type RunArguments = TypedSettings & DeadlineOptions & { readonly id: string; readonly sync?: boolean };

type SshArguments = TypedSettings & DeadlineOptions & { readonly id?: string };

/** In the user's home. */
const WORK_ROOT = 'work';

/** Runs a command in a folder, without another shell in between. */
const inFolder = (folder: string, command: readonly string[]) => ['sh', '-c', 'cd -- "$1" && shift && exec "$@"', 'sh', folder, ...command];

/** `cdk8s-kubevirt lease run`. */
export function runCommand(): Command {
  const command = new Command('run')
    .description('run a command in a lease, and exit as it does; a machine that is switched off is started')
    .argument('<command...>', 'the command and its words, after --')
    .requiredOption('--id <lease>', 'its slug or id')
    .option('--sync', 'copy the working directory into the guest before, without what git ignores, and run there');
  return withDeadlines(withSettings(command, ...PLACE, ...REACH, 'workRoot')).action(async (words: string[], { id, sync, ...options }: RunArguments) => {
    const work = (context: LeaseContext) => workIn(context, id, deadlines(options), async ({ target, found: { claim } }) => {
      if (!sync) {
        return runOverSsh(target, words);
      }
      const folder = claim?.workRoot ?? context.settings.workRoot ?? WORK_ROOT;
      await syncTree(target, process.cwd(), folder, context.signal);
      return runOverSsh(target, inFolder(folder, words));
    });
    process.exitCode = await withLeases(await settingsOf(options), work);
  });
}

/** `cdk8s-kubevirt lease ssh`. */
export function sshCommand(): Command {
  const command = withLease(new Command('ssh').description('open a shell in a lease; a machine that is switched off is started'));
  return withDeadlines(withSettings(command, ...PLACE, ...REACH)).action(async (lease: string | undefined, { id, ...options }: SshArguments) => {
    const called = calledLease(lease, id);
    const work = (context: LeaseContext) => workIn(context, called, deadlines(options), ({ target }) => runOverSsh(target, []));
    process.exitCode = await withLeases(await settingsOf(options), work);
  });
}
