// Random networks near the limits of the rules of CloudInit.
import { Duration } from 'cdk8s';
import * as fc from 'fast-check';
import { accepted } from './random-programs';
import { NetworkConfig, NetworkDevice, NetworkDhcpOverrides, NetworkEthernet, NetworkMatch, NetworkNameservers, NetworkRenderer, NetworkRoute, NetworkUseDomains } from '../../src/cloud-init/network-config';
import { BOND_CHOICES, NetworkBondParameters, NetworkBridgeParameters } from '../../src/cloud-init/network-parameters';

/** A record with any subset of the fields. */
function some<T>(fields: { readonly [field in keyof T]?: fc.Arbitrary<T[field]> }): fc.Arbitrary<Partial<T>> {
  return fc.record(fields as any, { requiredKeys: [] }) as any;
}

const few = <T>(item: fc.Arbitrary<T>) => fc.array(item, { maxLength: 3 });

const name = fc.oneof(fc.constantFrom('on', '0777', '1e3', '~', 'a.b'), fc.stringMatching(/^[a-z][a-z0-9-]{0,12}[a-z0-9]$/));
const mac = fc.stringMatching(/^(?:[0-9A-Fa-f]{2}:){5}[0-9A-Fa-f]{2}$/);
const seconds = fc.nat(100).map((each) => Duration.seconds(each));
const ipV4Network = fc.tuple(fc.ipV4(), fc.integer({ min: 1, max: 32 })).map((each) => each.join('/'));
const ipV6Network = fc.tuple(fc.ipV6(), fc.integer({ min: 1, max: 128 })).map((each) => each.join('/'));

const overrides = some<NetworkDhcpOverrides>({
  hostname: fc.stringMatching(/^[a-z0-9]{1,9}$/),
  routeMetric: fc.nat(),
  sendHostname: fc.boolean(),
  useDns: fc.boolean(),
  useDomains: fc.constantFrom(...Object.values(NetworkUseDomains)),
  useHostname: fc.boolean(),
  useMtu: fc.boolean(),
  useNtp: fc.boolean(),
  useRoutes: fc.boolean(),
});

const dhcp: fc.Arbitrary<NetworkDevice> = fc.oneof(
  some<NetworkDevice>({ dhcp4: fc.boolean(), dhcp6: fc.boolean() }),
  overrides.map((dhcp4Overrides) => ({ dhcp4: true, dhcp4Overrides })),
  overrides.map((dhcp6Overrides) => ({ dhcp6: true, dhcp6Overrides })),
  overrides.map((each) => ({ dhcp4: true, dhcp6: true, dhcp4Overrides: each, dhcp6Overrides: each })),
);

/** Routes of one IP version. Newer versions of cloud-init fail for NetworkManager on a default route with a metric. */
function routes(network: fc.Arbitrary<string>, address: fc.Arbitrary<string>): fc.Arbitrary<NetworkRoute> {
  return fc.oneof(
    { weight: 5, arbitrary: fc.record({ to: fc.oneof(network, address), via: address, metric: fc.nat(), onLink: fc.boolean() }, { requiredKeys: ['to', 'via'] }) },
    { weight: 1, arbitrary: fc.record({ to: fc.constant('default'), via: address }) },
  );
}

/** The other address in a network of two. */
const neighbour = (network: string) => network.replace(/(\d+)\/\d+$/, (_all, last) => String(Number(last) + (Number(last) % 2 === 0 ? 1 : -1)));

const addresses: fc.Arbitrary<NetworkDevice> = fc.oneof(
  some<NetworkDevice>({ addresses: few(fc.oneof(ipV4Network, ipV6Network)) }),
  fc.tuple(ipV4Network, ipV6Network).chain(([of4, of6]) => fc.record({
    addresses: fc.constant<string[]>([of4, of6]),
    routes: few(fc.oneof(routes(ipV4Network, fc.constantFrom(neighbour(of4), neighbour(of4), '198.51.100.1')), routes(ipV6Network, fc.ipV6()))),
  })),
);

const common: fc.Arbitrary<NetworkDevice> = some<NetworkDevice>({
  nameservers: fc.record<NetworkNameservers>({
    addresses: fc.subarray(['192.0.2.53', '2001:db8::53', '198.51.100.53'], { minLength: 1 }),
    search: few(fc.constantFrom('lab', 'a.example', '.example', 'b.example.')),
  }, { requiredKeys: ['addresses'] }),
  mtu: fc.integer({ min: 68, max: 65535 }),
  optional: fc.boolean(),
});

/** A device of a kind, with the fields that all kinds have. */
const device = <T>(own: fc.Arbitrary<T>) => fc.tuple(dhcp, addresses, common, own).map((sets): NetworkDevice & T => Object.assign({}, ...sets));

const ethernet = (id: string): fc.Arbitrary<NetworkEthernet> => device(fc.oneof(
  some<NetworkEthernet>({ match: some<NetworkMatch>({ macaddress: mac, name: fc.constantFrom('enp*', id) }), wakeonlan: fc.boolean() }),
  fc.record({
    match: fc.record({ macaddress: mac, driver: fc.constantFrom('virtio_net', 'e1000*') }, { requiredKeys: ['macaddress'] }), setName: fc.constant(id),
  }),
));

const bond = (interfaces: string[]) => device(fc.record({
  interfaces: fc.constant(interfaces),
  macaddress: mac,
  parameters: some<NetworkBondParameters>({
    ...Object.fromEntries(Object.entries(BOND_CHOICES).map(([parameter, values]) => [parameter, fc.constantFrom(...values)])),
    miiMonitorInterval: seconds,
    minLinks: fc.nat(),
    upDelay: seconds,
    downDelay: seconds,
    gratuitousArp: fc.integer({ min: 1, max: 255 }),
    primary: fc.constantFrom(...interfaces),
  } as any),
}, { requiredKeys: ['interfaces'] }));

const bridge = (interfaces: string[]) => device(fc.record({
  interfaces: fc.constant(interfaces),
  macaddress: mac,
  parameters: some<NetworkBridgeParameters>({
    stp: fc.boolean(), forwardDelay: seconds, helloTime: seconds, maxAge: seconds, ageingTime: seconds, priority: fc.nat(65535),
  }),
}, { requiredKeys: ['interfaces'] }));

const vlan = (...links: string[]) => device(fc.record({
  id: fc.nat(4094), link: fc.constantFrom(...links), macaddress: mac,
}, { requiredKeys: ['id', 'link'] }));

const names = fc.uniqueArray(name, { minLength: 6, maxLength: 6 });

/** Networks, most of which CloudInit accepts. */
export const networks: fc.Arbitrary<NetworkConfig> = names.chain(([first, second, third, bonded, bridged, tagged]) => fc.record<NetworkConfig>({
  renderer: fc.constantFrom(...Object.values(NetworkRenderer)),
  ethernets: fc.record({ [first]: ethernet(first), [second]: ethernet(second), [third]: ethernet(third) }),
  bonds: fc.record({ [bonded]: bond([first, second]) }),
  bridges: fc.record({ [bridged]: bridge([third]) }),
  vlans: fc.record({ [tagged]: vlan(first, third) }),
}, { requiredKeys: ['ethernets'] }));

/** The network-configs of networks that CloudInit accepts. */
export const acceptedNetworkConfig: fc.Arbitrary<string> = networks
  .map((networkConfig) => accepted({ networkConfig })?.networkData)
  .filter((text) => text !== undefined);
