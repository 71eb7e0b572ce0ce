// The verb `delete`: machines by name, or all that manifests have brought; says what goes with them, and waits until they are gone.
import { Command } from 'commander';
import { deleteAll, waitUntilGone } from './deletion';
import { planDeletion } from './deletion-plan';
import { Disks, disksInManifest, listDisks } from './disks';
import { HOLD } from './keep-disks';
import { refuse, messageIssues } from '../../issues/issues';
import { groupBy } from '../../plain-data/plain-data';
import { claimNames } from '../../storage/used-claims';
import { Cluster, referenceTo } from '../cluster/cluster';
import { objectName } from '../cluster/object-name';
import { withCluster } from '../cluster/with-cluster';
import { CancelledError, timeoutOption, withTimeout } from '../command-line/cancellation';
import { ConnectionOptions } from '../command-line/connection-options';
import { pageAt } from '../command-line/documentation';
import { isMachine, machineName, machinesOfPools, requireSelection, Selection, SelectionOptions, withMachineArguments } from '../machines/selection';
import { readableSize } from '../manifests/disk-size';
import { isDisk } from '../manifests/disk-types';
import { type Document, readDocuments } from '../manifests/documents';
import { printProgress, say } from '../terminal/print';
import { canPrompt, confirm } from '../terminal/prompt';

/** The kinds that keep what disks had on them. */
const SNAPSHOTS: readonly string[] = ['VirtualMachineSnapshot', 'VolumeSnapshot'];

/** What keeps the disks of a pool's machines. */
const PRESERVE = `scale the pool down first, with scaleInStrategy.proactive.statePreservation: Offline, as ${pageAt('tasks/hardware.md#workstations')} says`;

/** How many machines a command names in a message. */
const MOST_NAMED = 10;

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
    .description('delete machines by name, or all that manifests have brought, and wait until they are gone')
    .option('--keep-disks', 'keep the machines\' DataVolumes and claims, which a machine of the same name takes again')
    .option('--include-protected', 'delete also what its annotations keep, as those of a Machine\'s disks do')
    .option('-y, --yes', 'delete without asking, as it is done where nobody can be asked')
    .option('--no-wait', 'do not wait until they are gone')
    .addOption(timeoutOption('how long to wait', 300));
  return withMachineArguments(command).action(async (args: string[], options: DeleteOptions) => {
    const selection = requireSelection(args, options);
    process.exitCode = await withCluster(options, (cluster) => deleted(cluster, selection, options));
  });
}

/** The status to exit with. */
async function deleted(cluster: Cluster, selection: Selection, options: DeleteOptions): Promise<number> {
  const { keepDisks = false, yes = false, wait, timeout } = options;
  const documents = selection.paths.length === 0 ? [] : readDocuments(selection.paths);
  const planned = await foresee(cluster, selection, documents, options);
  say('note', [...planned.notes, ...planned.objects.length === 0 ? ['there is nothing to delete'] : []]);
  if (planned.objects.length === 0) {
    return 0;
  }
  if (!yes && canPrompt()) {
    if (!await isAgreedUpon(planned.objects)) {
      return 0;
    }
    refuseNews(planned, await foresee(cluster, selection, documents, options));
  }
  return withTimeout(timeout, async (signal) => {
    const retry = cluster.server.retryUntil(signal);
    const patient = cluster.with(retry);
    const { objects: going, failed } = await deleteAll(patient, planned.objects, keepDisks, retry);
    say('error', failed);
    if (!wait) {
      printProgress(going.map((object) => `${objectName(referenceTo(object))} deletion requested`));
      return failed.length === 0 ? 0 : 1;
    }
    const own = keepDisks ? undefined : going.filter(isMachine).flatMap((machine) => planned.disks?.of(machine) ?? []);
    const left = await waitUntilGone(patient, going, own, retry);
    const { message, exitCode } = (signal.reason ?? { exitCode: 1 }) as CancelledError;
    say('error', left.map((line) => `${message}: ${line}`));
    return left.length + failed.length === 0 ? 0 : exitCode;
  });
}

/** What is deleted, and what goes along. */
interface ForeseenDeletion {
  readonly objects: readonly any[];
  /** What goes with each machine, and what is kept and why. */
  readonly notes: readonly string[];
  /** The disks in the machines' namespaces; undefined where the user may not list them. */
  readonly disks?: Disks;
}

/** @throws one error that lists all that keeps objects from being deleted in this way */
async function foresee(
  cluster: Cluster, selection: Selection, documents: readonly Document[], options: DeleteOptions,
): Promise<ForeseenDeletion> {
  const { keepDisks = false, includeProtected = false, wait, namespace } = options;
  const { objects, notes } = await planDeletion(cluster, selection, documents, { keepDisks, includeProtected, namespace });
  const machines = objects.filter(isMachine);
  const ofGoingPools = await machinesOfPools(cluster, objects.filter(({ kind }) => kind === 'VirtualMachinePool').map(referenceTo));
  const owners = [...machines, ...ofGoingPools];
  const disks = owners.length === 0 ? new Disks([]) : await listDisks(cluster, owners.map(({ metadata }) => metadata.namespace));
  const going = new Set(objects.filter(isDisk).map(machineName));
  refuse(messageIssues([
    ...keepDisks ? keepingMistakes(objects, disks, wait) : [],
    ...keepDisks || includeProtected ? [] : [
      ...machines.flatMap((machine) => protectionMistakes(machine, disks, 'write --keep-disks, or')),
      ...ofGoingPools.flatMap((machine) => protectionMistakes(machine, disks, `${PRESERVE}, or write`)),
    ],
  ]));
  return {
    objects,
    notes: [
      ...notes,
      ...snapshotNotes(objects),
      ...owners.map((machine) => along(machine, disks, going, keepDisks)),
      ...machines.flatMap(({ metadata }) => poolNotes(metadata)),
    ],
    disks,
  };
}

