// When pools and replica sets of machines are ready.
import { conditionWith, failed, progressing, type Readiness, ready } from './readiness';
import { runStrategyOf } from './virtual-machine';
import { RunStrategy } from '../../../spec/run-strategy';

/** The run strategies with which only a user starts a machine. */
const STARTED_BY_USER: readonly string[] = [RunStrategy.HALTED, RunStrategy.MANUAL];

/** Whether only a user starts the machines of a pool. */
export function hasMachinesStartedByUser({ spec: { virtualMachineTemplate = {} } }: any): boolean {
  return STARTED_BY_USER.includes(runStrategyOf(virtualMachineTemplate));
}

export function poolReadiness(pool: any): Readiness {
  const { status = {} } = pool;
  return groupReadiness(pool, hasMachinesStartedByUser(pool) ? status.replicas : status.readyReplicas);
}

export function instanceSetReadiness(set: any): Readiness {
  return groupReadiness(set, set.status?.readyReplicas);
}

/** Without a status, there are no machines yet. */
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
