// Advice on memory: too little of it for a guest, and requests above what the guest gets.
import { amount } from '../compute/resources';
import type { MachineRule } from '../rule';

/** No operating system on a disk starts with less. */
const LEAST = '32Mi';
const LEAST_BYTES = amount(LEAST);

/** A quantity without a unit is bytes. */
export const guestMemoryTiny: MachineRule = {
  name: 'guest-memory-tiny',
  refuses: `a guest with less than ${LEAST} of memory`,
  story: 'A quantity without a unit is bytes: 2048 is two kibibytes. KubeVirt admits the machine, and its guest ends before it starts. Write the unit: "2Gi" is two gibibytes, "2048Mi" the same. '
    + '"m" is a thousandth, and "M" a million.',
  when: ['domain.memory.guest'],
  check: ({ domain: { memory } }, advise) => {
    const guest = memory?.guest;
    const bytes = amount(guest);
    if (bytes > 0 && bytes < LEAST_BYTES) {
      advise('domain.memory.guest', `${JSON.stringify(guest)} is less than any system starts with, write it with a unit, such as "2Gi"`);
    }
  },
};

/** The request does not need to cover KubeVirt's own overhead: KubeVirt adds it. */
export const memoryRequestAboveGuest: MachineRule = {
  name: 'memory-request-above-guest',
  refuses: 'a memory request above the guest\'s memory',
  story: 'The guest sees domain.memory.guest; what domain.resources.requests.memory asks for beyond that is kept free on the node, and nobody can use it. '
    + 'KubeVirt adds the overhead of the hypervisor to the request by itself. Leave the request out, or write a larger guest.',
  when: ['domain.resources.requests.memory'],
  check: ({ domain: { memory, resources } }, advise) => {
    const [guest, request] = [memory?.guest, resources?.requests?.memory];
    if (guest !== undefined && request !== undefined && amount(request) > amount(guest)) {
      advise('domain.resources.requests.memory', `${JSON.stringify(request)} is more than the ${JSON.stringify(guest)} that the guest sees, remove it or write a larger memory.guest`);
    }
  },
};
