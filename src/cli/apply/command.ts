// The verb `apply`: applies manifests to a cluster, reports each object, deletes what has left the set, and waits until everything is
// ready.
import { Command, Option } from 'commander';
import { ApplyRun, RunOptions } from './apply-run';
import { pruneOption } from './apply-set-names';
import { Results } from './results';
import type { Cluster } from '../cluster/cluster';
import type { RetryUntil } from '../cluster/retry';
import { withCluster } from '../cluster/with-cluster';
import { CancelledError, timeoutOption, withTimeout } from '../command-line/cancellation';
import { ConnectionOptions, withClusterOptions } from '../command-line/connection-options';
import { DesiredObject, readDesiredObjects } from '../manifests/desired-objects';
import { keptInput, type InputStream } from '../manifests/documents';
import { validateOption } from '../manifests/validation';
import { printProgress, say } from '../terminal/print';
import { canPrompt, confirm } from '../terminal/prompt';
import { displayOf, WaitOptions, withWaitOptions } from '../wait/wait-options';

interface ApplyOptions extends ConnectionOptions, WaitOptions, RunOptions {
  readonly wait?: boolean;
  readonly timeout: number;
}

/** `cdk8s-kubevirt apply`. */
export function applyCommand(): Command {
  const command = new Command('apply')
    .description('send manifests to a cluster by server-side apply: at once what needs nothing else, and in order what does')
    .argument('<path...>', 'files of YAML or JSON, folders of YAML, or - for standard input')
    .addOption(pruneOption('keep the objects together as the set of that name, and delete what was of it and is in the manifests no more; a Secret of that name keeps the set, in the namespace of --namespace or of the context'))
    .option('-y, --yes', 'delete without asking; where nobody can be asked, disks, machines with disks of their own, and what is in no namespace are deleted only so')
    .option('--force-conflicts', 'take fields over that others own')
    .addOption(validateOption())
    .addOption(new Option('--dry-run', 'ask the cluster what would become of everything, and change nothing').conflicts('wait'))
    .option('--wait', 'wait until everything is ready, or until something cannot become so')
    .addOption(timeoutOption('how long to wait, also for a cluster that does not answer for the moment', 600));
  return withClusterOptions(withWaitOptions(command)).action(async (paths: string[], options: ApplyOptions) => {
    const input = keptInput(paths);
    await withCluster(options, (cluster) => withTimeout(options.timeout, async (signal) => {
      const retry = cluster.server.retryUntil(signal);
      process.exitCode = await apply(input, cluster.with(retry), options, retry);
    }));
  });
}

/** @returns the exit status */
async function apply(input: InputStream, cluster: Cluster, options: ApplyOptions, retry: RetryUntil): Promise<number> {
  const { namespace, validate: validation, wait, output } = options;
  const objects = await readDesiredObjects(input, cluster, { namespace, validation, retry, warn: (line) => say('warning', line) });
  const results = new Results(output, options.dryRun ?? false);
  const run = new ApplyRun(cluster, options, retry, results, { say, ask: canPrompt() ? confirm : undefined });
  const print = () => printProgress(output === 'json' ? results.document() : []);
  const status = await run.apply(objects).catch((error) => {
    // The objects that were applied before the error stay applied.
    print();
    throw error;
  });
  if (status === 0 && wait) {
    return waitUntilReady(cluster, objects, options, retry);
  }
  print();
  return status;
}

async function waitUntilReady(
  cluster: Cluster, objects: readonly DesiredObject[], { grace, keepWaiting, output }: ApplyOptions, { signal }: RetryUntil,
): Promise<number> {
  const { awaitReady } = await import('../wait/await-ready.js');
  const { isReady } = await awaitReady(cluster, objects, { signal, display: displayOf(output), grace, keepWaiting, objectsExist: true });
  return isReady ? 0 : (signal.reason as CancelledError | undefined)?.exitCode ?? 1;
}
