import { Testing } from 'cdk8s';
import { NetworkAttachmentDefinition } from '../../src';

test('a bridge and a VLAN become a CNI configuration', () => {
  const chart = Testing.chart();
  const network = new NetworkAttachmentDefinition(chart, 'office', { bridge: 'br1', vlan: 42, mtu: 9000, resourceName: 'bridge.network.kubevirt.io/br1' });
  expect(network.networkName).toBe('office');
  expect(Testing.synth(chart)).toMatchSnapshot();
});

test('an invalid bridge, VLAN, MTU or resource is refused', () => {
  expect(() => new NetworkAttachmentDefinition(Testing.chart(), 'office', { bridge: 'much-too-long-bridge', vlan: 4095, mtu: 1.5, resourceName: 'br1' })).toThrow([
    'test/office: bridge: "much-too-long-bridge" is not a network interface name: write at most 15 characters without space, "/" or ":", such as "eth0"',
    'test/office: vlan: 4095 is not a whole number from 1 to 4094: write such a number',
    'test/office: mtu: 1.5 is not a whole number from 68 to 65535: write such a number',
    'test/office: resourceName: "br1" is not a resource of nodes: write a domain and a name after "/" as nodes list it, such as "nvidia.com/A100"',
  ].join('\n'));
});

// It would be the network of the cluster's pods: OVN-Kubernetes knows neither bridge nor vlan.
test('a plugin without bridges is refused', () => {
  expect(() => new NetworkAttachmentDefinition(Testing.chart(), 'office', { bridge: 'br-ex', vlan: 10, cniType: 'ovn-k8s-cni-overlay' })).toThrow(
    'test/office: cniType: "ovn-k8s-cni-overlay" has no bridge, and no vlan: write an ApiObject whose configuration has "topology": "localnet" and a vlanID',
  );
});
