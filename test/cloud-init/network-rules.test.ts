import { Duration } from 'cdk8s';
import { NETWORK } from './samples';
import { NetworkConfig, NetworkRenderer, NetworkRoute } from '../../src/cloud-init/network-config';
import { networkDataText } from '../../src/cloud-init/network-data';
import { networkConfigIssues } from '../../src/cloud-init/network-rules';
import { issueText } from '../../src/issues/issues';

const mistakes = (config: NetworkConfig) => Array.from(networkConfigIssues(config), issueText);

const ethernet = (device: object) => mistakes({ ethernets: { eth0: device } });

test('a valid configuration has no mistakes', () => {
  expect(mistakes(NETWORK)).toEqual([]);
});

test('every mistake is listed with its field', () => {
  expect(mistakes({
    renderer: 'wicked' as any,
    ethernets: {
      'eth0': { addresses: ['192.0.2.1', '192.0.2.1/33', '2001:db8::1/129', '192.0.2.1/24/1'], mtu: 10, setName: 'a name' },
      'much-too-long-a-name': { dhcp4Overrides: { useDns: false, hostname: 'a b', useDomains: 'maybe' as any } },
      'any': { match: { macaddress: '52:54:00:12:34' }, nameservers: { addresses: ['dns.example.com'], search: ['a b'] } },
      'lan': { addresses: ['192.0.2.1/0'], nameservers: { addresses: [] } },
    },
    bonds: { bond0: { interfaces: [] }, bond1: { interfaces: ['eth9'], parameters: { mode: 'fast' as any, primary: 'eth0', upDelay: Duration.seconds(1), gratuitousArp: 0 } } },
    bridges: { br0: { interfaces: ['any'], macaddress: 'x', parameters: { forwardDelay: Duration.millis(1500), priority: 70000 } }, br1: { interfaces: ['any'] }, br2: { interfaces: [] } },
    vlans: { v0: { id: 4095, link: 'eth7' }, eth0: { id: 1.5, link: 'any' } },
  })).toMatchSnapshot();
});

test('a configuration without a physical interface is refused', () => {
  expect(mistakes({ ethernets: {}, bridges: { br0: { interfaces: ['v0'] } }, vlans: { v0: { id: 1, link: 'br0' } } })).toEqual([
    expect.stringContaining('networkConfig.ethernets: is empty'),
  ]);
});

test('a device is not built on itself', () => {
  const [ethernets, advised] = [{ a: {} }, 'is not another device of this configuration: write "a"'];
  expect(mistakes({ ethernets, vlans: { v: { id: 3, link: 'b' } } })).toEqual([`networkConfig.vlans.v.link: "b" ${advised}`]);
  expect(mistakes({ ethernets, vlans: { v: { id: 3, link: 'v' } } })).toEqual([`networkConfig.vlans.v.link: "v" ${advised}`]);
  expect(mistakes({ ethernets, bonds: { v: { interfaces: ['v'] } } })).toEqual([`networkConfig.bonds.v.interfaces[0]: "v" ${advised}`]);
  expect(mistakes({ ethernets, bridges: { v: { interfaces: ['a', 'v'] } } })).toEqual([`networkConfig.bridges.v.interfaces[1]: "v" ${advised}`]);
});

test.each([
  [{ to: 'default', via: '192.0.2.1' }], [{ to: '0.0.0.0/0', via: '192.0.2.1', metric: 0 }], [{ to: '2001:db8::/32', via: 'fe80::1' }], [{ to: '192.0.2.7', via: '192.0.2.1' }],
  [{ to: '{{NET}}', via: '2001:db8::1' }],
])('%j is accepted as a route', (route) => {
  expect(ethernet({ dhcp4: true, dhcp6: true, routes: [route] })).toEqual([]);
});

test.each([
  [{ to: 'everywhere', via: '192.0.2.1' }, 'to: "everywhere" is not a destination'],
  [{ to: '192.0.2.0/24', via: '2001:db8::1' }, 'not of the same IP version'],
  [{ to: '192.0.2.0/24', via: '192.0.2.1/24' }, 'via: "192.0.2.1/24" is not an IP address'],
  [{ to: '192.0.2.0/24', via: '192.0.2.1', metric: -1 }, 'metric: -1'],
])('%j is refused as a route', (route, mistake) => {
  expect(ethernet({ dhcp4: true, dhcp6: true, routes: [route] })).toEqual([expect.stringContaining(mistake)]);
});

test('a gateway is refused if the device has no address of its IP version', () => {
  const route = { to: '2001:db8:1::/64', via: '2001:db8::1' };
  expect(ethernet({ dhcp4: true, routes: [route] })).toEqual([expect.stringContaining('routes[0].via: "2001:db8::1" is out of reach')]);
  for (const device of [{ dhcp6: true }, { addresses: ['192.0.2.2/24', '2001:db8::2/64'] }, { addresses: ['{{ADDRESS}}/64'] }]) {
    expect(ethernet({ ...device, routes: [route] })).toEqual([]);
  }
});

