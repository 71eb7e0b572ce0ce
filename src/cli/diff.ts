// The verb `diff`: what `apply` would change, as the cluster says, field by field. Like kubectl's it exits with 1 where there is
// a difference, and with more where it cannot tell.
import { Command, Option } from 'commander';
import { Application } from './apply/application';
import { ApplySet } from './apply/apply-set';
import { pruneOption } from './apply/apply-set-names';
import { pruningOf } from './apply/prune';
import { refusalLines } from './apply/refusal';
import { Validation, VALIDATIONS } from './apply/validation';
import { WantedObject, wantedObjects } from './apply/wanted';
import type { Cluster } from './cluster/cluster';
import type { RetryUntil } from './cluster/retry';
import { ConnectionOptions, withClusterOptions } from './connection-options';
import { differences } from './diff/differences';
import { Change, shown } from './diff/shown';
import { GivenUp, timeoutOption, unlessGivenUp } from './giving-up';
import { Input, readInput } from './input';
import { MistakesError, mistakesOf } from '../mistakes';
import { printResult, say } from './terminal/print';
import { asUsage, UsageError } from './usage-error';

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
    .addOption(new Option('--validate <how>', 'what becomes of what KubeVirt and CDI would refuse').choices(VALIDATIONS).default('strict'))
    .addOption(timeoutOption('how long to wait for a cluster that does not answer for the moment', 60));
  return withClusterOptions(command).action(async (paths: string[], options: DiffOptions) => {
    const input = readInput(paths);
    const { connect } = await import('./cluster/connect.js');
    const cluster = asUsage(() => connect(options));
    await unlessGivenUp(options.timeout, async (signal) => {
      const retry = cluster.server.retryUntil(signal);
      const found = await changes(input, cluster.with(retry), options, retry);
      printResult(shown(found));
      process.exitCode = found.length > 0 ? 1 : 0;
      // 1 is what a difference ends with.
    }).catch((error: Error) => Promise.reject(new UsageError(mistakesOf(error), { cause: error }))).finally(() => cluster.close());
  });
}

/** @throws one error that lists everything of which the cluster does not say what would become of it */
async function changes(input: Input, cluster: Cluster, options: DiffOptions, retry: RetryUntil): Promise<Change[]> {
  const { namespace, prune, validate: validation, forceConflicts = false } = options;
  const objects = await wantedObjects(input, cluster, { namespace, validation, retry, warn: (line) => say('warning', line) });
  const set = prune === undefined ? undefined : await ApplySet.read(cluster, prune, objects, retry);
  const sending = { validation, forceConflicts, dryRun: true, applySet: set?.id };
  const { applied, failed } = await new Application(cluster, objects, sending, retry, () => undefined).run();
  const mistakes = [...failed].flatMap(([object, error]) => refusalLines(object, error));
  const reason = retry.signal.reason as GivenUp | undefined;
  if (reason !== undefined || mistakes.length > 0) {
    throw new MistakesError([...mistakes, ...reason === undefined ? [] : [`${reason.message}: what would change is not known`]]);
  }
  const changed = objects.map((object: WantedObject): Change => {
    const { before, after } = applied.get(object)!;
    return { object, what: before === undefined ? 'created' : 'configured', differences: differences(before, after) };
  });
  const results = [...applied.values()].map(({ after }) => after);
  const { deletions } = set === undefined ? { deletions: [] } : await pruningOf(cluster, set, results, retry);
  return [...changed.filter((change) => change.differences.length > 0), ...deletions.map((object): Change => ({ object, what: 'pruned', differences: [] }))];
}
