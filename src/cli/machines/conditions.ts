// The reasons and the three conditions of a machine in the terms of Viti Stack: the machine itself, its storage and its network.
import { diskNames, Inspection } from './inspection';
import { isBeingDeleted } from '../cluster/cluster';
import type { Cause, FindCause } from '../wait/diagnosis/cause';
import { waitingClone } from '../wait/diagnosis/clones';
import { noAddress } from '../wait/diagnosis/guests';
import { failedImport, outOfMemory, unscheduledImport } from '../wait/diagnosis/imports';
import { failedMount, failedProvisioning, lostStorage, missingClaim, missingStorageClass } from '../wait/diagnosis/storage';
import type { RelatedObjects } from '../wait/observation/related-objects';
import type { Readiness } from '../wait/readiness/readiness';

/** The reason for a network that does not exist. */
const NO_NETWORK = 'NetworkConfigurationNotFound';

/** Viti Stack's reasons, each for KubeVirt's reasons or messages. The first match counts. */
const REASONS: ReadonlyArray<{ readonly vitiReason: string; readonly reason?: RegExp; readonly message?: RegExp }> = [
  { vitiReason: 'TemplateNotFound', reason: /^FailedFind(?:Instancetype|Preference)$/ },
  { vitiReason: 'TemplateNotFound', message: /(?:instancetype|preference)\S{0,1000} .{0,1000}not found/i },
  { vitiReason: NO_NETWORK, message: /network[- ]?attachment[- ]?definition/i },
  { vitiReason: 'StorageClassNotFound', reason: /^StorageClassNotFound$/ },
  { vitiReason: 'InsufficientResources', reason: /^(?:(?:Error)?Unschedulable|QuotaExceeded)$/ },
  { vitiReason: 'KubeVirtApiError', reason: /^(?:Failed(?:Create|Delete|Update)|Failure)$/ },
];

/** Viti Stack's reason for a cause, if it has one, or else KubeVirt's. */
export function reasonOf({ reason, message }: Cause): string {
  return REASONS.find((each) => each.reason?.test(reason) || each.message?.test(message))?.vitiReason ?? reason;
}

export interface MachineCondition {
  readonly type: 'VirtualMachineReady' | 'StorageReady' | 'NetworkReady';
  readonly status: 'True' | 'False' | 'Unknown';
  readonly reason: string;
  readonly message?: string;
}

/** The possible problems of storage, the most specific first. */
const STORAGE_OBSTACLES: readonly FindCause[] = [
  lostStorage, missingStorageClass, missingClaim, failedImport, waitingClone, unscheduledImport, outOfMemory, failedProvisioning, failedMount,
];

/** The phases of a DataVolume in which its claim can be used. */
const USABLE_PHASES = ['PendingPopulation', 'Succeeded'];

/** @param cause why the machine does not start, if known */
export function machineConditions(inspected: Inspection, readiness: Readiness, cause?: Cause): MachineCondition[] {
  return [machineCondition(readiness, cause), storageCondition(inspected), networkCondition(inspected, cause)];
}

function machineCondition({ state, reason, message }: Readiness, cause: Cause | undefined): MachineCondition {
  const type = 'VirtualMachineReady';
  if (state === 'ready') {
    return { type, status: 'True', reason: 'VMCreated' };
  }
  return cause === undefined
    ? { type, status: 'False', reason: state === 'failed' ? 'VMFailed' : reason, message }
    : { type, status: 'False', reason: reasonOf(cause), message: cause.message };
}

function storageCondition({ machine, related, unseen }: Inspection): MachineCondition {
  const type = 'StorageReady';
  const [cause] = STORAGE_OBSTACLES.flatMap((find) => find(machine, related) ?? []);
  if (cause !== undefined) {
    return { type, status: 'False', reason: reasonOf(cause), message: cause.message };
  }
  const names = diskNames(machine);
  const hidden = names.length === 0 ? undefined : unreadableReason(unseen, ['DataVolume', 'PersistentVolumeClaim']);
  if (hidden !== undefined) {
    return { type, status: 'Unknown', ...hidden };
  }
  const waiting = names.filter((name) => !isUsable(name, related)).map((name) => JSON.stringify(name));
  return waiting.length === 0
    ? { type, status: 'True', reason: 'PVCBound', ...names.length === 0 && { message: 'it has no persistent disks' } }
    : { type, status: 'False', reason: 'PVCPending', message: `${waiting.join(', ')} ${waiting.length === 1 ? 'is' : 'are'} not ready yet` };
}

function isUsable(name: string, { claims, dataVolumes }: RelatedObjects): boolean {
  const [claim, volume] = [claims, dataVolumes].map((objects) => objects.find(({ metadata }) => metadata.name === name));
  return claim?.status?.phase === 'Bound' && !isBeingDeleted(claim) && (volume === undefined || USABLE_PHASES.includes(volume.status?.phase));
}

/** Why a condition is Unknown. */
function unreadableReason(unseen: Inspection['unseen'], kinds: readonly string[]): Pick<MachineCondition, 'reason' | 'message'> | undefined {
  const hidden = unseen.find(({ kind }) => kinds.includes(kind));
  return hidden && { reason: 'NotSeen', message: `this user may not see its ${hidden.kind}` };
}

function networkCondition({ machine, related, unseen }: Inspection, cause: Cause | undefined): MachineCondition {
  const type = 'NetworkReady';
  if (cause !== undefined && reasonOf(cause) === NO_NETWORK) {
    return { type, status: 'False', reason: NO_NETWORK, message: cause.message };
  }
  const hidden = unreadableReason(unseen, ['VirtualMachineInstance']);
  if (hidden !== undefined) {
    return { type, status: 'Unknown', ...hidden };
  }
  const { instance } = related;
  const missingAddress = noAddress(machine, related);
  if (missingAddress !== undefined) {
    return { type, status: 'False', reason: 'NetworkFailed', message: missingAddress.message };
  }
  return instance?.status?.phase === 'Running'
    ? { type, status: 'True', reason: 'NetworkConfigured' }
    : { type, status: 'Unknown', reason: 'NotRunning', message: 'its networks are known once it runs' };
}
