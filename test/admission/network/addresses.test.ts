// Addresses that KubeVirt admits, but with which a machine does not start: multicast MAC addresses, with the verdicts of
// `virsh -c test:///default define`, and networks behind masquerade that nodes cannot set up.
import { Admission } from '../../../src/admission/admission';
import { machines } from '../corpus/corpus';

const said = (iface: object, network: object = { multus: { networkName: 'office' } }) => (
  Admission.validate(machines({ machine: { domain: { devices: { interfaces: [{ name: 'default', ...iface }] } }, networks: [{ name: 'default', ...network }] } })['VirtualMachine: machine'].object)
);

test.each(['01:00:5e:00:00:01', 'ff:ff:ff:ff:ff:ff', '53-54-00-12-34-56', '0100.5e00.0001'])('refuses the multicast address %s', (macAddress) => {
  expect(said({ bridge: {}, macAddress })).toEqual([
    `spec.template.spec.domain.devices.interfaces[0].macAddress: "${macAddress}" is a multicast address, `
    + 'write one whose first byte is even, such as "02:00:00:00:00:01" [mac-address-form]',
  ]);
  expect(said({ masquerade: {}, macAddress }, { pod: {} })).toHaveLength(1);
  expect(said({ passtBinding: {}, macAddress }, { pod: {} })).toHaveLength(1);
});

test('passes unicast addresses', () => {
  expect(['00:00:00:00:00:00', '10:00:5e:00:00:01', 'fe:ff:ff:ff:ff:ff', '{{ADDRESS}}'].flatMap((macAddress) => said({ bridge: {}, macAddress }))).toEqual([]);
});

test('passes multicast addresses that libvirt does not read: of SR-IOV, of a plugin, of an absent interface', () => {
  const macAddress = '01:00:5e:00:00:01';
  expect([{ sriov: {} }, { binding: { name: 'plugin' } }, { bridge: {}, state: 'absent' }].flatMap((iface) => said({ ...iface, macAddress }))).toEqual([]);
});

describe('the network behind masquerade', () => {
  const behind = (pod: object) => said({ masquerade: {} }, { pod }).map((refusal) => refusal.replace(/^spec\.template\.spec\.networks\[0\]\.|, write .*$/g, ''));

  test.each(['10.0.2.0', '10.0.2.0/31', '10.0.2.0/33', 'fd00::/120', 'office'])('is not %s', (vmNetworkCIDR) => {
    expect(behind({ vmNetworkCIDR })).toEqual([`pod.vmNetworkCIDR: "${vmNetworkCIDR}" is not an IPv4 network of at least four addresses`]);
  });

  test.each(['fd00::', 'fd00::/127', '10.0.2.0/24'])('is not %s for IPv6', (vmIPv6NetworkCIDR) => {
    expect(behind({ vmIPv6NetworkCIDR })).toEqual([`pod.vmIPv6NetworkCIDR: "${vmIPv6NetworkCIDR}" is not an IPv6 network of at least four addresses`]);
  });

  test('may be any other, and is not read with another binding', () => {
    expect([
      {}, { vmNetworkCIDR: '10.0.2.55/30' }, { vmNetworkCIDR: '${CIDR}' }, { vmNetworkCIDR: '' }, { vmIPv6NetworkCIDR: 'fd00::/126' },
    ].flatMap(behind)).toEqual([]);
    expect(said({ bridge: {} }, { pod: { vmNetworkCIDR: 'office' } })).toEqual([]);
  });
});
