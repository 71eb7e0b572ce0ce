// The revisions of instance types and preferences: one that a manifest names, and those that KubeVirt recorded for a machine in the cluster. A
// machine with a revision does not need the instance type or the preference itself, which upgrades of common-instancetypes remove.
import { fieldAt } from '../../plain-data/fields';
import { textOf } from '../../plain-data/plain-data';
import type { Cluster, ObjectReference } from '../cluster/cluster';
import { findReadable } from '../cluster/find-readable';
import { VIRTUAL_MACHINE } from '../cluster/machine-types';
import type { Reference } from '../findings/references';
import { machineIn } from '../manifests/machines';

/** The field of a machine that refers to objects of this kind, if any. */
function fieldOf(kind: string): string | undefined {
  return /^VirtualMachine(?:Cluster)?(Instancetype|Preference)$/.exec(kind)?.[1].toLowerCase();
}

/** The name of the revision that a machine names next to an instance type or a preference. */
export function namedRevision(object: any, { kind }: Reference): string | undefined {
  const field = fieldOf(kind);
  return field && (textOf(fieldAt(machineIn(object)?.spec, `${field}.revisionName`)) || undefined);
}

/** Whether the cluster has a machine with a revision of the instance type or the preference that its manifest names. */
export async function hasRecordedRevision(cluster: Cluster, machine: any, object: ObjectReference): Promise<boolean> {
  if (machine.kind !== VIRTUAL_MACHINE.kind) {
    return false;
  }
  const live = await findReadable(cluster, { ...VIRTUAL_MACHINE, namespace: machine.metadata?.namespace, name: machine.metadata?.name });
  const field = fieldOf(object.kind);
  return isOf(fieldAt(live, `spec.${field}`), object, 'revisionName') || isOf(fieldAt(live, `status.${field}Ref`), object, 'controllerRevisionRef.name');
}

/** KubeVirt 1.5 moved the name of the revision from the spec to the status. It takes kinds in any letter case, also in the plural. */
function isOf(reference: unknown, { kind, name }: ObjectReference, revision: string): boolean {
  const written = textOf(fieldAt(reference, 'kind')).toLowerCase().replace(/s$/, '');
  return fieldAt(reference, 'name') === name && ['', kind.toLowerCase()].includes(written) && fieldAt(reference, revision) !== undefined;
}
