// Exports that KubeVirt does not serve: what they export is in use, does not exist, or has no volumes.
import type { Cause, FindCause } from './cause';
import { table } from '../../../plain-data/plain-data';
import { exportReadiness } from '../readiness/operations';

const ABSENT = { advice: 'create what the message names, or correct spec.source of the export', mayRecover: true };
const EMPTY = { advice: 'export a machine, a snapshot or a claim that has data: container disks and cloud-init are not exported' };

const EXPORT_ADVICE: { readonly [reason: string]: Pick<Cause, 'state' | 'advice' | 'mayRecover'> } = table({
  InUse: { advice: 'stop the machine, or export a snapshot of it', mayRecover: true },
  PodPending: { state: 'progressing', advice: 'find out what its pod virt-export-… waits for, such as the Secret of spec.tokenSecretRef: kubectl describe pods' },
  VMNotFound: ABSENT,
  PVCNotFound: ABSENT,
  VMSnapshotNotFound: ABSENT,
  VMNoVolumes: EMPTY,
  VMSnapshotNoVolumes: EMPTY,
});

export const blockedExport: FindCause = (object) => {
  const { reason, message = 'it cannot be exported' } = exportReadiness(object);
  return object.kind === 'VirtualMachineExport' && reason in EXPORT_ADVICE ? { reason, message, ...EXPORT_ADVICE[reason] } : undefined;
};
