// Rules on the interfaces of a machine: their bindings, and the networks that they are connected to.
import type { Interface, Network } from '../../../imports/kubevirt';
import { type Format, GO_MAC_ADDRESS, INTERFACE_NAME, isPlaceholder, PCI_ADDRESS } from '../../issues/formats';
import { suggestNames } from '../../issues/nearest-name';
import { InterfaceModel, InterfaceState } from '../../spec/network';
import { isValidatedWithout } from '../additions';
import { cacheLatest } from '../cache-latest';
import { indexByName } from '../counterparts';
import { isFilledInLater, refuseUnknownChoice, refuseMalformed } from '../form';
import { hasAtLeast, isNewerThanChecks } from '../kubevirt-version';
import { checkEach, type Refuse } from '../refuse';
import { requireGate } from '../requirements';
import type { MachineRule, MachineContext } from '../rule';

/** The path of a machine's interfaces. */
export const INTERFACES = 'domain.devices.interfaces';

/** A rule for an interface. Its paths are relative to the interface. */
interface InterfaceRule extends Omit<MachineRule, 'check'> {
  readonly check: (iface: Partial<Interface>, refuse: Refuse, context: MachineContext) => void;
}

/** A rule for machines that applies a rule to each of their interfaces. */
export function eachInterface({ check, when, ...rule }: InterfaceRule): MachineRule {
  return {
    ...rule,
    when: when?.map((field) => `${INTERFACES}[].${field}`) ?? [INTERFACES],
    check: ({ domain: { devices } }, refuse, context) => (
      checkEach(INTERFACES, devices?.interfaces, refuse, (iface, refuseIt) => check(iface, refuseIt, context))
    ),
  };
}

const networksByName = cacheLatest(({ virtualMachine }: MachineContext) => indexByName(virtualMachine.template?.spec?.networks));

/** The network with the name of an interface, if any. */
export function networkOf({ name }: Partial<Interface>, context: MachineContext): Network | undefined {
  return networksByName(context).get(name);
}

const NAME: Format = { ...INTERFACE_NAME, is: 'an interface\'s name' };

/** The MAC address of masquerade's bridge between the guest and its pod. */
const BRIDGE_ADDRESS = '02:00:00:00:00:00';

/** The lowest bit of the first byte marks a multicast address. */
const GROUP_ADDRESS = /^[\da-f][13579bdf]/i;

const MODELS: readonly string[] = Object.values(InterfaceModel);

const STATES: readonly string[] = Object.values(InterfaceState);

/** KubeVirt derives other names from the name of an interface. */
export const interfaceNameForm = eachInterface({
  name: 'interface-name-form',
  refuses: 'an interface name with characters other than letters, digits, "-" and "_"',
  story: 'KubeVirt derives the names of devices and files from it. The interface and its network have the same name: change both.',
  check: ({ name = '' }, refuse) => refuseMalformed('name', name, NAME, refuse),
});

/** The model must be one that QEMU has. */
export const interfaceModelKnown = eachInterface({
  name: 'interface-model-known',
  refuses: 'an unknown model of network card',
  story: 'Leave the model out for virtio, the fastest. Guests without virtio drivers need an emulated card: e1000e on q35 machines, e1000 or '
    + 'rtl8139 for old systems.',
  when: ['model'],
  check: ({ model }, refuse) => refuseUnknownChoice('model', model || undefined, MODELS, refuse),
});

/** The MAC address must be well-formed, unicast, and different from that of masquerade's bridge. */
export const macAddressForm = eachInterface({
  name: 'mac-address-form',
  refuses: 'a malformed MAC address, a multicast address, or, with masquerade, the address of its bridge',
  story: 'A MAC address has six bytes, and the first one is even. KubeVirt admits a multicast address, whose first byte is odd, but libvirt refuses '
    + `it, so the machine never starts. masquerade connects the guest to a bridge in its pod, which has the address ${BRIDGE_ADDRESS} in every `
    + 'machine. Start your own addresses with 02, 06, 0a or 0e, or with 52:54:00 as QEMU does.',
  when: ['macAddress'],
  check: (iface, refuse) => {
    refuseMalformed('macAddress', iface.macAddress || undefined, GO_MAC_ADDRESS, refuse);
    if (iface.masquerade && iface.macAddress === BRIDGE_ADDRESS) {
      refuse('macAddress', `"${BRIDGE_ADDRESS}" is the address of masquerade's bridge, write another one or leave it out`);
    } else if (isBoundByLibvirt(iface) && GO_MAC_ADDRESS.matches(iface.macAddress ?? '') && GROUP_ADDRESS.test(iface.macAddress!)) {
      refuse('macAddress', `${JSON.stringify(iface.macAddress)} is a multicast address, write one whose first byte is even, such as "02:00:00:00:00:01"`);
    }
  },
});

