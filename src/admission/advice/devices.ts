// Advice on devices: the names by which libvirt tells them apart.
import { isPlaceholder } from '../../issues/formats';
import type { Refuse } from '../below';
import type { MachineRule } from '../rule';

/** The lists of devices that libvirt knows by their bare names, and what one of them is. Those of the node get a prefix for each list. */
const LISTS = [['interfaces', 'an interface'], ['disks', 'a disk'], ['inputs', 'a tablet']] as const;

/** The same for devices of which a machine has one. */
const SINGLE = [['sound', 'the sound card'], ['watchdog', 'the watchdog']] as const;

/** Two devices must have two names. */
export const nameOfTwoDevices: MachineRule = {
  name: 'name-of-two-devices',
  refuses: 'a name that two devices of a machine have, such as a disk and an interface',
  story: 'libvirt knows a machine\'s disks, interfaces, tablets, sound card and watchdog by their names, and starts no machine in which two have one name. KubeVirt admits it. '
    + 'A machine that has no interfaces in its manifest gets one on the pod network, which is called "default".',
  check: ({ domain: { devices = {} } }, advise) => {
    const kinds = new Map<string, string>();
    if ((devices.interfaces ?? []).length === 0 && devices.autoattachPodInterface !== false) {
      kinds.set('default', 'the interface on the pod network');
    }
    for (const [field, kind] of LISTS) {
      for (const [index, device] of (devices[field] ?? []).entries()) {
        if (isOfLibvirt(device)) {
          adviseOnName(`${field}[${index}]`, kind, device.name, kinds, advise);
        }
      }
    }
    for (const [field, kind] of SINGLE) {
      adviseOnName(field, kind, devices[field]?.name, kinds, advise);
    }
  },
};

/** @param kinds what has the names so far */
function adviseOnName(device: string, kind: string, name: string | undefined, kinds: Map<string, string>, advise: Refuse): void {
  const other = name && kinds.get(name);
  if (other) {
    const owner = other === kind ? 'another one' : other;
    advise(`domain.devices.${device}.name`, `${JSON.stringify(name)} is the name of ${owner} too, write another name for one of them, libvirt starts no machine with two devices of a name`);
  } else if (name && !isPlaceholder(name)) {
    kinds.set(name, kind);
  }
}

/** Whether libvirt gets a device with its name: an interface may be a device of the node, or be made by a plugin. */
function isOfLibvirt({ sriov, binding, state }: { readonly [field: string]: any }): boolean {
  return sriov === undefined && binding === undefined && state !== 'absent';
}
