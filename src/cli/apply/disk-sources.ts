// What objects take their data from. A source must stay until that is done: a clone that has not begun has nothing but the name of its source.
import type { ObjectReference } from '../cluster/cluster';
import { namespacedName } from '../cluster/object-name';
import { dataVolumesOf, machineIn } from '../manifests/machines';
import { referencesOf } from '../manifests/references';

/** An object that another one takes data from. */
export interface DataSource {
  /** The key of the source. */
  readonly key: string;
  /** The key of the disk that a machine makes from it. Without one, the source is needed as long as the other object says. */
  readonly disk?: string;
}

/** The roles of such references. */
const ROLES: readonly unknown[] = ['clones', 'source', 'from', 'exports'];

/** Whether objects of a kind have all of their data. Others, such as a CDI DataSource, need their source for as long as they exist. */
const IS_COMPLETE: ReadonlyMap<unknown, (status: any) => boolean> = new Map([
  ['DataVolume', ({ phase }) => phase === 'Succeeded'],
  ['PersistentVolumeClaim', ({ phase }) => phase === 'Bound'],
  ['VirtualMachineClone', ({ phase }) => phase === 'Succeeded'],
  ['VirtualMachineRestore', ({ complete }) => complete === true],
]);

/** Whether an object has all of its data, and needs its source no longer. */
export function isComplete({ kind, status = {} }: any): boolean {
  return IS_COMPLETE.get(kind)?.(status) === true;
}

/** The key of an object as a source. A DataVolume is known by its claim. */
export function sourceKey({ kind, namespace, name }: Pick<ObjectReference, 'kind' | 'namespace' | 'name'>): string {
  return `${kind === 'DataVolume' ? 'PersistentVolumeClaim' : kind} ${namespacedName({ namespace, name })}`;
}

/** The sources of an object that the server has checked. The machines of a pool are made from theirs at any time. */
export function dataSourcesOf(object: any): DataSource[] {
  const takers = machineIn(object) === undefined ? [object] : dataVolumesOf(object);
  return takers.filter((taker) => !isComplete(taker)).flatMap((taker) => {
    const { kind, metadata: { name, namespace: own }, replicas } = taker;
    const disk = taker === object || replicas !== undefined ? undefined : sourceKey({ kind, namespace: own, name });
    return referencesOf(taker)
      .filter(({ as }) => ROLES.includes(as))
      .map(({ namespace = own, ...reference }) => ({ key: sourceKey({ ...reference, namespace }), disk }));
  });
}