/** What two spellings of a MAC address have in common: KubeVirt also reads addresses with "-" and in capitals. */
export function digitsOfAddress(macAddress: string): string {
  return macAddress.toLowerCase().replace(/[^\da-f]/g, '');
}

/** Whether libvirt gets the address of the interface. Other bindings pass it on in their own ways. */
function isBoundByLibvirt({ bridge, masquerade, passtBinding, state }: Partial<Interface>): boolean {
  return (bridge ?? masquerade ?? passtBinding) !== undefined && state !== InterfaceState.ABSENT;
}

/** The PCI address must be complete. */
export const interfacePciAddressForm = eachInterface({
  name: 'interface-pci-address-form',
  refuses: 'a malformed PCI address of an interface',
  story: 'The PCI address is where the guest finds the card, as lspci -D prints it: four digits for the domain, two for the bus, two for the slot, '
    + 'and the function from 0 to 7.',
  when: ['pciAddress'],
  check: ({ pciAddress }, refuse) => refuseMalformed('pciAddress', pciAddress || undefined, PCI_ADDRESS, refuse),
});

/** The state must be known, and possible for the interface. */
export const interfaceStatePossible = eachInterface({
  name: 'interface-state-possible',
  refuses: 'an unknown link state, a link state of an SR-IOV interface, or "absent" for an interface that cannot be unplugged',
  story: '"up" and "down" set the state of the link, which emulated and virtio cards have and SR-IOV interfaces do not. "absent" unplugs a bridged '
    + 'interface of a secondary network from a running machine. The default network cannot be unplugged.',
  when: ['state'],
  check: (iface, refuse, context) => {
    const { state } = iface;
    refuseUnknownChoice('state', state || undefined, STATES, refuse);
    if (iface.sriov && (state === InterfaceState.UP || state === InterfaceState.DOWN)) {
      refuse('state', `"${state}" is a link state, which SR-IOV interfaces do not have, leave state out`);
    }
    if (state === InterfaceState.ABSENT && !isUnpluggable(iface, networkOf(iface, context))) {
      refuse('state', '"absent" is only for a bridged interface of a secondary network, remove the interface and its network instead');
    }
  },
});

function isUnpluggable({ bridge }: Partial<Interface>, network: Network | undefined): boolean {
  return bridge !== undefined && network?.multus !== undefined && !network.multus.default;
}

/** The fields of an interface that select a binding. */
const BINDINGS = ['bridge', 'masquerade', 'sriov', 'passtBinding'] as const;

/** The bindings that give the guest the pod's address. */
const POD_ADDRESS_BINDINGS = ['masquerade', 'passtBinding'] as const;

/** The bindings that KubeVirt has removed, and what to write instead. */
const REMOVED_BINDINGS = [
  { binding: 'slirp', instead: 'write masquerade: {}' },
  { binding: 'macvtap', instead: 'write bridge: {}, or binding with the name of a macvtap plugin that the cluster has' },
  { binding: 'passt', instead: 'write passtBinding: {} or masquerade: {}' },
] as const;

/** KubeVirt must still support the binding. */
export const bindingExists = eachInterface({
  name: 'binding-exists',
  refuses: 'a binding that KubeVirt has removed: slirp, macvtap or passt',
  story: 'KubeVirt 1.3 removed them from its core. The CRD keeps the fields so that old manifests can be read. Before 1.9, KubeVirt admits a pool '
    + 'that sets one but refuses its machines.',
  check: (iface, refuse) => {
    for (const { binding, instead } of REMOVED_BINDINGS) {
      if (iface[binding]) {
        refuse(binding, `${binding} was removed from KubeVirt, ${instead}`);
      }
    }
  },
});

