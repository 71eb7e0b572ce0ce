// What the schemas refuse, and how the messages put it.
import * as fc from 'fast-check';
import { KUBEVIRT_VERSION } from '../../imports/versions';
import { Admission } from '../../src/admission/admission';
import { schemaVerdict } from '../../src/admission/schema';
import { withoutNulls } from '../../src/plain-data/nulls';

const schemaViolations = (object: any) => schemaVerdict(withoutNulls(object)).violations.map(({ path, message }) => `${path}: ${message}`);

const machine = (template: any, spec: any = {}, metadata: any = {}) => ({
  apiVersion: 'kubevirt.io/v1',
  kind: 'VirtualMachine',
  metadata: { name: 'web-1', ...metadata },
  spec: { runStrategy: 'Always', template: { spec: { domain: { devices: {} }, ...template } }, ...spec },
});
const pool = (template: any) => ({
  apiVersion: 'pool.kubevirt.io/v1beta1',
  kind: 'VirtualMachinePool',
  metadata: { name: 'web' },
  spec: { selector: {}, virtualMachineTemplate: { spec: { runStrategy: 'Always', template: { spec: { domain: { devices: {} }, ...template } } } } },
});
const dataVolume = (spec: any) => ({
  apiVersion: 'cdi.kubevirt.io/v1beta1', kind: 'DataVolume', metadata: { name: 'root' }, spec: { source: { blank: {} }, ...spec },
});
const NEWER_ADVICE = 'if the cluster has KubeVirt 1.10 or newer, set kubevirtVersion in ClusterCapabilities or in the file of --capabilities';
const devices = (value: any) => ({ domain: { devices: value } });

