// Rules for network configurations, so that the guest can apply them.
import { isIPv6 } from 'net';
import { NetworkBond, NetworkBridge, NetworkConfig, NetworkDevice, NetworkEthernet, NetworkRenderer, NetworkVlan } from './network-config';
import { deviceIssues, type DeviceKind } from './network-device-rules';
import { BOND_CHOICES, NetworkBondParameters, NetworkBridgeParameters } from './network-parameters';
import { checkChoice, checkRange, checkUnique } from '../issues/checks';
import { checkFormat, checkFormatOfEach, LINK_NAME, MAC_ADDRESS, NOT_EMPTY, Format } from '../issues/formats';
import { issue, Issues, missing } from '../issues/issues';
import { entriesOf } from '../plain-data/plain-data';

/** Everything that is wrong with a network configuration. */
export function* networkConfigIssues(config: NetworkConfig): Issues {
  const ethernets = devicesOf('ethernets', config.ethernets, ethernetIssues);
  const devices = [
    ...ethernets,
    ...devicesOf('bonds', config.bonds, bondIssues),
    ...devicesOf('bridges', config.bridges, bridgeIssues),
    ...devicesOf('vlans', config.vlans, vlanIssues),
  ];
  const known = new Set(devices.map(({ id }) => id));
  if (ethernets.length === 0) {
    yield missing('networkConfig.ethernets', 'is empty: write the guest\'s interfaces, which everything else is built on');
  }
  yield* checkChoice('networkConfig.renderer', config.renderer, Object.values(NetworkRenderer));
  yield* checkUnique(devices.map((each) => [each.path, each.id]));
  for (const each of devices) {
    yield* deviceIssues(each.kind, each.path, each.device, config.renderer);
    yield* each.issues(known);
    yield* RENDERERS[config.renderer ?? NetworkRenderer.NETWORKD]?.(each) ?? [];
  }
  yield* renamedIssues(devices);
  yield* searchIssues(devices);
  yield* checkUnique(devices.flatMap(defaultRoutes));
  yield* checkUnique(devices.flatMap((each) => each.interfaces.map((id, index) => [`${each.path}.interfaces[${index}]`, id] as const)));
}

/** A device of any kind, with what the common rules need. */
interface Device {
  readonly kind: DeviceKind;
  readonly path: string;
  readonly id: string;
  readonly device: AnyDevice;
  /** The ids of the devices that belong to it. */
  readonly interfaces: readonly string[];
  /** The issues by the rules of its kind. */
  readonly issues: (known: ReadonlySet<string>) => Issues;
}

type KindRules<T> = (path: string, id: string, device: T, other: Format) => Issues;

type AnyDevice = NetworkDevice & Partial<Pick<NetworkBridge, 'interfaces'> & Pick<NetworkVlan, 'link'> & Pick<NetworkEthernet, 'match' | 'setName'>>;

function devicesOf<T extends AnyDevice>(kind: DeviceKind, byId: { [id: string]: T } | undefined, rules: KindRules<T>): Device[] {
  return entriesOf(byId).map(([id, device]) => {
    const path = `networkConfig.${kind}.${id}`;
    return { kind, path, id, device, interfaces: device.interfaces ?? [], issues: (known) => rules(path, id, device, otherDevice(known, id)) };
  });
}

/** An interface below other devices must keep its id as its name: netplan finds it by its id, and cloud-init's own renderers by its name. */
function* renamedIssues(devices: readonly Device[]): Issues {
  const builtOn = new Set(devices.flatMap(({ device: { interfaces = [], link } }) => [...interfaces, link]));
  for (const { path, id, device: { setName } } of devices) {
    if (setName !== undefined && setName !== id && builtOn.has(id)) {
      yield issue(`${path}.setName`, `${JSON.stringify(setName)} is not the id by which other devices refer to this one: write ${JSON.stringify(id)}, or make ${JSON.stringify(setName)} the id`);
    }
  }
}

/** With more domains than resolv.conf allows, cloud-init does not configure the network at all. */
function* searchIssues(devices: readonly Device[]): Issues {
  const domains = new Set(devices.flatMap(({ device }) => device.nameservers?.search ?? []));
  if (domains.size > 6) {
    yield issue('networkConfig', `has ${domains.size} search domains in nameservers: write at most 6`);
  }
}

/** The default routes of a device with their paths. Those of one IP version must differ in the metric. */
function defaultRoutes({ path, device }: Device): Array<readonly [path: string, name: string]> {
  return (device.routes ?? []).flatMap(({ to, via, metric }, index) => to === 'default' || to.endsWith('/0')
    ? [[`${path}.routes[${index}]`, `the default route of IPv${isIPv6(via) ? 6 : 4}${metric === undefined ? '' : ` with metric ${metric}`}`] as const]
    : []);
}

