// Advice on devices: the names by which libvirt identifies them.
import type { VirtualMachineInstanceSpec } from '../../../imports/kubevirt';
import { isPlaceholder } from '../../issues/formats';
import { volumesWithoutDevice } from '../disks/names';
import type { MachineRule } from '../rule';

/** The lists of devices, what one of them is called, and the prefix that KubeVirt gives its name for libvirt. */
const DEVICE_LISTS = [
  ['interfaces', 'an interface', undefined], ['disks', 'a disk', undefined], ['inputs', 'a tablet', undefined], ['gpus', 'a GPU', 'gpu-'], ['hostDevices', 'a host device', 'hostdevice-'],
] as const;

/** The same for devices of which a machine has at most one. */
const SINGLE_DEVICES = [['sound', 'the sound card'], ['watchdog', 'the watchdog']] as const;

/** Devices must have different names. */
export const nameOfTwoDevices: MachineRule = {
  name: 'name-of-two-devices',
  refuses: 'a name that two devices of a machine share, such as a disk and an interface',
  story: 'libvirt identifies the disks, interfaces, tablets, sound card and watchdog of a machine by name. For GPUs and host devices, it uses the '
    + 'name with a prefix for each list. KubeVirt admits a machine with two devices of the same name, but libvirt does not start it. A machine '
    + 'without interfaces in its manifest gets one on the pod network with the name "default". A volume without a disk gets a disk with its name.',
  check: (machine, advise) => {
    const owners = new Map<string, string>();
    eachNamedDevice(machine, (field, index, kind, name, libvirtName = name) => {
      const owner = owners.get(libvirtName);
      if (owner !== undefined) {
        const [shown, other] = owner === kind ? [name, 'another device of this kind'] : [libvirtName, owner];
        advise(index === undefined ? `${field}.name` : `${field}[${index}].name`,
          `${JSON.stringify(shown)} is also the name of ${other}, rename one of them, libvirt does not start a machine with two devices of the same name`);
      } else if (!isPlaceholder(name)) {
        owners.set(libvirtName, kind);
      }
    });
  },
};

/**
 * Visits a device with a name.
 *
 * @param index the position in a list
 * @param libvirtName its name for libvirt, if that differs
 */
type Visit = (field: string, index: number | undefined, kind: string, name: string, libvirtName?: string) => void;

function eachNamedDevice(machine: VirtualMachineInstanceSpec, visit: Visit): void {
  const { domain: { devices = {} }, volumes = [] } = machine;
  if ((devices.interfaces ?? []).length === 0 && devices.autoattachPodInterface !== false) {
    visit('', undefined, 'the interface on the pod network', 'default');
  }
  for (const [field, kind, prefix] of DEVICE_LISTS) {
    devices[field]?.forEach((device: NamedDevice, index: number) => {
      // Another rule refuses a device without a name.
      if (device?.name && hasLibvirtName(device)) {
        visit(`domain.devices.${field}`, index, kind, device.name, prefix && (device.claimName === undefined ? '' : 'dra-') + prefix + device.name);
      }
    });
  }
  for (const [field, kind] of SINGLE_DEVICES) {
    const name = devices[field]?.name;
    if (name) {
      visit(`domain.devices.${field}`, undefined, kind, name);
    }
  }
  // KubeVirt adds a disk for each of these.
  for (const volume of volumesWithoutDevice(machine).filter(({ name }) => name)) {
    visit('volumes', volumes.indexOf(volume), 'a disk', volume.name);
  }
}

type NamedDevice = { readonly name: string } & { readonly [field: string]: any };

/** Whether libvirt gets a device with this name: an interface may be a device of the node, or come from a plugin. */
function hasLibvirtName({ sriov, binding, state }: { readonly [field: string]: any }): boolean {
  return sriov === undefined && binding === undefined && state !== 'absent';
}
