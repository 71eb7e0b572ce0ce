// Advice on devices: the names by which libvirt tells them apart.
import type { Devices, VirtualMachineInstanceSpec, Volume } from '../../../imports/kubevirt';
import { isPlaceholder } from '../../issues/formats';
import type { MachineRule } from '../rule';

/** The lists of devices, what one of them is, and what KubeVirt writes before its name for libvirt. */
const LISTS = [
  ['interfaces', 'an interface', ''], ['disks', 'a disk', ''], ['inputs', 'a tablet', ''], ['gpus', 'a GPU', 'gpu-'], ['hostDevices', 'a host device', 'hostdevice-'],
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
    for (const { path, kind, name, libvirtName } of namedDevices(machine)) {
      const owner = owners.get(libvirtName);
      if (owner !== undefined) {
        const [shown, other] = owner === kind ? [name, 'another one'] : [libvirtName, owner];
        advise(`${path}.name`, `${JSON.stringify(shown)} is the name of ${other} too, write another name for one of them, libvirt starts no machine with two devices of a name`);
      } else if (!isPlaceholder(name)) {
        owners.set(libvirtName, kind);
      }
    }
  },
};

/** A device, and the name by which libvirt knows it. */
interface NamedDevice {
  readonly path: string;
  readonly kind: string;
  readonly name: string;
  readonly libvirtName: string;
}

function* namedDevices({ domain: { devices = {} }, volumes = [] }: VirtualMachineInstanceSpec): Iterable<NamedDevice> {
  if ((devices.interfaces ?? []).length === 0 && devices.autoattachPodInterface !== false) {
    yield { path: '', kind: 'the interface on the pod network', name: 'default', libvirtName: 'default' };
  }
  yield* listedDevices(devices);
  for (const [field, kind] of SINGLE) {
    const name = devices[field]?.name;
    if (name) {
      yield { path: `domain.devices.${field}`, kind, name, libvirtName: name };
    }
  }
  yield* disksOfVolumes(devices, volumes);
}

function* listedDevices(devices: Devices): Iterable<NamedDevice> {
  for (const [field, kind, prefix] of LISTS) {
    for (const [index, device] of (devices[field] ?? []).entries()) {
      if (isOfLibvirt(device)) {
        yield { path: `domain.devices.${field}[${index}]`, kind, name: device.name, libvirtName: ('claimName' in device ? 'dra-' : '') + prefix + device.name };
      }
    }
  }
}

/** The disks that KubeVirt gives to volumes that are neither a disk nor a filesystem. */
function* disksOfVolumes({ disks = [], filesystems = [] }: Devices, volumes: readonly Volume[]): Iterable<NamedDevice> {
  const attached = new Set([...disks, ...filesystems].map(({ name }) => name));
  for (const [index, { name }] of volumes.entries()) {
    if (!attached.has(name)) {
      yield { path: `volumes[${index}]`, kind: 'a disk', name, libvirtName: name };
    }
  }
}

/** Whether libvirt gets a device with its name: an interface may be a device of the node, or be made by a plugin. */
function isOfLibvirt({ sriov, binding, state }: { readonly [field: string]: any }): boolean {
  return sriov === undefined && binding === undefined && state !== 'absent';
}
