// Rules for every kind of device of the guest's network.
import { isIP, isIPv4, isIPv6 } from 'net';
import { DESTINATION, DOMAIN, HOSTNAME, INTERFACE_ADDRESS } from './formats';
import { type KnownFields, NETPLAN, ROUTE } from './netplan-fields';
import { NetworkConfig, NetworkDevice, NetworkDhcpOverrides, NetworkNameservers, NetworkRenderer, NetworkRoute, NetworkUseDomains } from './network-config';
import { beyondNetworks, ownAddresses } from './network-reach';
import type { Struct } from '../declared/notation';
import { STRUCTS } from '../declared/types';
import { checkChoice, checkRange } from '../issues/checks';
import { checkFormat, checkFormatOfEach, IP_ADDRESS, isPlaceholder } from '../issues/formats';
import { issue, Issues, missing } from '../issues/issues';
import { entriesOf } from '../plain-data/plain-data';

/** A kind of devices, as netplan names it. */
export type DeviceKind = Exclude<keyof NetworkConfig, 'renderer'>;

/** Everything that is wrong with a device on its own. */
export function* deviceIssues(kind: DeviceKind, path: string, device: NetworkDevice, renderer?: NetworkRenderer): Issues {
  yield* unsupportedFieldIssues(path, device, UNSUPPORTED[kind]);
  yield* checkFormatOfEach(`${path}.addresses`, device.addresses, INTERFACE_ADDRESS);
  yield* checkRange(`${path}.mtu`, device.mtu, 68, 65535);
  yield* device.nameservers ? nameserverIssues(`${path}.nameservers`, device.nameservers) : [];
  yield* device.routes ? routesIssues(`${path}.routes`, device.routes, reachOf(device, renderer)) : [];
  for (const version of ['dhcp4', 'dhcp6'] as const) {
    const overrides = device[`${version}Overrides`];
    yield* overrides ? overrideIssues(`${path}.${version}Overrides`, overrides) : [];
    if (overrides && !device[version]) {
      yield missing(`${path}.${version}Overrides`, `has no effect without DHCP: write ${version}: true, or drop it`);
    }
  }
}

/** A field's name in any spelling. Those of optional fields are declared with a question mark. */
const spelled = (field: string) => field.replace(/[-?]/g, '').toLowerCase();

/** The fields of netplan that a class does not have. A program without type checks may set them. */
function unsupported(struct: Struct, { fields = {} }: { readonly fields?: KnownFields } = {}): ReadonlySet<string> {
  const own = new Set(Object.keys(struct).map(spelled));
  return new Set(Object.keys(fields).map(spelled).filter((field) => !own.has(field)));
}

const { ethernets, bonds, bridges, vlans } = NETPLAN.fields!;

const UNSUPPORTED = {
  ethernets: unsupported(STRUCTS.NetworkEthernet, ethernets.each),
  bonds: unsupported(STRUCTS.NetworkBond, bonds.each),
  bridges: unsupported(STRUCTS.NetworkBridge, bridges.each),
  vlans: unsupported(STRUCTS.NetworkVlan, vlans.each),
  routes: unsupported(STRUCTS.NetworkRoute, ROUTE),
};

function* unsupportedFieldIssues(path: string, part: object, known: ReadonlySet<string>): Issues {
  const fields = entriesOf(part as { readonly [field: string]: unknown }).map(([field]) => field);
  for (const field of fields.filter((each) => known.has(spelled(each)))) {
    const instead = field.startsWith('gateway') ? 'write routes: [{ to: \'default\', via: … }]' : 'write the whole network data as networkDataText';
    yield issue(`${path}.${field}`, `is a field of netplan that this class does not have, so the guest would not get it: ${instead}`);
  }
}

