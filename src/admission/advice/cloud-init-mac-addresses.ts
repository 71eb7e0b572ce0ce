// Advice on network data for an interface that the machine does not have.
import { devicesOf, eachNetworkConfig } from './network-configs';
import type { VirtualMachineInstanceSpec } from '../../../imports/kubevirt';
import { suggestNames } from '../../issues/nearest-name';
import { displayText, isFilledInLater } from '../form';
import type { MachineRule } from '../rule';

/** What network data says of a MAC address must be one of the machine's. */
export const macAddressOfNoInterface: MachineRule = {
  name: 'mac-address-of-no-interface',
  refuses: 'network data that finds an interface by a MAC address which none of the machine\'s has, where the manifest says those of all',
  story: 'The guest passes over what is said of an interface that it does not have, and the interface that was meant stays without an address. A machine with interfaces whose macAddress is not '
    + 'written is not looked at, since KubeVirt or KubeMacPool gives them one, nor is one with host devices, which may be network cards.',
  check: (machine, advise, context) => eachNetworkConfig(machine, context, advise, /macaddress/, (config, adviseIt) => {
    const known = knownAddresses(machine);
    for (const [path, { match }] of known.length === 0 ? [] : devicesOf(config, ['ethernets'])) {
      const address: unknown = match?.macaddress;
      if (typeof address === 'string' && !isFilledInLater(address) && !known.some((each) => digits(each) === digits(address))) {
        adviseIt('', `${path}.match.macaddress of this network data is ${displayText(address)}, which no interface of the machine has, write ${suggestNames(address, known)}`);
      }
    }
  }),
};

/** The MAC addresses of a machine's interfaces; none if one of them is not known. */
function knownAddresses({ domain: { devices: { interfaces = [], hostDevices = [] } = {} } }: VirtualMachineInstanceSpec): string[] {
  const addresses = interfaces.flatMap(({ macAddress }) => macAddress && !isFilledInLater(macAddress) ? [macAddress] : []);
  return hostDevices.length === 0 && addresses.length === interfaces.length ? addresses : [];
}

/** KubeVirt reads an address with "-" and in capitals too. */
function digits(address: string): string {
  return address.toLowerCase().replace(/[^\da-f]/g, '');
}
