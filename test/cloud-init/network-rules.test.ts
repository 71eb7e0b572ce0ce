import { Duration } from 'cdk8s';
import { NETWORK } from './samples';
import { NetworkConfig } from '../../src/cloud-init/network-config';
import { networkDataText } from '../../src/cloud-init/network-data';
import { networkConfigMistakes } from '../../src/cloud-init/network-rules';

const mistakes = (config: NetworkConfig) => [...networkConfigMistakes('networkConfig', config)];

const ethernet = (device: object) => mistakes({ ethernets: { eth0: device } });

test('a sound configuration has no mistakes', () => {
  expect(mistakes(NETWORK)).toEqual([]);
});

test('every mistake is listed with its field', () => {
  expect(mistakes({
    renderer: 'wicked' as any,
    ethernets: {
      'eth0': { addresses: ['192.0.2.1', '192.0.2.1/33', '2001:db8::1/129', '192.0.2.1/24/1'], mtu: 10, setName: 'a name' },
      'much-too-long-a-name': { dhcp4Overrides: { useDns: false, hostname: 'a b', useDomains: 'maybe' } },
      'any': { match: { macaddress: '52:54:00:12:34' }, nameservers: { addresses: ['dns.example.com'], search: ['a b'] } },
    },
    bonds: { bond0: { interfaces: [] }, bond1: { interfaces: ['eth9'], parameters: { mode: 'fast' as any, primary: 'eth0', upDelay: Duration.seconds(1), gratuitousArp: 0 } } },
    bridges: { br0: { interfaces: ['any'], macaddress: 'x', parameters: { forwardDelay: Duration.millis(1500), priority: 70000 } }, br1: { interfaces: ['any'] } },
    vlans: { v0: { id: 4095, link: 'eth7' }, eth0: { id: 1.5, link: 'any' } },
  })).toMatchSnapshot();
});

test('a configuration without devices is none', () => {
  expect(mistakes({})).toEqual([expect.stringContaining('has no device')]);
});

test.each([
  [{ to: 'default', via: '192.0.2.1' }], [{ to: '0.0.0.0/0', via: '192.0.2.1', metric: 0 }], [{ to: '2001:db8::/32', via: 'fe80::1' }], [{ to: '192.0.2.7' }],
  [{ to: '{{NET}}', via: '2001:db8::1' }],
])('%j is a route', (route) => {
  expect(ethernet({ routes: [route] })).toEqual([]);
});

test.each([
  [{ to: 'default' }, 'via: is missing'],
  [{ to: 'everywhere', via: '192.0.2.1' }, 'to: "everywhere" is not a destination'],
  [{ to: '192.0.2.0/24', via: '2001:db8::1' }, 'not of the same IP version'],
  [{ to: '192.0.2.0/24', via: '192.0.2.1/24' }, 'via: "192.0.2.1/24" is not an IP address'],
  [{ to: '192.0.2.0/24', metric: -1 }, 'metric: -1'],
])('%j is no route', (route, mistake) => {
  expect(ethernet({ routes: [route] })).toEqual([expect.stringContaining(mistake)]);
});

test('MAC addresses are written in lower case, which is the one that matches', () => {
  expect(networkDataText({ ethernets: { a: { match: { macaddress: '52:54:00:AB:CD:EF' } } } })).toContain('macaddress: 52:54:00:ab:cd:ef');
});

test('the default route is written as a network of its gateway\'s IP version', () => {
  const text = networkDataText({ ethernets: { a: { routes: [{ to: 'default', via: '192.0.2.1' }, { to: 'default', via: '2001:db8::1' }] } } });
  expect(text.match(/to: .*/g)).toEqual(['to: 0.0.0.0/0', 'to: ::/0']);
});
