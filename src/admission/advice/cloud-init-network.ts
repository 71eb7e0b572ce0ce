// Advice on network data in netplan's form with which the guest reaches less than intended.
import { isIPv4 } from 'net';
import type { Config } from './cloud-configs';
import { eachNetworkConfig } from './network-configs';
import type { VirtualMachineInstanceSpec } from '../../../imports/kubevirt';
import { beyondNetworks } from '../../cloud-init/network-reach';
import { displayText } from '../../issues/formats';
import { suggestNames } from '../../issues/nearest-name';
import { isMap, listOf, scalarText, textOf } from '../../plain-data/plain-data';
import { isFilledInLater } from '../form';
import { digitsOfAddress } from '../network/interfaces';
import type { MachineRule } from '../rule';

/** A device, with its path in the text. */
export type PlacedDevice = readonly [path: string, device: Config];

/** The kinds of devices that have addresses. */
const ADDRESSED_KINDS = ['ethernets', 'bonds', 'bridges', 'vlans'];

/** The devices of the given kinds. */
export function devicesOf(config: Config, kinds: readonly string[] = ADDRESSED_KINDS): readonly PlacedDevice[] {
  return kinds.flatMap((kind) => isMap(config[kind])
    ? Object.entries(config[kind]).filter((each): each is [string, Config] => isMap(each[1])).map(([id, device]) => [`${kind}.${id}`, device] as const)
    : []);
}

/** NetworkManager makes any gateway reachable, and gives each interface its own metric. */
function usesNetworkManager({ renderer }: Config): boolean {
  return renderer === 'NetworkManager';
}

/** Texts without these words have no gateway. */
const HAS_GATEWAY = /\b(?:via|gateway4)\b/;

/** A static gateway must be in a network of its interface. */
export const gatewayOutOfReach: MachineRule = {
  name: 'gateway-out-of-reach',
  refuses: 'an IPv4 gateway outside all networks of the static addresses of its interface, in network data of version 2',
  story: 'Linux accepts a gateway only if it is on the link. systemd-networkd waits for it forever, and the guest does not get the route. Set '
    + '"on-link: true" in the route if the gateway is on the link anyway, as with a provider that assigns each machine a single address. '
    + 'NetworkManager (renderer: NetworkManager) adds the missing route on its own, and newer versions of cloud-init do so for version 1.',
  check: (machine, advise, context) => eachNetworkConfig(machine, context, advise, HAS_GATEWAY, (config, adviseIt) => {
    for (const { path, gateway } of usesNetworkManager(config) ? [] : devicesOf(config).flatMap(unreachableGateways)) {
      adviseIt(path, `is ${displayText(gateway)}, which no address of the interface can reach, write a gateway in its network, or on-link: true in the route`);
    }
  }),
};

/** A gateway in a text, and its path there. */
interface PlacedGateway {
  readonly path: string;
  readonly gateway: string;
}

/** The gateways that no address of their device reaches. */
function unreachableGateways([path, device]: PlacedDevice): readonly PlacedGateway[] {
  const routes = listOf(device.routes).map((route) => isMap(route) ? route : {});
  const addresses = listOf(device.addresses).flatMap((address) => isMap(address) ? Object.keys(address) : [textOf(address)]);
  // A destination on the link needs no gateway.
  const onLink = routes.filter(({ via, scope }) => via === undefined || scope === 'link').map(({ to }) => textOf(to));
  const gateways: readonly PlacedGateway[] = [
    { path: `${path}.gateway4`, gateway: textOf(device.gateway4) },
    ...routes.map(({ via, 'on-link': isOnLink }, index) => ({ path: `${path}.routes[${index}].via`, gateway: isOnLink ? '' : textOf(via) })),
  ];
  const [isBeyondAddresses, isBeyondAll] = [beyondNetworks(addresses), beyondNetworks([...addresses, ...onLink])];
  return device.dhcp4 || usesNetworkManager(device) ? [] : gateways.filter(({ gateway }) => isBeyondAddresses(gateway) && isBeyondAll(gateway));
}

/** Texts without these words have no default route. */
const HAS_DEFAULT_ROUTE = /gateway4|\bdefault\b|\b0(?:\.0\.0\.0)?\/0/;