test.each<[via: string, device: object]>([
  ['198.51.100.1', { addresses: ['192.0.2.2/24', '198.51.100.9/28'] }],
  ['192.0.2.1', { addresses: ['192.0.2.0/31'] }],
  ['198.51.100.1', { addresses: ['192.0.2.2/24'], dhcp4: true }],
  ['198.51.100.1', { addresses: ['192.0.2.2/24', '{{ADDRESS}}'] }],
  ['{{GATEWAY}}', { addresses: ['192.0.2.2/24'] }],
  ['fe80::1', { addresses: ['2001:db8::2/64'] }],
  ['fe80::1%eth0', { addresses: ['2001:db8::2/64', 'fe80::2%eth0/64'] }],
  // The router may announce that this network is on the link too.
  ['2001:db8:1::1', { addresses: ['2001:db8::2/64'] }],
])('the gateway %s is accepted with %j', (via, device) => {
  expect(ethernet({ ...device, routes: [{ to: 'default', via }] })).toEqual([]);
});

test('an IPv4 gateway outside the device\'s networks is refused except for NetworkManager, and the device\'s own address always', () => {
  const outside = { ethernets: { eth0: { addresses: ['192.0.2.2/24', '203.0.113.5/32', '2001:db8::2/64'], routes: [{ to: 'default', via: '198.51.100.1' }] } } };
  expect(mistakes(outside)).toEqual([
    'networkConfig.ethernets.eth0.routes[0].via: "198.51.100.1" is not in the network of 192.0.2.2/24 and 203.0.113.5/32, and the guest has no route to it: write a gateway in that network, '
    + 'or onLink: true in the route; if the guest has NetworkManager, which reaches it, write renderer: NetworkRenderer.NETWORK_MANAGER',
  ]);
  expect(mistakes({ ...outside, renderer: NetworkRenderer.NETWORK_MANAGER })).toEqual([]);
  expect(ethernet({ addresses: ['192.0.2.2/32'], routes: [{ to: 'default', via: '198.51.100.1', onLink: true }] })).toEqual([]);
  for (const own of ['192.0.2.2', '2001:db8:0::2']) {
    expect(ethernet({ addresses: ['192.0.2.2/24', '2001:db8::2/64'], dhcp4: true, routes: [{ to: 'default', via: own }] }))
      .toEqual([`networkConfig.ethernets.eth0.routes[0].via: "${own}" is the device's own address: write that of the gateway`]);
  }
});

test('what is not known of an address is not compared with a gateway', () => {
  const withRoute = (addresses: string[], to: string, via: string) => ethernet({ addresses, routes: [{ to, via }] });
  expect(withRoute(['10.0.0.1'], 'default', '10.0.0.254')).toEqual([expect.stringContaining('eth0.addresses[0]: "10.0.0.1" is not')]);
  expect(withRoute(['fd00::2/64'], 'x', 'fd00::1')).toEqual([expect.stringContaining('eth0.routes[0].to: "x" is not')]);
  expect([...withRoute(['fd00::2/64'], '{{NETWORK}}', 'fd00::1'), ...withRoute(['{{ADDRESS}}'], '10.1.0.0/16', '{{GATEWAY}}')]).toEqual([]);
});

test('the gateways of very many routes are checked quickly', () => {
  const count = 1_000;
  const network = (index: number) => `10.${Math.floor(index / 100)}.${index % 100}`;
  const addresses = Array.from({ length: count }, (_, index) => `${network(index)}.1/24`);
  const routes = Array.from({ length: count }, (_, index) => ({ to: `172.16.${Math.floor(index / 100)}.${index % 100}`, via: `${network(index)}.2` }));
  const begun = process.cpuUsage();
  expect(ethernet({ addresses, routes })).toEqual([]);
  expect(process.cpuUsage(begun).user / 1e6).toBeLessThan(3);
});

test('fields of netplan that the class lacks are refused in programs without types', () => {
  const netplan = { 'gateway4': '192.0.2.1', 'gateway6': 'fe80::1', 'accept-ra': false, 'routingPolicy': [], 'routes': [{ to: 'default', via: '192.0.2.1', scope: 'link' }] };
  const lost = 'is a field of netplan that this class does not have, so the guest would not get it: write the whole network data as networkDataText';
  expect(ethernet({ addresses: ['192.0.2.2/24'], description: 'no field of netplan', type: 'nor is this one of a device', ...netplan })).toEqual([
    `networkConfig.ethernets.eth0.accept-ra: ${lost}`,
    'networkConfig.ethernets.eth0.gateway4: is a field of netplan that this class does not have, so the guest would not get it: write routes: [{ to: \'default\', via: … }]',
    'networkConfig.ethernets.eth0.gateway6: is a field of netplan that this class does not have, so the guest would not get it: write routes: [{ to: \'default\', via: … }]',
    `networkConfig.ethernets.eth0.routingPolicy: ${lost}`,
    `networkConfig.ethernets.eth0.routes[0].scope: ${lost}`,
  ]);
  const macaddress = '52:54:00:12:34:56';
  expect(mistakes({ ethernets: { eth0: { macaddress, 'link-local': [] } as any }, bonds: { bond0: { interfaces: ['eth0'], macaddress, renderer: 'networkd' } as any } })).toEqual([
    `networkConfig.ethernets.eth0.link-local: ${lost}`, `networkConfig.ethernets.eth0.macaddress: ${lost}`, `networkConfig.bonds.bond0.renderer: ${lost}`,
  ]);
});

