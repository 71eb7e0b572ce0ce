// Fields that public repositories write at the wrong level.
import { virtualMachine } from './corpus/corpus';
import { Admission, StrategicMerge } from '../../src';

const machine = (spec: object) => StrategicMerge.apply(virtualMachine, { spec });
const instance = (spec: object) => machine({ template: { spec } });
const devices = (fields: object) => instance({ domain: { devices: fields } });
const volume = (spec: object) => ({ apiVersion: 'cdi.kubevirt.io/v1beta1', kind: 'DataVolume', metadata: { name: 'root' }, spec: { source: { blank: {} }, ...spec } });

test.each<[string, object, string]>([
  ['a field of the machine in its instance', instance({ dataVolumeTemplates: [] }), 'spec.template.spec.dataVolumeTemplates: unknown field here, move it to spec.dataVolumeTemplates'],
  ['the run strategy in the instance', instance({ running: true }), 'spec.template.spec.running: unknown field here, move it to spec.running'],
  ['a field of the instance in its template', machine({ template: { hostname: 'web' } }), 'spec.template.hostname: unknown field here, move it to spec.template.spec.hostname'],
  ['a field of the instance in the machine', machine({ nodeSelector: { zone: 'a' } }), 'spec.nodeSelector: unknown field here, move it to spec.template.spec.nodeSelector'],
  ['a field of the domain in the instance', instance({ cpu: { cores: 2 } }), 'spec.template.spec.cpu: unknown field here, move it to spec.template.spec.domain.cpu'],
  ['a field of the domain in the machine', machine({ cpu: { cores: 2 } }), 'spec.cpu: unknown field here, move it to spec.template.spec.domain.cpu'],
  ['a field of the disk in its target', devices({ disks: [{ name: 'root', disk: { bus: 'virtio', cache: 'none' } }] }),
    'spec.template.spec.domain.devices.disks[0].disk.cache: unknown field here, move it to spec.template.spec.domain.devices.disks[0].cache'],
  ['a field of the target in the disk', devices({ disks: [{ name: 'root', disk: {}, bus: 'virtio' }] }),
    'spec.template.spec.domain.devices.disks[0].bus: unknown field here, move it to spec.template.spec.domain.devices.disks[0].disk.bus'],
  ['a field of the target in a disk without one', devices({ disks: [{ name: 'root', bus: 'virtio' }] }), 'spec.template.spec.domain.devices.disks[0].bus: unknown field here, move it to '
    + ['cdrom', 'disk', 'lun'].map((way) => `spec.template.spec.domain.devices.disks[0].${way}.bus`).join(' or ')],
  ['the domain\'s firmware among devices', devices({ firmware: { uuid: '5d307ca9-b3ef-428c-8861-06e72d69f223' } }),
    'spec.template.spec.domain.devices.firmware: unknown field here, move it to spec.template.spec.domain.firmware'],
  ['an interface binding in the network', instance({ networks: [{ name: 'default', pod: {}, masquerade: {} }] }),
    'spec.template.spec.networks[0].masquerade: unknown field here, move it to masquerade of the entry of the same name under spec.template.spec.domain.devices.interfaces'],
  ['a field of the disk in its volume of an instance', { ...virtualMachine, kind: 'VirtualMachineInstance', spec: { domain: { devices: {} }, volumes: [{ name: 'root', containerDisk: { image: 'a' }, bus: 'virtio' }] } },
    'spec.volumes[0].bus: unknown field here, move it to cdrom.bus or disk.bus or lun.bus of the entry of the same name under spec.domain.devices.disks'],
  ['a volume source in the disk', devices({ disks: [{ name: 'root', disk: {}, containerDisk: { image: 'a' } }] }),
    'spec.template.spec.domain.devices.disks[0].containerDisk: unknown field here, move it to containerDisk of the entry of the same name under spec.template.spec.volumes'],
  ['the claim\'s size beside the claim', volume({ storage: {}, resources: { requests: { storage: '1Gi' } } }), 'spec.resources: unknown field here, move it to spec.storage.resources'],
  ['the claim\'s size without a claim', volume({ resources: { requests: { storage: '1Gi' } } }), 'spec.resources: unknown field here, move it to spec.pvc.resources or spec.storage.resources'],
])('reports where to move %s', (_title, object, expected) => {
  expect(Admission.validate(object)).toContain(`${expected} [fits-schema]`);
});

test.each(['constructor', 'toString'])('%s, which every object inherits, belongs nowhere', (name) => {
  const { spec } = virtualMachine;
  const template = { ...spec.template, ...Object.fromEntries([[name, {}]]) };
  expect(Admission.validate({ ...virtualMachine, spec: { ...spec, template } })).toEqual([expect.stringMatching(/^spec\.template\.\w+: unknown field, write one of "metadata" or "spec", or remove it;/)]);
});

