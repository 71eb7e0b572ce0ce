// Advice on devices: the names by which libvirt tells them apart.
import type { VirtualMachineInstanceSpec } from '../../../imports/kubevirt';
import { isPlaceholder } from '../../issues/formats';
import { volumesWithoutDevice } from '../disks/names';
import type { MachineRule } from '../rule';

/** The lists of devices, what one of them is, and what KubeVirt writes before its name for libvirt. */
const LISTS = [
  ['interfaces', 'an interface', undefined], ['disks', 'a disk', undefined], ['inputs', 'a tablet', undefined], ['gpus', 'a GPU', 'gpu-'], ['hostDevices', 'a host device', 'hostdevice-'],
] as const;

/** The same for devices of which a machine has one. */
const SINGLE = [['sound', 'the sound card'], ['watchdog', 'the watchdog']] as const;

/** Two devices must have two names. */
export const nameOfTwoDevices: MachineRule = {
  name: 'name-of-two-devices',
  refuses: 'a name that two devices of a machine have, such as a disk and an interface',
  story: 'libvirt knows a machine\'s disks, interfaces, tablets, sound card and watchdog by their names, and its GPUs and host devices with a prefix for each list. It starts no machine '
    + 'in which two have one name, and KubeVirt admits it. A machine that has no interfaces in its manifest gets one on the pod network, which is called "default", and a volume without a '
    + 'disk gets one of its name.',
  check: (machine, advise) => {
    const owners = new Map<string, string>();
    eachNamedDevice(machine, (field, index, kind, name, libvirtName = name) => {
      const owner = owners.get(libvirtName);
      if (owner !== undefined) {
        const [shown, other] = owner === kind ? [name, 'another one'] : [libvirtName, owner];
        advise(index === undefined ? `${field}.name` : `${field}[${index}].name`,
          `${JSON.stringify(shown)} is the name of ${other} too, write another name for one of them, libvirt starts no machine with two devices of a name`);
      } else if (!isPlaceholder(name)) {
        owners.set(libvirtName, kind);
      }
    });
  },
};

/**
 * Looks at a device with a name.
 *
 * @param index the place in a list
 * @param libvirtName its name for libvirt, where that is another one
 */
type Visit = (field: string, index: number | undefined, kind: string, name: string, libvirtName?: string) => void;

function eachNamedDevice(machine: VirtualMachineInstanceSpec, visit: Visit): void {
  const { domain: { devices = {} }, volumes = [] } = machine;
  if ((devices.interfaces ?? []).length === 0 && devices.autoattachPodInterface !== false) {
    visit('', undefined, 'the interface on the pod network', 'default');
  }
  for (const [field, kind, prefix] of LISTS) {
    devices[field]?.forEach((device: NamedDevice, index: number) => {
      // A device without a name is refused for that.
      if (device?.name && isOfLibvirt(device)) {
        visit(`domain.devices.${field}`, index, kind, device.name, prefix && (device.claimName === undefined ? '' : 'dra-') + prefix + device.name);
      }
    });
  }
  for (const [field, kind] of SINGLE) {
    const name = devices[field]?.name;
    if (name) {
      visit(`domain.devices.${field}`, undefined, kind, name);
    }
  }
  // KubeVirt gives these a disk.
  for (const volume of volumesWithoutDevice(machine).filter(({ name }) => name)) {
    visit('volumes', volumes.indexOf(volume), 'a disk', volume.name);
  }
}

type NamedDevice = { readonly name: string } & { readonly [field: string]: any };

/** Whether libvirt gets a device with its name: an interface may be a device of the node, or be made by a plugin. */
function isOfLibvirt({ sriov, binding, state }: { readonly [field: string]: any }): boolean {
  return sriov === undefined && binding === undefined && state !== 'absent';
}
