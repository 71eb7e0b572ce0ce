// What is said of networks and interfaces, and what is not said while names are placeholders.
import { Admission } from '../../../src/admission/admission';
import { machines } from '../corpus/corpus';

const refusals = (interfaces: object[], networks: object[], others: object = {}) => (
  Admission.validate(machines({ machine: { domain: { devices: { interfaces } }, networks, ...others } })['VirtualMachine: machine'].object)
);

test('a mistyped name is told on both sides', () => {
  expect(refusals([{ name: 'defualt', bridge: {} }], [{ name: 'default', pod: {} }])).toEqual([
    'spec.template.spec.domain.devices.interfaces[0].name: "defualt" has no network with its name, write one under networks or name "default" [interface-has-network]',
    'spec.template.spec.networks[0].name: "default" has no interface with its name, write one under domain.devices.interfaces or name "defualt" [network-has-interface]',
  ]);
});

test('a network that another interface has is not offered', () => {
  const networks = [{ name: 'default', pod: {} }, { name: 'office', multus: { networkName: 'office' } }];
  expect(refusals([{ name: 'default', masquerade: {} }, { name: 'lan', bridge: {} }], networks)).toContain(
    'spec.template.spec.domain.devices.interfaces[1].name: "lan" has no network with its name, write one under networks or name "office" [interface-has-network]',
  );
});

test('an interface without a network is told once, not by its binding too', () => {
  expect(refusals([{ name: 'default', masquerade: {} }], [])).toEqual([
    'spec.template.spec.domain.devices.interfaces[0].name: "default" has no network with its name, write one under networks [interface-has-network]',
  ]);
});

test('texts that are not known yet are passed', () => {
  expect(refusals(
    [{ name: '{{NIC}}', masquerade: {}, macAddress: '{{MAC}}', model: '{{MODEL}}', ports: [{ port: 80, name: '{{PORT}}' }] }],
    [{ name: 'default', pod: {} }],
    { hostname: '{{HOST}}', dnsConfig: { nameservers: ['{{DNS}}'], searches: [`{{DOMAIN}}.${'a'.repeat(250)}`] } },
  )).toEqual([]);
});
