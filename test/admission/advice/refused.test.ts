// Advice on refused objects: the rules must cope with missing and misspelt fields and values of any type.
import { KEY } from './cloud-init-texts';
import { Admission, judge } from '../../../src/admission/admission';
import { adviceOn } from '../../../src/admission/advice/rules';
import type { ClusterCapabilitiesProps } from '../../../src/admission/cluster-capabilities';
import { withoutNulls } from '../../../src/plain-data/nulls';

const SPEC = {
  domain: {
    devices: {
      disks: [{ name: 'root', disk: { bus: 'virtio' }, serial: 'root', bootOrder: 1 }, { name: 'data', lun: {}, shareable: false }, { name: 'seed', cdrom: {} }],
      interfaces: [{ name: 'lan', bridge: {}, macAddress: '02:00:00:00:00:0a', ports: [{ name: 'http', port: 80 }] }],
      inputs: [{ name: 'pen', type: 'tablet', bus: 'usb' }],
      gpus: [{ name: 'gpu', deviceName: 'example.com/gpu' }],
      watchdog: { name: 'dog', i6300esb: { action: 'reset' } },
    },
    memory: { guest: '2Gi' },
    resources: { requests: { memory: '3Gi' } },
    firmware: { kernelBoot: { container: { image: 'example.com/kernel', kernelPath: '/vmlinuz' } }, uuid: '5d307ca9-b3ef-428c-8861-06e72d69f223' },
  },
  networks: [{ name: 'lan', multus: { networkName: 'office' } }],
  evictionStrategy: 'LiveMigrate',
  nodeSelector: { 'kubernetes.io/hostname': 'node-1' },
  readinessProbe: { tcpSocket: { port: 'http' } },
  accessCredentials: [{ sshPublicKey: { source: { secret: { secretName: 'keys' } }, propagationMethod: { qemuGuestAgent: { users: ['ubuntu'] } } } }],
  volumes: [
    { name: 'root', containerDisk: { image: 'example.com/root' } },
    { name: 'data', dataVolume: { name: 'data' } },
    {
      name: 'seed',
      cloudInitNoCloud: {
        userData: `#cloud-config\nssh_authorized_keys: [${KEY}]\nusers: [{name: 1}]\nmounts: [[/dev/disk/by-id/virtio-data]]\nfs_setup: [{device: /dev/vdb, partition: none}]\n`,
        networkData: 'version: 2\nethernets: {a: {match: {macaddress: "02:00:00:00:00:0b"}, addresses: [192.0.2.2/24], gateway4: 198.51.100.1}}\n',
      },
    },
    { name: 'other', cloudInitConfigDrive: { userDataBase64: 'SGku', networkDataSecretRef: { name: 'n' } } },
  ],
};

const dataVolume = { source: { registry: { url: 'docker://example.com/root' } }, storage: { accessModes: ['ReadWriteOnce'], resources: { requests: { storage: '1Gi' } } } };

const machine = { running: true, template: { metadata: { labels: { a: 'b' } }, spec: SPEC }, dataVolumeTemplates: [{ metadata: { name: 'data' }, spec: dataVolume }] };

const object = (kind: string, spec: object, apiVersion = 'kubevirt.io/v1') => (
  { apiVersion, kind, metadata: { name: 'web', namespace: 'shop', annotations: { 'sidecar.istio.io/inject': 'true' } }, spec }
);

