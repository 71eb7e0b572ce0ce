// When pools and replica sets have as many machines as they ask for. Neither has a condition that says it.
import { conditionWith, failed, progressing, ready, Readiness } from './readiness';
import { RunStrategy } from '../../../spec/run-strategy';

/** The run strategies of machines that nobody but a person starts. */
const AT_REST: readonly string[] = [RunStrategy.HALTED, RunStrategy.MANUAL];

export function poolReadiness(pool: any): Readiness {
  const { status = {} } = pool;
  return groupReadiness(pool, AT_REST.includes(pool.spec.virtualMachineTemplate?.spec?.runStrategy) ? status.replicas : status.readyReplicas);
}

export function instanceSetReadiness(set: any): Readiness {
  return groupReadiness(set, set.status?.readyReplicas);
}

/** A controller that has not looked yet says nothing, which is as many as no machines. */
function groupReadiness(group: any, up: number = 0): Readiness {
  const failure = conditionWith(group, 'ReplicaFailure', 'True');
  if (failure) {
    return failed('ReplicaFailure', failure.message);
  }
  const wanted = group.spec.replicas ?? 1;
  const count = `${up} of ${wanted}`;
  if (group.status !== undefined && up === wanted && (group.status.replicas ?? 0) === wanted) {
    return ready(count);
  }
  return progressing(count, conditionWith(group, 'ReplicaPaused', 'True') && 'it is paused: set spec.paused to false');
}