describe('a message names the path, the value and the fix', () => {
  test.each<[string, any, string]>([
    ['a misspelt field', machine(devices({ disks: [{ name: 'a', disk: { buss: 'virtio' } }] })),
      'spec.template.spec.domain.devices.disks[0].disk.buss: unknown field, did you mean "bus"'],
    ['a field with swapped letters', machine({}, { tempalte: {} }), 'spec.tempalte: unknown field, did you mean "template"'],
    ['a field unlike any other', machine(devices({ interfaces: [{ name: 'a', masquerade: { subnet: 1 } }] })),
      'spec.template.spec.domain.devices.interfaces[0].masquerade.subnet: unknown field, spec.template.spec.domain.devices.interfaces[0].masquerade has no fields: write {}; ' + NEWER_ADVICE],
    ['a field of an object with few fields', dataVolume({ source: { floppy: {} } }),
      'spec.source.floppy: unknown field, write one of "blank" or "gcs" or "http" or "imageio" or "pvc" or "registry" or "s3" or "snapshot" or "upload" or "vddk", or remove it'],
    ['a field of an object with many fields', machine({ zzzzzz: [] }),
      `spec.template.spec.zzzzzz: unknown field, none of the 23 fields of spec.template.spec in KubeVirt ${KUBEVIRT_VERSION} has a similar name: remove it; ${NEWER_ADVICE}`],
    ['a directive in a list that a merge replaced', machine({ volumes: [{ name: 'root', $patch: 'delete' }] }),
      'spec.template.spec.volumes[0].$patch: a directive that was not merged, merge with mergeListsBy: "name" if it is in a list, or remove it'],
    ['a field of the object itself', { ...machine({}), specs: {} }, 'specs: unknown field, did you mean "spec"'],
    ['an unknown field of metadata', machine({}, {}, { lables: {} }), 'metadata.lables: unknown field, did you mean "labels"'],
    ['a string for a number', machine({ domain: { devices: {}, cpu: { cores: '4' } } }),
      'spec.template.spec.domain.cpu.cores: "4" has the wrong type, write 4 without quotes'],
    ['a fraction for a whole number', machine({ domain: { devices: {}, cpu: { cores: 1.5 } } }),
      'spec.template.spec.domain.cpu.cores: 1.5 has the wrong type, write a whole number, such as 4'],
    ['a number for a string', machine({ hostname: 42 }), 'spec.template.spec.hostname: 42 has the wrong type, write the string "42"'],
    ['a fraction for a whole number or a string', {
      apiVersion: 'pool.kubevirt.io/v1beta1',
      kind: 'VirtualMachinePool',
      metadata: { name: 'workers' },
      spec: { maxUnavailable: 1.5, selector: { matchLabels: { app: 'web' } }, virtualMachineTemplate: { metadata: { labels: { app: 'web' } }, spec: machine({}).spec } },
    }, 'spec.maxUnavailable: 1.5 has the wrong type, write a whole number'],
    ['an unquoted label', machine({}, {}, { labels: { 'a.b/c': true } }), 'metadata.labels[a.b/c]: true has the wrong type, write a string, in YAML the value in quotes'],
    ['a number for a boolean', machine(devices({ autoattachPodInterface: 1 })),
      'spec.template.spec.domain.devices.autoattachPodInterface: 1 has the wrong type, write true or false'],
    ['an object for a list', machine(devices({ disks: { name: 'a' } })),
      'spec.template.spec.domain.devices.disks: an object has the wrong type, write a list of objects, such as [{"name": "a"}]'],
    ['a list for an object', machine(devices({ disks: [{ name: 'a', disk: [1, 2] }] })),
      'spec.template.spec.domain.devices.disks[0].disk: a list of 2 has the wrong type, write an object with the fields bus, pciAddress, readonly'],
    ['true for an object without fields', machine(devices({ rng: true })), 'spec.template.spec.domain.devices.rng: true has the wrong type, write {}'],
    ['true for an object that may be empty', machine(devices({ tpm: true })),
      'spec.template.spec.domain.devices.tpm: true has the wrong type, write {} or an object with the fields enabled, persistent'],
    ['true for an object that may not be empty', machine({ domain: { devices: {}, resources: { requests: true } } }),
      'spec.template.spec.domain.resources.requests: true has the wrong type, write an object'],
    ['a boolean for a quantity', machine({ domain: { devices: {}, memory: { guest: true } } }),
      'spec.template.spec.domain.memory.guest: true has the wrong type, write a quantity, such as "4Gi" or "500m"'],
    ['an invalid quantity', machine({ domain: { devices: {}, memory: { guest: '4 GB' } } }),
      'spec.template.spec.domain.memory.guest: "4 GB" is not a quantity, write "4G" or "4Gi"'],
    ['an invalid time', machine({}, {}, { creationTimestamp: 'today' }), 'metadata.creationTimestamp: "today" is not a time, write one such as "2026-01-31T12:00:00Z"'],
    ['a misspelt value', dataVolume({ contentType: 'kubvirt' }), 'spec.contentType: "kubvirt" is not among the known values, write "kubevirt"'],
    ['an unknown value', dataVolume({ contentType: 'iso' }), 'spec.contentType: "iso" is not among the known values, write "kubevirt" or "archive"'],
    ['a missing field', machine({}, { template: undefined }), 'spec.template: required field is missing, write an object with the fields metadata, spec'],
    ['a missing string', dataVolume({ source: { s3: {} } }), 'spec.source.s3.url: required field is missing, write a string in quotes'],
    ['a number that is too small', machine({ domain: { devices: {}, cpu: { cores: -1 } } }),
      'spec.template.spec.domain.cpu.cores: -1 is too small, write at least 0'],
    ['a number that is too large', machine({ domain: { devices: {}, cpu: { cores: 1e10 } } }),
      'spec.template.spec.domain.cpu.cores: 10000000000 is too large, write at most 2147483647'],
    ['too many items', machine({ volumes: Array.from({ length: 257 }, (_, index) => ({ name: `v${index}`, emptyDisk: { capacity: 1 } })) }),
      'spec.template.spec.volumes: 257 items are too many, write at most 256'],
    ['a duplicate item', machine({ topologySpreadConstraints: [1, 2].map((maxSkew) => ({ maxSkew, topologyKey: 'zone', whenUnsatisfiable: 'DoNotSchedule' })) }),
      'spec.template.spec.topologySpreadConstraints[1]: duplicate of an earlier item (topologyKey "zone", whenUnsatisfiable "DoNotSchedule"), give each item its own topologyKey and whenUnsatisfiable'],
    ['an apiVersion of another kind', { apiVersion: 'kubevirt.io/v1alpha1', kind: 'VirtualMachinePool' },
      'apiVersion: "kubevirt.io/v1alpha1" does not serve VirtualMachinePool, write "pool.kubevirt.io/v1beta1"'],
  ])('%s', (_, object, message) => {
    expect(schemaViolations(object)).toEqual([message]);
  });
});

