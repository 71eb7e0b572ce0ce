// Rules on replica sets of instances: whether one selects its instances, and how many it keeps.
import { refuseSelectorOfOthers } from './selectors';
import type { ReplicaSetRule } from '../rule';

/** A replica set finds its instances by their labels. */
export const replicaSetSelectsInstances: ReplicaSetRule = {
  name: 'replica-set-selects-instances',
  refuses: 'a replica set whose selector is malformed or does not select its own instances',
  story: 'A VirtualMachineInstanceReplicaSet counts the instances that its selector selects. If its own were not among them, it would make new ones for ever: KubeVirt refuses '
    + 'it. Write the labels of the selector under template.metadata.labels.',
  check: ({ selector, template }, refuse) => refuseSelectorOfOthers(selector, template?.metadata?.labels, 'template.metadata.labels', refuse),
};

/** A replica set keeps no fewer than no instances. */
export const replicasNotNegative: ReplicaSetRule = {
  name: 'replicas-not-negative',
  refuses: 'a replica set of fewer than no instances',
  story: 'replicas is how many instances are kept running: 1 where it is left out, and 0 for none.',
  check: ({ replicas = 1 }, refuse) => {
    if (replicas < 0) {
      refuse('replicas', `${replicas} is too small, write at least 0`);
    }
  },
};
