// Decides which gateways a device of the guest's network reaches with its own addresses.
import { BlockList, isIP, isIPv4 } from 'net';
import { CIDR } from '../issues/formats';

/** Whether a gateway is in none of the networks. */
function isOutside(gateway: string, networks: readonly string[]): boolean {
  const known = new BlockList();
  for (const [address, length] of networks.map((network) => network.split('/'))) {
    known.addSubnet(address, Number(length), isIPv4(address) ? 'ipv4' : 'ipv6');
  }
  return !known.check(gateway, isIPv4(gateway) ? 'ipv4' : 'ipv6');
}

/**
 * Whether an IPv4 gateway is in none of the networks of a device's addresses. IPv6 networks are not known until the guest's router advertises
 * them.
 *
 * @param addresses addresses with prefix lengths; without an IPv4 address nothing is known
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
