// What objects take their data from. A source must stay until that is done: a clone that has not begun has nothing but the name of its source.
import type { ObjectReference } from '../cluster/cluster';
import { namespacedName } from '../cluster/object-name';
import { referencesOf } from '../findings/references';
import { dataVolumesOf, machineIn } from '../manifests/machines';
import { conditionWith } from '../wait/readiness/readiness';

/** An object that another one takes data from. */
export interface DiskSource {
  /** The key of the source. */
  readonly key: string;
  /** The key of the disk that a machine makes from it. Without one, the source is needed until the other object is complete. */
  readonly disk?: string;
}

/** The roles of such references. */
const ROLES: readonly unknown[] = ['clones', 'source', 'from', 'of', 'exports'];

const hasPhase = (...phases: readonly string[]) => ({ status }: any) => phases.includes(status?.phase);
const hasCondition = (...types: readonly string[]) => (object: any) => types.some((type) => conditionWith(object, type, 'True') !== undefined);

/** Whether objects of a kind take no more data. Others, such as a CDI DataSource, need their source for as long as they exist. */
const IS_COMPLETE: ReadonlyMap<unknown, (object: any) => boolean> = new Map([
  ['DataVolume', hasPhase('Succeeded')],
  ['PersistentVolumeClaim', hasPhase('Bound')],
  ['VirtualMachineBackup', hasCondition('Complete', 'Failed')],
  ['VirtualMachineClone', hasPhase('Succeeded', 'Failed')],
  ['VirtualMachineRestore', (restore) => restore.status?.complete === true || hasCondition('Failure')(restore)],
  ['VirtualMachineSnapshot', hasPhase('Succeeded', 'Failed')],
]);

/** Whether an object has all of its data, and needs its source no longer. */
export function isComplete(object: any): boolean {
  return IS_COMPLETE.get(object.kind)?.(object) === true;
}

/** The names that KubeVirt gives to the VolumeSnapshots of a VirtualMachineSnapshot, which begin with its uid. */
const SNAPSHOT_OF_MACHINE = /^vmsnapshot-([\da-f-]{36})-volume-/;

/** The key of an object as a source. A DataVolume is known by its claim, and a VolumeSnapshot by the VirtualMachineSnapshot that it belongs to. */
export function sourceKey({ kind, namespace, name }: Pick<ObjectReference, 'kind' | 'namespace' | 'name'>): string {
  const [, uid] = kind === 'VolumeSnapshot' ? SNAPSHOT_OF_MACHINE.exec(name) ?? [] : [];
  return uid ?? `${kind === 'DataVolume' ? 'PersistentVolumeClaim' : kind} ${namespacedName({ namespace, name })}`;
}

/** The sources of an object that the server has checked. The machines of a pool are made from theirs at any time. */
export function diskSourcesOf(object: any): DiskSource[] {
  const takers = machineIn(object) === undefined ? [object] : dataVolumesOf(object);
  return takers.filter((taker) => !isComplete(taker)).flatMap((taker) => {
    const { kind, metadata: { name, namespace: own }, replicas } = taker;
    const disk = taker === object || replicas !== undefined ? undefined : sourceKey({ kind, namespace: own, name });
    return referencesOf(taker)
      .filter(({ as }) => ROLES.includes(as))
      .map(({ namespace = own, ...reference }) => ({ key: sourceKey({ ...reference, namespace }), disk }));
  });
}