/** The cluster must have the binding plugin. */
export const bindingPluginKnown = eachInterface({
  name: 'binding-plugin-known',
  refuses: 'a binding plugin without a name, or one that the cluster does not have',
  story: 'KubeVirt admits the machine but creates no pod for it. Plugins are registered in the KubeVirt object, under configuration.network.binding.',
  when: ['binding'],
  check: ({ binding }, refuse, { capabilities }) => {
    const known = capabilities?.bindingPlugins;
    const name = binding?.name;
    if (binding && !name) {
      refuse('binding.name', 'the name of the plugin is missing, write one that is registered in the KubeVirt object, such as "passt"');
    } else if (known && name && !known.includes(name) && !isPlaceholder(name)) {
      const choice = known.length > 0 ? `write ${suggestNames(name, known)}` : 'it has none: register it in the KubeVirt object first';
      refuse('binding.name', `${JSON.stringify(name)} is not among the cluster's binding plugins, ${choice}`);
    }
  },
});

/** An interface has exactly one binding. */
export const oneBinding = eachInterface({
  name: 'one-binding',
  refuses: 'an interface without a binding, or with more than one',
  story: 'An interface uses either a plugin that is registered in the KubeVirt object, or one of bridge, masquerade, sriov and passtBinding. Before 1.9, '
    + 'KubeVirt admits an interface without a binding, and two of its own.',
  check: (iface, refuse, context) => {
    const { capabilities } = context;
    const bindings = BINDINGS.filter((binding) => iface[binding]);
    if (iface.binding && bindings.length > 0) {
      refuse('binding', `the interface has ${bindings.join(' and ')} besides the binding plugin ${JSON.stringify(iface.binding.name ?? '')}, keep one of them`);
    } else if (bindings.length > 1 && hasAtLeast(capabilities, '1.9')) {
      refuse('', `the interface has ${bindings.join(' and ')}, keep one of them`);
    } else if (!iface.binding && bindings.length === 0 && isBindingExpected(iface, context)) {
      refuse('', `the interface has no binding, write ${possibleBindings(networkOf(iface, context))}`);
    }
  },
});

/**
 * Whether KubeVirt requires a binding that is not there: one that it has removed is refused by another rule, another tool or a preference may fill it
 * in, and a newer KubeVirt may have others.
 */
function isBindingExpected(iface: Partial<Interface>, context: MachineContext): boolean {
  const { capabilities } = context;
  const isFilledIn = Object.keys(iface).some(isFilledInLater) || mayGetMasquerade(iface, context);
  return hasAtLeast(capabilities, '1.9') && !isNewerThanChecks(capabilities) && !REMOVED_BINDINGS.some(({ binding }) => iface[binding]) && !isFilledIn;
}

/** Whether a preference may give an interface masquerade: one on the pod network that has no binding of its own. */
export function mayGetMasquerade(iface: Partial<Interface>, context: MachineContext): boolean {
  const hasBinding = iface.binding !== undefined || BINDINGS.some((binding) => iface[binding]);
  return !hasBinding && networkOf(iface, context)?.pod !== undefined && !isValidatedWithout('preference', context);
}

/** The bindings to write for an interface of a network. */
function possibleBindings({ pod, resourceClaim, multus }: Partial<Network> = {}): string {
  if (resourceClaim) {
    return CLAIM_BINDINGS;
  }
  if (pod) {
    return 'masquerade: {}';
  }
  return multus ? 'bridge: {}' : 'masquerade: {} for the pod network or bridge: {} for another one';
}

/** The bindings of a network from a claim. */
export const CLAIM_BINDINGS = 'sriov: {} or a binding plugin';

/** A binding that gives a guest the pod's address must be on the pod network. */
export const bindingOnPodNetwork = eachInterface({
  name: 'binding-on-pod-network',
  refuses: 'masquerade or passtBinding on a network other than the pod network',
  story: 'Both give the guest the address of its pod, which only the pod network has. Multus networks use bridge, sriov or a binding plugin.',
  check: (iface, refuse, context) => {
    const binding = POD_ADDRESS_BINDINGS.find((each) => iface[each]);
    const network = binding && networkOf(iface, context);
    // Another rule refuses an interface without a network.
    if (network && !network.pod) {
      refuse('', `${binding} works on the pod network only, write ${possibleBindings(network)} for ${JSON.stringify(network.name ?? '')}`);
    }
  },
});

/** passtBinding needs a feature gate. */
export const passtGate = eachInterface({
  name: 'passt-gate',
  refuses: 'passtBinding where the feature gate PasstBinding is off',
  story: 'The binding is in beta: KubeVirt admits it if the feature gate PasstBinding is on. For most machines, masquerade does the same.',
  check: (iface, refuse, context) => {
    if (iface.passtBinding) {
      requireGate('', 'passtBinding', 'PasstBinding', refuse, context);
    }
  },
});
