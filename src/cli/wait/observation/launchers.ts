// Which pods are launchers, and those of which machine. The labels with the machine's name do not tell: one has the guest's hostname, which
// several may have, and the other is not on pods that were started by KubeVirt 1.6.

/** Selects every launcher pod. */
export const LAUNCHERS = 'kubevirt.io=virt-launcher';

/** Selects the launcher pods of an instance. */
export function launchersOf({ metadata: { uid } }: any): string {
  return `${LAUNCHERS},kubevirt.io/created-by=${uid}`;
}
