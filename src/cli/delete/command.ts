// The verb `delete`: deletes machines by name, or all objects of manifests, reports what is deleted with them, and waits until they are gone.
import { Command } from 'commander';
import { CheckedPlan, planAndCheck, unchangedPlan } from './checked-plan';
import { deleteAll, waitUntilGone } from './deletion';
import type { Cluster } from '../cluster/cluster';
import { manifestNaming } from '../cluster/object-name';
import type { RetryUntil } from '../cluster/retry';
import { withCluster } from '../cluster/with-cluster';
import { exitCodeOf, timeoutOption, withTimeout } from '../command-line/cancellation';
import { ConnectionOptions } from '../command-line/connection-options';
import { isMachine } from '../machines/selected-machines';
import { requireSelection, Selection } from '../machines/selection';
import { SelectionOptions, withMachineArguments } from '../machines/selection-options';
import { readDocuments } from '../manifests/documents';
import { printProgress, say } from '../terminal/print';
import { canPrompt, confirm } from '../terminal/prompt';

interface DeleteOptions extends ConnectionOptions, SelectionOptions {
  readonly keepDisks?: boolean;
  readonly includeProtected?: boolean;
  readonly yes?: boolean;
  readonly wait: boolean;
  readonly timeout: number;
}

/** `cdk8s-kubevirt delete`. */
export function deleteCommand(): Command {
  const command = new Command('delete')
    .description('delete machines by name, or all objects of manifests, and wait until they are gone')
    .option('--keep-disks', 'keep the DataVolumes and PersistentVolumeClaims of the machines, for new machines of the same names')
    .option('--include-protected', 'also delete objects of the manifests, and disks of dataVolumeTemplates, that annotations protect')
    .option('-y, --yes', 'delete without asking; the default without a terminal')
    .option('--no-wait', 'do not wait until the objects are gone')
    .addOption(timeoutOption('how long to wait', 300));
  return withMachineArguments(command).action(async (args: string[], options: DeleteOptions) => {
    const selection = requireSelection(args, options);
    process.exitCode = await withCluster(options, (cluster) => deleteSelection(cluster, selection, options));
  });
}

/** The status to exit with. */
async function deleteSelection(cluster: Cluster, selection: Selection, options: DeleteOptions): Promise<number> {
  const { yes = false, timeout } = options;
  const documents = selection.paths.length === 0 ? [] : readDocuments(selection.paths);
  const inTime = <Result>(step: (retryingCluster: Cluster, retry: RetryUntil) => Promise<Result>) => withTimeout(timeout, (signal, deadline) => {
    const retry = cluster.server.retryUntil(signal, deadline);
    return step(cluster.with(retry), retry);
  });
  const plan = (retryingCluster: Cluster) => planAndCheck(retryingCluster, selection, documents, options);
  // While the user is asked, no time passes: it begins anew with the answer.
  const shown = yes || !canPrompt() ? undefined : await inTime(async (retryingCluster) => showPlan(await plan(retryingCluster)));
  if (shown !== undefined && (shown.objects.length === 0 || !await confirmDeletion(shown.objects))) {
    return 0;
  }
  return inTime(async (retryingCluster, retry) => {
    const current = await plan(retryingCluster);
    return deletePlanned(retryingCluster, shown === undefined ? showPlan(current) : unchangedPlan(shown, current), options, retry);
  });
}

/** Deletes what is planned, and returns the status to exit with. */
async function deletePlanned(cluster: Cluster, planned: CheckedPlan, { keepDisks = false, wait }: DeleteOptions, retry: RetryUntil): Promise<number> {
  const { objects: deleting, failed } = await deleteAll(cluster, planned.objects, keepDisks, retry);
  say('error', failed);
  if (!wait) {
    printProgress(deleting.map(manifestNaming(deleting)).map((name) => `${name} deletion requested`));
    return failed.length === 0 ? 0 : 1;
  }
  const deletedUids = new Set(deleting.map(({ metadata }) => metadata.uid));
  const poolMachines = planned.poolMachines.filter(({ metadata }) => metadata.ownerReferences.some((owner: any) => deletedUids.has(owner.uid)));
  const ownDisks = [...deleting.filter(isMachine), ...poolMachines].flatMap((machine) => planned.disks?.deletedWith(machine) ?? []);
  const result = await waitUntilGone(cluster, [...deleting, ...poolMachines], keepDisks ? undefined : ownDisks, retry);
  say('error', [...result.remaining.map((line) => `${retry.signal.reason.message}: ${line}`), ...result.failed]);
  return result.remaining.length + result.failed.length + failed.length === 0 ? 0 : exitCodeOf(retry.signal);
}

function showPlan(plan: CheckedPlan): CheckedPlan {
  say('note', [...plan.notes, ...plan.objects.length === 0 ? ['there is nothing to delete'] : []]);
  return plan;
}

function confirmDeletion(objects: readonly any[]): Promise<boolean> {
  return confirm(`delete ${objects.length === 1 ? 'it' : `these ${objects.length}`}?`, objects.map(manifestNaming(objects)));
}
