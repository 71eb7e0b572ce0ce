// The verb `diff`: shows what `apply` would change, field by field, by a dry run on the server. Like kubectl, it exits with 1 if there
// are differences, and with more after an error.
import { Command } from 'commander';
import { Change, changeLines } from './change-lines';
import { errorLines, IssueError, messageIssues } from '../../issues/issues';
import { Applier } from '../apply/applier';
import { ApplySet } from '../apply/apply-set';
import { pruneOption } from '../apply/apply-set-names';
import { preparePrune } from '../apply/prune';
import { refusalLines } from '../apply/refusal';
import type { Cluster } from '../cluster/cluster';
import type { RetryUntil } from '../cluster/retry';
import { CancelledError, timeoutOption, withTimeout } from '../command-line/cancellation';
import { ConnectionOptions, withClusterOptions } from '../command-line/connection-options';
import { asUsage, UsageError } from '../command-line/usage-error';
import { DesiredObject, readDesiredObjects } from '../manifests/desired-objects';
import { differences } from '../manifests/differences';
import { Input, readInput } from '../manifests/documents';
import { validateOption, Validation } from '../manifests/validation';
import { printResult, say } from '../terminal/print';

interface DiffOptions extends ConnectionOptions {
  readonly prune?: string;
  readonly timeout: number;
  readonly forceConflicts?: boolean;
  readonly validate: Validation;
}

/** `cdk8s-kubevirt diff`. */
export function diffCommand(): Command {
  const command = new Command('diff')
    .description('show what apply would change, field by field; exits with 0 where nothing would, with 1 where something would, and with more after an error')
    .argument('<path...>', 'files of YAML or JSON, folders of YAML, or - for standard input')
    .addOption(pruneOption('show also what of the set of that name would be deleted'))
    .option('--force-conflicts', 'take fields over that others own')
    .addOption(validateOption())
    .addOption(timeoutOption('how long to wait for a cluster that does not answer for the moment', 60));
  return withClusterOptions(command).action(async (paths: string[], options: DiffOptions) => {
    const input = readInput(paths);
    const { connect } = await import('../cluster/connect.js');
    const cluster = asUsage(() => connect(options));
    await withTimeout(options.timeout, async (signal) => {
      const retry = cluster.server.retryUntil(signal);
      const changes = await readChanges(input, cluster.with(retry), options, retry);
      printResult(changeLines(changes));
      process.exitCode = changes.length > 0 ? 1 : 0;
      // An error exits with 2, since 1 means differences.
    }).catch((error: Error) => Promise.reject(new UsageError(messageIssues(errorLines(error)), { cause: error }))).finally(() => cluster.close());
  });
}

/** @throws one error that lists every object whose change is not known */
async function readChanges(input: Input, cluster: Cluster, options: DiffOptions, retry: RetryUntil): Promise<Change[]> {
  const { namespace, prune, validate: validation, forceConflicts = false } = options;
  const objects = await readDesiredObjects(input, cluster, { namespace, validation, retry, warn: (line) => say('warning', line) });
  const set = prune === undefined ? undefined : await ApplySet.read(cluster, prune, objects, retry);
  const sending = { validation, forceConflicts, dryRun: true, applySet: set?.id };
  const { applied, failed } = await new Applier(cluster, objects, sending, retry, () => undefined).run();
  const mistakes = [...failed].flatMap(([object, error]) => refusalLines(object, error));
  const reason = retry.signal.reason as CancelledError | undefined;
  if (reason !== undefined || mistakes.length > 0) {
    throw new IssueError(messageIssues([...mistakes, ...reason === undefined ? [] : [`${reason.message}: what would change is not known`]]));
  }
  const changed = objects.map((object: DesiredObject): Change => {
    const { before, after } = applied.get(object)!;
    return { object, what: before === undefined ? 'created' : 'configured', differences: differences(before, after) };
  });
  const results = [...applied.values()].map(({ after }) => after);
  const { deletions } = set === undefined ? { deletions: [] } : await preparePrune(cluster, set, results, retry);
  return [...changed.filter((change) => change.differences.length > 0), ...deletions.map((object): Change => ({ object, what: 'pruned', differences: [] }))];
}