describe('default routes', () => {
  const router = { to: 'default', via: '192.0.2.1' };
  const configuration = (...routes: NetworkRoute[]) => ({ ethernets: Object.fromEntries(routes.map((route, index) => [`eth${index}`, { dhcp4: true, dhcp6: true, routes: [route] }])) });

  test('are refused if they have the same IP version and metric', () => {
    expect(mistakes(configuration(router, { to: '0.0.0.0/0', via: '198.51.100.1' }))).toEqual([
      'networkConfig.ethernets.eth1.routes[0]: "the default route of IPv4" is already at networkConfig.ethernets.eth0.routes[0]: keep one of them',
    ]);
  });

  test('may differ in their metric or their IP version', () => {
    expect(mistakes(configuration(router, { ...router, metric: 100 }, { ...router, metric: 200 }, { to: 'default', via: '2001:db8::1' }))).toEqual([]);
  });
});

test('an interface that others are built on must be renamed to its own id', () => {
  const uplink = { match: { macaddress: '52:54:00:ab:cd:01' }, setName: 'eth0' };
  const found = [expect.stringContaining('networkConfig.ethernets.uplink.setName: ')];
  expect(mistakes({ ethernets: { uplink }, bridges: { br0: { interfaces: ['uplink'] } } })).toEqual(found);
  expect(mistakes({ ethernets: { uplink }, vlans: { 'eth0.1': { id: 1, link: 'uplink' } } })).toEqual(found);
  expect(mistakes({ ethernets: { eth0: uplink }, bonds: { bond0: { interfaces: ['eth0'] } } })).toEqual([]);
  expect(mistakes({ ethernets: { uplink } })).toEqual([]);
});

test.each([[{}], [{ name: undefined }]])('an empty match is refused, since networkd then ignores the device: %j', (match) => {
  expect(mistakes({ ethernets: { all: { match, dhcp4: true } } })).toEqual([
    'networkConfig.ethernets.all.match: is empty, and networkd ignores a device without anything to match: '
      + 'write { name: "e*" } for every interface with such a name, or leave match out if "all" is the interface\'s name',
  ]);
});

test('more than six distinct search domains are refused', () => {
  const nameservers = (...search: string[]) => ({ nameservers: { addresses: ['192.0.2.53'], search } });
  const six = ['a.example', 'b.example', 'c.example', 'd.example', 'e.example', 'f.example'];
  expect(mistakes({ ethernets: { eth0: nameservers(...six), eth1: nameservers(...six) } })).toEqual([]);
  expect(mistakes({ ethernets: { eth0: nameservers(...six), eth1: nameservers('g.example') } })).toEqual([expect.stringContaining('networkConfig: has 7 search domains')]);
});

describe('settings that a renderer does not support are refused:', () => {
  const dhcp = { dhcp4: true, dhcp6: true, dhcp4Overrides: { useDns: false, useNtp: true, hostname: 'web' }, dhcp6Overrides: { routeMetric: 5 } };

  test.each([undefined, NetworkRenderer.NETWORKD])('different DHCP overrides for IPv4 and IPv6, with the renderer %s', (renderer) => {
    expect(mistakes({ renderer, ethernets: { eth0: dhcp } })).toEqual([
      expect.stringContaining('eth0.dhcp6Overrides.useDns: '), expect.stringContaining('eth0.dhcp6Overrides.hostname: '), expect.stringContaining('eth0.dhcp6Overrides.routeMetric: '),
    ]);
    expect(mistakes({ renderer, ethernets: { eth0: { ...dhcp, dhcp6Overrides: dhcp.dhcp4Overrides } } })).toEqual([]);
  });

  test('matching by driver, with NetworkManager', () => {
    const ethernets = { any: { ...dhcp, match: { driver: 'virtio_net' } } };
    expect(mistakes({ renderer: NetworkRenderer.NETWORK_MANAGER, ethernets })).toEqual([expect.stringContaining('networkConfig.ethernets.any.match.driver: ')]);
  });
});

test('MAC addresses are written in lower case, since only that matches', () => {
  expect(networkDataText({ ethernets: { a: { match: { macaddress: '52:54:00:AB:CD:EF' } } } })).toContain('macaddress: 52:54:00:ab:cd:ef');
});

test('a default route is written as the network 0.0.0.0/0 or ::/0, after its gateway', () => {
  const text = networkDataText({ ethernets: { a: { routes: [{ to: 'default', via: '192.0.2.1' }, { to: 'default', via: '2001:db8::1' }] } } });
  expect(text.match(/to: .*/g)).toEqual(['to: 0.0.0.0/0', 'to: ::/0']);
});
