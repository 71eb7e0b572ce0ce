// The verb `delete`: deletes machines by name, or all objects of manifests, reports what is deleted with them, and waits until they are gone.
import { Command } from 'commander';
import { deleteAll, waitUntilGone } from './deletion';
import { planDeletion } from './deletion-plan';
import { Disks, disksInManifest, listDisks } from './disks';
import { HOLD_FINALIZER, refusedReleases } from './keep-disks';
import { refuse, messageIssues } from '../../issues/issues';
import { groupBy } from '../../plain-data/plain-data';
import { Cluster, isBeingDeleted, referenceTo } from '../cluster/cluster';
import { namespacedName, objectName } from '../cluster/object-name';
import type { RetryUntil } from '../cluster/retry';
import { withCluster } from '../cluster/with-cluster';
import { exitCodeOf, timeoutOption, withTimeout } from '../command-line/cancellation';
import { ConnectionOptions } from '../command-line/connection-options';
import { pageAt } from '../command-line/documentation';
import { isMachine, isPool, machineName, machinesOfPools } from '../machines/selected-machines';
import { requireSelection, Selection } from '../machines/selection';
import { SelectionOptions, withMachineArguments } from '../machines/selection-options';
import { readableSize } from '../manifests/disk-size';
import { isDisk } from '../manifests/disk-types';
import { type Document, readDocuments } from '../manifests/documents';
import { printProgress, say } from '../terminal/print';
import { canPrompt, confirm } from '../terminal/prompt';

/** The kinds that hold earlier data of disks. */
const SNAPSHOTS: readonly string[] = ['VirtualMachineSnapshot', 'VolumeSnapshot'];

/** How to keep the disks of a pool's machines. */
const PRESERVE_ADVICE = `scale the pool down first, with scaleInStrategy.proactive.statePreservation: Offline, as ${pageAt('tasks/hardware.md#workstations')} describes`;

/** How many machines the command in a message names. */
const MAX_NAMED = 10;

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
    const planned = shown === undefined ? showPlan(current) : unchangedPlan(shown, current);
    return planned.objects.length === 0 ? 0 : deletePlanned(retryingCluster, planned, options, retry);
  });
}

/** Deletes what is planned, and returns the status to exit with. */
async function deletePlanned(cluster: Cluster, planned: CheckedPlan, { keepDisks = false, wait }: DeleteOptions, retry: RetryUntil): Promise<number> {
  const { objects: deleting, failed } = await deleteAll(cluster, planned.objects, keepDisks, retry);
  say('error', failed);
  if (!wait) {
    printProgress(deleting.map((object) => `${objectName(referenceTo(object))} deletion requested`));
    return failed.length === 0 ? 0 : 1;
  }
  const deletedUids = new Set(deleting.map(({ metadata }) => metadata.uid));
  const poolMachines = planned.poolMachines.filter(({ metadata }) => metadata.ownerReferences.some((owner: any) => deletedUids.has(owner.uid)));
  const ownDisks = [...deleting.filter(isMachine), ...poolMachines].flatMap((machine) => planned.disks?.deletedWith(machine) ?? []);
  const result = await waitUntilGone(cluster, [...deleting, ...poolMachines], keepDisks ? undefined : ownDisks, retry);
  say('error', [...result.remaining.map((line) => `${retry.signal.reason.message}: ${line}`), ...result.failed]);
  return result.remaining.length + result.failed.length + failed.length === 0 ? 0 : exitCodeOf(retry.signal);
}

/** The objects to delete, and what is deleted with them. */
interface CheckedPlan {
  readonly objects: readonly any[];
  /** The machines of the pools among the objects: the cluster deletes them with their pool, but only afterwards. */
  readonly poolMachines: readonly any[];
  /** What is deleted with each machine, and what is kept and why. */
  readonly notes: readonly string[];
  /** The disks in the machines' namespaces; undefined where the user may not list them. */
  readonly disks?: Disks;
}

