// Multicast MAC addresses, which KubeVirt admits and libvirt refuses: the verdicts are those of `virsh -c test:///default define`.
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
