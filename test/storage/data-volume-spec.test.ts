import { Size } from 'cdk8s';
import { Admission } from '../../src/admission/admission';
import { DataVolumeContentType, dataVolumeSpec, DataVolumeSpecProps, dataVolumeTemplate } from '../../src/storage/data-volume-spec';
import { ImageSource } from '../../src/storage/image-source';
import { AccessMode, VolumeMode } from '../../src/storage/persistent-volume-claim';
import { populatorIssues } from '../../src/storage/volume-populator';

const REGISTRY = ImageSource.registry('quay.io/containerdisks/ubuntu:22.04');
const HTTP = ImageSource.http('https://example.com/disk.img');
const VDDK = ImageSource.vddk('https://vcenter.example.com', {
  uuid: '1', backingFile: '[a] b.vmdk', thumbprint: Array(20).fill('0A').join(':'), secretRef: 'vcenter',
});
const size = Size.gibibytes(20);

test('omitted fields are left to the profile of the storage class', () => {
  expect(dataVolumeSpec({ image: REGISTRY, size })).toEqual({
    source: { registry: { url: 'docker://quay.io/containerdisks/ubuntu:22.04' } },
    storage: { resources: { requests: { storage: '20Gi' } } },
  });
});

test('every given field appears in the spec', () => {
  expect(dataVolumeSpec({
    image: VDDK,
    size,
    storageClassName: 'fast-ssd',
    accessModes: [AccessMode.READ_WRITE_ONCE],
    volumeMode: VolumeMode.FILESYSTEM,
    contentType: DataVolumeContentType.KUBEVIRT,
    priorityClassName: 'high',
    serviceAccountName: 'importer',
    preallocation: true,
    checkpoints: [{ current: 'one' }, { current: 'two', previous: 'one' }],
    finalCheckpoint: false,
  })).toMatchObject({
    storage: { accessModes: ['ReadWriteOnce'], resources: { requests: { storage: '20Gi' } }, storageClassName: 'fast-ssd', volumeMode: 'Filesystem' },
    contentType: 'kubevirt',
    priorityClassName: 'high',
    serviceAccountName: 'importer',
    preallocation: true,
    checkpoints: [{ current: 'one', previous: '' }, { current: 'two', previous: 'one' }],
    finalCheckpoint: false,
  });
});

describe('the size', () => {
  test.each([['pvc', ImageSource.pvc('a', 'b')], ['snapshot', ImageSource.snapshot('a', 'b')], ['DataSource', ImageSource.dataSource('a')]])(
    'of a clone of a %s is left to its source', (_, image) => {
      expect(dataVolumeSpec({ image }).storage).toEqual({});
    });

  test.each([['registry', REGISTRY], ['http', HTTP], ['blank', ImageSource.blank()], ['upload', ImageSource.upload()], ['vddk', VDDK]])('is required for %s', (kind, image) => {
    expect(() => dataVolumeSpec({ image })).toThrow(`size: is missing, and only clones take the size of their source, not ${JSON.stringify(kind)}: write one`);
  });
});

describe('an archive around a disk image, which CDI would write to the disk unchanged,', () => {
  test.each([
    ['.ova', ImageSource.http('https://example.com/appliance.ova')],
    ['.OVA', ImageSource.http('https://example.com/Appliance.OVA?token=hunter2')],
    ['.ovf', ImageSource.s3('https://s3.example.com/images/appliance.ovf')],
    ['.zip', ImageSource.gcs('gs://images/disk.vhdx.zip')],
    ['.bz2', ImageSource.http('https://example.com/disk.img.bz2')],
    ['.7z', ImageSource.http('https://example.com/disk.7z')],
  ])('is refused: %s', (extension, image) => {
    const error = `image: a file "${extension}" is not a disk image, and CDI writes it to the disk unchanged, so that no guest boots from it: extract the disk`;
    expect(() => dataVolumeSpec({ image, size })).toThrow(error);
    expect(() => dataVolumeSpec({ image, size })).not.toThrow('hunter2');
    expect([...populatorIssues('web-root', image, 'shop')].map(({ message }) => message)).toEqual([expect.stringMatching('is not a disk image')]);
  });

  test.each([
    'https://example.com/disk.vmdk', 'https://example.com/disk.vhdx', 'https://example.com/disk.vhd.xz', 'https://example.com/disk.raw.zst', 'https://example.com/disk.img.gz',
    'https://ova.example.com/get?file=a.ova', 'https://example.com/a.ova/disk.qcow2', 'https://example.com/nova',
  ])('is not assumed at %s', (url) => {
    expect(dataVolumeSpec({ image: ImageSource.http(url), size }).source).toEqual({ http: { url } });
  });

  test('is accepted with content type archive, which CDI unpacks', () => {
    const url = 'https://example.com/appliance.ova';
    expect(dataVolumeSpec({ image: ImageSource.http(url), size, contentType: DataVolumeContentType.ARCHIVE })).toMatchObject({ source: { http: { url } }, contentType: 'archive' });
  });
});

