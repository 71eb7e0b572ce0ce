// What the user reads before the question: what is deleted with each object, and what stays.
import type { Disks } from './disks';
import { referenceTo } from '../cluster/cluster';
import { namespacedName, objectName } from '../cluster/object-name';
import { isMachine, isPool, machineName } from '../machines/selected-machines';
import { readableSize } from '../manifests/disk-size';
import { isDisk } from '../manifests/disk-types';

/** The kinds that hold earlier data of disks. */
const SNAPSHOTS: readonly string[] = ['VirtualMachineSnapshot', 'VolumeSnapshot'];

interface Deleted {
  readonly objects: readonly any[];
  readonly poolMachines: readonly any[];
  /** The disks in the machines' namespaces; undefined where the user may not list them. */
  readonly disks: Disks | undefined;
}

/** @param keepDisks whether disks are kept that the machines own */
export function deletionNotes({ objects, poolMachines, disks }: Deleted, keepDisks: boolean): string[] {
  const machines = objects.filter(isMachine);
  const deletedDisks = new Set(objects.filter(isDisk).map(({ metadata }) => namespacedName(metadata)));
  return [
    ...snapshotNotes(objects),
    ...[...machines, ...poolMachines].map((machine) => diskNote(machine, disks, deletedDisks, keepDisks)),
    ...machines.flatMap(poolNotes),
  ];
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

function poolNotes(machine: any): string[] {
  return (machine.metadata.ownerReferences ?? []).filter(isPool)
    .map((pool: any) => `${machineName(machine)}: is of pool ${JSON.stringify(pool.name)}, which creates another: scale the pool to have fewer`);
}
