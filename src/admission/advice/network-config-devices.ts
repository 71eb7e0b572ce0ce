// Advice on network data of version 2 whose VLANs, bonds and bridges are built on devices that it does not have, or that another one has.
import type { Config } from './cloud-configs';
import { devicesOf } from './cloud-init-network';
import { NETWORK_CONFIGS } from './network-config-fields';
import { eachNetworkConfig } from './network-configs';
import { displayText } from '../../issues/formats';
import { alternatives, misspellingsOf } from '../../issues/nearest-name';
import { isMap, listOf } from '../../plain-data/plain-data';
import { isFilledInLater } from '../form';
import type { Refuse } from '../refuse';
import type { MachineRule } from '../rule';

/** The kinds of devices that others can be built on. */
const KINDS = [
  'ethernets', 'bonds', 'bridges', 'vlans', 'vrfs', 'wifis', 'tunnels', 'dummy-devices', 'virtual-ethernets', 'modems', 'nm-devices',
];

/** The kinds of devices of which another device belongs to at most one. */
const OWNERS = ['bonds', 'bridges'];

/** Texts without these words have no device that is built on another one. */
const HAS_BUILT = /\b(?:link|interfaces)\b/;

/** A device must be built on devices that the same text defines. */
export const networkConfigDeviceUnknown: MachineRule = {
  name: 'network-config-device-unknown',
  refuses: 'a VLAN, bond, bridge or VRF on a device that network data of version 2 does not define, or a device in two bonds or bridges',
  story: 'In guests with netplan, such as Ubuntu, netplan refuses the whole of the data, so no interface gets an address. Define each device below '
    + 'others, even one without settings, as in ethernets: {enp1s0: {}}. Refer to it by this id, not by its set-name.',
  when: NETWORK_CONFIGS,
  check: (machine, advise, context) => eachNetworkConfig(machine, context, advise, HAS_BUILT, (config, adviseIt) => {
    const ids = KINDS.flatMap((kind) => isMap(config[kind]) ? Object.keys(config[kind]) : []);
    // Ports of Open vSwitch are devices too.
    if (config.openvswitch === undefined && !ids.some(isFilledInLater)) {
      adviseOnUnknown(config, ids, adviseIt);
    }
    adviseOnShared(config, adviseIt);
  }),
};

function adviseOnUnknown(config: Config, ids: readonly string[], advise: Refuse): void {
  const known = new Set(ids);
  for (const { path, name } of [...linksOf(config), ...membersOf(config, ['bonds', 'bridges', 'vrfs'])]) {
    if (!known.has(name) && !isFilledInLater(name)) {
      const meant = idsOfNewName(name, config) ?? misspellingsOf(name, ids);
      const instead = meant.length > 0 ? alternatives(meant) : `${displayText(`${name}: {}`)} under ethernets`;
      advise(path, `is ${displayText(name)}, which is not a device of this configuration, write ${instead}`);
    }
  }
}

/** The ids of interfaces that get a name; none is undefined. */
function idsOfNewName(name: string, { ethernets }: Config): readonly string[] | undefined {
  const ids = Object.entries(isMap(ethernets) ? ethernets : {}).flatMap(([id, device]: [string, any]) => device?.['set-name'] === name ? id : []);
  return ids.length > 0 ? ids : undefined;
}

function adviseOnShared(config: Config, advise: Refuse): void {
  const owners = new Map<string, string>();
  for (const { path, name, owner } of membersOf(config, OWNERS)) {
    const first = owners.get(name) ?? owner;
    owners.set(name, first);
    if (first !== owner) {
      advise(path, `is ${displayText(name)}, which belongs to ${first} already, write it in only one of them`);
    }
  }
}

/** A device that another one is built on. */
interface Below {
  readonly path: string;
  readonly name: string;
  /** The path of the device on top. */
  readonly owner: string;
}

function linksOf(config: Config): readonly Below[] {
  return devicesOf(config, ['vlans']).flatMap(([owner, { link }]) => typeof link === 'string' ? [{ path: `${owner}.link`, name: link, owner }] : []);
}

function membersOf(config: Config, kinds: readonly string[]): readonly Below[] {
  return devicesOf(config, kinds).flatMap(([owner, { interfaces }]) => listOf(interfaces)
    .flatMap((name, index) => typeof name === 'string' ? [{ path: `${owner}.interfaces[${index}]`, name, owner }] : []));
}
