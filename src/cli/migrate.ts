// The verb `migrate`.
import { Command, InvalidArgumentError } from 'commander';
import { withMachineArguments } from './machines/machine-arguments';
import { migrationOf } from './machines/migration';
import { operate, OperatingOptions, withOperatingOptions } from './machines/operating';
import { NAME_OF_OBJECT } from '../admission/kubernetes-names';

/** `cdk8s-kubevirt migrate`. */
export function migrateCommand(): Command {
  const command = new Command('migrate')
    .description('move running machines to another node while they run')
    .option('--node <name>', 'the node to move them to (default: Kubernetes chooses)', nodeName);
  return withOperatingOptions(withMachineArguments(command))
    .action((args: string[], { node, ...options }: OperatingOptions & { readonly node?: string }) => operate(args, options, migrationOf(node)));
}

function nodeName(text: string): string {
  if (!NAME_OF_OBJECT.matches(text)) {
    throw new InvalidArgumentError('write the name of a node, as `kubectl get nodes` has it');
  }
  return text;
}
