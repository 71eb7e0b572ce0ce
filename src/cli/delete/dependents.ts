// What the cluster deletes after its owners, also if they made it after the plan: pools make machines, and machines make disks.
import { type Cluster, type UniqueReference, uniqueReferenceTo } from '../cluster/cluster';
import type { Type } from '../cluster/discovery';
import { mapLimited } from '../cluster/limit';
import { listServed } from '../cluster/list-served';
import { VIRTUAL_MACHINE } from '../cluster/machine-types';
import { unlessForbidden } from '../cluster/unless-forbidden';
import { DISK_TYPES } from '../manifests/disk-types';

/** What objects of some kinds make, which may make more. */
const MADE: readonly { readonly type: Type; readonly by: readonly string[] }[] = [
  { type: VIRTUAL_MACHINE, by: ['VirtualMachinePool'] },
  ...DISK_TYPES.map((type) => ({ type, by: ['VirtualMachine', 'DataVolume'] })),
];

/**
 * Finds further objects all of whose owners are known, and adds them. What this user may not list is left out.
 *
 * @param known the objects that are gone or being deleted, by uid
 */
export async function findDependents(cluster: Cluster, known: Map<string, UniqueReference>): Promise<UniqueReference[]> {
  const isDependent = ({ metadata: { ownerReferences = [] } }: any) => (
    ownerReferences.length > 0 && ownerReferences.every(({ uid }: any) => known.has(uid))
  );
  const keep = (object: any) => isDependent(object) ? [uniqueReferenceTo(object)] : [];
  const found: UniqueReference[] = [];
  for (const { type, by } of MADE) {
    const namespaces = new Set([...known.values()].filter(({ kind }) => by.includes(kind)).map(({ namespace }) => namespace));
    const lists = await mapLimited([...namespaces], (namespace) => unlessForbidden(() => listServed(cluster, { ...type, namespace }, keep)));
    const added = lists.flatMap((list) => list?.flat() ?? []).filter(({ uid }) => !known.has(uid));
    added.forEach((each) => known.set(each.uid, each));
    found.push(...added);
  }
  return found;
}
