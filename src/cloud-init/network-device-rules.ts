// Rules for every kind of device of the guest's network.
import { isIP, isIPv6 } from 'net';
import { DOMAIN, HOSTNAME, INTERFACE_ADDRESS } from './formats';
import { NetworkDevice, NetworkDhcpOverrides, NetworkNameservers, NetworkRoute } from './network-config';
import { checkChoice, checkRange } from '../issues/checks';
import { checkFormat, checkFormatOfEach, CIDR, Format, IP_ADDRESS, isPlaceholder } from '../issues/formats';
import { issue, Issues, missing } from '../issues/issues';

/** Everything that is wrong with a device by itself. */
export function* deviceIssues(path: string, device: NetworkDevice): Issues {
  yield* checkFormatOfEach(`${path}.addresses`, device.addresses, INTERFACE_ADDRESS);
  yield* checkRange(`${path}.mtu`, device.mtu, 68, 65535);
  yield* device.nameservers ? nameserverIssues(`${path}.nameservers`, device.nameservers) : [];
  for (const [index, route] of (device.routes ?? []).entries()) {
    yield* routeIssues(`${path}.routes[${index}]`, route);
    yield* reachIssues(`${path}.routes[${index}].via`, route.via, device);
  }
  for (const version of ['dhcp4', 'dhcp6'] as const) {
    const overrides = device[`${version}Overrides`];
    yield* overrides ? overrideIssues(`${path}.${version}Overrides`, overrides) : [];
    if (overrides && !device[version]) {
      yield missing(`${path}.${version}Overrides`, `has no effect without DHCP: write ${version}: true, or drop it`);
    }
  }
}

function* nameserverIssues(path: string, { addresses, search }: NetworkNameservers): Issues {
  yield* checkFormatOfEach(`${path}.addresses`, addresses, IP_ADDRESS);
  yield* checkFormatOfEach(`${path}.search`, search, DOMAIN);
  if (addresses.length === 0) {
    yield missing(`${path}.addresses`, 'is empty: write a DNS server\'s address, without which cloud-init does not heed the search domains');
  }
}

function* overrideIssues(path: string, { hostname, routeMetric, useDomains }: NetworkDhcpOverrides): Issues {
  yield* checkFormat(`${path}.hostname`, hostname, HOSTNAME);
  yield* checkRange(`${path}.routeMetric`, routeMetric, 0);
  yield* checkChoice(`${path}.useDomains`, useDomains, ['true', 'false', 'route']);
}

function* routeIssues(path: string, { to, via, metric }: NetworkRoute): Issues {
  yield* checkFormat(`${path}.to`, to, DESTINATION);
  yield* checkFormat(`${path}.via`, via, IP_ADDRESS);
  yield* checkRange(`${path}.metric`, metric, 0);
  const isKnown = to !== 'default' && !isPlaceholder(to + via) && DESTINATION.matches(to) && IP_ADDRESS.matches(via);
  if (isKnown && isIPv6(to.split('/')[0]) !== isIPv6(via)) {
    yield issue(`${path}.via`, `${JSON.stringify(via)} is not of the same IP version as ${JSON.stringify(to)}: write a gateway of that version`);
  }
}

/** A route needs an address of its IP version on the device: cloud-init drops other routes, or fails. */
function* reachIssues(path: string, via: string, { dhcp4, dhcp6, addresses = [] }: NetworkDevice): Issues {
  const versions = [...dhcp4 ? [4] : [], ...dhcp6 ? [6] : [], ...addresses.map((address) => isIP(address.split('/')[0]))];
  const isKnown = isIP(via) !== 0 && !addresses.some(isPlaceholder);
  if (isKnown && !versions.includes(isIP(via))) {
    yield missing(path, `${JSON.stringify(via)} is out of reach of a device without an IPv${isIP(via)} address: write one in addresses, or dhcp${isIP(via)}: true`);
  }
}

const DESTINATION: Format = {
  is: 'a destination',
  matches: (text) => text === 'default' || CIDR.matches(text) || IP_ADDRESS.matches(text),
  write: '"default", or a network such as "192.0.2.0/24"',
};
