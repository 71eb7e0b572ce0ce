// No server checks the UUID of a guest: the verdicts are libvirt's, from `virsh -c test:///default define`.
import { Admission } from '../../../src/admission/admission';
import { machines } from '../corpus/corpus';

const said = (uuid: string) => (
  Object.values(machines({ machine: { domain: { firmware: { uuid } } } })).flatMap(({ object }) => Admission.validate(object))
);

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
