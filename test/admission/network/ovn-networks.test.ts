// Networks of OVN-Kubernetes: their topology, without which machines are on the network of the cluster's pods.
import { Admission } from '../../../src';

const refusals = (config: object | string) => Admission.validate({
  apiVersion: 'k8s.cni.cncf.io/v1',
  kind: 'NetworkAttachmentDefinition',
  metadata: { name: 'office' },
  spec: { config: typeof config === 'string' ? config : JSON.stringify(config) },
});

const OVN = { cniVersion: '0.4.0', name: 'office', type: 'ovn-k8s-cni-overlay' };

test('a network with fields that the pod network does not have has a topology', () => {
  const missing = (field: string) => `topology: required field is missing: without it, the network is that of the pods, which has no ${field}, write "localnet" or "layer2" [ovn-topology-known]`;
  expect(refusals({ ...OVN, vlanID: 10, physicalNetworkName: 'physnet' })).toEqual([`spec.config.${missing('vlanID')}`]);
  expect(refusals({ ...OVN, subnets: '10.1.0.0/24', topology: '' })).toEqual([`spec.config.${missing('subnets')}`]);
  expect(refusals({ plugins: [{ type: 'tuning' }, { ...OVN, bridge: 'br-ex', vlan: 10 }] })).toEqual([
    `spec.config.plugins[1].${missing('bridge')}`, 'spec.config.plugins[1].vlan: OVN-Kubernetes ignores it, write vlanID [ovn-topology-known]',
  ]);
});

test('the topology exists', () => {
  expect(refusals({ ...OVN, topology: 'localnett' })).toEqual(['spec.config.topology: "localnett" is unknown, write "localnet" [ovn-topology-known]']);
  expect(['localnet', 'layer2', 'layer3'].flatMap((topology) => refusals({ ...OVN, Topology: topology }))).toEqual([]);
});

// It selects the pod network with other resources, such as for hardware offload.
test('the pod network has no topology', () => {
  expect(refusals({ ...OVN, ipam: {}, dns: {}, mtu: 1400 })).toEqual([]);
});

test('passes a vlan beside a vlanID, other plugins, and configurations that cannot be read yet', () => {
  expect([
    { ...OVN, topology: 'localnet', vlanID: 10, vlan: 10 }, { ...OVN, type: 'bridge', bridge: 'br0', vlan: 10 },
    '{"type": "ovn-k8s-cni-overlay", "vlanID": ${VLAN}}', '',
  ].flatMap(refusals)).toEqual([]);
  expect(refusals('{"type": "ovn-k8s-cni-overlay", vlanID: 10}')).toEqual([expect.stringMatching(/\[network-config-form\]$/)]);
});
