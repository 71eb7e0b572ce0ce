// Selects launcher pods, of all machines or of one. KubeVirt's label vm.kubevirt.io/name does not do: it has the guest's hostname, which
// several machines may share.
import { createHash } from 'crypto';
import { MACHINE_LABEL } from '../../../machine/pod-selector';
import type { ObjectQuery } from '../../cluster/cluster';

/** Selects every launcher pod. */
export const LAUNCHERS: ObjectQuery = { apiVersion: 'v1', kind: 'Pod', labelSelector: 'kubevirt.io=virt-launcher' };

/** The label with the uid of the instance. */
const INSTANCE_LABEL = 'kubevirt.io/created-by';

/** The greatest length of a label value, in characters. */
const MAX_LABEL_LENGTH = 63;

/** How much of a name's hash KubeVirt uses, in characters. */
const HASH_LENGTH = 8;

/**
 * The label that selects the launcher pods of a machine: those of its instance, or by its name if its instance is unknown. Pods that
 * KubeVirt 1.6 started do not have the label with the name.
 */
export function launcherLabel(machine: string, instance?: any): string {
  return instance === undefined ? `${MACHINE_LABEL}=${labelValue(machine)}` : `${INSTANCE_LABEL}=${instance.metadata.uid}`;
}

/** The labels by which a launcher pod may be selected. */
export function launcherLabels({ metadata: { labels = {} } }: any): string[] {
  return [INSTANCE_LABEL, MACHINE_LABEL].map((label) => `${label}=${labels[label]}`);
}

/** KubeVirt shortens a name that is too long for a label, and appends a hash to tell it from other names with the same prefix. */
function labelValue(machine: string): string {
  const hash = createHash('sha1').update(machine).digest('hex').slice(0, HASH_LENGTH);
  return machine.length <= MAX_LABEL_LENGTH ? machine : `${machine.slice(0, MAX_LABEL_LENGTH - HASH_LENGTH - 1)}-${hash}`;
}
