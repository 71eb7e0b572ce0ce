// Advice on values that KubeVirt admits and does not know.
import { refuseUnknownChoice } from '../form';
import type { RuleDescription, SnapshotRule, VirtualMachineRule } from '../rule';

const KUBEVIRT_VALUE_UNKNOWN: RuleDescription = {
  name: 'kubevirt-value-unknown',
  refuses: 'an updateVolumesStrategy of a VirtualMachine, or a deletionPolicy of a VirtualMachineSnapshot, that KubeVirt does not know',
  story: 'The schemas admit any string. With an unknown updateVolumesStrategy, KubeVirt moves no volume, and reports a failure of the running machine '
    + 'without end. An unknown deletionPolicy counts as Retain: the content of a deleted snapshot stays in the storage.',
};

/** How the volumes of a running machine change. */
export const updateVolumesStrategyUnknown: VirtualMachineRule = {
  ...KUBEVIRT_VALUE_UNKNOWN,
  when: ['updateVolumesStrategy'],
  check: ({ updateVolumesStrategy }, advise) => refuseUnknownChoice('updateVolumesStrategy', updateVolumesStrategy, ['Migration', 'Replacement'], advise),
};

/** What becomes of the content of a deleted snapshot. */
export const deletionPolicyUnknown: SnapshotRule = {
  ...KUBEVIRT_VALUE_UNKNOWN,
  when: ['deletionPolicy'],
  check: ({ deletionPolicy }, advise) => refuseUnknownChoice('deletionPolicy', deletionPolicy, ['Delete', 'Retain'], advise),
};
