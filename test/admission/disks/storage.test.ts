// What the rules of storage make of a machine that is not wholly known, which no server judges.
import { Admission } from '../../../src/admission/admission';
import { virtualMachine, virtualMachines } from '../corpus/corpus';

const root = { name: 'root', containerDisk: { image: 'registry.test/disk:1' } };

/** What is said of a VirtualMachine and of a pool with this spec, without anything known of the cluster. */
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
  }))('pass as %s', (_, spec) => {
    expect(said(spec)).toEqual([[], []]);
  });
});

test('what a preference may choose is not refused for want of it', () => {
  const preference = { name: 'linux' };
  const disk = { disk: { readonly: true }, dedicatedIOThread: true, blockSize: { custom: { logical: 4096, physical: 4096 } } };
  const onAmd64 = (others: object) => ({ ...others, template: { spec: { architecture: 'amd64', domain: { devices: { disks: [{ name: 'root', ...disk }] } } } } });
  expect(said(onAmd64({ preference }))).toEqual([[], []]);
  expect(said(onAmd64({}))).toMatchSnapshot();
});

test('a shareable disk that is cached is refused, since its guest would never start', () => {
  expect(said(one({ disk: {}, shareable: true, cache: 'writeback' }))).toEqual([
    ['spec.template.spec.domain.devices.disks[0].cache: a shareable disk cannot have the cache mode "writeback", write "none" or leave it out [shareable-disk-uncached]'],
    [expect.stringMatching(/^spec\.virtualMachineTemplate\.spec\.template\.spec\.domain\.devices\.disks\[0\]\.cache: .*\[shareable-disk-uncached\]$/)],
  ]);
});

test.each<[string, object]>([
  ['without a cache', { disk: {}, shareable: true, cache: 'none' }],
  ['without a cache mode', { disk: {}, shareable: true }],
  ['with a mode that is filled in later', { disk: {}, shareable: true, cache: '{{CACHE}}' }],
  ['that is a LUN, whose mode KubeVirt does not look at', { lun: {}, shareable: true, cache: 'writeback' }],
  ['of one machine', { disk: {}, shareable: false, cache: 'writeback' }],
])('a disk %s is not', (_, disk) => {
  expect(said(one(disk)).flat().filter((each) => each.includes('shareable'))).toEqual([]);
});

test('a bus that the cluster\'s architecture chooses is not guessed', () => {
  expect(said(one({ disk: { readonly: true }, dedicatedIOThread: true }))).toEqual([[], []]);
});

test('a gate passes where the cluster does not say which are on', () => {
  expect(said(machine([{ name: 'root', disk: {} }, { name: 'drive', cdrom: {} }], [root]))).toEqual([[], []]);
});

test('a DataVolume template of another namespace is refused where the machine says its own', () => {
  const withNamespace = (namespace: string | undefined) => Admission.validate({
    ...virtualMachine,
    metadata: { name: 'case', namespace },
    spec: { runStrategy: 'Always', ...virtualMachines({ case: owning({ name: 'data', namespace: 'images' }, { name: 'data' }) })['VirtualMachine: case'].object.spec },
  });
  expect([undefined, 'images', '{{NAMESPACE}}'].flatMap(withNamespace)).toEqual([]);
  expect(withNamespace('machines')).toMatchSnapshot();
});

test('no message shows what cloud-init reads', () => {
  const messages = said(seeded({ userData: `password: hunter2 ${'a'.repeat(2048)}`, userDataBase64: 'hunter2', networkDataBase64: 'hunter2!' })).flat();
  expect(messages).toMatchSnapshot();
  expect(messages.join()).not.toContain('hunter2');
});

test('a CD-ROM drive is told buses that drives of its architecture have', () => {
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
