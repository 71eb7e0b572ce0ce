// When what is done once to a machine is done: migrations, snapshots, restores and clones.
import { conditionWith, failed, progressing, ready, Readiness } from './readiness';

export function migrationReadiness(migration: any): Readiness {
  const { phase = 'Pending', migrationState } = migration.status ?? {};
  if (phase === 'Failed') {
    return failed(phase, migrationState?.failureReason ?? 'the migration has failed');
  }
  return phase === 'Succeeded' ? ready(phase) : progressing(phase);
}

export function snapshotReadiness(snapshot: any): Readiness {
  const { phase = 'InProgress', readyToUse, error } = snapshot.status ?? {};
  const failure = conditionWith(snapshot, 'Failure', 'True');
  if (phase === 'Failed' || failure) {
    return failed('Failed', error?.message ?? failure?.reason ?? 'the snapshot has failed');
  }
  return readyToUse === true ? ready('Succeeded') : progressing(phase, error?.message);
}

export function restoreReadiness(restore: any): Readiness {
  const failure = conditionWith(restore, 'Failure', 'True');
  if (failure) {
    return failed('Failed', failure.reason);
  }
  const step = conditionWith(restore, 'Progressing', 'True') ?? conditionWith(restore, 'Ready', 'False');
  return restore.status?.complete === true ? ready('Complete') : progressing('InProgress', step?.reason);
}

export function cloneReadiness({ status }: any): Readiness {
  const phase = status?.phase ?? 'Pending';
  if (phase === 'Failed') {
    return failed(phase, status.conditions?.find(({ message }: any) => message)?.message ?? 'the clone has failed');
  }
  return phase === 'Succeeded' ? ready(phase) : progressing(phase);
}