test.each<[string, DataVolumeSpecProps]>([
  ['registry', { image: REGISTRY, size }],
  ['blank', { image: ImageSource.blank(), size }],
])('an archive cannot come from a %s source', (_, props) => {
  expect(() => dataVolumeSpec({ ...props, contentType: DataVolumeContentType.ARCHIVE })).toThrow('contentType: CDI does not import an "archive" from ');
  expect(() => dataVolumeSpec({ ...props, contentType: DataVolumeContentType.KUBEVIRT })).not.toThrow();
  expect(() => dataVolumeSpec({ image: HTTP, size, contentType: DataVolumeContentType.ARCHIVE })).not.toThrow();
});

test('only images from oVirt and VMware are imported in stages', () => {
  expect(() => dataVolumeSpec({ image: HTTP, size, checkpoints: [{ current: 'one' }], finalCheckpoint: true }))
    .toThrow('checkpoints, finalCheckpoint: only imageio and vddk sources are imported in stages, not "http": leave out checkpoints, finalCheckpoint');
  expect(() => dataVolumeSpec({ image: HTTP, size, checkpoints: [], finalCheckpoint: false })).not.toThrow();
  expect(() => dataVolumeSpec({ image: VDDK, size, checkpoints: [{ current: '' }] })).toThrow('checkpoints[0].current: "" is not a name');
});

test('one error lists everything that is wrong', () => {
  expect(() => dataVolumeSpec({ image: REGISTRY, storageClassName: 'Fast', priorityClassName: '', serviceAccountName: '', contentType: DataVolumeContentType.ARCHIVE }))
    .toThrow(/^size: .*\nstorageClassName: "Fast" .*\npriorityClassName: "" .*\nserviceAccountName: "" .*\ncontentType: CDI does not import an "archive" .*$/);
});

describe('a DataVolume template of a machine', () => {
  const machine = (template: object) => ({
    apiVersion: 'kubevirt.io/v1',
    kind: 'VirtualMachine',
    metadata: { name: 'web-1' },
    spec: {
      runStrategy: 'Always',
      dataVolumeTemplates: [template],
      template: {
        spec: {
          domain: { memory: { guest: '1Gi' }, devices: { disks: [{ name: 'root', disk: { bus: 'virtio' } }] } },
          volumes: [{ name: 'root', dataVolume: { name: 'web-1-root' } }],
        },
      },
    },
  });

  test('has a name and the spec of a DataVolume', () => {
    expect(dataVolumeTemplate('web-1-root', { image: REGISTRY, size })).toEqual({ metadata: { name: 'web-1-root' }, spec: dataVolumeSpec({ image: REGISTRY, size }) });
  });

  test.each([['registry', REGISTRY], ['http', HTTP], ['vddk', VDDK], ['blank', ImageSource.blank()], ['a DataSource', ImageSource.dataSource('ubuntu')]])(
    'from %s is admitted', (_, image) => {
      expect(Admission.validate(machine(dataVolumeTemplate('web-1-root', { image, size, preallocation: true })))).toEqual([]);
    });

  test('is refused with fields that KubeVirt\'s copy of the CDI types lacks', () => {
    const newer: DataVolumeSpecProps = { image: ImageSource.http('https://example.com/a', { checksum: `md5:${'a'.repeat(32)}` }), size, serviceAccountName: 'importer' };
    expect(() => dataVolumeTemplate('web-1-root', newer)).toThrow(new Error([
      'serviceAccountName: "importer" is not supported in a VirtualMachine\'s dataVolumeTemplates: leave it out, or make a separate DataVolume',
      `image.checksum: "md5:${'a'.repeat(32)}" is not supported in a VirtualMachine's dataVolumeTemplates: leave it out, or make a separate DataVolume`,
    ].join('\n')));
    expect(Admission.validate(machine({ metadata: { name: 'web-1-root' }, spec: dataVolumeSpec(newer) }))).toHaveLength(2);
  });

  test('is refused without a name', () => {
    expect(() => dataVolumeTemplate('', { image: REGISTRY, size })).toThrow('name: "" is not an object\'s name');
  });
});
