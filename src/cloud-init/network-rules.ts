// What a network configuration must keep to, so that the guest comes up with it.
import { isIPv6 } from 'net';
import { NetworkBond, NetworkBridge, NetworkConfig, NetworkDevice, NetworkEthernet, NetworkRenderer, NetworkRoute, NetworkVlan } from './network-config';
import { BOND_CHOICES, NetworkBondParameters, NetworkBridgeParameters } from './network-parameters';
import { Mistakes } from '../mistakes';
import { breaking, breakingEach, isPlaceholder, LINK_NAME, MAC_ADDRESS, NOT_EMPTY, notOneOf, outside, repeated, Rule } from '../rules';
import { CIDR, DOMAIN, HOSTNAME, IP_ADDRESS } from './rules';

/** Everything that is wrong with a network configuration. */
export function* networkConfigMistakes(path: string, config: NetworkConfig): Mistakes {
  const devices = [
    ...devicesOf(`${path}.ethernets`, config.ethernets, ethernetMistakes),
    ...devicesOf(`${path}.bonds`, config.bonds, bondMistakes),
    ...devicesOf(`${path}.bridges`, config.bridges, bridgeMistakes),
    ...devicesOf(`${path}.vlans`, config.vlans, vlanMistakes),
  ];
  const known = new Set(devices.map(({ id }) => id));
  if (devices.length === 0) {
    yield `${path}: has no device: write ethernets, bonds, bridges or vlans`;
  }
  yield* notOneOf(`${path}.renderer`, config.renderer, Object.values(NetworkRenderer));
  yield* repeated(devices.map((each) => [each.path, each.id]));
  for (const each of devices) {
    yield* deviceMistakes(each.path, each.device);
    yield* each.mistakes(known);
  }
  yield* repeated(devices.flatMap((each) => each.interfaces.map((id, index) => [`${each.path}.interfaces[${index}]`, id] as const)));
}

/** A device of any kind, as much as the rules for all of them need. */
interface Device {
  readonly path: string;
  readonly id: string;
  readonly device: NetworkDevice;
  /** The ids of the devices that it takes for itself. */
  readonly interfaces: readonly string[];
  /** What is wrong by the rules of its kind. */
  readonly mistakes: (known: ReadonlySet<string>) => Mistakes;
}

type KindRules<T> = (path: string, id: string, device: T, known: ReadonlySet<string>) => Mistakes;

type Composed = NetworkDevice & { readonly interfaces?: string[] };

function devicesOf<T extends Composed>(path: string, byId: { [id: string]: T } = {}, rules: KindRules<T>): Device[] {
  return Object.entries(byId).map(([id, device]) => ({
    path: `${path}.${id}`, id, device, interfaces: device.interfaces ?? [], mistakes: (known) => rules(`${path}.${id}`, id, device, known),
  }));
}

function* deviceMistakes(path: string, device: NetworkDevice): Mistakes {
  yield* breakingEach(`${path}.addresses`, device.addresses, CIDR);
  yield* outside(`${path}.mtu`, device.mtu, 68, 65535);
  yield* breakingEach(`${path}.nameservers.addresses`, device.nameservers?.addresses, IP_ADDRESS);
  yield* breakingEach(`${path}.nameservers.search`, device.nameservers?.search, DOMAIN);
  for (const [index, route] of (device.routes ?? []).entries()) {
    yield* routeMistakes(`${path}.routes[${index}]`, route);
  }
  for (const family of ['dhcp4', 'dhcp6'] as const) {
    const overrides = device[`${family}Overrides`];
    yield* breaking(`${path}.${family}Overrides.hostname`, overrides?.hostname, HOSTNAME);
    yield* outside(`${path}.${family}Overrides.routeMetric`, overrides?.routeMetric, 0);
    yield* notOneOf(`${path}.${family}Overrides.useDomains`, overrides?.useDomains, ['true', 'false', 'route']);
    if (overrides && !device[family]) {
      yield `${path}.${family}Overrides: has no effect without DHCP: write ${family}: true, or drop it`;
    }
  }
}

