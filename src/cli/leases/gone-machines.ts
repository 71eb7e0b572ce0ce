// Decides about the record of a lease whose machine does not exist: the machine may still appear, or be in another cluster.
import type { Decision } from './cleanup-decision';
import type { LeaseContext } from './context';
import type { LeaseRecord } from './lease-records';
import { mayStillAppear } from './machine-request';

/** The record is of no use any longer. */
export const GONE: Decision = { action: 'delete', reason: 'its machine is gone, so its record and key are of no use' };

const MAY_APPEAR: Decision = { action: 'skip', reason: 'its creation was interrupted, and its machine may still appear: run cleanup again in two minutes' };

/** `GONE`, or why the record is kept. */
export function decideOnRecord({ records, machines, clusterIdentity }: LeaseContext, record: LeaseRecord): Decision {
  if (record.cluster !== undefined && record.cluster !== clusterIdentity) {
    return otherClusterDecision(records.keyFolder(record));
  }
  return mayStillAppear(record, machines.now()) ? MAY_APPEAR : GONE;
}

/** The context may now lead to another cluster, or the cluster may have another address. */
function otherClusterDecision(keyFolder: string): Decision {
  const reason = `it is not in this cluster, and the context led to another one when it was taken: point it there again, or remove ${keyFolder} and ${keyFolder}.json if its machine no longer exists`;
  return { action: 'skip', reason };
}
