// Explains why a command lost the guest of its lease. ssh knows only that the connection broke.
import { staysOn } from './guest-watch';
import type { Lease } from './lease';
import type { LeaseMachines } from './lease-machines';
import { isBeingDeleted } from '../cluster/cluster';
import { SshFailure } from '../tunnel/ssh';
import { isAskedToStart } from '../wait/readiness/virtual-machine';

/** The error to throw for an error of a command: if the guest was lost, with what happened to its machine. */
export async function explainLoss(machines: LeaseMachines, lease: Lease, error: unknown): Promise<unknown> {
  if (!(error instanceof SshFailure) || error.fault !== 'no connection') {
    return error;
  }
  const cause = await findCause(machines, lease).catch(() => undefined);
  return cause === undefined ? error : new Error(`lease ${lease.slug}: its machine ${JSON.stringify(lease.name)} ${cause} while the command ran: ${error.message}`, { cause: error });
}

async function findCause(machines: LeaseMachines, lease: Lease): Promise<string | undefined> {
  const machine = await machines.find(lease);
  if (machine === undefined || isBeingDeleted(machine)) {
    return 'was deleted';
  }
  if (staysOn(machine, await machines.instanceOf(lease))) {
    return undefined;
  }
  return isAskedToStart(machine) ? 'was restarted' : 'was switched off';
}
