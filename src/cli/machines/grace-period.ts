// How long guests may take to shut down, as kubectl and virtctl ask for it.
import { Command, InvalidArgumentError } from 'commander';
import { UsageError } from '../command-line/usage-error';

export interface GraceOptions {
  readonly force?: boolean;
  readonly gracePeriod?: number;
}

/** Adds the options to a verb that shuts guests down. */
export function withGraceOptions(command: Command): Command {
  return command
    .option('--force', 'do not let guests shut down: what they have not written is lost')
    .option('--grace-period <seconds>', 'how long guests may take to shut down (default: terminationGracePeriodSeconds of each machine)', seconds);
}

/**
 * How long guests may take, in seconds; nothing where each machine says it.
 *
 * @throws UsageError where the options contradict each other
 */
export function forcedGracePeriod({ force, gracePeriod }: GraceOptions): number | undefined {
  if (force && gracePeriod !== undefined && gracePeriod > 0) {
    throw new UsageError(`--force gives guests no time, and --grace-period ${gracePeriod} does: write one of them`);
  }
  return force ? 0 : gracePeriod;
}

function seconds(text: string): number {
  if (!/^\d+$/.test(text)) {
    throw new InvalidArgumentError('write a number of seconds, such as 30');
  }
  return Number(text);
}
