import { Testing } from 'cdk8s';
import { NetworkAttachmentDefinition } from '../../src';

test('a bridge and a VLAN become a CNI configuration', () => {
  const chart = Testing.chart();
  const network = new NetworkAttachmentDefinition(chart, 'office', { bridge: 'br1', vlan: 42, mtu: 9000, resourceName: 'bridge.network.kubevirt.io/br1' });
  expect(network.networkName).toBe('office');
  expect(Testing.synth(chart)).toMatchSnapshot();
});

test('an invalid bridge, VLAN or MTU is refused', () => {
  expect(() => new NetworkAttachmentDefinition(Testing.chart(), 'office', { bridge: 'much-too-long-bridge', vlan: 4095, mtu: 1.5 })).toThrow([
    'test/office: bridge: "much-too-long-bridge" is not a network interface name: write at most 15 characters without space, "/" or ":", such as "eth0"',
    'test/office: vlan: 4095 is not a whole number from 1 to 4094: write such a number',
    'test/office: mtu: 1.5 is not a whole number from 68 to 65535: write such a number',
  ].join('\n'));
});