const MEMORY = { memory: { guest: '1Gi' } };
const root = { name: 'os', disk: {} };
const withoutVolumes = (template: object, spec: object = {}) => (
  { ...virtualMachine, spec: { runStrategy: 'Always', template: { ...template, spec: { ...spec, domain: { ...MEMORY, devices: { disks: [root] } } } } } }
);
const image = { name: 'os', containerDisk: { image: 'a' } };

test.each<[string, object]>([
  ['volumes beside the spec', withoutVolumes({ volumes: [image] })],
  ['volumes under a misspelt name', withoutVolumes({}, { volume: [image] })],
  ['the image of a volume in its disk', instance({ volumes: [{ name: 'os' }], domain: { devices: { disks: [{ ...root, containerDisk: { image: 'a' } }] } } })],
  ['the image under a misspelt name', instance({ volumes: [{ name: 'os', containerdisk: { image: 'a' } }], domain: { devices: { disks: [root] } } })],
  ['a binding under a misspelt name', instance({ domain: { devices: { interfaces: [{ name: 'a', masqarade: {} }] } }, networks: [{ name: 'a', pod: {} }] })],
  ['the memory among devices', { ...virtualMachine, kind: 'VirtualMachineInstance', spec: { domain: { devices: { resources: { requests: { memory: '1Gi' } } } } } }],
  ['the run strategy under a misspelt name', { ...virtualMachine, spec: { runstrategy: 'Always', template: { spec: { domain: { ...MEMORY, devices: {} } } } } }],
  ['the size beside the claim', volume({ pvc: { accessModes: ['ReadWriteOnce'] }, resources: { requests: { storage: '1Gi' } } })],
  ['the size without a claim', volume({ resources: { requests: { storage: '1Gi' } } })],
])('does not miss %s', (_title, object) => {
  expect(Admission.validate(object)).toEqual([expect.stringMatching(/ unknown field( here)?, .* \[fits-schema]$/)]);
});

test('misses what a field with a value has none of, whatever else was meant to be that field', () => {
  expect(Admission.validate(withoutVolumes({}, { volume: [image], volumes: [] }))).toContainEqual(expect.stringMatching(/ \[disk-has-volume]$/));
});

test('does not move a field to a place that already has a value', () => {
  expect(Admission.validate(instance({ runStrategy: 'Always' }))[0]).not.toContain('move it to spec.runStrategy');
});

test('does not move a value that does not fit', () => {
  expect(Admission.validate(instance({ cpu: 'host' }))[0]).not.toContain('move it to');
});

/** Inserts nulls after merging, which would remove them. */
const withNulls = (object: object) => JSON.parse(JSON.stringify(object).replaceAll('"NULL"', 'null'));

test.each<[string, object, string]>([
  ['a field of a disk\'s target', devices({ disks: [{ name: 'root', disk: 'NULL', bus: 'virtio' }] }),
    'spec.template.spec.domain.devices.disks[0].bus: unknown field here, indent it below "disk" to make it spec.template.spec.domain.devices.disks[0].disk.bus'],
  ['a label', machine({ template: { metadata: { 'labels': 'NULL', 'kubevirt.io/domain': 'web' } } }),
    'spec.template.metadata.kubevirt.io/domain: unknown field here, indent it below "labels" to make it spec.template.metadata.labels[kubevirt.io/domain]'],
  ['a limit', instance({ domain: { resources: 'NULL', requests: { memory: '1Gi' } } }),
    'spec.template.spec.domain.requests: unknown field here, indent it below "resources" to make it spec.template.spec.domain.resources.requests'],
])('reports to indent %s below the empty field beside it', (_title, object, expected) => {
  expect(Admission.validate(withNulls(object))).toEqual([`${expected} [fits-schema]`]);
});

test('does not indent a misspelt field, or a field with several empty ones beside it', () => {
  const metadata = (fields: object) => Admission.validate(withNulls(machine({ template: { metadata: fields } })));
  expect(metadata({ labels: 'NULL', nmae: 'web' })).toContainEqual(expect.stringMatching(/^spec\.template\.metadata\.nmae: unknown field, did you mean "name"/));
  expect(metadata({ labels: 'NULL', annotations: 'NULL', app: 'web' }).join()).not.toContain('indent');
  expect(metadata({ labels: 'NULL', annotations: 'NULL', app: 'web' })).toContainEqual(expect.stringMatching(/^spec\.template\.metadata\.labels: null is refused here/));
});
