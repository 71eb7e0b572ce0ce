// The verb `restart`.
import { Command } from 'commander';
import { forcedGracePeriod, GraceOptions, withGraceOptions } from './grace-period';
import { withMachineArguments } from './machine-arguments';
import { operate, OperatingOptions, withOperatingOptions } from './operating';
import { restartOf } from './switching';
import { UsageError } from '../command-line/usage-error';

/** `cdk8s-kubevirt restart`. */
export function restartCommand(): Command {
  const command = new Command('restart').description('shut machines down and start them again, with what has changed in them since');
  return withGraceOptions(withOperatingOptions(withMachineArguments(command)))
    .action((args: string[], options: OperatingOptions & GraceOptions) => operate(args, options, restartOf(isForced(options))));
}

/** KubeVirt knows the machine's own grace period for a restart, or none. */
function isForced(options: GraceOptions): boolean {
  const gracePeriod = forcedGracePeriod(options);
  if (gracePeriod !== undefined && gracePeriod > 0) {
    throw new UsageError(`--grace-period ${gracePeriod}: a restart takes 0, or the machine's own terminationGracePeriodSeconds: write 0, or stop the machine and then start it`);
  }
  return gracePeriod === 0;
}
