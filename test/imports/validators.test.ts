// The compiled schemas accept and refuse manifests as the API server's strict field validation does.
import { validators, type SchemaError } from '../../imports/validators';

const refusals = (object: any): SchemaError[] => {
  const validate = validators[`${object.apiVersion}/${object.kind}`]!;
  return validate(object) ? [] : [...validate.errors!];
};
/** The path and keyword of each refusal; see src/admission/schema.ts on objects that a webhook rewrites. */
const refused = (object: any) => refusals(object)
  .filter(({ schemaPath }) => !schemaPath.includes(object.kind === 'VirtualMachine' ? '/unlessRewritten' : '/whenRewritten'))
  .filter(({ keyword }) => !keyword.endsWith('Rewritten'))
  .map(({ instancePath, keyword }) => `${instancePath} ${keyword}`);

const spec = {
  runStrategy: 'Always',
  template: {
    metadata: { labels: { app: 'web' }, creationTimestamp: '2026-01-31T12:00:00Z' },
    spec: {
      domain: {
        clock: { utc: {}, timer: { hpet: { present: false } } },
        cpu: { cores: 2 },
        devices: { disks: [{ name: 'root', disk: { bus: 'virtio' } }], interfaces: [{ name: 'default', masquerade: {} }], rng: {} },
        resources: { requests: { cpu: 2, memory: '4Gi' } },
      },
      networks: [{ name: 'default', pod: {} }],
      volumes: [{ name: 'root', containerDisk: { image: 'quay.io/containerdisks/ubuntu:22.04' } }],
    },
  },
};
const machine = { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine', metadata: { name: 'web-1', labels: { app: 'web' } }, spec };
const pool = {
  apiVersion: 'pool.kubevirt.io/v1beta1',
  kind: 'VirtualMachinePool',
  metadata: { name: 'web' },
  spec: { replicas: 3, selector: { matchLabels: { app: 'web' } }, virtualMachineTemplate: { metadata: { labels: { app: 'web' } }, spec } },
};
const dataVolume = {
  apiVersion: 'cdi.kubevirt.io/v1beta1',
  kind: 'DataVolume',
  metadata: { name: 'root' },
  spec: { source: { registry: { url: 'docker://quay.io/containerdisks/ubuntu:22.04' } }, storage: { resources: { requests: { storage: '20Gi' } } } },
};
const dataSource = {
  apiVersion: 'cdi.kubevirt.io/v1beta1', kind: 'DataSource', metadata: { name: 'ubuntu' }, spec: { source: { pvc: { name: 'ubuntu', namespace: 'images' } } },
};
const dataImportCron = {
  apiVersion: 'cdi.kubevirt.io/v1beta1',
  kind: 'DataImportCron',
  metadata: { name: 'ubuntu' },
  spec: { schedule: '0 0 * * *', managedDataSource: 'ubuntu', template: { spec: dataVolume.spec } },
};
const instancetype = {
  apiVersion: 'instancetype.kubevirt.io/v1beta1',
  kind: 'VirtualMachineInstancetype',
  metadata: { name: 'small' },
  spec: { cpu: { guest: 1 }, memory: { guest: '2Gi' } },
};
const preference = {
  apiVersion: 'instancetype.kubevirt.io/v1beta1', kind: 'VirtualMachinePreference', metadata: { name: 'linux' }, spec: { devices: { preferredDiskBus: 'virtio' } },
};

/** A copy with one value changed, at a path such as `spec.template.spec.domain`. */
const changed = (object: any, path: string, value: unknown): any => {
  const [first, ...rest] = path.split('.');
  const copy = Array.isArray(object) ? [...object] : { ...object };
  copy[first] = rest.length > 0 ? changed(copy[first] ?? {}, rest.join('.'), value) : value;
  return copy;
};

test.each([
  machine, pool, dataVolume, dataSource, dataImportCron, instancetype, preference,
  { ...machine, apiVersion: 'kubevirt.io/v1alpha3' },
  { ...pool, apiVersion: 'pool.kubevirt.io/v1alpha1' },
  { ...instancetype, kind: 'VirtualMachineClusterInstancetype' },
  { ...preference, kind: 'VirtualMachineClusterPreference' },
])('accepts a valid $apiVersion $kind', (object) => {
  expect(refusals(object)).toEqual([]);
});

test.each<[string, any, string]>([
  ['an unknown field of the object', changed(machine, 'extra', 1), ' additionalProperties'],
  ['an unknown field of its metadata', changed(machine, 'metadata.lables', {}), '/metadata additionalProperties'],
  ['an unknown field of an owner', changed(machine, 'metadata.ownerReferences', [{ apiVersion: 'v1', kind: 'A', name: 'a', uid: 'a', x: 1 }]),
    '/metadata/ownerReferences/0 additionalProperties'],
  ['an unknown field of the spec', changed(machine, 'spec.taints', []), '/spec additionalProperties'],
  ['an unknown field of a template\'s metadata', changed(machine, 'spec.template.metadata.anything', 1), '/spec/template/metadata additionalProperties'],
  ['an unknown field where the CRD leaves any open', changed(machine, 'spec.template.spec.domain.clock.anything', { at: 'all' }),
    '/spec/template/spec/domain/clock additionalProperties'],
  ['an unknown field of a disk', changed(machine, 'spec.template.spec.domain.devices.disks.0.disk.buss', 'sata'),
    '/spec/template/spec/domain/devices/disks/0/disk additionalProperties'],
  ['a field of a device that has none', changed(machine, 'spec.template.spec.domain.devices.rng', { rate: 1 }),
    '/spec/template/spec/domain/devices/rng additionalProperties'],
  ['an unknown field of a pool', changed(pool, 'spec.template', {}), '/spec additionalProperties'],
  ['a source that a DataSource does not have', changed(dataSource, 'spec.source.http', { url: 'https://example.test' }), '/spec/source additionalProperties'],
  ['metadata in a DataImportCron\'s template', changed(dataImportCron, 'spec.template.metadata', { name: 'a' }), '/spec/template/metadata additionalProperties'],
  ['a string for a number', changed(machine, 'spec.template.spec.domain.cpu.cores', '2'), '/spec/template/spec/domain/cpu/cores type'],
  ['a number for a string', changed(machine, 'spec.runStrategy', 1), '/spec/runStrategy type'],
  ['a label that is not a string', changed(machine, 'metadata.labels.app', true), '/metadata/labels/app type'],
  ['a label of the template that is not a string', changed(machine, 'spec.template.metadata.labels.app', true), '/spec/template/metadata/labels/app type'],
  ['an object for a list', changed(machine, 'spec.template.spec.volumes', {}), '/spec/template/spec/volumes type'],
  ['an item that is null', changed(machine, 'spec.template.spec.volumes', [null]), '/spec/template/spec/volumes/0 type'],
  ['a negative count', changed(machine, 'spec.template.spec.domain.cpu.cores', -1), '/spec/template/spec/domain/cpu/cores minimum'],
  ['a count beyond 32 bits', changed(pool, 'spec.replicas', 2 ** 31), '/spec/replicas maximum'],
  ['a percentage above 100', changed(instancetype, 'spec.memory.overcommitPercent', 101), '/spec/memory/overcommitPercent maximum'],
  ['a quantity with a space', changed(dataVolume, 'spec.storage.resources.requests.storage', '20 Gi'), '/spec/storage/resources/requests/storage pattern'],
  ['a quantity with a wrong unit', changed(pool, 'spec.virtualMachineTemplate.spec.template.spec.domain.memory', { guest: '4GB' }),
    '/spec/virtualMachineTemplate/spec/template/spec/domain/memory/guest pattern'],
  ['a date without a time', changed(machine, 'metadata.creationTimestamp', '2026-01-31'), '/metadata/creationTimestamp pattern'],
  ['a duration without a unit', changed(pool, 'spec.autohealing', { minFailingToStartDuration: '5' }), '/spec/autohealing/minFailingToStartDuration pattern'],
  ['a content type that does not exist', changed(dataVolume, 'spec.contentType', 'iso'), '/spec/contentType enum'],
  ['an empty string where one is required', changed(dataImportCron, 'spec.serviceAccountName', ''), '/spec/serviceAccountName minLength'],
  ['more than 256 disks', changed(machine, 'spec.template.spec.domain.devices.disks', Array.from({ length: 257 }, (_, index) => ({ name: `d${index}` }))),
    '/spec/template/spec/domain/devices/disks maxItems'],
  ['no spec', changed(machine, 'spec', undefined), ' required'],
  ['no template', changed(machine, 'spec', { runStrategy: 'Always' }), '/spec required'],
  ['a source without its url', changed(dataVolume, 'spec.source', { http: {} }), '/spec/source/http required'],
  ['a duplicate spread constraint', changed(machine, 'spec.template.spec.topologySpreadConstraints', [1, 2].map((maxSkew) => (
    { maxSkew, topologyKey: 'zone', whenUnsatisfiable: 'DoNotSchedule' }))), '/spec/template/spec/topologySpreadConstraints distinct'],
  ['a duplicate utility volume', changed(machine, 'spec.template.spec.utilityVolumes', [1, 2].map(() => ({ name: 'a', claimName: 'a' }))),
    '/spec/template/spec/utilityVolumes distinct'],
])('refuses %s', (_, object, where) => {
  expect(refused(object)).toEqual([where]);
});

test.each<[string, any]>([
  ['constraints that differ in one key', changed(machine, 'spec.template.spec.topologySpreadConstraints', ['DoNotSchedule', 'ScheduleAnyway'].map(
    (whenUnsatisfiable) => ({ maxSkew: 1, topologyKey: 'zone', whenUnsatisfiable })))],
  ['a number for a quantity', changed(machine, 'spec.template.spec.domain.memory', { guest: 4294967296 })],
  ['a named port', changed(machine, 'spec.template.spec.readinessProbe', { tcpSocket: { port: 'ssh' } })],
  ['a missing field with a default', changed(machine, 'spec.template.spec.volumes', [{ name: 'a', cloudInitNoCloud: { secretRef: {} } }])],
  ['nullable fields that are null', changed(machine, 'spec.template.metadata', null)],
])('accepts %s', (_, object) => {
  expect(refused(object)).toEqual([]);
});

test('reports every mistake of an object, not only the first', () => {
  const wrong = changed(changed(changed(machine, 'metadata.lables', {}), 'spec.runStrategy', 1), 'spec.template.spec.domain.cpu.cores', '2');
  expect(refused(wrong)).toHaveLength(3);
});
