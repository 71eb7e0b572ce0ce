// Advice on instance types: what of them needs dedicated processors, which they do not give.
import type { InstancetypeRule } from '../rule';

/** A machine takes an instance type's processors as they are. */
export const instancetypeNotDedicated: InstancetypeRule = {
  name: 'instancetype-not-dedicated',
  refuses: 'an instance type whose isolateEmulatorThread, realtime or NUMA topology needs dedicated processors, without dedicatedCPUPlacement',
  story: 'KubeVirt admits the instance type, and refuses each machine that takes it, unless the machine says domain.cpu.dedicatedCpuPlacement itself: the same that emulator-thread-dedicated, '
    + 'realtime-possible and guest-mapping-possible say of machines with processors of their own. Write dedicatedCPUPlacement: true beside it.',
  when: ['cpu'],
  check: ({ cpu }, advise) => {
    const { dedicatedCPUPlacement, isolateEmulatorThread, numa, realtime } = cpu ?? {};
    if (dedicatedCPUPlacement) {
      return;
    }
    const needed = { isolateEmulatorThread, realtime, 'numa.guestMappingPassthrough': numa?.guestMappingPassthrough };
    for (const [field, value] of Object.entries(needed)) {
      if (value) {
        advise(`cpu.${field}`, 'needs dedicated processors, which the instance type does not give, write dedicatedCPUPlacement: true under cpu, or remove this');
      }
    }
  },
};
