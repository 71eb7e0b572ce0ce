// The verb `migrate`.
import { Command, InvalidArgumentError } from 'commander';
import { withMachineArguments } from './machines/selection';
import { migrationOperation } from './power/migration';
import { runOperation, OperationOptions, withOperationOptions } from './power/operation';
import { OBJECT_NAME } from '../admission/kubernetes-names';

/** `cdk8s-kubevirt migrate`. */
export function migrateCommand(): Command {
  const command = new Command('migrate')
    .description('move running machines to another node while they run')
    .option('--node <name>', 'the node to move them to (default: Kubernetes chooses)', nodeName);
  return withOperationOptions(withMachineArguments(command))
    .action((args: string[], { node, ...options }: OperationOptions & { readonly node?: string }) => (
      runOperation(args, options, migrationOperation(node))
    ));
}

function nodeName(text: string): string {
  if (!OBJECT_NAME.holds(text)) {
    throw new InvalidArgumentError('write the name of a node, as `kubectl get nodes` has it');
  }
  return text;
}