/** @throws one error that lists every obstacle to the deletion; without any, one that lists the permissions that this user lacks */
async function planAndCheck(
  cluster: Cluster, selection: Selection, documents: readonly Document[], options: DeleteOptions,
): Promise<CheckedPlan> {
  const { keepDisks = false, includeProtected = false, wait, namespace } = options;
  const { objects, notes } = await planDeletion(cluster, selection, documents, { keepDisks, includeProtected, namespace });
  const machines = objects.filter(isMachine);
  const pools = objects.filter(isPool);
  const poolMachines = await machinesOfPools(cluster, pools.map(referenceTo));
  const owners = [...machines, ...poolMachines];
  const disks = owners.length === 0 ? new Disks([]) : await listDisks(cluster, owners.map(({ metadata }) => metadata.namespace));
  const deletedDisks = new Set(objects.filter(isDisk).map(({ metadata }) => namespacedName(metadata)));
  refuse(messageIssues([
    ...keepDisks ? keepDisksMistakes(objects, disks, wait) : [],
    ...keepDisks || includeProtected ? [] : [
      ...machines.flatMap((machine) => protectionMistakes(machine, disks, 'write --keep-disks, or')),
      ...poolMachines.flatMap((machine) => protectionMistakes(machine, disks, `${PRESERVE_ADVICE}, or write`)),
      ...pools.flatMap((pool) => comingProtectionMistakes(pool, poolMachines)),
    ],
  ]));
  const unreleasable = keepDisks ? await refusedReleases(cluster, machines.flatMap((machine) => disks?.adoptedBy(machine) ?? [])) : [];
  refuse(messageIssues(unreleasable.map((message) => `${message}: ask for get and patch, without which the disks cannot be kept`)));
  return {
    objects,
    poolMachines,
    notes: [
      ...notes,
      ...snapshotNotes(objects),
      ...owners.map((machine) => diskNote(machine, disks, deletedDisks, keepDisks)),
      ...machines.flatMap(({ metadata }) => poolNotes(metadata)),
    ],
    disks,
  };
}

function showPlan(plan: CheckedPlan): CheckedPlan {
  say('note', [...plan.notes, ...plan.objects.length === 0 ? ['there is nothing to delete'] : []]);
  return plan;
}

/**
 * The plan that the user was asked about.
 *
 * @throws if the current one has anything more: others may have changed objects in the meantime
 */
function unchangedPlan(shownPlan: CheckedPlan, currentPlan: CheckedPlan): CheckedPlan {
  const shown = new Set([...shownPlan.notes, ...shownPlan.objects.map(({ metadata }) => metadata.uid)]);
  const additions = [
    ...currentPlan.notes.filter((note) => !shown.has(note)),
    ...currentPlan.objects.filter(({ metadata }) => !shown.has(metadata.uid)).map((object) => `${objectName(referenceTo(object))} would be deleted`),
  ];
  refuse(messageIssues(additions.map((line) => `${line}: this has changed since you were asked: run the same command again`)));
  return shownPlan;
}

/** The reasons why disks cannot be kept. */
function keepDisksMistakes(objects: readonly any[], disks: Disks | undefined, wait: boolean): string[] {
  return [
    ...wait ? [] : ['--keep-disks has to wait until the machines are gone: leave out --no-wait'],
    ...disks === undefined ? ['the disks are unknown, since this user may not list DataVolumes and PersistentVolumeClaims: ask for that, or leave out --keep-disks'] : [],
    ...objects.filter(isPool).map((pool) => (
      `pool ${machineName(pool)}: the disks of its machines are deleted with it: ${PRESERVE_ADVICE}, or leave out --keep-disks${othersByName(objects)}`
    )),
    ...objects.filter(({ kind, metadata }) => kind === 'VirtualMachine' && metadata.deletionTimestamp !== undefined && !metadata.finalizers?.includes(HOLD_FINALIZER))
      .map((machine) => `${machineName(machine)}: is already being deleted, with its disks`),
    // A machine that is held has to be let go, whatever is left of its disks.
    ...objects.filter((object) => isMachine(object) && !isBeingDeleted(object)).flatMap((machine) => disks?.leavingWith(machine).map((name) => (
      `${machineName(machine)}: its disk ${name} is already being deleted, and is gone as soon as the machine has stopped: copy its data before, or leave out --keep-disks`
    )) ?? []),
  ];
}

/** The commands that delete the machines that do not belong to a pool of the manifests. */
function othersByName(objects: readonly any[]): string {
  const commands = [...groupBy(objects.filter(isMachine), ({ metadata }) => metadata.namespace)].map(([namespace, machines]) => {
    const names = machines.map(({ metadata }) => metadata.name);
    return `cdk8s-kubevirt delete -n ${namespace} ${names.slice(0, MAX_NAMED).join(' ')}${names.length > MAX_NAMED ? ' …' : ''} --keep-disks`;
  });
  return commands.length === 0 ? '' : `, or name the other machines: ${commands.join('; ')}`;
}

