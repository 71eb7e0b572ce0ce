// The vsock between a guest and its node.
import { requireGate } from '../feature-gate';
import type { MachineRule } from '../rule';

/** A vsock needs a feature gate. */
export const vsockGate: MachineRule = {
  name: 'vsock-gate',
  refuses: 'autoattachVSOCK where the feature gate VSOCK is off',
  story: 'A vsock lets programs on the node talk to the guest without a network. KubeVirt admits it where the feature gate VSOCK is on.',
  check: ({ domain: { devices } }, refuse, context) => {
    if (devices?.autoattachVSOCK) {
      requireGate('domain.devices.autoattachVSOCK', 'autoattachVSOCK', 'VSOCK', refuse, context);
    }
  },
};
