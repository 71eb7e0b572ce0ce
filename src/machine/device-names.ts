// The names of a machine's devices, which must be unique for libvirt.
import type { GuestDevicesProps } from './guest-devices';
import { checkUniqueNames } from '../issues/checks';
import { issue, type Issue } from '../issues/issues';
import { InterfaceBinding, type VirtualMachineNetwork } from '../spec/network';

/** The lists of devices that have names, besides disks and networks. */
type NamedDevices = Pick<GuestDevicesProps, 'gpus' | 'hostDevices' | 'inputs'>;

/** The issues of names that two devices share. KubeVirt admits most of these machines, but libvirt never starts them. */
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

/** Whether libvirt sees a network as an interface. A virtual function is a host device, and a binding plugin defines its own devices. */
function isInterface({ binding, bindingPlugin }: VirtualMachineNetwork): boolean {
  return binding !== InterfaceBinding.SRIOV && bindingPlugin === undefined;
}

/** libvirt uses the bare names of disks, networks and tablets. GPUs and host devices get a prefix for each list, so they clash with no other list. */
function sharedNameIssues(disks: readonly string[], networks: readonly string[], tablets: readonly string[]): readonly Issue[] {
  const shared = [...networks.filter((name) => disks.includes(name)), ...tablets.filter((name) => disks.includes(name) || networks.includes(name))];
  return [...new Set(shared)].map((name) => {
    const kinds = Object.entries({ 'a disk': disks, 'a network': networks, 'a tablet': tablets }).filter(([, names]) => names.includes(name)).map(([kind]) => kind);
    return issue('', `${JSON.stringify(name)} is the name of ${kinds.slice(0, -1).join(', ')} and ${kinds.at(-1)}, and libvirt does not start a machine with two devices of the same name: `
      + 'give each its own name');
  });
}
