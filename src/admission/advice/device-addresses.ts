// Advice on the places of devices in a guest: their PCI addresses, and the ACPI indexes by which Linux names interfaces.
import type { VirtualMachineInstanceSpec } from '../../../imports/kubevirt';
import { displayText, isPlaceholder } from '../../issues/formats';
import { InterfaceState, LAST_ACPI_INDEX } from '../../spec/network';
import type { MachineRule } from '../rule';

/** Devices must have different places. */
export const addressOfTwoDevices: MachineRule = {
  name: 'address-of-two-devices',
  refuses: 'a pciAddress or an acpiIndex that two devices of a machine share, or an acpiIndex above 16383',
  story: 'A guest has one device at a PCI address, and Linux names an interface by its ACPI index, such as eno1 for 1. KubeVirt admits a machine with two '
    + 'devices at one place, but libvirt or QEMU does not start it.',
  when: ['domain.devices.interfaces[].pciAddress', 'domain.devices.interfaces[].acpiIndex', 'domain.devices.disks[].disk.pciAddress'],
  check: (machine, advise) => {
    const owners = new Map<string, string>();
    for (const { path, place, shown } of placesOf(machine)) {
      const owner = owners.get(place);
      if (owner !== undefined) {
        advise(path, `${shown} is also set at ${owner}, write another one, libvirt does not start a machine with two devices at one place`);
      }
      owners.set(place, owner ?? path);
    }
    machine.domain.devices?.interfaces?.forEach(({ acpiIndex = 0 }, index) => {
      if (acpiIndex > LAST_ACPI_INDEX) {
        advise(`domain.devices.interfaces[${index}].acpiIndex`, `is ${acpiIndex}, write at most ${LAST_ACPI_INDEX}, QEMU does not start with a higher index`);
      }
    });
  },
};

interface Place {
  readonly path: string;
  readonly place: string;
  readonly shown: string;
}

function placesOf({ domain: { devices: { interfaces = [], disks = [] } = {} } }: VirtualMachineInstanceSpec): readonly Place[] {
  const attached = interfaces.map(({ pciAddress, acpiIndex, state }) => state === InterfaceState.ABSENT ? {} : { pciAddress, acpiIndex });
  return [
    ...attached.flatMap(({ pciAddress }, index) => pciPlace(`domain.devices.interfaces[${index}].pciAddress`, pciAddress)),
    ...disks.flatMap(({ disk }, index) => pciPlace(`domain.devices.disks[${index}].disk.pciAddress`, disk?.pciAddress)),
    // KubeVirt leaves out an index below 1.
    ...attached.flatMap(({ acpiIndex = 0 }, index) => acpiIndex > 0
      ? [{ path: `domain.devices.interfaces[${index}].acpiIndex`, place: `index ${acpiIndex}`, shown: `${acpiIndex}` }] : []),
  ];
}

function pciPlace(path: string, address: string = ''): readonly Place[] {
  return address === '' || isPlaceholder(address) ? [] : [{ path, place: address.toLowerCase(), shown: displayText(address) }];
}
