// The conditions of a machine as Viti Stack has them: the machine itself, its storage and its network, each with a reason.
import { NO_NETWORK, wordFor } from './causes';
import { diskNames, Inspected } from './inspection';
import type { Companions } from '../wait/companions';
import type { Cause, FindCause } from '../wait/diagnosis/cause';
import { noAddress } from '../wait/diagnosis/guests';
import { failedImport, failedMount, failedProvisioning, lostStorage, missingClaim, missingStorageClass } from '../wait/diagnosis/storage';
import type { Readiness } from '../wait/readiness/readiness';

export interface MachineCondition {
  readonly type: 'VirtualMachineReady' | 'StorageReady' | 'NetworkReady';
  readonly status: 'True' | 'False' | 'Unknown';
  readonly reason: string;
  readonly message?: string;
}

/** What can be wrong with storage, the most telling first: the machine's own condition may then be about something else. */
const STORAGE_OBSTACLES: readonly FindCause[] = [lostStorage, missingStorageClass, missingClaim, failedImport, failedProvisioning, failedMount];

/** The phases of a DataVolume whose claim can be used. */
const FILLED = ['PendingPopulation', 'Succeeded'];

/** What the three conditions are, where `cause` is what keeps the machine from coming up. */
export function machineConditions(inspected: Inspected, readiness: Readiness, cause?: Cause): MachineCondition[] {
  return [machineCondition(readiness, cause), storageCondition(inspected), networkCondition(inspected, cause)];
}

function machineCondition({ state, reason, message }: Readiness, cause: Cause | undefined): MachineCondition {
  const type = 'VirtualMachineReady';
  if (state === 'ready') {
    return { type, status: 'True', reason: 'VMCreated' };
  }
  return cause === undefined
    ? { type, status: 'False', reason: state === 'failed' ? 'VMFailed' : reason, message }
    : { type, status: 'False', reason: wordFor(cause), message: cause.message };
}

function storageCondition({ machine, companions, unseen }: Inspected): MachineCondition {
  const type = 'StorageReady';
  const [cause] = STORAGE_OBSTACLES.flatMap((find) => find(machine, companions) ?? []);
  if (cause !== undefined) {
    return { type, status: 'False', reason: wordFor(cause), message: cause.message };
  }
  const names = diskNames(machine);
  const hidden = names.length === 0 ? undefined : unseenOf(unseen, ['DataVolume', 'PersistentVolumeClaim']);
  if (hidden !== undefined) {
    return { type, status: 'Unknown', ...hidden };
  }
  const waiting = names.filter((name) => !isFilled(name, companions)).map((name) => JSON.stringify(name));
  return waiting.length === 0
    ? { type, status: 'True', reason: 'PVCBound', ...names.length === 0 && { message: 'it has no disks that last' } }
    : { type, status: 'False', reason: 'PVCPending', message: `${waiting.join(', ')} ${waiting.length === 1 ? 'is' : 'are'} not there yet` };
}

function isFilled(name: string, { claims, dataVolumes }: Companions): boolean {
  const [claim, volume] = [claims, dataVolumes].map((objects) => objects.find(({ metadata }) => metadata.name === name));
  return claim?.status?.phase === 'Bound' && (volume === undefined || FILLED.includes(volume.status?.phase));
}

/** Why a condition is not known. */
function unseenOf(unseen: Inspected['unseen'], kinds: readonly string[]): Pick<MachineCondition, 'reason' | 'message'> | undefined {
  const hidden = unseen.find(({ kind }) => kinds.includes(kind));
  return hidden && { reason: 'NotSeen', message: `this user may not see its ${hidden.kind}` };
}

function networkCondition({ machine, companions, unseen }: Inspected, cause: Cause | undefined): MachineCondition {
  const type = 'NetworkReady';
  if (cause !== undefined && wordFor(cause) === NO_NETWORK) {
    return { type, status: 'False', reason: NO_NETWORK, message: cause.message };
  }
  const hidden = unseenOf(unseen, ['VirtualMachineInstance']);
  if (hidden !== undefined) {
    return { type, status: 'Unknown', ...hidden };
  }
  const { instance } = companions;
  const without = noAddress(machine, companions);
  if (without !== undefined) {
    return { type, status: 'False', reason: 'NetworkFailed', message: without.message };
  }
  return instance?.status?.phase === 'Running'
    ? { type, status: 'True', reason: 'NetworkConfigured' }
    : { type, status: 'Unknown', reason: 'NotRunning', message: 'its networks are known once it runs' };
}
