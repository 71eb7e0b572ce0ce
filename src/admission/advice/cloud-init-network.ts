// Advice on network data that cloud-init reads, and by which the guest reaches less than was meant.
import { devicesOf, eachNetworkConfig, isOfNetworkManager, type PlacedDevice } from './network-configs';
import { isBeyondNetworks } from '../../cloud-init/network-reach';
import { isMap, listOf } from '../../plain-data/plain-data';
import { displayText } from '../form';
import type { MachineRule } from '../rule';

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
      adviseIt('', `${path} of this network data is ${displayText(gateway)}, which no address of the interface reaches, write a gateway in its network, or on-link: true in the route`);
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
