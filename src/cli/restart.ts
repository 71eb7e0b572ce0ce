// The verb `restart`.
import { Command } from 'commander';
import { withMachineArguments } from './machines/selection';
import { runOperation, OperationOptions, withOperationOptions } from './power/operation';
import { gracePeriodOf, GraceOptions, restartOperation, withGraceOptions } from './power/switching';
import { UsageError } from './usage-error';

/** `cdk8s-kubevirt restart`. */
export function restartCommand(): Command {
  const command = new Command('restart').description('shut machines down and start them again, with what has changed in them since');
  return withGraceOptions(withOperationOptions(withMachineArguments(command)))
    .action((args: string[], options: OperationOptions & GraceOptions) => runOperation(args, options, restartOperation(isForced(options))));
}

/** KubeVirt knows the machine's own grace period for a restart, or none. */
function isForced(options: GraceOptions): boolean {
  const gracePeriod = gracePeriodOf(options);
  if (gracePeriod !== undefined && gracePeriod > 0) {
    throw new UsageError(`--grace-period ${gracePeriod}: a restart takes 0, or the machine's own terminationGracePeriodSeconds: write 0, or stop the machine and then start it`);
  }
  return gracePeriod === 0;
}