/** Refuses a deletion of something else than what somebody was asked about: meanwhile others may have changed it. */
function refuseNews(asked: ForeseenDeletion, now: ForeseenDeletion): void {
  const told = new Set([...asked.notes, ...asked.objects.map(({ metadata }) => metadata.uid)]);
  const news = [
    ...now.notes.filter((note) => !told.has(note)),
    ...now.objects.filter(({ metadata }) => !told.has(metadata.uid)).map((object) => `${objectName(referenceTo(object))} would be deleted`),
  ];
  refuse(messageIssues(news.map((line) => `${line}: that has changed since you were asked: give the same command again`)));
}

/** What keeps the disks from being kept. */
function keepingMistakes(objects: readonly any[], disks: Disks | undefined, wait: boolean): string[] {
  return [
    ...wait ? [] : ['--keep-disks takes until the machines are gone: leave --no-wait out'],
    ...disks === undefined ? ['the disks are not known, since this user may not list DataVolumes and PersistentVolumeClaims: ask for that, or leave --keep-disks out'] : [],
    ...objects.filter(({ kind }) => kind === 'VirtualMachinePool').map((pool) => (
      `pool ${machineName(pool)}: the disks of its machines go with it: ${PRESERVE}, or leave --keep-disks out${othersByName(objects)}`
    )),
    ...objects.filter(({ kind, metadata }) => kind === 'VirtualMachine' && metadata.deletionTimestamp !== undefined && !metadata.finalizers?.includes(HOLD))
      .map((machine) => `${machineName(machine)}: is being deleted already, and its disks with it`),
  ];
}

/** The commands that delete the machines that are of no pool of the manifests. */
function othersByName(objects: readonly any[]): string {
  const commands = [...groupBy(objects.filter(isMachine), ({ metadata }) => metadata.namespace)].map(([namespace, machines]) => {
    const names = machines.map(({ metadata }) => metadata.name);
    return `cdk8s-kubevirt delete -n ${namespace} ${names.slice(0, MOST_NAMED).join(' ')}${names.length > MOST_NAMED ? ' …' : ''} --keep-disks`;
  });
  return commands.length === 0 ? '' : `, or name the other machines: ${commands.join('; ')}`;
}

/** What says of itself that it is to be kept, and would go with its machine. */
function protectionMistakes(machine: any, disks: Disks | undefined, advice: string): string[] {
  const own = disks?.atRisk(machine) ?? disksInManifest(machine);
  return own.filter(({ protection }) => protection !== undefined)
    .map((disk) => `${machineName(machine)}: ${objectName(disk)} would go with it, which its annotation ${disk.protection} keeps: `
      + `${advice} --include-protected to delete it too`);
}

/** Snapshots that go: with them goes the way back of disks that stay. */
function snapshotNotes(objects: readonly any[]): string[] {
  const going = objects.filter(({ kind, spec }) => SNAPSHOTS.includes(kind) && spec?.deletionPolicy !== 'Retain');
  const names = going.map((object) => objectName(referenceTo(object)));
  return names.length === 0 ? [] : [`no way leads back any more to what these have kept, also of disks that stay: ${names.join(', ')}: to keep them, name the machines in place of their manifests`];
}

/**
 * What goes with a machine, or stays.
 *
 * @param going the disks that are deleted by themselves
 */
function along(machine: any, disks: Disks | undefined, going: ReadonlySet<string>, keepDisks: boolean): string {
  if (disks === undefined) {
    return `${machineName(machine)}: its DataVolumes go with it; this user may not see which those are`;
  }
  const own = disks.atRisk(machine).filter(({ owner }) => owner === undefined || owner === machine.metadata.uid);
  if (own.length === 0) {
    const { namespace } = machine.metadata;
    const claims = [...new Set(claimNames(machine))].filter((name) => disks.has({ namespace, name }));
    const [gone, staying] = [true, false].map((goes) => claims.filter((name) => going.has(`${namespace}/${name}`) === goes));
    const remedy = keepDisks ? '' : `: where nothing else uses them, kubectl delete datavolume,pvc ${staying.join(' ')} -n ${namespace} --ignore-not-found deletes them too`;
    const told = [
      ...gone.length === 0 ? [] : [`its disks are deleted too: ${gone.join(', ')}`],
      ...staying.length === 0 ? [] : [`its disks stay, since it owns none of them: ${staying.join(', ')}${remedy}`],
    ];
    return `${machineName(machine)}: ${told.join('; ') || 'has no disks that last'}`;
  }
  const names = own.map(({ name, size }) => `${name}${size === undefined ? '' : ` (${readableSize(size)})`}`).join(', ');
  return `${machineName(machine)}: ${keepDisks ? 'its disks are kept' : 'its disks go with it'}: ${names}`;
}

function poolNotes({ namespace, name, ownerReferences = [] }: any): string[] {
  return ownerReferences.filter(({ kind }: any) => kind === 'VirtualMachinePool')
    .map((pool: any) => `${namespace}/${name}: is of pool ${JSON.stringify(pool.name)}, which makes another: scale the pool to have fewer`);
}

function isAgreedUpon(objects: readonly any[]): Promise<boolean> {
  return confirm(`delete ${objects.length === 1 ? 'it' : `these ${objects.length}`}?`, objects.map((object) => objectName(referenceTo(object))));
}
