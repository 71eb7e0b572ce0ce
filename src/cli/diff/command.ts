// The verb `diff`: shows what `apply` would change, field by field, by a dry run on the server; or how manifests differ from those of
// another folder, without a cluster. As in kubectl, the exit code is 1 if there are differences, and greater after an error.
import { Command, Option } from 'commander';
import { Change, changeLines } from './change-lines';
import { clusterChanges, type DryRunOptions } from './cluster-changes';
import { folderChanges } from './folder-changes';
import { markdownLines } from './markdown';
import { errorLines, messageIssues, refuse } from '../../issues/issues';
import { pruneOption } from '../apply/apply-set-names';
import { withCluster } from '../cluster/with-cluster';
import { timeoutOption, withTimeout } from '../command-line/cancellation';
import { ConnectionOptions, withClusterOptions } from '../command-line/connection-options';
import { refuseUsage, UsageError } from '../command-line/usage-error';
import { keptInput, MANIFESTS } from '../manifests/documents';
import { validateOption } from '../manifests/validation';
import type { Line } from '../terminal/lines';
import { printResultParts } from '../terminal/print';

interface DiffOptions extends ConnectionOptions, DryRunOptions {
  readonly against?: string;
  readonly output: keyof typeof OUTPUTS;
  readonly timeout: number;
}

const OUTPUTS = {
  text: changeParts,
  markdown: (changes: readonly Change[], title: string) => [markdownLines(changes, title)],
};

function* changeParts(changes: readonly Change[]): Iterable<readonly Line[]> {
  for (const [index, change] of changes.entries()) {
    yield [...index > 0 ? [''] : [], ...changeLines(change)];
  }
}

/** The options for a cluster, which a comparison of folders does not use. */
const CLUSTER_OPTIONS = ['prune', 'forceConflicts', 'validate', 'timeout', 'kubeconfig', 'context', 'namespace'];

/** `cdk8s-kubevirt diff`. */
export function diffCommand(): Command {
  const command = new Command('diff')
    .description('show what apply would change, field by field, or how manifests differ from others; exit with 0 if nothing would change, 1 if something would, 2 after an error')
    .argument('<path...>', MANIFESTS)
    .option('--against <path>', 'compare with the manifests of this folder or file instead of a cluster, and report which machines restart and which disks are deleted')
    .addOption(new Option('-o, --output <format>', 'output format').choices(Object.keys(OUTPUTS)).default('text'))
    .addOption(pruneOption('also show which objects of this set would be deleted; the set is read from the namespace of --namespace or of the context'))
    .option('--force-conflicts', 'take over fields that other field managers own')
    .addOption(validateOption())
    .addOption(timeoutOption('how long to wait for a cluster that temporarily does not answer', 60));
  return withClusterOptions(command).action(async (paths: string[], options: DiffOptions) => {
    if (options.against !== undefined) {
      await compare(paths, options.against, options.output, command).catch(throwAsFailure);
      return;
    }
    const input = keptInput(paths);
    await withCluster(options, (cluster) => withTimeout(options.timeout, async (signal, deadline) => {
      const retry = cluster.server.retryUntil(signal, deadline);
      const { changes, errors } = await clusterChanges(input, cluster.with(retry), options, retry);
      await show(changes, paths.join(' '), options.output);
      refuse(messageIssues(errors));
    })).catch(throwAsFailure);
  });
}

/** Prints changes, and sets the exit code to 1 if there are any. */
async function show(changes: readonly Change[], title: string, output: DiffOptions['output']): Promise<void> {
  await printResultParts(OUTPUTS[output](changes, title));
  process.exitCode = changes.length > 0 ? 1 : 0;
}

/** An error exits with 2, since 1 means differences. */
function throwAsFailure(error: Error): never {
  throw new UsageError(messageIssues(errorLines(error)), { cause: error });
}

/** Compares without a cluster. */
async function compare(paths: readonly string[], against: string, output: DiffOptions['output'], command: Command): Promise<void> {
  const unusedOptions = command.options.filter((option) => CLUSTER_OPTIONS.includes(option.attributeName()) && command.getOptionValueSource(option.attributeName()) === 'cli');
  refuseUsage([
    ...unusedOptions.map(({ long }) => `${long!} is for a cluster, and --against does not use one: leave out one of the two`),
    ...paths.length > 1 ? [`${paths.length} paths are given: write one, to compare with --against`] : [],
    ...against === '-' && paths.includes('-') ? ['- is standard input, which is read once: the manifests and --against cannot share it, write a file for one of them'] : [],
  ]);
  await show(await folderChanges(against, paths[0]), paths[0], output);
}
