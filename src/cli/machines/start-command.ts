// The verb `start`.
import { Command } from 'commander';
import { withMachineArguments } from './machine-arguments';
import { operate, OperatingOptions, withOperatingOptions } from './operating';
import { START } from './switching';

/** `cdk8s-kubevirt start`. */
export function startCommand(): Command {
  const command = new Command('start').description('start machines; one that runs already is left alone');
  return withOperatingOptions(withMachineArguments(command))
    .action((args: string[], options: OperatingOptions) => operate(args, options, START));
}
