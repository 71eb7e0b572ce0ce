// The verbs `lease warmup`, `lease stop` and `lease cleanup`: take a lease, end it, and end expired ones.
import { Command, Option } from 'commander';
import { CREATION, leaseAction, LOGIN, SCOPE, templateSettings, withDeadlines, withLeaseArgument, withLeasesOf, withSettings } from './options';
import { messageIssues, refuse } from '../../../issues/issues';
import { Duration, durationText, parseDuration } from '../../command-line/duration';
import { asUsage } from '../../command-line/usage-error';
import { printMessages, printProgress, say } from '../../terminal/print';
import { cleanUp, Outcome } from '../clean-up';
import type { TypedSettings } from '../configuration';
import { commandFor, withLeases } from '../context';
import type { Deadlines } from '../guest-start';
import { requireSlug } from '../names';
import { stopLease } from '../stop-lease';
import { checkTemplate, warmUp } from '../warm-up';

type WarmUpArguments = TypedSettings & Deadlines & { readonly slug?: string; readonly keep?: boolean };

/** `cdk8s-kubevirt lease warmup`. */
export function warmUpCommand(): Command {
  const command = new Command('warmup')
    .description('take a lease: create a machine from the template, start it, and wait for SSH; print the ID of the lease')
    .option('--slug <name>', 'name of the lease (default: two random words)')
    .option('--keep', 'exempt the lease from cleanup, unless it is older than cleanup --max-age');
  return withDeadlines(withSettings(command, ...SCOPE, ...LOGIN, ...CREATION)).action(async ({ slug, keep, ...options }: WarmUpArguments) => {
    asUsage(() => slug !== undefined && requireSlug(slug));
    const { settings, template: read } = await templateSettings(options);
    const template = await read();
    checkTemplate(settings, template);
    const lease = await withLeases(settings, (context) => warmUp(context, template, { slug, isKept: keep === true, deadlines: options }));
    const end = keep ? 'until it is stopped, or reaches the maximum age of its pool' : `for ${durationText(lease.ttl)}, or until it is idle for ${durationText(lease.idleTimeout)}`;
    printMessages(`lease ${lease.slug}: ready ${end}`);
    printMessages(`run in it: ${commandFor(settings, 'run', ...settings.virtctl === undefined ? [] : ['--virtctl', settings.virtctl], '--id', lease.slug, '--', 'COMMAND')}`);
    printMessages(`end it:    ${commandFor(settings, 'stop', lease.slug)}`);
    printProgress([lease.id]);
  });
}

type StopArguments = TypedSettings & { readonly delete?: boolean; readonly retain?: boolean };

type CleanUpArguments = TypedSettings & { readonly dryRun?: boolean; readonly maxAge?: Duration };

/** How many machines that are not leases are named. */
const MAX_NAMES = 5;

const RESULTS = { skip: 'skipped', delete: 'deleted', stop: 'switched off', gone: 'its machine was gone already: removed its record and key' } as const;

/** `cdk8s-kubevirt lease stop`. */
export function stopCommand(): Command {
  const command = withLeaseArgument(new Command('stop').description('end a lease: delete its machine and everything that belongs to it, or stop the machine and keep its disks'))
    .addOption(new Option('--delete', 'delete the machine, whatever deleteOnRelease was when the lease was taken').conflicts('retain'))
    .addOption(new Option('--retain', 'stop the machine and keep its disks; run and ssh start it again'));
  return withSettings(command, ...SCOPE).action(leaseAction(async (leaseName, { delete: isDeleted, retain, ...options }: StopArguments) => {
    const release = isDeleted ? 'delete' : retain ? 'stop' : undefined;
    const { slug, action } = await withLeasesOf(options, (context) => stopLease(context, leaseName, release));
    printMessages(`lease ${slug}: ${RESULTS[action]}`);
  }));
}

/** `cdk8s-kubevirt lease cleanup`. */
export function cleanUpCommand(): Command {
  const command = new Command('cleanup')
    .description('end the leases whose time is over, and finish interrupted work; print each decision and its reason')
    .option('--dry-run', 'print the decisions, and change nothing')
    .addOption(new Option('--max-age <time>', 'delete every older lease, even one with --keep; users who take leases cannot change this (default: no limit)').argParser(parseDuration));
  return withSettings(command, ...SCOPE).action(async ({ dryRun, maxAge, ...options }: CleanUpArguments) => {
    const { outcomes, others, failures } = await withLeasesOf(options, (context) => cleanUp(context, { isDryRun: dryRun === true, maxAge }));
    printProgress(outcomes.map((outcome) => outcomeLine(outcome, dryRun === true)));
    if (others.length > 0) {
      say('note', `${others.length} machine${others.length === 1 ? ' is not a lease and is' : 's are not leases and are'} left alone: ${others.slice(0, MAX_NAMES).join(', ')}${others.length > MAX_NAMES ? ', …' : ''}`);
    }
    refuse(messageIssues(failures));
  });
}

function outcomeLine({ lease: { id, slug, name }, action, reason }: Outcome, isDryRun: boolean): string {
  return `${slug || id}: machine ${name} ${isDryRun ? 'would be ' : ''}${RESULTS[action]}: ${reason}`;
}
