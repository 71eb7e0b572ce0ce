// The verbs `start`, `stop`, `restart` and `migrate`, which act on machines selected by names, labels or manifests.
import { Command, InvalidArgumentError } from 'commander';
import { migrationOperation } from './migration';
import { runOperation, OperationOptions, withOperationOptions } from './operation';
import { gracePeriodOf, GraceOptions, restartOperation, startOperation, stopOperation, withGraceOptions } from './switching';
import { OBJECT_NAME } from '../../issues/formats';
import { UsageError } from '../command-line/usage-error';
import { withMachineArguments } from '../machines/selection-options';

/** `cdk8s-kubevirt start`. */
export function startCommand(): Command {
  const command = new Command('start').description('start machines; running machines are skipped');
  return withOperationOptions(withMachineArguments(command))
    .action((args: string[], options: OperationOptions) => runOperation(args, options, startOperation));
}

/** `cdk8s-kubevirt stop`. */
export function stopCommand(): Command {
  const command = new Command('stop').description('shut machines down; stopped machines are skipped');
  return withGraceOptions(withOperationOptions(withMachineArguments(command)))
    .action((args: string[], options: OperationOptions & GraceOptions) => runOperation(args, options, stopOperation(gracePeriodOf(options))));
}

/** `cdk8s-kubevirt restart`. */
export function restartCommand(): Command {
  const command = new Command('restart').description('shut machines down and start them again, with all changes since the last start');
  return withGraceOptions(withOperationOptions(withMachineArguments(command)))
    .action((args: string[], options: OperationOptions & GraceOptions) => runOperation(args, options, restartOperation(isForced(options))));
}

/** `cdk8s-kubevirt migrate`. */
export function migrateCommand(): Command {
  const command = new Command('migrate')
    .description('live-migrate running machines to another node')
    .option('--node <name>', 'node to migrate to (default: chosen by Kubernetes)', parseNodeName);
  return withOperationOptions(withMachineArguments(command))
    .action((args: string[], { node, ...options }: OperationOptions & { readonly node?: string }) => (
      runOperation(args, options, migrationOperation(node))
    ));
}

/** The restart API accepts only a grace period of 0. Otherwise, it uses the machine's own. */
function isForced(options: GraceOptions): boolean {
  const gracePeriod = gracePeriodOf(options);
  if (gracePeriod !== undefined && gracePeriod > 0) {
    throw new UsageError(`--grace-period ${gracePeriod}: a restart accepts 0, or uses the machine's own terminationGracePeriodSeconds: write 0, or stop the machine and then start it`);
  }
  return gracePeriod === 0;
}

function parseNodeName(text: string): string {
  if (!OBJECT_NAME.matches(text)) {
    throw new InvalidArgumentError('write the name of a node, as `kubectl get nodes` lists it');
  }
  return text;
}