function* nameserverIssues(path: string, { addresses, search }: NetworkNameservers): Issues {
  yield* checkFormatOfEach(`${path}.addresses`, addresses, IP_ADDRESS);
  yield* checkFormatOfEach(`${path}.search`, search, DOMAIN);
  if (addresses.length === 0) {
    yield missing(`${path}.addresses`, 'is empty: write a DNS server\'s address, without which cloud-init ignores the search domains');
  }
}

function* overrideIssues(path: string, { hostname, routeMetric, useDomains }: NetworkDhcpOverrides): Issues {
  yield* checkFormat(`${path}.hostname`, hostname, HOSTNAME);
  yield* checkRange(`${path}.routeMetric`, routeMetric, 0);
  yield* checkChoice(`${path}.useDomains`, useDomains, Object.values(NetworkUseDomains));
}

function* routesIssues(path: string, routes: readonly NetworkRoute[], reach: Reach): Issues {
  for (const [index, route] of routes.entries()) {
    yield* unsupportedFieldIssues(`${path}[${index}]`, route, UNSUPPORTED.routes);
    yield* routeIssues(`${path}[${index}]`, route);
    yield* gatewayIssues(`${path}[${index}].via`, route, reach);
  }
}

function* routeIssues(path: string, { to, via, metric }: NetworkRoute): Issues {
  yield* checkFormat(`${path}.to`, to, DESTINATION);
  yield* checkFormat(`${path}.via`, via, IP_ADDRESS);
  yield* checkRange(`${path}.metric`, metric, 0);
  const isKnown = to !== 'default' && DESTINATION.matches(to) && IP_ADDRESS.matches(via);
  if (isKnown && isIPv6(to.split('/')[0]) !== isIPv6(via)) {
    yield issue(`${path}.via`, `${JSON.stringify(via)} is not of the same IP version as ${JSON.stringify(to)}: write a gateway of that version`);
  }
}

/** What the addresses of a device tell of its gateways. */
interface Reach {
  readonly lacksVersion: (version: number) => boolean;
  readonly isOwn: (gateway: string) => boolean;
  readonly isBeyond: (gateway: string) => boolean;
  /** The device's IPv4 networks, for messages. */
  readonly networks: () => string;
}

function reachOf({ dhcp4, dhcp6, addresses = [] }: NetworkDevice, renderer?: NetworkRenderer): Reach {
  const isUnknown = addresses.some(isPlaceholder);
  const versions = new Set([...dhcp4 ? [4] : [], ...dhcp6 ? [6] : [], ...addresses.map((address) => isIP(address.split('/')[0]))]);
  return {
    lacksVersion: (version) => !isUnknown && !versions.has(version),
    isOwn: ownAddresses(addresses),
    // NetworkManager adds a route to a gateway that is not on the link.
    isBeyond: isUnknown || dhcp4 || renderer === NetworkRenderer.NETWORK_MANAGER ? () => false : beyondNetworks(addresses),
    networks: () => addresses.filter((address) => isIPv4(address.split('/')[0])).join(' and '),
  };
}

/**
 * A route needs an address of its IP version on the device: cloud-init drops other routes, or fails. The kernel accepts a gateway only if it
 * is on the link.
 */
function* gatewayIssues(path: string, { via, onLink }: NetworkRoute, { lacksVersion, isOwn, isBeyond, networks }: Reach): Issues {
  const version = isIP(via);
  if (version !== 0 && lacksVersion(version)) {
    yield missing(path, `${JSON.stringify(via)} is out of reach of a device without an IPv${version} address: write one in addresses, or dhcp${version}: true`);
  }
  if (isOwn(via)) {
    yield issue(path, `${JSON.stringify(via)} is the device's own address: write that of the gateway`);
  } else if (!onLink && isBeyond(via)) {
    yield issue(path, `${JSON.stringify(via)} is not in the network of ${networks()}, and the guest has no route to it: `
      + 'write a gateway in that network, or onLink: true in the route; if the guest has NetworkManager, which reaches it, write renderer: NetworkRenderer.NETWORK_MANAGER');
  }
}
