// The memory of an instance type.
import type { InstancetypeRule } from '../rule';

/** Hugepages cannot be overcommitted. */
export const overcommitWithoutHugepages: InstancetypeRule = {
  name: 'overcommit-without-hugepages',
  refuses: 'an instance type that overcommits memory in hugepages',
  story: 'overcommitPercent lets a node promise more memory than it has, and hugepages are set aside whole before a guest starts. KubeVirt refuses the two together.',
  check: ({ memory }, refuse) => {
    if (memory?.overcommitPercent && memory.hugepages) {
      refuse('memory.overcommitPercent', `${memory.overcommitPercent} percent cannot be had of hugepages, write 0 or remove memory.hugepages`);
    }
  },
};