const ANY_DESTINATION: readonly unknown[] = ['default', '0.0.0.0/0', '0/0'];

/** Two default routes must differ in their metric. */
export const defaultRoutesOfOneMetric: MachineRule = {
  name: 'default-routes-of-one-metric',
  refuses: 'two IPv4 default routes with the same metric, by two gateways on two interfaces, in network data of version 2',
  story: 'A guest has one default route for each metric. The interface that comes up last decides which gateway it uses, and replies leave by a '
    + 'different interface than the requests came in. Set a different metric on one of the routes, or route only the networks behind its gateway. '
    + 'Routes from DHCP have their own metrics and are not checked.',
  check: (machine, advise, context) => eachNetworkConfig(machine, context, advise, HAS_DEFAULT_ROUTE, (config, adviseIt) => {
    const earlier = new Map<string, DefaultRoute>();
    for (const route of defaultRoutes(config)) {
      const first = earlier.get(route.rank);
      if (first === undefined) {
        earlier.set(route.rank, route);
      } else if (first.device !== route.device && first.gateway !== route.gateway) {
        adviseIt(route.path, `is ${displayText(route.gateway)}, a second default route besides ${first.path} with the same metric, remove one of them or write another metric`);
      }
    }
  }),
};

interface DefaultRoute {
  /** The paths of the gateway, and of the device that it is reached by. */
  readonly path: string;
  readonly device: string;
  readonly gateway: string;
  /** Its table and metric. */
  readonly rank: string;
}

/** The static default routes. None with NetworkManager, or with VRFs, which have their own tables. */
function defaultRoutes(config: Config): readonly DefaultRoute[] {
  const devices = devicesOf(config);
  return [config, ...devices.map(([, device]) => device)].some(usesNetworkManager) || config.vrfs !== undefined
    ? [] : devices.flatMap(([path, device]) => routesOf(path, device).filter(({ gateway }) => isIPv4(gateway)));
}

function routesOf(device: string, { gateway4, routes }: Config): readonly DefaultRoute[] {
  return [
    { path: `${device}.gateway4`, device, gateway: textOf(gateway4), rank: rankOf({}) },
    ...listOf(routes).flatMap((route, index) => isMap(route) && ANY_DESTINATION.includes(route.to) && (route.type ?? 'unicast') === 'unicast'
      ? [{ path: `${device}.routes[${index}].via`, device, gateway: textOf(route.via), rank: rankOf(route) }] : []),
  ];
}

function rankOf({ table = 'main', metric = 'none' }: Config): string {
  return `${table === 254 ? 'main' : scalarText(table)} ${scalarText(metric)}`;
}

/** A MAC address in network data must be one of the machine's. */
export const macAddressOfNoInterface: MachineRule = {
  name: 'mac-address-of-no-interface',
  refuses: 'network data that matches an interface by a MAC address that no interface of the machine has, if the manifest sets all MAC addresses',
  story: 'The guest ignores the settings of an interface that it does not have, and the intended interface gets no address. A machine with an '
    + 'interface without macAddress is not checked, because KubeVirt or KubeMacPool assigns the address. Nor is a machine with host devices, which '
    + 'may be network cards.',
  check: (machine, advise, context) => eachNetworkConfig(machine, context, advise, /macaddress/, (config, adviseIt) => {
    const known = knownAddresses(machine);
    for (const [path, { match }] of known.length === 0 ? [] : devicesOf(config, ['ethernets'])) {
      const address: unknown = match?.macaddress;
      if (typeof address === 'string' && !isFilledInLater(address) && !known.some((each) => digitsOfAddress(each) === digitsOfAddress(address))) {
        adviseIt(`${path}.match.macaddress`, `is ${displayText(address)}, which no interface of the machine has, write ${suggestNames(address, known)}`);
      }
    }
  }),
};

/** The MAC addresses of a machine's interfaces; none if one of them is not known. */
function knownAddresses({ domain: { devices: { interfaces = [], hostDevices = [] } = {} } }: VirtualMachineInstanceSpec): string[] {
  const addresses = interfaces.flatMap(({ macAddress }) => macAddress && !isFilledInLater(macAddress) ? [macAddress] : []);
  return hostDevices.length === 0 && addresses.length === interfaces.length ? addresses : [];
}