function* routeMistakes(path: string, { to, via, metric }: NetworkRoute): Mistakes {
  yield* breaking(`${path}.to`, to, DESTINATION);
  yield* breaking(`${path}.via`, via, IP_ADDRESS);
  yield* outside(`${path}.metric`, metric, 0);
  if (to === 'default' && via === undefined) {
    yield `${path}.via: is missing: write the gateway's address`;
  }
  const known = to !== 'default' && via !== undefined && !isPlaceholder(to + via) && DESTINATION.holds(to) && IP_ADDRESS.holds(via);
  if (known && isIPv6(to.split('/')[0]) !== isIPv6(via)) {
    yield `${path}.via: ${JSON.stringify(via)} is not of the same IP version as ${JSON.stringify(to)}: write a gateway of that version`;
  }
}

const DESTINATION: Rule = {
  is: 'a destination',
  holds: (text) => text === 'default' || CIDR.holds(text) || IP_ADDRESS.holds(text),
  write: '"default", or a network such as "192.0.2.0/24"',
};

function* ethernetMistakes(path: string, id: string, { match, setName }: NetworkEthernet): Mistakes {
  yield* breaking(path, match ? undefined : id, LINK_NAME);
  yield* breaking(`${path}.match.macaddress`, match?.macaddress, MAC_ADDRESS);
  yield* breaking(`${path}.match.name`, match?.name, NOT_EMPTY);
  yield* breaking(`${path}.match.driver`, match?.driver, NOT_EMPTY);
  yield* breaking(`${path}.setName`, setName, LINK_NAME);
  if (setName !== undefined && match?.macaddress === undefined) {
    yield `${path}.setName: cloud-init renames by MAC address alone: write match.macaddress, or drop setName`;
  }
}

function* bondMistakes(path: string, id: string, bond: NetworkBond, known: ReadonlySet<string>): Mistakes {
  yield* createdMistakes(path, id, bond);
  if (bond.interfaces.length === 0) {
    yield `${path}.interfaces: is empty: write the ids of the devices to bond`;
  }
  yield* breakingEach(`${path}.interfaces`, bond.interfaces, oneOfDevices(known));
  yield* bondParameterMistakes(`${path}.parameters`, bond.parameters ?? {}, bond.interfaces);
}

function* bridgeMistakes(path: string, id: string, bridge: NetworkBridge, known: ReadonlySet<string>): Mistakes {
  yield* createdMistakes(path, id, bridge);
  yield* breakingEach(`${path}.interfaces`, bridge.interfaces, oneOfDevices(known));
  yield* bridgeParameterMistakes(`${path}.parameters`, bridge.parameters ?? {});
}

function* vlanMistakes(path: string, id: string, vlan: NetworkVlan, known: ReadonlySet<string>): Mistakes {
  yield* createdMistakes(path, id, vlan);
  yield* outside(`${path}.id`, vlan.id, 0, 4094);
  yield* breaking(`${path}.link`, vlan.link, oneOfDevices(known));
}

/** The id of a device that is created becomes its name. */
function* createdMistakes(path: string, id: string, { macaddress }: { readonly macaddress?: string }): Mistakes {
  yield* breaking(path, id, LINK_NAME);
  yield* breaking(`${path}.macaddress`, macaddress, MAC_ADDRESS);
}

function* bondParameterMistakes(path: string, parameters: NetworkBondParameters, interfaces: readonly string[]): Mistakes {
  const values: { readonly [parameter: string]: unknown } = { ...parameters };
  for (const [parameter, choices] of Object.entries(BOND_CHOICES)) {
    yield* notOneOf(`${path}.${parameter}`, values[parameter], choices);
  }
  yield* outside(`${path}.minLinks`, parameters.minLinks, 0);
  yield* outside(`${path}.gratuitousArp`, parameters.gratuitousArp, 1, 255);
  yield* breaking(`${path}.primary`, parameters.primary, oneOfDevices(new Set(interfaces)));
  for (const time of ['miiMonitorInterval', 'upDelay', 'downDelay'] as const) {
    yield* outside(`${path}.${time}`, parameters[time]?.toMilliseconds({ integral: false }), 0);
  }
}

function* bridgeParameterMistakes(path: string, parameters: NetworkBridgeParameters): Mistakes {
  yield* outside(`${path}.priority`, parameters.priority, 0, 65535);
  for (const time of ['forwardDelay', 'helloTime', 'maxAge', 'ageingTime'] as const) {
    yield* outside(`${path}.${time}`, parameters[time]?.toSeconds({ integral: false }), 0);
  }
}

function oneOfDevices(known: ReadonlySet<string>): Rule {
  return { is: 'a device of this configuration', holds: (id) => known.has(id), write: [...known].map((id) => JSON.stringify(id)).join(' or ') || 'a device first' };
}
