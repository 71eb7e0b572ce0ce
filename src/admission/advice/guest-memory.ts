// Advice on guests with too little memory to start: a unit is easily forgotten.
import { amount } from '../compute/resources';
import type { MachineRule } from '../rule';

/** No operating system on a disk starts with less. */
const LEAST = '32Mi';

/** A quantity without a unit is bytes. */
export const guestMemoryTiny: MachineRule = {
  name: 'guest-memory-tiny',
  refuses: `a guest with less than ${LEAST} of memory`,
  story: 'A quantity without a unit is bytes: 2048 is two kibibytes. KubeVirt admits the machine, and its guest ends before it starts. Write the unit: "2Gi" is two gibibytes, "2048Mi" the same. '
    + '"m" is a thousandth, and "M" a million.',
  check: ({ domain: { memory } }, advise) => {
    const guest = memory?.guest;
    if (guest !== undefined && amount(guest) > 0 && amount(guest) < amount(LEAST)) {
      advise('domain.memory.guest', `${JSON.stringify(guest)} is less than any system starts with, write it with a unit, such as "2Gi"`);
    }
  },
};
