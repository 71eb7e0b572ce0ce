// Which pods are launchers, and those of which machine. KubeVirt's label vm.kubevirt.io/name has the guest's hostname, which several may have.
import { createHash } from 'crypto';
import { MACHINE_NAME } from '../../manifests/machines';

/** Selects every launcher pod. */
export const LAUNCHERS = 'kubevirt.io=virt-launcher';

/** How long the value of a label may be, in characters. */
const MAX_LABEL = 63;

/** How much of a name's hash KubeVirt takes, in characters. */
const HASH = 8;

/**
 * Selects the launcher pods of a machine: those of its instance, or by its name where its instance is unknown. Pods that KubeVirt 1.6 has
 * started do not have the label with the name.
 */
export function launchersOf(machine: string, instance?: any): string {
  return `${LAUNCHERS},${instance === undefined ? `${MACHINE_NAME}=${idOf(machine)}` : `kubevirt.io/created-by=${instance.metadata.uid}`}`;
}

/** KubeVirt shortens a name that is too long for a label, and tells it by a hash from others that begin alike. */
function idOf(machine: string): string {
  const hash = createHash('sha1').update(machine).digest('hex').slice(0, HASH);
  return machine.length <= MAX_LABEL ? machine : `${machine.slice(0, MAX_LABEL - HASH - 1)}-${hash}`;
}
