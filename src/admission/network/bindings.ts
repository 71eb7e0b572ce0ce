// The bindings of an interface: how it is connected to its network.
import { eachInterface, networkOf } from './each-interface';
import { requireGate } from '../feature-gate';

/** The fields of an interface that each name a binding. */
const BINDINGS = ['bridge', 'masquerade', 'sriov', 'passtBinding'] as const;

/** The bindings that give the guest the pod's address. */
const ON_POD_NETWORK = ['masquerade', 'passtBinding'] as const;

/** The bindings that KubeVirt has removed, and what to write instead. */
const DISCONTINUED = [
  { binding: 'slirp', instead: 'write masquerade: {}' },
  { binding: 'macvtap', instead: 'write bridge: {}, or binding with the name of a macvtap plugin that the cluster has' },
  { binding: 'passt', instead: 'write passtBinding: {} or masquerade: {}' },
] as const;

/** KubeVirt must still have the binding. */
export const bindingExists = eachInterface({
  name: 'binding-exists',
  refuses: 'a binding that KubeVirt has removed: slirp, macvtap or passt',
  story: 'KubeVirt 1.3 took them out of its core. The fields are still in the CRD, so that old manifests can be read. A pool that has one is admitted and its machines are refused.',
  check: (iface, refuse) => {
    for (const { binding, instead } of DISCONTINUED) {
      if (iface[binding]) {
        refuse(binding, `${binding} was removed from KubeVirt, ${instead}`);
      }
    }
  },
});

/** A binding plugin excludes other bindings. */
export const oneBinding = eachInterface({
  name: 'one-binding',
  refuses: 'a binding plugin beside a binding of KubeVirt\'s own',
  story: 'An interface is bound by a plugin that the KubeVirt object names, or by bridge, masquerade, sriov or passtBinding.',
  check: (iface, refuse) => {
    const others = iface.binding ? BINDINGS.filter((binding) => iface[binding]) : [];
    if (others.length > 0) {
      refuse('binding', `the interface has ${others.join(' and ')} besides the binding plugin ${JSON.stringify(iface.binding?.name ?? '')}, keep one of them`);
    }
  },
});

/** A binding that gives a guest the pod's address must be on the pod network. */
export const bindingOnPodNetwork = eachInterface({
  name: 'binding-on-pod-network',
  refuses: 'masquerade or passtBinding on another network than the pod network',
  story: 'Both give the guest the pod\'s address, which only the pod network has. Networks by Multus are bridged, or reached by SR-IOV or a binding plugin.',
  check: (iface, refuse, context) => {
    const binding = ON_POD_NETWORK.find((each) => iface[each]);
    const network = binding && networkOf(iface, context);
    // Another rule refuses an interface without a network.
    if (network && !network.pod) {
      refuse('', `${binding} works on the pod network only, write bridge: {} for ${JSON.stringify(network.name ?? '')}`);
    }
  },
});

/** passtBinding needs a feature gate. */
export const passtGate = eachInterface({
  name: 'passt-gate',
  refuses: 'passtBinding where the feature gate PasstBinding is off',
  story: 'The binding is in beta: KubeVirt admits it where the feature gate PasstBinding is on. masquerade does the same for most machines.',
  check: (iface, refuse, context) => {
    if (iface.passtBinding) {
      requireGate('', 'passtBinding', 'PasstBinding', refuse, context);
    }
  },
});
