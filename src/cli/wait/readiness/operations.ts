// When operations on machines are done: migrations, snapshots, restores, clones and exports.
import { conditionWith, failed, progressing, Readiness, ready } from './readiness';

export function migrationReadiness(migration: any): Readiness {
  const { phase = 'Pending', migrationState } = migration.status ?? {};
  if (phase === 'Failed') {
    return failed(phase, migrationState?.failureReason ?? 'the migration has failed');
  }
  return phase === 'Succeeded' ? ready(phase) : progressing(phase, blockageOf(migration));
}

/** KubeVirt describes what blocks a migration, except for quotas. */
function blockageOf(migration: any): string | undefined {
  const isRejected = conditionWith(migration, 'migrationRejectedByResourceQuota', 'True') !== undefined;
  return isRejected ? 'a ResourceQuota of the namespace has no room for its target pod'
    : migration.status?.conditions?.find(({ status, message }: any) => status === 'True' && message)?.message;
}

export function snapshotReadiness(snapshot: any): Readiness {
  const { phase = 'InProgress', readyToUse, error } = snapshot.status ?? {};
  const failure = conditionWith(snapshot, 'Failure', 'True');
  if (phase === 'Failed' || failure) {
    return failed('Failed', error?.message ?? failure?.reason ?? 'the snapshot has failed');
  }
  return readyToUse === true ? ready('Succeeded', missingVolumes(snapshot.status)) : progressing(phase, error?.message ?? obstacleOf(snapshot));
}

/** Why a snapshot has not begun. Once it exists, it only has to become ready. */
function obstacleOf(snapshot: any): string | undefined {
  return snapshot.status?.phase === 'InProgress' ? conditionWith(snapshot, 'Progressing', 'False')?.reason : undefined;
}

/** KubeVirt excludes volumes without claims from every snapshot, and others only if it cannot take snapshots of them. */
function missingVolumes({ indications = [], sourceIndications = [], snapshotVolumes }: any): string | undefined {
  const isPartial = [...indications, ...sourceIndications.map(({ indication }: any) => indication)].includes('PartialSnapshot');
  const excluded = (snapshotVolumes?.excludedVolumes ?? []).map((name: string) => JSON.stringify(name)).join(', ');
  return isPartial ? `it does not have ${excluded}: the storage class of a claim among them has no VolumeSnapshotClass` : undefined;
}

/** KubeVirt restores no snapshot into another machine that exists, and tries again without end. */
const TARGET_EXISTS = 'restore source and restore target are different but restore target already exists';

/** Whether an operation waits until the machine that it is to create does not exist. */
export function isTargetTaken({ message }: Readiness): boolean {
  return message === TARGET_EXISTS;
}

export function restoreReadiness(restore: any): Readiness {
  const failure = conditionWith(restore, 'Failure', 'True');
  if (failure) {
    return failed('Failed', failure.reason);
  }
  const step = conditionWith(restore, 'Progressing', 'True') ?? conditionWith(restore, 'Ready', 'False');
  return restore.status?.complete === true ? ready('Complete') : progressing('InProgress', step?.reason);
}

/** KubeVirt retries a clone that it cannot begin, and writes the cause as the reason of a condition. */
export function cloneReadiness(clone: any): Readiness {
  const { phase = 'Pending' } = clone.status ?? {};
  const { reason, message = reason } = conditionWith(clone, 'Ready', 'False') ?? {};
  if (phase === 'Failed') {
    return failed(phase, message ?? 'the clone has failed');
  }
  return phase === 'Succeeded' ? ready(phase) : progressing(phase, conditionWith(clone, 'Progressing', 'False') && message);
}

/** The conditions that say why an export is not ready, of itself and of what it exports. */
const EXPORT_CONDITIONS = ['Ready', 'PVCReady', 'VolumesCreated'];

export function exportReadiness(object: any): Readiness {
  const phase = object.status?.phase ?? 'Pending';
  const unmet = EXPORT_CONDITIONS.flatMap((type) => conditionWith(object, type, 'False') ?? []);
  const { reason = phase, message } = unmet.find((condition) => condition.message) ?? unmet[0] ?? {};
  return phase === 'Ready' ? ready(phase) : progressing(reason, message);
}