/** Rules for each renderer. The default is usually networkd, which netplan uses. */
const RENDERERS: { readonly [renderer in NetworkRenderer]: (device: Device) => Issues } = {
  [NetworkRenderer.NETWORKD]: function* ({ path, device: { dhcp4, dhcp6, dhcp4Overrides, dhcp6Overrides } }) {
    const of4: { readonly [setting: string]: unknown } = { ...dhcp4Overrides };
    const of6: { readonly [setting: string]: unknown } = { ...dhcp6Overrides };
    const differing = Object.keys({ ...of4, ...of6 }).filter((setting) => (of4[setting] ?? true) !== (of6[setting] ?? true));
    for (const setting of dhcp4 && dhcp6 ? differing : []) {
      yield issue(`${path}.dhcp6Overrides.${setting}`, `differs from dhcp4Overrides.${setting}, and networkd has one value for both: write the same in both, or renderer: NetworkManager`);
    }
  },
  [NetworkRenderer.NETWORK_MANAGER]: function* ({ path, device: { match } }) {
    if (match?.driver !== undefined) {
      yield issue(`${path}.match.driver`, 'NetworkManager does not match interfaces by driver: write match.macaddress or match.name');
    }
  },
};

function* ethernetIssues(path: string, id: string, { match, setName }: NetworkEthernet): Issues {
  yield* checkFormat(path, match ? undefined : id, LINK_NAME);
  if (match && entriesOf({ ...match }).length === 0) {
    yield missing(`${path}.match`, 'is empty, and networkd ignores a device without anything to match: write { name: "e*" } for every interface '
      + `with such a name, or leave match out if ${JSON.stringify(id)} is the interface's name`);
  }
  yield* checkFormat(`${path}.match.macaddress`, match?.macaddress, MAC_ADDRESS);
  yield* checkFormat(`${path}.match.name`, match?.name, NOT_EMPTY);
  yield* checkFormat(`${path}.match.driver`, match?.driver, NOT_EMPTY);
  yield* checkFormat(`${path}.setName`, setName, LINK_NAME);
  if (setName !== undefined && match?.macaddress === undefined) {
    yield issue(`${path}.setName`, 'cloud-init renames interfaces by MAC address only: write match.macaddress, or drop setName');
  }
}

function* bondIssues(path: string, id: string, bond: NetworkBond, other: Format): Issues {
  yield* virtualDeviceIssues(path, id, bond);
  yield* memberIssues(path, bond.interfaces, other);
  yield* bondParameterIssues(`${path}.parameters`, bond.parameters ?? {}, bond.interfaces);
}

function* bridgeIssues(path: string, id: string, bridge: NetworkBridge, other: Format): Issues {
  yield* virtualDeviceIssues(path, id, bridge);
  yield* memberIssues(path, bridge.interfaces, other);
  yield* bridgeParameterIssues(`${path}.parameters`, bridge.parameters ?? {});
}

function* vlanIssues(path: string, id: string, vlan: NetworkVlan, other: Format): Issues {
  yield* virtualDeviceIssues(path, id, vlan);
  yield* checkRange(`${path}.id`, vlan.id, 0, 4094);
  yield* checkFormat(`${path}.link`, vlan.link, other);
}

/** Rules for devices that are created: their id becomes their name. */
function* virtualDeviceIssues(path: string, id: string, { macaddress }: { readonly macaddress?: string }): Issues {
  yield* checkFormat(path, id, LINK_NAME);
  yield* checkFormat(`${path}.macaddress`, macaddress, MAC_ADDRESS);
}

/** A device needs members: without any, cloud-init skips it, or fails. */
function* memberIssues(path: string, interfaces: readonly string[], other: Format): Issues {
  if (interfaces.length === 0) {
    yield missing(`${path}.interfaces`, 'is empty: write the ids of the devices that belong to it');
  }
  yield* checkFormatOfEach(`${path}.interfaces`, interfaces, other);
}

function* bondParameterIssues(path: string, parameters: NetworkBondParameters, interfaces: readonly string[]): Issues {
  const values: { readonly [parameter: string]: unknown } = { ...parameters };
  for (const [parameter, choices] of Object.entries(BOND_CHOICES)) {
    yield* checkChoice(`${path}.${parameter}`, values[parameter], choices);
  }
  yield* checkRange(`${path}.minLinks`, parameters.minLinks, 0);
  yield* checkRange(`${path}.gratuitousArp`, parameters.gratuitousArp, 1, 255);
  yield* checkFormat(`${path}.primary`, parameters.primary, { ...otherDevice(new Set(interfaces)), is: 'an interface of the bond' });
  for (const time of ['miiMonitorInterval', 'upDelay', 'downDelay'] as const) {
    yield* checkRange(`${path}.${time}`, parameters[time]?.toMilliseconds({ integral: false }), 0);
  }
}

function* bridgeParameterIssues(path: string, parameters: NetworkBridgeParameters): Issues {
  yield* checkRange(`${path}.priority`, parameters.priority, 0, 65535);
  for (const time of ['forwardDelay', 'helloTime', 'maxAge', 'ageingTime'] as const) {
    yield* checkRange(`${path}.${time}`, parameters[time]?.toSeconds({ integral: false }), 0);
  }
}

/** No device is built on itself. */
function otherDevice(known: ReadonlySet<string>, own?: string): Format {
  return {
    is: 'another device of this configuration',
    matches: (id) => id !== own && known.has(id),
    // A list for each of many devices would take long, and most are never shown.
    get write() {
      return [...known].filter((id) => id !== own).map((id) => JSON.stringify(id)).join(' or ') || 'a device first';
    },
  };
}
