// The verb `start`.
import { Command } from 'commander';
import { withMachineArguments } from './machines/selection';
import { runOperation, OperationOptions, withOperationOptions } from './power/operation';
import { startOperation } from './power/switching';

/** `cdk8s-kubevirt start`. */
export function startCommand(): Command {
  const command = new Command('start').description('start machines; one that runs already is left alone');
  return withOperationOptions(withMachineArguments(command))
    .action((args: string[], options: OperationOptions) => runOperation(args, options, startOperation));
}