const OBJECTS = [
  object('VirtualMachine', machine),
  object('VirtualMachineInstance', SPEC),
  object('VirtualMachinePool', {
    replicas: 2,
    selector: { matchLabels: { a: 'b' } },
    virtualMachineTemplate: { metadata: { labels: { a: 'b' } }, spec: machine },
    autohealing: {},
    scaleInStrategy: { proactive: { selectionPolicy: { selectors: { labelSelector: { matchLabels: { a: 'b' } } } } } },
  }, 'pool.kubevirt.io/v1beta1'),
  object('VirtualMachineInstancetype', { cpu: { guest: 1, isolateEmulatorThread: true }, memory: { guest: '1Gi' } }, 'instancetype.kubevirt.io/v1beta1'),
  object('VirtualMachinePreference', { cpu: { preferredCPUTopology: 'preferCores' }, firmware: { preferredUseEfi: true } }, 'instancetype.kubevirt.io/v1beta1'),
  object('DataVolume', dataVolume, 'cdi.kubevirt.io/v1beta1'),
  object('DataImportCron', { schedule: '0 3 * * *', managedDataSource: 'a', importsToKeep: 0, template: { spec: dataVolume } }, 'cdi.kubevirt.io/v1beta1'),
  object('VirtualMachineClone', { source: { apiGroup: 'kubevirt.io', kind: 'VirtualMachine', name: 'a' }, target: { name: 'b' }, labelFilters: ['!a'], template: { annotationFilters: ['!a'] } }, 'clone.kubevirt.io/v1beta1'),
];

const advice = (given: object, capabilities?: ClusterCapabilitiesProps) => (
  adviceOn(withoutNulls(given), { capabilities }, judge(given, capabilities).verdict)
);

/** The object with each of its fields replaced, removed or misspelt in turn. */
function* damaged(whole: any, value = whole): Iterable<readonly [what: string, object: any]> {
  for (const field of Object.keys(value)) {
    const before = value[field];
    for (const other of [null, 5, 'x', true, [], {}, [null], ['x'], [5], { x: 5 }]) {
      value[field] = other;
      yield [`${field} = ${JSON.stringify(other)}`, whole];
    }
    Reflect.deleteProperty(value, field);
    yield [`no ${field}`, whole];
    if (!Array.isArray(value)) {
      yield [`misspelt ${field}`, Object.assign(value, { [`${field}s`]: before }) && whole];
      Reflect.deleteProperty(value, `${field}s`);
    }
    value[field] = before;
    if (typeof before === 'object') {
      yield* damaged(whole, before);
    }
  }
}

test.each(OBJECTS.map((each) => [each.kind, each] as const))('a %s has advice whatever is wrong with it', (kind, whole) => {
  const broken: string[] = [];
  let advised = 0;
  for (const [what, each] of damaged(structuredClone(whole))) {
    try {
      advised += typeof each.apiVersion === 'string' && typeof each.kind === 'string' ? advice(each).length : 0;
    } catch (error) {
      broken.push(`${kind}: ${what}: ${error}`);
    }
  }
  expect(broken).toEqual([]);
  expect(advised).toBeGreaterThan(0);
});

test.each(OBJECTS.map((each) => [each.kind, each] as const))('a %s in a version without a schema has advice on its version only, whatever else is in it', (_, whole) => {
  const [group] = whole.apiVersion.split('/');
  const later = { ...structuredClone(whole), apiVersion: `${group}/v9`, metadata: { name: 'web' } };
  const pathsWith = (each: object, kubevirtVersion?: string) => advice(each, { kubevirtVersion }).map(({ path }) => path);
  const paths = Array.from(damaged(later, later.spec), ([, each]) => [pathsWith(each), pathsWith(each, 'v1.99.0')]);
  const ofNewer = group === 'cdi.kubevirt.io' ? [] : ['apiVersion'];
  expect(paths).toEqual(paths.map(() => [[], ofNewer]));
});

test('running beside runStrategy is refused, and no advice says the opposite', () => {
  const both = object('VirtualMachine', { running: false, runStrategy: 'Always', template: { spec: { domain: { devices: {}, memory: { guest: '2Gi' } } } } });
  expect(Admission.validate(both)).toEqual(['spec.running: false conflicts with runStrategy "Always", remove running [run-strategy-given]']);
  expect(advice(both).map(({ path }) => path)).not.toContain('spec.running');
});
