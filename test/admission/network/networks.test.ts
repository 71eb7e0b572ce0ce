// Networks and interfaces that do not match, and none of it while names are placeholders.
import { Admission } from '../../../src/admission/admission';
import { machines } from '../corpus/corpus';

const refusals = (interfaces: object[], networks: object[], others: object = {}) => (
  Admission.validate(machines({ machine: { domain: { devices: { interfaces } }, networks, ...others } })['VirtualMachine: machine'].object)
);

test('reports a mistyped name at the interface and at the network', () => {
  expect(refusals([{ name: 'defualt', bridge: {} }], [{ name: 'default', pod: {} }])).toEqual([
    'spec.template.spec.domain.devices.interfaces[0].name: "defualt" has no network with its name, write one under networks or name "default" [interface-has-network]',
    'spec.template.spec.networks[0].name: "default" has no interface with its name, write one under domain.devices.interfaces or name "defualt" [network-has-interface]',
  ]);
});

test('does not suggest a network that another interface uses', () => {
  const networks = [{ name: 'default', pod: {} }, { name: 'office', multus: { networkName: 'office' } }];
  expect(refusals([{ name: 'default', masquerade: {} }, { name: 'lan', bridge: {} }], networks)).toContain(
    'spec.template.spec.domain.devices.interfaces[1].name: "lan" has no network with its name, write one under networks or name "office" [interface-has-network]',
  );
});

test('reports an interface without a network once, not also for its binding', () => {
  expect(refusals([{ name: 'default', masquerade: {} }], [])).toEqual([
    'spec.template.spec.domain.devices.interfaces[0].name: "default" has no network with its name, write one under networks [interface-has-network]',
  ]);
});

test('refuses a binding plugin without a name', () => {
  expect(refusals([{ name: 'lan', binding: { name: '' } }], [{ name: 'lan', multus: { networkName: 'lan' } }])).toEqual([
    expect.stringContaining('interfaces[0].binding.name: the name of the plugin is missing'),
  ]);
});

test('passes a network in the namespace of the machine whose name has dots, or only one letter', () => {
  for (const networkName of ['vlan.office', 'a', 'shared/vlan.office']) {
    expect(refusals([{ name: 'lan', bridge: {} }], [{ name: 'lan', multus: { networkName } }])).toEqual([]);
  }
});

test('passes placeholders', () => {
  expect(refusals(
    [{ name: '{{NIC}}', masquerade: {}, macAddress: '{{MAC}}', model: '{{MODEL}}', ports: [{ port: 80, name: '{{PORT}}' }] }],
    [{ name: 'default', pod: {} }],
    { hostname: '{{HOST}}', dnsConfig: { nameservers: ['{{DNS}}'], searches: [`{{DOMAIN}}.${'a'.repeat(250)}`] } },
  )).toEqual([]);
});
