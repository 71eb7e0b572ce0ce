// The verb `apply`: applies manifests to a cluster, reports each object, deletes objects that have left the set, and waits until
// everything is ready.
import { Command, Option } from 'commander';
import { ApplyRun, RunOptions } from './apply-run';
import { pruneOption } from './apply-set-names';
import { Results } from './results';
import type { Cluster } from '../cluster/cluster';
import type { RetryUntil } from '../cluster/retry';
import { withCluster } from '../cluster/with-cluster';
import { exitCodeOf, timeoutOption, withTimeout } from '../command-line/cancellation';
import { ConnectionOptions, withClusterOptions } from '../command-line/connection-options';
import { DesiredObject, readDesiredObjects } from '../manifests/desired-objects';
import { type InputStream, keptInput, MANIFESTS } from '../manifests/documents';
import { validateOption } from '../manifests/validation';
import { printProgress, say } from '../terminal/print';
import { canPrompt, confirm } from '../terminal/prompt';
import { createDisplay, WaitOptions, withWaitOptions } from '../wait/wait-options';

interface ApplyOptions extends ConnectionOptions, WaitOptions, RunOptions {
  readonly wait?: boolean;
  readonly timeout: number;
}

/** `cdk8s-kubevirt apply`. */
export function applyCommand(): Command {
  const command = new Command('apply')
    .description('apply manifests to a cluster by server-side apply, each object after those that it depends on')
    .argument('<path...>', MANIFESTS)
    .addOption(pruneOption('apply the objects as this set, and delete its objects that the manifests no longer contain; a Secret of the same name records the set, in the namespace of --namespace or of the context'))
    .option('-y, --yes', 'delete without asking; without a terminal, this is required for changes that delete disks, and for --prune to delete disks, machines that own disks, and cluster-scoped objects')
    .option('--force-conflicts', 'take over fields that other field managers own')
    .addOption(validateOption())
    .addOption(new Option('--dry-run', 'ask the cluster what would happen to each object, and change nothing').conflicts('wait'))
    .option('--wait', 'wait until everything is ready, or until something cannot become ready')
    .addOption(timeoutOption('how long to wait, including for a cluster that temporarily does not answer', 600));
  return withClusterOptions(withWaitOptions(command)).action(async (paths: string[], options: ApplyOptions) => {
    const input = keptInput(paths);
    await withCluster(options, (cluster) => withTimeout(options.timeout, async (signal, deadline) => {
      const retry = cluster.server.retryUntil(signal, deadline);
      process.exitCode = await apply(input, cluster.with(retry), options, retry);
    }));
  });
}

/** @returns the exit status */
async function apply(input: InputStream, cluster: Cluster, options: ApplyOptions, retry: RetryUntil): Promise<number> {
  const { namespace, validate: validation, wait, output } = options;
  const objects = await readDesiredObjects(input, cluster, { namespace, validation, retry, warn: (line) => say('warning', line) });
  const results = new Results(output, options.dryRun ?? false, objects);
  const run = new ApplyRun(cluster, options, retry, results, { say, ask: canPrompt() ? confirm : undefined });
  const print = () => printProgress(output === 'json' ? results.document() : []);
  const status = await run.apply(objects).catch((error) => {
    // The objects that were applied before the error stay applied.
    print();
    throw error;
  });
  if (status === 0) {
    results.summarize();
    if (wait) {
      return waitUntilReady(cluster, objects, options, retry);
    }
  }
  print();
  return status;
}

async function waitUntilReady(
  cluster: Cluster, objects: readonly DesiredObject[], { grace, keepWaiting, output }: ApplyOptions, { signal }: RetryUntil,
): Promise<number> {
  const { awaitReady } = await import('../wait/await-ready.js');
  const { isReady } = await awaitReady(cluster, objects, { signal, display: createDisplay(output), grace, keepWaiting, objectsExist: true });
  return isReady ? 0 : exitCodeOf(signal);
}
