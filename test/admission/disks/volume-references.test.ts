// The names of objects behind volumes, including mistakes that no server refuses.
import { Admission } from '../../../src/admission/admission';
import { machines } from '../corpus/corpus';

const root = { name: 'root', containerDisk: { image: 'registry.test/disk:1' } };

const disks = ['root', 'data'].map((name) => ({ name, disk: { bus: 'virtio' } }));

const machine = (source: object) => Object.values(machines({ machine: { domain: { devices: { disks } }, volumes: [root, { name: 'data', ...source }] } }));

const said = (source: object) => machine(source).map(({ object }) => Admission.validate(object));

test('reports an invalid name at its path', () => {
  expect(said({ persistentVolumeClaim: { claimName: 'A_B' } })[0]).toEqual([
    'spec.template.spec.volumes[1].persistentVolumeClaim.claimName: "A_B" is not an object\'s name, write at most 253 lower-case letters, digits, "-" and ".", a letter or digit at both ends, such as "web-1" [volume-reference-form]',
  ]);
  expect(said({ sysprep: { configMap: { name: 'X X' } } })[0]).toEqual([expect.stringContaining('volumes[1].sysprep.configMap.name: "X X" is not an object\'s name')]);
});

test('reports a missing name once', () => {
  expect(said({ ephemeral: {} })[0]).toEqual([
    'spec.template.spec.volumes[1]: ephemeral.persistentVolumeClaim.claimName is missing, write the name of the object for the volume [volume-reference-named]',
  ]);
  expect(said({ persistentVolumeClaim: {} })[0]).toEqual([expect.stringContaining('persistentVolumeClaim.claimName is missing, write the name')]);
});

test.each(['{{NAME}}', '${NAME}-root', '{{ .Release.Name }}-root'])('passes a name with a placeholder: %s', (claimName) => {
  expect(said({ persistentVolumeClaim: { claimName } })).toEqual([[], []]);
});

test('passes a name that is valid once a pool appends a number', () => {
  expect(said({ secret: { secretName: 'data-' } })).toEqual([[expect.stringContaining('[volume-reference-form]')], []]);
});
