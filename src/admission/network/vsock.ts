// The socket between a guest and its node.
import { needsGate } from '../feature-gate';
import type { MachineRule } from '../rule';

/** A vsock is not on by default. */
export const vsockGate: MachineRule = {
  name: 'vsock-gate',
  refuses: 'autoattachVSOCK where the feature gate VSOCK is off',
  story: 'A vsock lets programs on the node talk to the guest without a network. KubeVirt admits it where the feature gate VSOCK is on.',
  check: ({ domain: { devices } }, refuse, around) => {
    if (devices?.autoattachVSOCK) {
      needsGate('domain.devices.autoattachVSOCK', 'autoattachVSOCK', 'VSOCK', refuse, around);
    }
  },
};
