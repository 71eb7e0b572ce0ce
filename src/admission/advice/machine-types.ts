// Advice on machine types that KubeVirt admits although QEMU does not have them.
import type { Refuse } from '../refuse';
import type { MachineRule, PreferenceRule } from '../rule';

/** KubeVirt compares types with patterns such as pc-q35*. */
export const machineTypeIncomplete: MachineRule = {
  name: 'machine-type-incomplete',
  refuses: 'the machine type "pc-q35", which is only the beginning of names such as "pc-q35-rhel9.6.0"',
  story: 'KubeVirt admits every machine type that begins with q35 or pc-q35, and its pod asks for a node with a label of that type. No node has one for '
    + '"pc-q35", so the machine stays unschedulable. QEMU has "q35", which stands for the newest version of this board, and the versions themselves.',
  when: ['domain.machine.type'],
  check: ({ domain: { machine } }, advise) => adviseOnType(advise, 'domain.machine.type', machine?.type),
};

/** The same advice on the machine type of a preference. */
export const preferredMachineTypeIncomplete: PreferenceRule = {
  ...machineTypeIncomplete,
  when: ['machine.preferredMachineType'],
  check: ({ machine }, advise) => adviseOnType(advise, 'machine.preferredMachineType', machine?.preferredMachineType),
};

function adviseOnType(advise: Refuse, path: string, type: string | undefined): void {
  if (type === 'pc-q35') {
    advise(path, '"pc-q35" is not a machine type of QEMU, write "q35", or one with its version, such as "pc-q35-rhel9.6.0"');
  }
}
