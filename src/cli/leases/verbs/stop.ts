// The verbs `lease stop` and `lease cleanup`: what ends leases, at once or when they are over.
import { Command, Option } from 'commander';
import { calledLease, duration, PLACE, settingsOf, withLease, withSettings } from './options';
import type { Duration } from '../../command-line/duration';
import { printProgress, say, printMessages } from '../../terminal/print';
import { cleanUp, Outcome } from '../clean-up';
import type { TypedSettings } from '../configuration';
import { withLeases } from '../context';
import { stopLease } from '../stop-lease';

type StopArguments = TypedSettings & { readonly id?: string; readonly delete?: boolean; readonly retain?: boolean };

type CleanUpArguments = TypedSettings & { readonly dryRun?: boolean; readonly maxAge?: Duration };

/** How many machines that are no leases are named. */
const NAMED = 5;

const DONE = { skip: 'left', delete: 'deleted', stop: 'switched off' } as const;
const PLANNED = { skip: 'would be left', delete: 'would be deleted', stop: 'would be switched off' } as const;

/** `cdk8s-kubevirt lease stop`. */
export function stopCommand(): Command {
  const command = withLease(new Command('stop').description('end a lease: delete its machine and all that belongs to it, or switch it off and keep its disks'))
    .addOption(new Option('--delete', 'delete it, whatever its deleteOnRelease was when it was taken').conflicts('retain'))
    .addOption(new Option('--retain', 'switch it off and keep its disks: run and ssh start it again'));
  return withSettings(command, ...PLACE).action(async (lease: string | undefined, { id, delete: isDeleted, retain, ...options }: StopArguments) => {
    const called = calledLease(lease, id);
    const release = isDeleted ? 'delete' : retain ? 'stop' : undefined;
    const { slug, action } = await withLeases(await settingsOf(options), (context) => stopLease(context, called, release));
    printMessages(`lease ${slug}: ${DONE[action]}`);
  });
}

/** `cdk8s-kubevirt lease cleanup`. */
export function cleanUpCommand(): Command {
  const command = new Command('cleanup')
    .description('end the leases whose time is over, and finish what was interrupted; tells of each what was decided, and why')
    .option('--dry-run', 'decide, and do nothing')
    .addOption(new Option('--max-age <time>', 'delete every lease that is older, even one to be kept: nobody who takes leases can change that (default: any age)').argParser(duration));
  return withSettings(command, ...PLACE).action(async ({ dryRun, maxAge, ...options }: CleanUpArguments) => {
    const { outcomes, others } = await withLeases(await settingsOf(options), (context) => cleanUp(context, { isDryRun: dryRun === true, maxAge }));
    printProgress(outcomes.map((outcome) => line(outcome, dryRun ? PLANNED : DONE)));
    if (others.length > 0) {
      say('note', `${others.length} machine${others.length === 1 ? ' is no lease and is' : 's are no leases and are'} left alone: ${others.slice(0, NAMED).join(', ')}${others.length > NAMED ? ', …' : ''}`);
    }
  });
}

function line({ lease: { id, slug, name }, action, reason }: Outcome, words: typeof DONE | typeof PLANNED): string {
  return `${slug || id}: machine ${name} ${words[action]}: ${reason}`;
}
