// How an interface is connected to its network.
import { eachInterface, networkOf } from './each-interface';
import { needsGate } from '../feature-gate';

/** The fields of an interface that each name a binding. */
const BINDINGS = ['bridge', 'masquerade', 'sriov', 'passtBinding'] as const;

/** Those that stand between the guest and its pod's address. */
const ON_POD_NETWORK = ['masquerade', 'passtBinding'] as const;

/** What bindings of earlier days are replaced by. */
const DISCONTINUED = [
  { binding: 'slirp', instead: 'write masquerade: {}' },
  { binding: 'macvtap', instead: 'write bridge: {}, or binding with the name of a macvtap plugin that the cluster has' },
  { binding: 'passt', instead: 'write passtBinding: {} or masquerade: {}' },
] as const;

/** The binding is one that KubeVirt still has. */
export const bindingExists = eachInterface({
  name: 'binding-exists',
  refuses: 'a binding that KubeVirt has removed: slirp, macvtap or passt',
  story: 'KubeVirt 1.3 took them out of its core. The fields are still in the CRD, so that old manifests can be read. A pool that has one is admitted and its machines are refused.',
  check: (one, refuse) => {
    for (const { binding, instead } of DISCONTINUED) {
      if (one[binding]) {
        refuse(binding, `${binding} was removed from KubeVirt, ${instead}`);
      }
    }
  },
});

/** A plugin binds alone. */
export const oneBinding = eachInterface({
  name: 'one-binding',
  refuses: 'a binding plugin beside a binding of KubeVirt\'s own',
  story: 'An interface is bound by a plugin that the KubeVirt object names, or by bridge, masquerade, sriov or passtBinding.',
  check: (one, refuse) => {
    const others = one.binding ? BINDINGS.filter((binding) => one[binding]) : [];
    if (others.length > 0) {
      refuse('binding', `the interface has ${others.join(' and ')} besides the binding plugin ${JSON.stringify(one.binding?.name ?? '')}, keep one of them`);
    }
  },
});

/** What gives a guest its pod's address is on the network that has it. */
export const bindingOnPodNetwork = eachInterface({
  name: 'binding-on-pod-network',
  refuses: 'masquerade or passtBinding on another network than the pod network',
  story: 'Both give the guest the pod\'s address, which only the pod network has. Networks by Multus are bridged, or reached by SR-IOV or a binding plugin.',
  check: (one, refuse, around) => {
    const binding = ON_POD_NETWORK.find((each) => one[each]);
    const network = binding && networkOf(one, around);
    // An interface without any network is refused for that.
    if (network && !network.pod) {
      refuse('', `${binding} works on the pod network only, write bridge: {} for ${JSON.stringify(network.name ?? '')}`);
    }
  },
});

/** The binding passt is not on by default. */
export const passtGate = eachInterface({
  name: 'passt-gate',
  refuses: 'passtBinding where the feature gate PasstBinding is off',
  story: 'The binding is in beta: KubeVirt admits it where the feature gate PasstBinding is on. masquerade does the same for most machines.',
  check: (one, refuse, around) => {
    if (one.passtBinding) {
      needsGate('', 'passtBinding', 'PasstBinding', refuse, around);
    }
  },
});
