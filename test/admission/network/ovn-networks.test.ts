// Networks of OVN-Kubernetes: their topology, without which machines are on the network of the cluster's pods, their names and roles.
import { Admission } from '../../../src';

const refusals = (config: object | string, namespace?: string) => Admission.validate({
  apiVersion: 'k8s.cni.cncf.io/v1',
  kind: 'NetworkAttachmentDefinition',
  metadata: { name: 'office', namespace },
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
  expect(['localnet', 'layer2', 'layer3'].flatMap((topology) => refusals({ ...OVN, netAttachDefName: 'web/office', Topology: topology }))).toEqual([]);
});

// It selects the pod network with other resources, such as for hardware offload.
test('the pod network has no topology', () => {
  expect(refusals({ ...OVN, ipam: {}, dns: {}, mtu: 1400 })).toEqual([]);
});

test('passes a vlan beside a vlanID, other plugins, and configurations that cannot be read yet', () => {
  expect([
    { ...OVN, topology: 'localnet', netAttachDefName: 'web/office', vlanID: 10, vlan: 10 }, { ...OVN, type: 'bridge', bridge: 'br0', vlan: 10 },
    '{"type": "ovn-k8s-cni-overlay", "vlanID": ${VLAN}}', '',
  ].flatMap((config) => refusals(config))).toEqual([]);
  expect(refusals('{"type": "ovn-k8s-cni-overlay", vlanID: 10}')).toEqual([expect.stringMatching(/\[network-config-form\]$/)]);
});

describe('a network with a topology', () => {
  const LAYER2 = { ...OVN, topology: 'layer2', netAttachDefName: 'web/office' };
  const inWeb = (config: object) => refusals(config, 'web').map((refusal) => refusal.replace(' [ovn-network-possible]', ''));

  test('names its own definition', () => {
    expect(inWeb({ ...LAYER2, netAttachDefName: 'db/office' })).toEqual(['spec.config.netAttachDefName: "db/office" is not this definition, write "web/office"']);
    expect(inWeb({ ...LAYER2, netAttachDefName: undefined })).toEqual(['spec.config.netAttachDefName: required field is missing, write "web/office"']);
    expect(inWeb({ name: 'office', plugins: [{ ...LAYER2, name: undefined, netAttachDefName: 'office' }] }))
      .toEqual(['spec.config.plugins[0].netAttachDefName: "office" is not this definition, write "web/office"']);
    expect(inWeb(LAYER2)).toEqual([]);
  });

  test('may be in any namespace if its manifest names none', () => {
    expect(refusals(LAYER2)).toEqual([]);
    expect(refusals({ ...LAYER2, netAttachDefName: 'web/lab' })).toEqual([expect.stringContaining('"web/lab" is not this definition, write "web/office"')]);
    expect(refusals({ ...LAYER2, netAttachDefName: '' })).toEqual([expect.stringContaining('write "NAMESPACE/office"')]);
    expect(['${NS}/office', '{{ .Values.namespace }}/office'].flatMap((netAttachDefName) => inWeb({ ...LAYER2, netAttachDefName }))).toEqual([]);
  });

  test('has a name, and not one of OVN-Kubernetes', () => {
    expect(inWeb({ ...LAYER2, name: undefined })).toEqual(['spec.config.name: required field is missing, write the name of the network']);
    expect(inWeb({ ...LAYER2, name: 'default' })).toEqual(['spec.config.name: "default" is a network of OVN-Kubernetes itself, write another name']);
  });

  test('has a role that its topology may have, and no ipam plugin', () => {
    expect(inWeb({ ...LAYER2, role: 'Primary', subnets: '10.1.0.0/16' })).toEqual(['spec.config.role: "Primary" is unknown, write "primary"']);
    expect(inWeb({ ...LAYER2, topology: 'localnet', role: 'primary' })).toEqual(['spec.config.role: a localnet network is never primary, write "secondary"']);
    expect(inWeb({ ...LAYER2, role: 'primary' }))
      .toEqual(['spec.config.subnets: required field is missing in a primary network, write its subnets, such as "10.100.0.0/16"']);
    expect(inWeb({ ...LAYER2, ipam: { type: 'whereabouts' } }))
      .toEqual(['spec.config.ipam.type: OVN-Kubernetes has no ipam plugins such as "whereabouts", write subnets instead, or leave it out']);
    expect([{ role: 'primary', subnets: '10.1.0.0/16' }, { role: 'secondary' }, { topology: 'layer3', role: 'primary' }, { ipam: {} }]
      .flatMap((fields) => inWeb({ ...LAYER2, ...fields }))).toEqual([]);
  });
});