test('lists every mistake once', () => {
  const wrong = machine({ hostname: 1, subdomain: 2 }, { runStrategy: 3 });
  expect(schemaViolations(wrong).map((message) => message.split(':')[0]).sort()).toEqual([
    'spec.runStrategy', 'spec.template.spec.hostname', 'spec.template.spec.subdomain',
  ]);
});

test('leaves the object unchanged', () => {
  const object = machine({ hostname: null });
  schemaViolations(object);
  expect(object).toEqual(machine({ hostname: null }));
});

describe('passes what the API server corrects', () => {
  test.each<[string, any]>([
    ['null in an optional field of a machine', machine({ hostname: null, volumes: null })],
    ['null in an optional field of a pool', pool({ hostname: null })],
    ['undefined in any field', machine({ hostname: undefined, anything: undefined })],
    ['an empty enum value in a machine', machine({}, { dataVolumeTemplates: [{ metadata: { name: 'a' }, spec: { source: { blank: {} }, contentType: '' } }] })],
    ['a missing string in a machine', machine(devices({ disks: [{ disk: {} }] }))],
    ['a fraction for a quantity in a machine', machine({ domain: { devices: {}, resources: { requests: { cpu: 0.5 } } } })],
    ['an object of a kind without a schema', { apiVersion: 'v1', kind: 'Service', spec: { prots: [] } }],
    ['an object of the same kind in another API group', { apiVersion: 'example.test/v1', kind: 'VirtualMachine', spec: 1 }],
  ])('%s', (_, object) => {
    expect(schemaViolations(object)).toEqual([]);
  });
});

describe('refuses what the API server does not correct', () => {
  const root = 'spec.virtualMachineTemplate.spec.template.spec.domain';
  test.each<[string, any, string]>([
    ['a missing string in a pool', pool(devices({ disks: [{ disk: {} }] })), `${root}.devices.disks[0].name: required field is missing, write a string in quotes`],
    ['a fraction for a quantity in a pool', pool({ domain: { devices: {}, resources: { requests: { cpu: 0.5 } } } }),
      `${root}.resources.requests[cpu]: 0.5 has the wrong type, write a quantity, such as "4Gi" or "500m"`],
    ['an empty enum value elsewhere', dataVolume({ contentType: '' }), 'spec.contentType: "" is not among the known values, write "kubevirt" or "archive"'],
    ['a missing struct in a machine', machine({ domain: {} }), 'spec.template.spec.domain.devices: required field is missing, write an object'],
    ['a missing number or string in a machine', machine({ readinessProbe: { tcpSocket: {} } }),
      'spec.template.spec.readinessProbe.tcpSocket.port: required field is missing, write a whole number, such as 4 or a string in quotes'],
    ['an unknown field in the metadata of a machine\'s instance', machine({}, { template: { metadata: { lables: {} }, spec: { domain: { devices: {} } } } }),
      'spec.template.metadata.lables: unknown field, did you mean "labels"'],
    ['null in a required field of a machine', machine({}, { template: null }),
      'spec.template: required field is missing, write an object with the fields metadata, spec'],
    ['a field that Go writes as null in a machine', machine({}, {
      dataVolumeTemplates: [{ metadata: { name: 'a' }, spec: { storage: { dataSource: { kind: 'PersistentVolumeClaim', name: 'a' } } } }],
    }), 'spec.dataVolumeTemplates[0].spec.storage.dataSource.apiGroup: required field is missing, write a string in quotes'],
  ])('%s', (_, object, message) => {
    expect(schemaViolations(object)).toEqual([message]);
  });

  test('nulls in the metadata of templates, which a webhook reads before the server drops them', () => {
    const metadata = { name: 'a', creationTimestamp: null, labels: { tier: null }, annotations: null };
    const [template, dataVolumeTemplates] = [{ metadata, spec: { domain: { devices: {} } } }, [{ metadata, spec: { source: { blank: {} } } }]];
    const refused = Admission.validate(machine({}, { template, dataVolumeTemplates }));
    expect(refused.filter((message) => message.includes('null is refused')).map((message) => message.split(': ')[0])).toEqual([
      'spec.template.metadata.labels[tier]', 'spec.template.metadata.annotations',
      'spec.dataVolumeTemplates[0].metadata.labels[tier]', 'spec.dataVolumeTemplates[0].metadata.annotations',
    ]);
  });

  test('a field that Go would write as null may be missing elsewhere', () => {
    expect(schemaViolations(dataVolume({ storage: { dataSource: { kind: 'PersistentVolumeClaim', name: 'a' } } }))).toEqual([]);
  });
});