/** Disks that an annotation protects and that would be deleted with their machine. */
function protectionMistakes(machine: any, disks: Disks | undefined, advice: string): string[] {
  const atRisk = disks?.atRisk(machine) ?? disksInManifest(machine);
  return atRisk.filter(({ protection }) => protection !== undefined)
    .map((disk) => `${machineName(machine)}: ${objectName(disk)} would be deleted with it, but is protected by its annotation ${disk.protection}: `
      + `${advice} --include-protected to delete it too`);
}

/** The same for the machines that a pool has still to make: it may make them until it is gone, and they may find disks that earlier ones left. */
function comingProtectionMistakes(pool: any, poolMachines: readonly any[]): string[] {
  const { replicas = 1, paused = false } = pool.spec;
  const existing = poolMachines.filter(({ metadata }) => metadata.ownerReferences.some(({ uid }: any) => uid === pool.metadata.uid));
  return paused || existing.length >= replicas ? [] : protectionMistakes(pool, undefined, `${PRESERVE_ADVICE}, or write`);
}

/** Snapshots that are deleted: disks that stay can no longer be restored from them. */
function snapshotNotes(objects: readonly any[]): string[] {
  const deleted = objects.filter(({ kind, spec }) => SNAPSHOTS.includes(kind) && spec?.deletionPolicy !== 'Retain');
  const names = deleted.map((object) => objectName(referenceTo(object)));
  return names.length === 0 ? [] : [`these snapshots are deleted too, even if their disks stay: ${names.join(', ')}: to keep them, give the names of the machines instead of their manifests`];
}

/**
 * The disks that are deleted with a machine, or that stay.
 *
 * @param deletedDisks the disks that are deleted on their own
 */
function diskNote(machine: any, disks: Disks | undefined, deletedDisks: ReadonlySet<string>, keepDisks: boolean): string {
  if (disks === undefined) {
    return `${machineName(machine)}: its DataVolumes are deleted with it; this user may not list them`;
  }
  const adopted = disks.adoptedBy(machine);
  if (adopted.length === 0) {
    const { namespace } = machine.metadata;
    const claims = disks.usedBy(machine);
    const isDeleted = (name: string) => deletedDisks.has(namespacedName({ namespace, name }));
    const gone = claims.filter(isDeleted);
    const staying = claims.filter((name) => !isDeleted(name));
    const remedy = keepDisks ? '' : `: if nothing else uses them, kubectl delete datavolume,pvc ${staying.join(' ')} -n ${namespace} --ignore-not-found deletes them too`;
    const parts = [
      ...gone.length === 0 ? [] : [`its disks are deleted too: ${gone.join(', ')}`],
      ...staying.length === 0 ? [] : [`its disks stay, since it does not own them: ${staying.join(', ')}${remedy}`],
    ];
    return `${machineName(machine)}: ${parts.join('; ') || 'has no persistent disks'}`;
  }
  const leaving = keepDisks ? disks.leavingWith(machine) : [];
  const names = adopted.filter(({ name }) => !leaving.includes(name))
    .map(({ name, size }) => `${name}${size === undefined ? '' : ` (${readableSize(size)})`}`);
  const parts = [
    ...names.length === 0 ? [] : [`its disks are ${keepDisks ? 'kept' : 'deleted with it'}: ${names.join(', ')}`],
    ...leaving.length === 0 ? [] : [`its disks are already being deleted, and are not kept: ${leaving.join(', ')}`],
  ];
  return `${machineName(machine)}: ${parts.join('; ')}`;
}

function poolNotes({ namespace, name, ownerReferences = [] }: any): string[] {
  return ownerReferences.filter(isPool)
    .map((pool: any) => `${namespace}/${name}: is of pool ${JSON.stringify(pool.name)}, which creates another: scale the pool to have fewer`);
}

function confirmDeletion(objects: readonly any[]): Promise<boolean> {
  return confirm(`delete ${objects.length === 1 ? 'it' : `these ${objects.length}`}?`, objects.map((object) => objectName(referenceTo(object))));
}
