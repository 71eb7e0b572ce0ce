// The verb `lease warmup`: takes a lease, and prints its id once its guest can be worked in.
import { Command } from 'commander';
import { DeadlineOptions, deadlines, MAKING, makingOf, PLACE, REACH, withDeadlines, withSettings } from './options';
import { durationText } from '../../command-line/duration';
import { asUsage } from '../../command-line/usage-error';
import { printProgress, printMessages } from '../../terminal/print';
import type { TypedSettings } from '../configuration';
import { withLeases } from '../context';
import { requireSlug } from '../names';
import { hint } from '../scope';
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
    const { settings, template: read } = await makingOf(options);
    const template = await read();
    checkTemplate(settings, template);
    const lease = await withLeases(settings, (context) => warmUp(context, template, { slug, isKept: keep === true, deadlines: deadlines(options) }));
    const end = keep ? 'until it is stopped' : `for ${durationText(lease.ttl)}, or until nobody has used it for ${durationText(lease.idleTimeout)}`;
    printMessages(`lease ${lease.slug}: ready ${end}`);
    printMessages(`run in it: ${hint(settings, 'run', '--id', lease.slug, '--', 'COMMAND')}`);
    printMessages(`end it:    ${hint(settings, 'stop', lease.slug)}`);
    printProgress([lease.id]);
  });
}
