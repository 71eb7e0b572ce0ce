// The verbs `start`, `stop`, `restart` and `migrate`, which do something with machines by their names, labels or manifests.
import { Command, InvalidArgumentError } from 'commander';
import { NAME_OF_OBJECT } from '../../admission/kubernetes-names';
import { UsageError } from '../command-line/usage-error';
import { forcedGracePeriod, GraceOptions, withGraceOptions } from '../machines/grace-period';
import { withMachineArguments } from '../machines/machine-arguments';
import { migrationOf } from '../machines/migration';
import { operate, OperatingOptions, withOperatingOptions } from '../machines/operating';
import { restartOf, START, stopOf } from '../machines/switching';

/** `cdk8s-kubevirt start`. */
export function startCommand(): Command {
  const command = new Command('start').description('start machines; one that runs already is left alone');
  return withOperatingOptions(withMachineArguments(command))
    .action((args: string[], options: OperatingOptions) => operate(args, options, START));
}

/** `cdk8s-kubevirt stop`. */
export function stopCommand(): Command {
  const command = new Command('stop').description('shut machines down; one that is stopped already is left alone');
  return withGraceOptions(withOperatingOptions(withMachineArguments(command)))
    .action((args: string[], options: OperatingOptions & GraceOptions) => operate(args, options, stopOf(forcedGracePeriod(options))));
}

/** `cdk8s-kubevirt restart`. */
export function restartCommand(): Command {
  const command = new Command('restart').description('shut machines down and start them again, with what has changed in them since');
  return withGraceOptions(withOperatingOptions(withMachineArguments(command)))
    .action((args: string[], options: OperatingOptions & GraceOptions) => operate(args, options, restartOf(isForced(options))));
}

/** `cdk8s-kubevirt migrate`. */
export function migrateCommand(): Command {
  const command = new Command('migrate')
    .description('move running machines to another node while they run')
    .option('--node <name>', 'the node to move them to (default: Kubernetes chooses)', parseNodeName);
  return withOperatingOptions(withMachineArguments(command))
    .action((args: string[], { node, ...options }: OperatingOptions & { readonly node?: string }) => operate(args, options, migrationOf(node)));
}

/** The API of a restart takes a grace period of 0, or uses that of the machine. */
function isForced(options: GraceOptions): boolean {
  const gracePeriod = forcedGracePeriod(options);
  if (gracePeriod !== undefined && gracePeriod > 0) {
    throw new UsageError(`--grace-period ${gracePeriod}: a restart takes 0, or the machine's own terminationGracePeriodSeconds: write 0, or stop the machine and then start it`);
  }
  return gracePeriod === 0;
}

function parseNodeName(text: string): string {
  if (!NAME_OF_OBJECT.matches(text)) {
    throw new InvalidArgumentError('write the name of a node, as `kubectl get nodes` has it');
  }
  return text;
}
