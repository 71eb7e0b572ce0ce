// Advice against a memory request above the guest's memory: the node reserves memory that nobody can use.
import { amount } from '../compute/resources';
import type { MachineRule } from '../rule';

/** The request does not need to cover KubeVirt's own overhead: KubeVirt adds it. */
export const memoryRequestAboveGuest: MachineRule = {
  name: 'memory-request-above-guest',
  refuses: 'a memory request above the guest\'s memory',
  story: 'The guest sees domain.memory.guest; what domain.resources.requests.memory asks for beyond that is kept free on the node, and nobody can use it. '
    + 'KubeVirt adds the overhead of the hypervisor to the request by itself. Leave the request out, or write a larger guest.',
  check: ({ domain: { memory, resources } }, advise) => {
    const [guest, request] = [memory?.guest, resources?.requests?.memory];
    if (guest !== undefined && amount(request) > amount(guest)) {
      advise('domain.resources.requests.memory', `${JSON.stringify(request)} is more than the ${JSON.stringify(guest)} that the guest sees, remove it or write a larger memory.guest`);
    }
  },
};
