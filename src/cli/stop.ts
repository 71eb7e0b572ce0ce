// The verb `stop`.
import { Command } from 'commander';
import { withMachineArguments } from './machines/selection';
import { runOperation, OperationOptions, withOperationOptions } from './power/operation';
import { gracePeriodOf, GraceOptions, stopOperation, withGraceOptions } from './power/switching';

/** `cdk8s-kubevirt stop`. */
export function stopCommand(): Command {
  const command = new Command('stop').description('shut machines down; one that is stopped already is left alone');
  return withGraceOptions(withOperationOptions(withMachineArguments(command)))
    .action((args: string[], options: OperationOptions & GraceOptions) => runOperation(args, options, stopOperation(gracePeriodOf(options))));
}
