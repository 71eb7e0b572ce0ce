// Features that need dedicated processors: an isolated emulator thread, the node's NUMA topology, real time.
import { isJudgedAlone } from '../additions';
import type { Refuse } from '../below';
import type { MachineRule } from '../rule';

const DEDICATED = 'needs dedicated processors, write dedicatedCpuPlacement: true under domain.cpu or remove it';

/** An isolated emulator thread needs dedicated processors. */
export const emulatorThreadDedicated: MachineRule = {
  name: 'emulator-thread-dedicated',
  refuses: 'isolateEmulatorThread without dedicated processors',
  story: 'isolateEmulatorThread dedicates one more processor to the emulator, so that it does not disturb the guest on those that are the guest\'s own.',
  check: ({ domain: { cpu } }, refuse, context) => {
    if (cpu?.isolateEmulatorThread && !cpu.dedicatedCpuPlacement && isJudgedAlone(context)) {
      refuse('domain.cpu.isolateEmulatorThread', `isolateEmulatorThread ${DEDICATED}`);
    }
  },
};

/** The NUMA topology of the node needs dedicated processors and hugepages. */
export const guestMappingPossible: MachineRule = {
  name: 'guest-mapping-possible',
  refuses: 'guestMappingPassthrough without dedicated processors or without hugepages',
  story: 'guestMappingPassthrough gives a guest the NUMA topology of the node. That has a meaning where processors and memory stay where they are: both are dedicated, '
    + 'memory as hugepages.',
  check: ({ domain: { cpu, memory } }, refuse, context) => {
    if (cpu?.numa?.guestMappingPassthrough && isJudgedAlone(context)) {
      const refuseMapping = (mistake: string) => refuse('domain.cpu.numa.guestMappingPassthrough', mistake);
      if (!cpu.dedicatedCpuPlacement) {
        refuseMapping(`guestMappingPassthrough ${DEDICATED}`);
      }
      if (!memory?.hugepages) {
        refuseMapping('guestMappingPassthrough needs hugepages, write domain.memory.hugepages or remove it');
      }
    }
  },
};

/** Real time needs dedicated processors and the NUMA topology of the node. */
export const realtimePossible: MachineRule = {
  name: 'realtime-possible',
  refuses: 'realtime without dedicated processors or without guestMappingPassthrough',
  story: 'realtime runs a guest\'s processors before all others of the node. It needs dedicated ones, and memory that is mapped to the node\'s as hugepages.',
  check: ({ domain: { cpu } }, refuse, context) => {
    if (cpu?.realtime && isJudgedAlone(context)) {
      refuseMissing(cpu.dedicatedCpuPlacement, 'dedicatedCpuPlacement', 'write true', refuse);
      refuseMissing(cpu.numa?.guestMappingPassthrough, 'numa.guestMappingPassthrough', 'write {}', refuse);
    }
  },
};

function refuseMissing(value: unknown, field: string, write: string, refuse: Refuse): void {
  if (!value) {
    refuse(`domain.cpu.${field}`, `realtime needs it, ${write} or remove realtime`);
  }
}
