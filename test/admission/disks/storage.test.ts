// Storage rules on machines that are not fully known yet, which no server can judge.
import { Admission } from '../../../src/admission/admission';
import { virtualMachine, virtualMachines } from '../corpus/corpus';

const root = { name: 'root', containerDisk: { image: 'registry.test/disk:1' } };

/** The messages on a VirtualMachine and on a pool with this spec, without capabilities of the cluster. */
function said(spec: object): string[][] {
  return Object.values(virtualMachines({ case: spec })).map(({ object }) => Admission.validate(object));
}

function machine(disks: readonly object[], volumes: readonly object[], others: object = {}): object {
  return { template: { spec: { domain: { devices: { disks } }, volumes } }, ...others };
}

const one = (disk: object, others: object = {}) => machine([{ name: 'root', ...disk }], [root], others);

const seeded = (cloudInitNoCloud: object) => machine([{ name: 'root', disk: {} }], [root, { name: 'seed', cloudInitNoCloud }]);

const owning = (metadata: object, dataVolume: object) => ({
  ...machine([{ name: 'data', disk: {} }], [{ name: 'data', dataVolume }]),
  dataVolumeTemplates: [{ metadata, spec: { source: { blank: {} }, storage: { resources: { requests: { storage: '1Gi' } } } } }],
});

describe('placeholders', () => {
  test.each(Object.entries({
    'a disk\'s name': machine([{ name: '{{DISK}}', disk: {} }], [root]),
    'a volume\'s name': machine([{ name: 'data', disk: {} }], [{ ...root, name: '{{VOLUME}}' }]),
    'a bus': one({ disk: { bus: '{{BUS}}', readonly: true, pciAddress: '{{ADDRESS}}' }, dedicatedIOThread: true }),
    'a serial number, a cache, an I/O mode and an error policy': one({ disk: {}, serial: '{{ A }}', cache: '{{A}}', io: '{{A}}', errorPolicy: '{{A}}' }),
    'a path': machine([{ name: 'root', disk: {} }], [{ name: 'root', containerDisk: { image: 'registry.test/disk:1', path: '{{PATH}}' } }]),
    'user data': seeded({ userData: `{{TEXT}}${'a'.repeat(2048)}` }),
    'user data in base64': seeded({ userDataBase64: '{{TEXT}}' }),
    'a DataVolume\'s name': owning({ name: '{{NAME}}-data' }, { name: 'web-1-data' }),
    'the name of a DataVolume in a volume': owning({ name: 'web-1-data' }, { name: '{{NAME}}-data' }),
  }))('pass in %s', (_, spec) => {
    expect(said(spec)).toEqual([[], []]);
  });
});

test('requires nothing that a preference may choose', () => {
  const preference = { name: 'linux' };
  const disk = { disk: { readonly: true }, dedicatedIOThread: true, blockSize: { custom: { logical: 4096, physical: 4096 } } };
  const onAmd64 = (others: object) => ({ ...others, template: { spec: { architecture: 'amd64', domain: { devices: { disks: [{ name: 'root', ...disk }] } } } } });
  expect(said(onAmd64({ preference }))).toEqual([[], []]);
  expect(said(onAmd64({}))).toMatchSnapshot();
});

test('refuses a cached shareable disk, since its guest would never start', () => {
  expect(said(one({ disk: {}, shareable: true, cache: 'writeback' }))).toEqual([
    ['spec.template.spec.domain.devices.disks[0].cache: a shareable disk cannot have the cache mode "writeback", write "none" or leave it out [shareable-disk-uncached]'],
    [expect.stringMatching(/^spec\.virtualMachineTemplate\.spec\.template\.spec\.domain\.devices\.disks\[0\]\.cache: .*\[shareable-disk-uncached\]$/)],
  ]);
});

test('refuses a cached disk with native I/O, since its guest would never start', () => {
  expect(said(one({ disk: {}, io: 'native', cache: 'writethrough' }))[0]).toEqual([
    'spec.template.spec.domain.devices.disks[0].cache: a disk with native I/O cannot have the cache mode "writethrough", write "none", or remove io [native-io-uncached]',
  ]);
});

test.each<[string, object]>([
  ['a disk with native I/O and cache none', { disk: {}, io: 'native', cache: 'none' }],
  ['a disk with native I/O without a cache mode', { disk: {}, io: 'native' }],
  ['a cached disk with threads', { disk: {}, io: 'threads', cache: 'writeback' }],
  ['a shareable disk with cache none', { disk: {}, shareable: true, cache: 'none' }],
  ['a shareable disk without a cache mode', { disk: {}, shareable: true }],
  ['a shareable disk with a placeholder for its cache mode', { disk: {}, shareable: true, cache: '{{CACHE}}' }],
  ['a LUN, whose cache mode KubeVirt ignores', { lun: {}, shareable: true, cache: 'writeback' }],
  ['a cached disk that is not shareable', { disk: {}, shareable: false, cache: 'writeback' }],
])('passes %s', (_, disk) => {
  expect(said(machine([{ name: 'root', ...disk }], [{ name: 'root', persistentVolumeClaim: { claimName: 'root' } }]))).toEqual([[], []]);
});

test('does not guess a bus that depends on the cluster\'s architecture', () => {
  expect(said(one({ disk: { readonly: true }, dedicatedIOThread: true }))).toEqual([[], []]);
});

test('requires no feature gate if the cluster declares none', () => {
  expect(said(machine([{ name: 'root', disk: {} }, { name: 'drive', cdrom: {} }], [root]))).toEqual([[], []]);
});

test('refuses a DataVolume template in another namespace than its machine', () => {
  const withNamespace = (namespace: string | undefined) => Admission.validate({
    ...virtualMachine,
    metadata: { name: 'case', namespace },
    spec: { runStrategy: 'Always', ...virtualMachines({ case: owning({ name: 'data', namespace: 'images' }, { name: 'data' }) })['VirtualMachine: case'].object.spec },
  });
  expect([undefined, 'images', '{{NAMESPACE}}'].flatMap(withNamespace)).toEqual([]);
  expect(withNamespace('machines')).toMatchSnapshot();
});

test('no message shows user data or network data', () => {
  const messages = said(seeded({ userData: `password: hunter2 ${'a'.repeat(2048)}`, userDataBase64: 'hunter2', networkDataBase64: 'hunter2!' })).flat();
  expect(messages).toMatchSnapshot();
  expect(messages.join()).not.toContain('hunter2');
});

test('suggests buses that CD-ROM drives of the architecture have', () => {
  const drive = (bus: string | undefined, architecture: string) => {
    const domain = { devices: { disks: [{ name: 'root', cdrom: { bus } }] } };
    return said({ template: { spec: { architecture, domain, volumes: [root] } } })[0].map((message) => message.replace(/^\S+: /, ''));
  };
  expect(drive('fdc', 'amd64')).toEqual(['"fdc" is unknown, write "sata" or "scsi" or "usb" [disk-bus-possible]']);
  expect(drive('virtio', 'amd64')).toEqual(['"virtio" has no CD-ROM drives, write "scsi" or "sata" [disk-bus-possible]']);
  expect(drive('sata', 'arm64')).toEqual(['arm64 guests do not have "sata", write "scsi" [fits-arm64]']);
  expect([drive('virtio', 'arm64'), drive(undefined, 'arm64')]).toEqual([
    ['"virtio" has no CD-ROM drives, write "scsi" [disk-bus-possible]'], ['"virtio" has no CD-ROM drives, write "scsi" [disk-bus-possible]'],
  ]);
  expect(drive('scsi', 'arm64')).toEqual([]);
});
