// The verb `stop`.
import { Command } from 'commander';
import { forcedGracePeriod, GraceOptions, withGraceOptions } from './grace-period';
import { withMachineArguments } from './machine-arguments';
import { operate, OperatingOptions, withOperatingOptions } from './operating';
import { stopOf } from './switching';

/** `cdk8s-kubevirt stop`. */
export function stopCommand(): Command {
  const command = new Command('stop').description('shut machines down; one that is stopped already is left alone');
  return withGraceOptions(withOperatingOptions(withMachineArguments(command)))
    .action((args: string[], options: OperatingOptions & GraceOptions) => operate(args, options, stopOf(forcedGracePeriod(options))));
}
