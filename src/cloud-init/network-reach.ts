// Decides which gateways a device of the guest's network reaches with its own addresses. Each function reads the addresses once, for all
// gateways of the device.
import { BlockList, isIP, isIPv4, isIPv6, SocketAddress } from 'net';
import { CIDR } from '../issues/formats';

type IsGateway = (gateway: string) => boolean;

/**
 * Whether an IPv4 gateway is in none of the networks of a device's addresses. IPv6 networks are not known until the guest's router advertises
 * them.
 *
 * @param addresses addresses with prefix lengths; without an IPv4 address nothing is known
 */
export function beyondNetworks(addresses: readonly string[]): IsGateway {
  const known = addresses.filter((address) => CIDR.matches(address) && isIPv4(address.split('/')[0]));
  // Most devices have no gateway.
  let networks: BlockList | undefined;
  return (gateway) => {
    if (known.length === 0 || !isIPv4(gateway)) {
      return false;
    }
    networks ??= blockListOf(known);
    return !networks.check(gateway);
  };
}

function blockListOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const [address, length] of networks.map((network) => network.split('/'))) {
    list.addSubnet(address, Number(length));
  }
  return list;
}

/** Whether a gateway is one of a device's own addresses, which the kernel refuses. */
export function ownAddresses(addresses: readonly string[]): IsGateway {
  const own = new Set(addresses.map((address) => canonicalAddress(address.split('/')[0])));
  return (gateway) => isIP(gateway) !== 0 && own.has(canonicalAddress(gateway));
}

/** An address in the one spelling in which it is compared: those of IPv6 have several. */
function canonicalAddress(address: string): string {
  return isIPv6(address) && !address.includes('%') ? new SocketAddress({ address, family: 'ipv6' }).address : address;
}
