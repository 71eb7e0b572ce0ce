// The names of a machine's devices, by which libvirt tells them apart.
import type { GuestDevicesProps } from './guest-devices';
import { checkUniqueNames } from '../issues/checks';
import { issue, type Issue } from '../issues/issues';
import { InterfaceBinding, type VirtualMachineNetwork } from '../spec/network';

/** The lists of devices that have names, besides disks and networks. */
type NamedDevices = Pick<GuestDevicesProps, 'gpus' | 'hostDevices' | 'inputs'>;

/** The issues of names that two devices have. KubeVirt admits most of such machines, and libvirt never starts one. */
export function deviceNameIssues(
  { gpus, hostDevices, inputs }: NamedDevices, networks: readonly VirtualMachineNetwork[], disks: readonly string[],
): readonly Issue[] {
  return [
    ...checkUniqueNames('networks', networks),
    ...checkUniqueNames('gpus', gpus),
    ...checkUniqueNames('hostDevices', hostDevices),
    ...checkUniqueNames('inputs', inputs),
    ...sharedNameIssues(disks, networks.filter(isInterface).map(({ name }) => name), inputs?.map(({ name }) => name) ?? []),
  ];
}

/** Whether a network is an interface for libvirt: a virtual function is a device of the node, and what a plugin makes is its own. */
function isInterface({ binding, bindingPlugin }: VirtualMachineNetwork): boolean {
  return binding !== InterfaceBinding.SRIOV && bindingPlugin === undefined;
}

/** Disks, networks and tablets are called by their bare names, graphics processors and other devices of the node with a prefix for each list. */
function sharedNameIssues(disks: readonly string[], networks: readonly string[], tablets: readonly string[]): readonly Issue[] {
  const shared = [...networks.filter((name) => disks.includes(name)), ...tablets.filter((name) => disks.includes(name) || networks.includes(name))];
  return [...new Set(shared)].map((name) => {
    const kinds = Object.entries({ 'a disk': disks, 'a network': networks, 'a tablet': tablets }).filter(([, names]) => names.includes(name)).map(([kind]) => kind);
    return issue('', `${JSON.stringify(name)} is the name of ${kinds.slice(0, -1).join(', ')} and ${kinds.at(-1)}, and libvirt starts no machine with two devices of a name: `
      + 'write a name for each');
  });
}
