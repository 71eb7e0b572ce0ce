// Selects launcher pods, of all machines or of one. KubeVirt's label vm.kubevirt.io/name does not do: it has the guest's hostname, which
// several machines may share.
import { createHash } from 'crypto';
import { MACHINE_LABEL } from '../../../machine/pod-selector';

/** Selects every launcher pod. */
export const LAUNCHER_SELECTOR = 'kubevirt.io=virt-launcher';

/** The greatest length of a label value, in characters. */
const MAX_LABEL_LENGTH = 63;

/** How much of a name's hash KubeVirt uses, in characters. */
const HASH_LENGTH = 8;

/**
 * Selects the launcher pods of a machine: those of its instance, or by its name if its instance is unknown. Pods that KubeVirt 1.6
 * started do not have the label with the name.
 */
export function launcherSelector(machine: string, instance?: any): string {
  return `${LAUNCHER_SELECTOR},${instance === undefined ? `${MACHINE_LABEL}=${labelValue(machine)}` : `kubevirt.io/created-by=${instance.metadata.uid}`}`;
}

/** KubeVirt shortens a name that is too long for a label, and appends a hash to tell it from other names with the same prefix. */
function labelValue(machine: string): string {
  const hash = createHash('sha1').update(machine).digest('hex').slice(0, HASH_LENGTH);
  return machine.length <= MAX_LABEL_LENGTH ? machine : `${machine.slice(0, MAX_LABEL_LENGTH - HASH_LENGTH - 1)}-${hash}`;
}
