// The verbs `lease warmup`, `lease stop` and `lease cleanup`: take a lease, end it, and end those whose time is over.
import { setTimeout as sleep } from 'timers/promises';
import { Command, Option } from 'commander';
import { requireLeaseName, DeadlineOptions, deadlines, parseDuration, MAKING, templateSettings, PLACE, REACH, settingsOf, withDeadlines, withLeaseArgument, withSettings } from './options';
import { messageIssues, refuse } from '../../../issues/issues';
import { Duration, durationText } from '../../command-line/duration';
import { asUsage } from '../../command-line/usage-error';
import { printMessages, printProgress, say } from '../../terminal/print';
import { cleanUp, Outcome } from '../clean-up';
import type { TypedSettings } from '../configuration';
import { commandFor, LeaseContext, withLeases } from '../context';
import { findLeaseToEnd, FoundLease } from '../find-lease';
import { identityOf, Release } from '../lease';
import type { HeldRecord, LeaseRecord } from '../lease-records';
import { requireSlug } from '../names';
import { checkTemplate, warmUp } from '../warm-up';

type WarmUpArguments = TypedSettings & DeadlineOptions & { readonly slug?: string; readonly keep?: boolean };

/** `cdk8s-kubevirt lease warmup`. */
export function warmUpCommand(): Command {
  const command = new Command('warmup')
    .description('take a lease: a fresh machine from the template, started and reached over SSH; prints its id')
    .option('--slug <name>', 'what it is called (default: two words)')
    .option('--keep', 'have clean-up leave it alone, however old it is');
  return withDeadlines(withSettings(command, ...PLACE, ...REACH, ...MAKING)).action(async ({ slug, keep, ...options }: WarmUpArguments) => {
    asUsage(() => slug !== undefined && requireSlug(slug));
    const { settings, template: read } = await templateSettings(options);
    const template = await read();
    checkTemplate(settings, template);
    const lease = await withLeases(settings, (context) => warmUp(context, template, { slug, isKept: keep === true, deadlines: deadlines(options) }));
    const end = keep ? 'until it is stopped' : `for ${durationText(lease.ttl)}, or until nobody has used it for ${durationText(lease.idleTimeout)}`;
    printMessages(`lease ${lease.slug}: ready ${end}`);
    printMessages(`run in it: ${commandFor(settings, 'run', ...settings.virtctl === undefined ? [] : ['--virtctl', settings.virtctl], '--id', lease.slug, '--', 'COMMAND')}`);
    printMessages(`end it:    ${commandFor(settings, 'stop', lease.slug)}`);
    printProgress([lease.id]);
  });
}

type StopArguments = TypedSettings & { readonly id?: string; readonly delete?: boolean; readonly retain?: boolean };

type CleanUpArguments = TypedSettings & { readonly dryRun?: boolean; readonly maxAge?: Duration };

/** How many machines that are no leases are named. */
const MAX_NAMES = 5;

/** How long another command may be at work on a lease that is to be ended, in milliseconds: clean-up is for a moment, warmup for long. */
const PATIENCE = 10_000;

/** The pause between two attempts to hold a record, in milliseconds. */
const PAUSE = 200;

/** The options of `lease stop`. */
const RELEASE_OPTIONS: { readonly [release in Release]: string } = { delete: '--delete', stop: '--retain' };

const RESULTS = { skip: 'left', delete: 'deleted', stop: 'switched off' } as const;
const DRY_RUN_RESULTS = { skip: 'would be left', delete: 'would be deleted', stop: 'would be switched off' } as const;

/** `cdk8s-kubevirt lease stop`. */
export function stopCommand(): Command {
  const command = withLeaseArgument(new Command('stop').description('end a lease: delete its machine and all that belongs to it, or switch it off and keep its disks'))
    .addOption(new Option('--delete', 'delete it, whatever its deleteOnRelease was when it was taken').conflicts('retain'))
    .addOption(new Option('--retain', 'switch it off and keep its disks: run and ssh start it again'));
  return withSettings(command, ...PLACE).action(async (lease: string | undefined, { id, delete: isDeleted, retain, ...options }: StopArguments) => {
    const called = requireLeaseName(lease, id);
    const release = isDeleted ? 'delete' : retain ? 'stop' : undefined;
    const { slug, action } = await withLeases(await settingsOf(options), (context) => stopLease(context, called, release));
    printMessages(`lease ${slug}: ${RESULTS[action]}`);
  });
}

