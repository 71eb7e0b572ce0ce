// When namespaces, CustomResourceDefinitions and Kubernetes workloads are ready.
import { conditionOf, conditionWith, failed, progressing, ready, Readiness } from './readiness';

export function namespaceReadiness({ status }: any): Readiness {
  const phase = status?.phase ?? 'Active';
  return phase === 'Active' ? ready(phase) : failed(phase, 'it is being deleted');
}

export function definitionReadiness(definition: any): Readiness {
  const refused = conditionWith(definition, 'NamesAccepted', 'False');
  if (refused) {
    return failed(refused.reason ?? 'NamesNotAccepted', refused.message);
  }
  return conditionWith(definition, 'Established', 'True') ? ready('Established') : progressing('Pending', conditionOf(definition, 'Established')?.message);
}

export function deploymentReadiness(deployment: any): Readiness {
  const stalled = conditionWith(deployment, 'Progressing', 'False');
  if (stalled?.reason === 'ProgressDeadlineExceeded' && isObserved(deployment)) {
    return failed(stalled.reason, stalled.message);
  }
  const { spec: { replicas = 1 }, status: { updatedReplicas = 0, availableReplicas = 0, replicas: all = 0 } = {} } = deployment;
  return countReadiness(deployment, Math.min(updatedReplicas, availableReplicas), replicas, all === replicas);
}

export function statefulSetReadiness(set: any): Readiness {
  const { spec: { replicas = 1, updateStrategy }, status: { readyReplicas = 0, updatedReplicas = 0 } = {} } = set;
  // Pods below the partition, and pods of OnDelete, are not updated.
  const isUpdated = updateStrategy?.type === 'OnDelete' || updatedReplicas >= replicas - (updateStrategy?.rollingUpdate?.partition ?? 0);
  return countReadiness(set, readyReplicas, replicas, isUpdated);
}

export function daemonSetReadiness(set: any): Readiness {
  const { desiredNumberScheduled = 0, updatedNumberScheduled = 0, numberAvailable = 0 } = set.status ?? {};
  const updated = set.spec.updateStrategy?.type === 'OnDelete' ? desiredNumberScheduled : updatedNumberScheduled;
  return countReadiness(set, Math.min(updated, numberAvailable), desiredNumberScheduled);
}

export function jobReadiness(job: any): Readiness {
  const failure = conditionWith(job, 'Failed', 'True');
  if (failure) {
    return failed(failure.reason ?? 'Failed', failure.message);
  }
  return conditionWith(job, 'Complete', 'True') ? ready('Complete') : progressing('Running', `${job.status?.succeeded ?? 0} of ${job.spec.completions ?? 1} succeeded`);
}

/** The status counts only once the controller has observed the current generation. */
function isObserved({ metadata, status }: any): boolean {
  return status !== undefined && (status.observedGeneration ?? 0) >= (metadata.generation ?? 0);
}

function countReadiness(object: any, up: number, wanted: number, isDone = true): Readiness {
  const count = `${up} of ${wanted}`;
  return isObserved(object) && up === wanted && isDone ? ready(count) : progressing(count);
}
