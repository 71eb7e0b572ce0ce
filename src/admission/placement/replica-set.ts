// Rules on replica sets of instances: the selector, and the number of replicas.
import { refuseSelectorOfOthers } from './selectors';
import type { ReplicaSetRule } from '../rule';

/** A replica set finds its instances by their labels. */
export const replicaSetSelectsInstances: ReplicaSetRule = {
  name: 'replica-set-selects-instances',
  refuses: 'a replica set whose selector is malformed or does not select its own instances',
  story: 'A VirtualMachineInstanceReplicaSet counts the instances that its selector matches. If its own were not among them, it would create new '
    + 'ones forever, so KubeVirt refuses it. Write the labels of the selector under template.metadata.labels.',
  check: ({ selector, template }, refuse) => refuseSelectorOfOthers(selector, template?.metadata?.labels, 'template.metadata.labels', refuse),
};

/** The number of replicas must not be negative. */
export const replicasNotNegative: ReplicaSetRule = {
  name: 'replicas-not-negative',
  refuses: 'a replica set with a negative number of replicas',
  story: 'replicas is the number of instances that are kept running: 1 by default, and 0 for none.',
  check: ({ replicas = 1 }, refuse) => {
    if (replicas < 0) {
      refuse('replicas', `${replicas} is too small, write at least 0`);
    }
  },
};
