// Advice on network data that cloud-init reads, in netplan's form, by which the guest reaches less than was meant.
import { isIPv4 } from 'net';
import { type Config, eachNetworkData, yamlOf } from './cloud-configs';
import type { VirtualMachineInstanceSpec } from '../../../imports/kubevirt';
import { isBeyondNetworks } from '../../cloud-init/network-reach';
import { displayText, isPlaceholder } from '../../issues/formats';
import { suggestNames } from '../../issues/nearest-name';
import { isMap, listOf } from '../../plain-data/plain-data';
import { cacheByText } from '../../plain-data/text-cache';
import { isFilledInLater } from '../form';
import { below, type Refuse } from '../refuse';
import type { MachineRule, RuleContext } from '../rule';

/** Several rules are asked about the same text. */
const parsed = cacheByText(yamlOf);

/**
 * Checks each network-config of version 2, if it is known.
 *
 * @param word parsing is slow: a text without this has nothing to check
 */
function eachNetworkConfig(
  machine: VirtualMachineInstanceSpec, context: RuleContext, advise: Refuse, word: RegExp, check: (config: Config, advise: Refuse) => void,
): void {
  eachNetworkData(machine, context, advise, ({ text, type }, adviseIt) => {
    if (type === 'cloudInitNoCloud' && word.test(text) && !isPlaceholder(text)) {
      const whole = parsed(text);
      const config = whole?.network ?? whole;
      if (isMap(config) && config.version === 2) {
        check(config, config === whole ? adviseIt : below('network', adviseIt));
      }
    }
  });
}

/** A device, with its path in the text. */
type PlacedDevice = readonly [path: string, device: Config];

/** The kinds of devices that have addresses. */
const ADDRESSED = ['ethernets', 'bonds', 'bridges', 'vlans'];

/** The devices of some kinds. */
function devicesOf(config: Config, kinds: readonly string[] = ADDRESSED): readonly PlacedDevice[] {
  return kinds.flatMap((kind) => isMap(config[kind])
    ? Object.entries(config[kind]).filter((each): each is [string, Config] => isMap(each[1])).map(([id, device]) => [`${kind}.${id}`, device] as const)
    : []);
}

/** NetworkManager makes any gateway reachable, and gives each interface a metric of its own. */
function isOfNetworkManager({ renderer }: Config): boolean {
  return renderer === 'NetworkManager';
}

/** Texts without these words have no gateway. */
const HAS_GATEWAY = /\b(?:via|gateway4)\b/;

/** A static gateway must be in a network of its interface. */
export const gatewayOutOfReach: MachineRule = {
  name: 'gateway-out-of-reach',
  refuses: 'a gateway of IPv4 that is in no network of its interface\'s static addresses, in network data of version 2',
  story: 'Linux takes a gateway only where it is on the link: systemd-networkd waits for it without end, and the guest is without that route. "on-link: true" in the route says that it is there, as '
    + 'a provider with a single address for each machine needs. NetworkManager adds what is missing by itself, which "renderer: NetworkManager" says, and for version 1 newer versions of cloud-init do.',
  check: (machine, advise, context) => eachNetworkConfig(machine, context, advise, HAS_GATEWAY, (config, adviseIt) => {
    for (const { path, gateway } of isOfNetworkManager(config) ? [] : devicesOf(config).flatMap(unreachedOf)) {
      adviseIt(path, `is ${displayText(gateway)}, which no address of the interface reaches, write a gateway in its network, or on-link: true in the route`);
    }
  }),
};

/** A gateway in a text, and its path there. */
interface PlacedGateway {
  readonly path: string;
  readonly gateway: string;
}