/** `cdk8s-kubevirt lease cleanup`. */
export function cleanUpCommand(): Command {
  const command = new Command('cleanup')
    .description('end the leases whose time is over, and finish what was interrupted; tells of each what was decided, and why')
    .option('--dry-run', 'decide, and do nothing')
    .addOption(new Option('--max-age <time>', 'delete every lease that is older, even one to be kept: nobody who takes leases can change that (default: any age)').argParser(parseDuration));
  return withSettings(command, ...PLACE).action(async ({ dryRun, maxAge, ...options }: CleanUpArguments) => {
    const settings = await settingsOf(options);
    const { outcomes, others, failures } = await withLeases(settings, (context) => cleanUp(context, { isDryRun: dryRun === true, maxAge }));
    printProgress(outcomes.map((outcome) => line(outcome, dryRun ? DRY_RUN_RESULTS : RESULTS)));
    if (others.length > 0) {
      say('note', `${others.length} machine${others.length === 1 ? ' is no lease and is' : 's are no leases and are'} left alone: ${others.slice(0, MAX_NAMES).join(', ')}${others.length > MAX_NAMES ? ', …' : ''}`);
    }
    refuse(messageIssues(failures));
  });
}

function line({ lease: { id, slug, name }, action, reason }: Outcome, words: typeof RESULTS | typeof DRY_RUN_RESULTS): string {
  return `${slug || id}: machine ${name} ${words[action]}: ${reason}`;
}

/** What was done, and with which lease. */
export interface Stopped {
  readonly slug: string;
  readonly action: Release;
}

/**
 * Ends a lease; of one that is deleted nothing is left here either.
 *
 * @param wanted what becomes of it; by default what its annotation says
 * @throws where there is no such lease, it is not certain that it is meant, another command is about to change it, or somebody uses one
 *   again that is to be switched off
 */
export async function stopLease(context: LeaseContext, called: string, wanted: Release | undefined): Promise<Stopped> {
  const { machines } = context;
  const { lease, machine, record }: FoundLease = await findLeaseToEnd(context, called);
  const held = record && await holdSoon(context, record, wanted);
  const action = wanted ?? lease.release;
  try {
    await (action === 'delete' ? machines.delete(machine) : switchOff(context, machine));
  } catch (error) {
    held?.release();
    throw error;
  }
  (action === 'delete' ? held?.remove : held?.release)?.();
  return { slug: lease.slug, action };
}

/**
 * Holds the record of a lease once no other command is at work on it.
 *
 * @returns nothing where that command has ended the lease
 * @throws where it takes its time
 */
async function holdSoon(
  { records, settings, signal }: LeaseContext, record: LeaseRecord, wanted: Release | undefined,
): Promise<HeldRecord | undefined> {
  const end = Date.now() + PATIENCE;
  for (;;) {
    const held = records.hold(record);
    if (held !== undefined || !records.has(record)) {
      return held;
    }
    if (Date.now() > end) {
      const again = commandFor(settings, 'stop', ...wanted === undefined ? [] : [RELEASE_OPTIONS[wanted]], record.slug);
      throw new Error(`lease ${record.slug}: another command is at work on it: wait for it, then run \`${again}\` again`);
    }
    await sleep(PAUSE, undefined, { signal }).catch(() => signal.throwIfAborted());
  }
}

async function switchOff({ machines, settings }: LeaseContext, machine: any): Promise<void> {
  if (!await machines.retain(machine)) {
    const { slug, name } = identityOf(machine.metadata);
    const again = commandFor(settings, 'stop', RELEASE_OPTIONS.stop, name);
    throw new Error(`lease ${slug}: somebody uses it again, and it is left: run \`${again}\` to switch it off nevertheless`);
  }
}
