// Which gateways a device of the guest's network reaches by its own addresses.
import { BlockList, isIP, isIPv4 } from 'net';
import { CIDR } from '../issues/formats';
import { isMap } from '../plain-data/plain-data';

/** Whether a gateway is in none of the networks. */
function isOutside(gateway: string, networks: readonly string[]): boolean {
  const known = new BlockList();
  for (const [address, length] of networks.map((network) => network.split('/'))) {
    known.addSubnet(address, Number(length), isIPv4(address) ? 'ipv4' : 'ipv6');
  }
  return !known.check(gateway, isIPv4(gateway) ? 'ipv4' : 'ipv6');
}

/**
 * Whether a gateway of IPv4 is in none of the networks of a device's addresses. Networks of IPv6 are not known before the guest's router has
 * told its own.
 *
 * @param addresses with the lengths of their networks; without any of IPv4 nothing is known
 */
export function isBeyondNetworks(gateway: string, addresses: readonly string[]): boolean {
  const known = addresses.filter((address) => CIDR.matches(address) && isIPv4(address.split('/')[0]));
  return isIPv4(gateway) && known.length > 0 && isOutside(gateway, known);
}

/** Whether a gateway is one of a device's own addresses, which the kernel refuses. */
export function isOwnAddress(gateway: string, addresses: readonly string[]): boolean {
  const version = isIP(gateway);
  const own = addresses.map((address) => address.split('/')[0]).filter((address) => isIP(address) === version && !address.includes('%'));
  return version !== 0 && !gateway.includes('%') && own.length > 0 && !isOutside(gateway, own.map((address) => `${address}/${version === 4 ? 32 : 128}`));
}

/** A gateway in a text, and its path there. */
interface PlacedGateway {
  readonly path: string;
  readonly gateway: string;
}

/** The kinds of devices that have addresses. */
const KINDS = ['ethernets', 'bonds', 'bridges', 'vlans'];

/**
 * The gateways of a network-config of version 2 that no address of their device reaches. In version 1, newer versions of cloud-init make
 * them reachable.
 */
export function unreachedGateways(config: unknown): readonly PlacedGateway[] {
  const isChecked = isMap(config) && config.version === 2 && !isNetworkManager(config);
  return isChecked ? KINDS.flatMap((kind) => devicesOf(kind, config[kind]).flatMap(unreachedOf)) : [];
}

/** NetworkManager makes any gateway reachable. */
function isNetworkManager({ renderer }: { readonly [field: string]: unknown }): boolean {
  return renderer === 'NetworkManager';
}

type PlacedDevice = readonly [path: string, device: { readonly [field: string]: any }];

function devicesOf(kind: string, devices: unknown): readonly PlacedDevice[] {
  return isMap(devices) ? Object.entries(devices).filter((each): each is [string, any] => isMap(each[1])).map(([id, device]) => [`${kind}.${id}`, device]) : [];
}

function unreachedOf([path, device]: PlacedDevice): readonly PlacedGateway[] {
  const routes: readonly any[] = listOf(device.routes).map((route) => isMap(route) ? route : {});
  const addresses = listOf(device.addresses).flatMap((address) => isMap(address) ? Object.keys(address) : [String(address)]);
  // What is on the link needs no gateway.
  const onLink = routes.filter(({ via, scope }) => via === undefined || scope === 'link').map(({ to }) => String(to));
  const gateways: readonly PlacedGateway[] = [
    { path: `${path}.gateway4`, gateway: String(device.gateway4) },
    ...routes.map(({ via, 'on-link': isOnLink }, index) => ({ path: `${path}.routes[${index}].via`, gateway: isOnLink ? '' : String(via) })),
  ];
  const isUnreached = (gateway: string) => isBeyondNetworks(gateway, addresses) && isBeyondNetworks(gateway, [...addresses, ...onLink]);
  return device.dhcp4 || isNetworkManager(device) ? [] : gateways.filter(({ gateway }) => isUnreached(gateway));
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