describe('no message shows a possible secret', () => {
  const secret = fc.oneof(fc.integer({ min: 1000000 }), fc.string({ minLength: 8 }).map((text) => `hunter2${text}`));
  const nested = secret.map((value) => ({ value, places: [value, { inner: value }, [value]] }));
  const holders: [string, (value: any) => any][] = [
    ['user data', (value) => machine({ volumes: [{ name: 'a', cloudInitNoCloud: { userData: value } }] })],
    ['network data', (value) => machine({ volumes: [{ name: 'a', cloudInitConfigDrive: { networkDataBase64: value } }] })],
    ['a whole cloud-init volume', (value) => machine({ volumes: [{ name: 'a', cloudInitNoCloud: value }] })],
    ['credentials', (value) => machine({ accessCredentials: [{ userPassword: { source: { secret: { secretName: value } } } }] })],
    ['request headers', (value) => dataVolume({ source: { http: { url: 'https://example.test', extraHeaders: value } } })],
  ];

  test.each(holders)('%s', (_, holder) => {
    fc.assert(fc.property(nested, ({ value, places }) => {
      const messages = places.flatMap((place) => schemaViolations(holder(place))).join('\n');
      expect(messages).not.toContain(String(value));
    }));
  });

  test('shows its type and length instead', () => {
    expect(schemaViolations(machine({ volumes: [{ name: 'a', cloudInitNoCloud: 'hunter2' }, { name: 'b', cloudInitNoCloud: { userData: 5 } }] }))).toEqual([
      expect.stringMatching(/^spec\.template\.spec\.volumes\[0\]\.cloudInitNoCloud: a string of 7 characters has the wrong type, write an object/),
      'spec.template.spec.volumes[1].cloudInitNoCloud.userData: a number has the wrong type, write a string in quotes',
    ]);
  });

  test('repeats no long string', () => {
    expect(schemaViolations(machine(devices('x'.repeat(100))))[0]).toContain('a string of 100 characters');
  });
});

describe('Admission.validate', () => {
  test('passes a valid machine', () => {
    expect(Admission.validate(machine({ domain: { devices: {}, memory: { guest: '1Gi' } } }))).toEqual([]);
  });

  test('applies the schemas', () => {
    expect(Admission.validate(machine({ domain: { devices: {}, memory: { guest: '1Gi' } }, hostname: 1 }))).toHaveLength(1);
  });

  test.each<[unknown, string]>([
    [undefined, 'nothing'],
    [null, 'null'],
    ['kind: VirtualMachine', 'a string'],
    [[machine({})], 'a list'],
  ])('refuses %j, which is not an object', (value, found) => {
    expect(Admission.validate(value)).toEqual([`not a Kubernetes object but ${found}: write one object with apiVersion, kind, metadata and spec [fits-schema]`]);
  });

  test('checks apiVersion and kind before anything else', () => {
    expect(Admission.validate({ kind: 3, spec: 1 })).toEqual([
      'apiVersion: required field is missing, write one such as "kubevirt.io/v1" [fits-schema]',
      'kind: 3 is not a name, write one such as "VirtualMachine" [fits-schema]',
    ]);
  });
});
