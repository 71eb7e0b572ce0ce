// An interface as its guest sees it: its name, model, addresses and link state.
import { eachInterface, networkOf } from './each-interface';
import type { Interface, Network } from '../../../imports/kubevirt';
import { type Format, GO_MAC_ADDRESS, INTERFACE_NAME, PCI_ADDRESS } from '../../issues/formats';
import { InterfaceModel } from '../../spec/network';
import { refuseUnknownChoice } from '../choice';
import { refuseMalformed } from '../form';

const NAME: Format = { ...INTERFACE_NAME, is: 'an interface\'s name' };

/** The MAC address of masquerade's bridge between the guest and its pod. */
const BRIDGE_ADDRESS = '02:00:00:00:00:00';

const MODELS: readonly string[] = Object.values(InterfaceModel);

const STATES = ['up', 'down', 'absent'];

/** KubeVirt derives other names from the name of an interface. */
export const interfaceNameForm = eachInterface({
  name: 'interface-name-form',
  refuses: 'an interface\'s name with characters other than letters, digits, "-" and "_"',
  story: 'KubeVirt makes names of devices and files out of it. The interface and its network have the same name: change both.',
  check: ({ name = '' }, refuse) => refuseMalformed('name', name, NAME, refuse),
});

/** The model must be one that QEMU has. */
export const interfaceModelKnown = eachInterface({
  name: 'interface-model-known',
  refuses: 'an unknown model of network card',
  story: 'Leave the model out for virtio, the fastest. Guests without its drivers need an emulated card: e1000e on q35 machines, e1000 or rtl8139 for old systems.',
  check: ({ model }, refuse) => refuseUnknownChoice('model', model || undefined, MODELS, refuse),
});

/** The MAC address is well-formed, and not that of masquerade's bridge. */
export const macAddressForm = eachInterface({
  name: 'mac-address-form',
  refuses: 'a malformed MAC address, or with masquerade that of its bridge',
  story: `An address has six bytes. With masquerade the guest is connected to a bridge in its pod, which has the address ${BRIDGE_ADDRESS} in every machine. `
    + 'Addresses that you make up yourself start with 02, 06, 0a or 0e, or with 52:54:00 as QEMU\'s do.',
  check: (iface, refuse) => {
    refuseMalformed('macAddress', iface.macAddress || undefined, GO_MAC_ADDRESS, refuse);
    if (iface.masquerade && iface.macAddress === BRIDGE_ADDRESS) {
      refuse('macAddress', `"${BRIDGE_ADDRESS}" is the address of masquerade's bridge, write another one or leave it out`);
    }
  },
});

/** The PCI address must be complete. */
export const interfacePciAddressForm = eachInterface({
  name: 'interface-pci-address-form',
  refuses: 'a malformed PCI address of an interface',
  story: 'It is where the guest finds the card, as lspci -D prints it: four digits for the domain, two for the bus, two for the slot, and the function from 0 to 7.',
  check: ({ pciAddress }, refuse) => refuseMalformed('pciAddress', pciAddress || undefined, PCI_ADDRESS, refuse),
});

/** The state must be known, and possible for the interface. */
export const interfaceStatePossible = eachInterface({
  name: 'interface-state-possible',
  refuses: 'an unknown link state, a link state of an SR-IOV interface, or "absent" for an interface that cannot be unplugged',
  story: 'up and down are the link\'s, which only emulated and virtio cards have: not those of SR-IOV. absent unplugs a bridged interface of a further network '
    + 'from a running machine; the default network stays.',
  check: (iface, refuse, context) => {
    const { state } = iface;
    refuseUnknownChoice('state', state || undefined, STATES, refuse);
    if (iface.sriov && (state === 'up' || state === 'down')) {
      refuse('state', `"${state}" is a link's, which SR-IOV has none of, leave state out`);
    }
    if (state === 'absent' && !isUnpluggable(iface, networkOf(iface, context))) {
      refuse('state', '"absent" is for a bridged interface of a network besides the default one, remove the interface and its network instead');
    }
  },
});

function isUnpluggable({ bridge }: Partial<Interface>, network: Network | undefined): boolean {
  return bridge !== undefined && network?.multus !== undefined && !network.multus.default;
}