/** The gateways that no address of their device reaches. */
function unreachedOf([path, device]: PlacedDevice): readonly PlacedGateway[] {
  const routes = listOf(device.routes).map((route) => isMap(route) ? route : {});
  const addresses = listOf(device.addresses).flatMap((address) => isMap(address) ? Object.keys(address) : [String(address)]);
  // What is on the link needs no gateway.
  const onLink = routes.filter(({ via, scope }) => via === undefined || scope === 'link').map(({ to }) => String(to));
  const gateways: readonly PlacedGateway[] = [
    { path: `${path}.gateway4`, gateway: String(device.gateway4) },
    ...routes.map(({ via, 'on-link': isOnLink }, index) => ({ path: `${path}.routes[${index}].via`, gateway: isOnLink ? '' : String(via) })),
  ];
  const isUnreached = (gateway: string) => isBeyondNetworks(gateway, addresses) && isBeyondNetworks(gateway, [...addresses, ...onLink]);
  return device.dhcp4 || isOfNetworkManager(device) ? [] : gateways.filter(({ gateway }) => isUnreached(gateway));
}

/** Texts without these words have no default route of their own. */
const HAS_DEFAULT_ROUTE = /gateway4|\bdefault\b|\b0(?:\.0\.0\.0)?\/0/;

const ANYWHERE: readonly unknown[] = ['default', '0.0.0.0/0', '0/0'];

/** Two default routes must differ in the metric. */
export const defaultRoutesOfOneMetric: MachineRule = {
  name: 'default-routes-of-one-metric',
  refuses: 'two default routes of IPv4 with one metric, by two gateways on two interfaces, in network data of version 2',
  story: 'A guest has one default route of each metric: which of both gateways it uses depends on which interface comes up last, and answers leave by another interface than questions came in. '
    + 'Write a metric at one of them, or a route to the networks that are behind it. Routes by DHCP have metrics of their own, and are not looked at.',
  check: (machine, advise, context) => eachNetworkConfig(machine, context, advise, HAS_DEFAULT_ROUTE, (config, adviseIt) => {
    const earlier = new Map<string, DefaultRoute>();
    for (const route of defaultRoutes(config)) {
      const first = earlier.get(route.rank);
      if (first === undefined) {
        earlier.set(route.rank, route);
      } else if (first.device !== route.device && first.gateway !== route.gateway) {
        adviseIt(route.path, `is ${displayText(route.gateway)}, a second default route beside ${first.path} with the same metric, leave one out, or write another metric`);
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

/** A VRF has a table of its own. */
function defaultRoutes(config: Config): readonly DefaultRoute[] {
  const devices = devicesOf(config);
  return [config, ...devices.map(([, device]) => device)].some(isOfNetworkManager) || config.vrfs !== undefined
    ? [] : devices.flatMap(([path, device]) => routesOf(path, device).filter(({ gateway }) => isIPv4(gateway)));
}

function routesOf(device: string, { gateway4, routes }: Config): readonly DefaultRoute[] {
  return [
    { path: `${device}.gateway4`, device, gateway: String(gateway4), rank: rankOf({}) },
    ...listOf(routes).flatMap((route, index) => isMap(route) && ANYWHERE.includes(route.to) && (route.type ?? 'unicast') === 'unicast'
      ? [{ path: `${device}.routes[${index}].via`, device, gateway: String(route.via), rank: rankOf(route) }] : []),
  ];
}

function rankOf({ table = 'main', metric = 'none' }: Config): string {
  return `${table === 254 ? 'main' : table} ${metric}`;
}

/** What network data says of a MAC address must be one of the machine's. */
export const macAddressOfNoInterface: MachineRule = {
  name: 'mac-address-of-no-interface',
  refuses: 'network data that finds an interface by a MAC address which none of the machine\'s has, where the manifest says those of all',
  story: 'The guest passes over what is said of an interface that it does not have, and the interface that was meant stays without an address. A machine with interfaces whose macAddress is not '
    + 'written is not looked at, since KubeVirt or KubeMacPool gives them one, nor is one with host devices, which may be network cards.',
  check: (machine, advise, context) => eachNetworkConfig(machine, context, advise, /macaddress/, (config, adviseIt) => {
    const known = knownAddresses(machine);
    for (const [path, { match }] of known.length === 0 ? [] : devicesOf(config, ['ethernets'])) {
      const address: unknown = match?.macaddress;
      if (typeof address === 'string' && !isFilledInLater(address) && !known.some((each) => digits(each) === digits(address))) {
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

/** KubeVirt reads an address with "-" and in capitals too. */
function digits(address: string): string {
  return address.toLowerCase().replace(/[^\da-f]/g, '');
}
