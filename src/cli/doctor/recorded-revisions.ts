// The revisions of instance types and preferences: one that a manifest names, and those that KubeVirt recorded for a machine in the cluster. A
// machine with a revision does not need the instance type or the preference itself, which upgrades of common-instancetypes remove.
import { fieldAt } from '../../plain-data/fields';
import type { Cluster, ObjectReference } from '../cluster/cluster';
import { findReadable } from '../cluster/find-readable';
import { VIRTUAL_MACHINE } from '../cluster/machine-types';
import type { Reference } from '../findings/references';
import { machineIn } from '../manifests/machines';

const FIELDS: readonly unknown[] = ['instancetype', 'preference'];

/** The name of the revision that a machine names next to an instance type or a preference. */
export function namedRevision(object: any, { as }: Reference): string | undefined {
  const revision = FIELDS.includes(as) ? fieldAt(machineIn(object)?.spec, `${as}.revisionName`) : undefined;
  return typeof revision === 'string' && revision !== '' ? revision : undefined;
}

/** Whether the cluster has a machine with a revision of the instance type or the preference that its manifest names. */
export async function hasRecordedRevision(cluster: Cluster, machine: any, { name }: ObjectReference): Promise<boolean> {
  if (machine.kind !== VIRTUAL_MACHINE.kind) {
    return false;
  }
  const live = await findReadable(cluster, { ...VIRTUAL_MACHINE, namespace: machine.metadata?.namespace, name: machine.metadata?.name });
  return FIELDS.some((field) => isOf(fieldAt(live, `spec.${field}`), name, 'revisionName')
    || isOf(fieldAt(live, `status.${field}Ref`), name, 'controllerRevisionRef.name'));
}

/** KubeVirt 1.5 moved the name of the revision from the spec to the status. */
function isOf(reference: unknown, name: string, revision: string): boolean {
  return fieldAt(reference, 'name') === name && fieldAt(reference, revision) !== undefined;
}
