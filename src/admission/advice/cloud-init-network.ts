// Advice on network data that cloud-init reads, and by which the guest reaches less than was meant.
import { eachNetworkConfig } from './network-configs';
import { unreachedGateways } from '../../cloud-init/network-reach';
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
    for (const { path, gateway } of unreachedGateways(config)) {
      adviseIt('', `${path} of this network data is ${displayText(gateway)}, which no address of the interface reaches, write a gateway in its network, or on-link: true in the route`);
    }
  }),
};
