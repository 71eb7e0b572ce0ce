// What is told of a lease.
import type { Claim } from './claims';
import { decision } from './cleanup-decision';
import { identityOf, isMachineOf, leaseOf } from './lease';

/** A lease as it is shown; its keys are only named. */
export interface LeaseView {
  readonly slug: string;
  readonly id: string;
  readonly namespace: string;
  /** The VirtualMachine's name. */
  readonly machine: string;
  /** KubeVirt's word for what the machine is doing. */
  readonly status: string;
  /** What the lease is going through. */
  readonly state: string;
  /** What clean-up would do, and why. */
  readonly cleanup: string;
  readonly isYours: boolean;
  readonly ssh?: string;
}

/**
 * @param claims what this user knows of leases
 * @param at the server's time, in seconds since 1970
 */
export function leaseView(machine: any, claims: readonly Claim[], at: number): LeaseView {
  const { id, slug, name, namespace } = identityOf(machine.metadata);
  const { action, reason } = decision(machine, { at });
  const claim = claims.find((each) => isMachineOf(each, machine));
  return {
    slug,
    id,
    namespace,
    machine: name,
    status: machine.status?.printableStatus ?? 'Pending',
    state: stateOf(machine),
    cleanup: action === 'skip' ? reason : `${action}: ${reason}`,
    isYours: claim !== undefined,
    ...claim !== undefined && { ssh: `${claim.user}, port ${claim.port}` },
  };
}

/** Somebody may have changed the annotations. */
function stateOf(machine: any): string {
  try {
    return leaseOf(machine).state;
  } catch {
    return 'unknown';
  }
}
