// No server checks the UUID of a guest, or the vendor ID of Hyper-V: the verdicts are libvirt's, from `virsh -c test:///default define`, and from
// its parser of domains.
import { Admission } from '../../../src/admission/admission';
import { machines } from '../corpus/corpus';

const refusals = (domain: object) => Object.values(machines({ machine: { domain } })).flatMap(({ object }) => Admission.validate(object));

const said = (uuid: string) => refusals({ firmware: { uuid } });

test.each([
  '5d307ca9-b3ef-428c-8861-06e72d69f223', '5D307CA9-b3ef-428c-8861-06e72d69f223', '5d307ca9b3ef428c886106e72d69f223', ' 5d307ca9-b3ef 428c-8861-06e72d69f223 ',
  '--5d-30-7ca9b3ef428c886106e72d69f223', '00000000-0000-0000-0000-000000000000', '', '{{UUID}}', '${UUID}',
])('accepts %j, as libvirt does', (uuid) => {
  expect(said(uuid)).toEqual([]);
});

test.each([
  'abc', '5d307ca9-b3ef-428c-8861-06e72d69f22', '5d307ca9-b3ef-428c-8861-06e72d69f22345', '{5d307ca9-b3ef-428c-8861-06e72d69f223}', '5-d307ca9-b3ef-428c-8861-06e72d69f223',
  '5d307ca9b3ef428c886106e72d69f223-',
])('refuses %j, as libvirt does', (uuid) => {
  expect(said(uuid)).toHaveLength(2);
});

test('suggests a valid UUID', () => {
  expect(said('abc')[0]).toBe('spec.template.spec.domain.firmware.uuid: "abc" is not a UUID, write 32 hex digits with dashes, '
    + 'such as "5d307ca9-b3ef-428c-8861-06e72d69f223", or leave it out [firmware-uuid-form]');
});

const ofVendor = (vendorid: object) => refusals({ features: { hyperv: { vendorid } } });

test.each([
  { vendorid: 'KVM Hv' }, { vendorid: 'AuthenticAMD' }, { vendorid: 'Ångström' }, { vendorid: '{{VENDOR}}' }, { vendorid: '${HYPERV_VENDOR_ID}' }, { enabled: false }, { enabled: false, vendorid: 'a,b' },
])('accepts the vendor ID of Hyper-V %j, as libvirt does', (vendorid) => {
  expect(ofVendor(vendorid)).toEqual([]);
});

test.each([
  { vendorid: 'GenuineIntel+' }, { vendorid: 'Ångström-Lab' }, { vendorid: 'a,b' }, { vendorid: '' }, {}, { enabled: true },
])('refuses the vendor ID of Hyper-V %j, as libvirt does', (vendorid) => {
  expect(ofVendor(vendorid)).toHaveLength(2);
});

test('says what a vendor ID of Hyper-V looks like', () => {
  expect(ofVendor({ vendorid: 'GenuineIntel+' })[0]).toBe('spec.template.spec.domain.features.hyperv.vendorid.vendorid: "GenuineIntel+" is not a vendor ID of Hyper-V, '
    + 'write one to twelve bytes without a comma, such as "AuthenticAMD", or enabled: false [hyperv-vendor-id-form]');
});
