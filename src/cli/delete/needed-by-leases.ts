// The objects of lease pools that stay while leases need them.
import { guardsLeases } from '../../leases/lease-guards';
import { ID_LABEL } from '../../leases/lease-labels';
import { type Cluster, isBeingDeleted, referenceTo } from '../cluster/cluster';
import { mapLimited } from '../cluster/limit';
import { listServed } from '../cluster/list-served';
import { VIRTUAL_MACHINE } from '../cluster/machine-types';
import { objectName } from '../cluster/object-name';
import { unlessForbidden } from '../cluster/unless-forbidden';

/** The objects that must stay, and for which machine. Without the permission to list machines, none are known. */
export async function neededByLeases(cluster: Cluster, objects: readonly any[]): Promise<ReadonlyMap<any, string>> {
  const guards = objects.filter(guardsLeases);
  const namespaces = [...new Set<string>(guards.map(({ metadata }) => metadata.namespace))];
  const keep = ({ metadata }: any) => ({ ...VIRTUAL_MACHINE, metadata });
  const lists = await mapLimited(namespaces, (namespace) => (
    unlessForbidden(() => listServed(cluster, { ...VIRTUAL_MACHINE, namespace, labelSelector: ID_LABEL }, keep))
  ));
  const leaseIn = new Map(namespaces.map((namespace, index) => [namespace, lists[index]?.find((machine) => !isBeingDeleted(machine))]));
  return new Map(guards.flatMap((guard) => {
    const lease = leaseIn.get(guard.metadata.namespace);
    return lease === undefined ? [] : [[guard, objectName(referenceTo(lease))]];
  }));
}
