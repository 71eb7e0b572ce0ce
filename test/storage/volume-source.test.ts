import { Size } from 'cdk8s';
import { Admission } from '../../src/admission/admission';
import { ImageSource } from '../../src/storage/image-source';
import { VolumeSource } from '../../src/storage/volume-source';
import { HostDiskType, ImagePullPolicy } from '../../src/storage/volume-source-options';

const VOLUMES: { readonly [kind: string]: VolumeSource } = {
  'containerDisk': VolumeSource.containerDisk('quay.io/containerdisks/ubuntu:22.04'),
  'containerDisk with everything': VolumeSource.containerDisk('ubuntu', { path: '/disk/ubuntu.qcow2', imagePullPolicy: ImagePullPolicy.NEVER, imagePullSecret: 'registry' }),
  'dataVolume': VolumeSource.dataVolume('web-1-root'),
  'hotpluggable dataVolume': VolumeSource.dataVolume('web-1-root', { hotpluggable: true }),
  'persistentVolumeClaim': VolumeSource.persistentVolumeClaim('web-1-data'),
  'persistentVolumeClaim with everything': VolumeSource.persistentVolumeClaim('web-1-data', { readOnly: true, hotpluggable: true }),
  'ephemeral': VolumeSource.ephemeral('web-1-data'),
  'read-only ephemeral': VolumeSource.ephemeral('web-1-data', { readOnly: true }),
  'emptyDisk': VolumeSource.emptyDisk(Size.gibibytes(2)),
  'hostDisk': VolumeSource.hostDisk('/data/disk.img'),
  'created hostDisk': VolumeSource.hostDisk('/data/disk.img', { capacity: Size.mebibytes(1536), shared: true }),
  'cloudInitNoCloud': VolumeSource.cloudInitNoCloud({ userData: '#cloud-config\n', networkData: 'version: 2\n' }),
  'cloudInitNoCloud in base64': VolumeSource.cloudInitNoCloud({ userDataBase64: 'I2Nsb3VkLWNvbmZpZwo=', networkDataBase64: 'dmVyc2lvbjogMgo=' }),
  'cloudInitNoCloud from Secrets': VolumeSource.cloudInitNoCloud({ userDataSecretName: 'user-data', networkDataSecretName: 'network-data' }),
  'cloudInitConfigDrive': VolumeSource.cloudInitConfigDrive({ userData: '#!/bin/sh\n', networkDataSecretName: 'network-data' }),
  'configMap': VolumeSource.configMap('config'),
  'configMap with everything': VolumeSource.configMap('config', { optional: true, volumeLabel: 'OEMDRV' }),
  'secret': VolumeSource.secret('token'),
  'secret with everything': VolumeSource.secret('token', { optional: false, volumeLabel: 'token' }),
  'serviceAccount': VolumeSource.serviceAccount('web'),
  'sysprep from a ConfigMap': VolumeSource.sysprep({ configMapName: 'unattend' }),
  'sysprep from a Secret': VolumeSource.sysprep({ secretName: 'unattend' }),
  'downwardAPI': VolumeSource.downwardApi({
    fields: [
      { path: 'labels', fieldPath: 'metadata.labels' },
      { path: 'limits/memory', resource: 'limits.memory', divisor: '1Mi', mode: 0o600 },
      { path: 'limits/cpu', resource: 'limits.cpu', containerName: 'hook' },
    ],
    volumeLabel: 'pod',
  }),
  'downwardMetrics': VolumeSource.downwardMetrics(),
};

// KubeVirt's webhook writes the machine back without them.
test('fields that KubeVirt drops from a volume are not written', () => {
  const no = { readOnly: false, hotpluggable: false };
  expect([VolumeSource.dataVolume('web', { hotpluggable: false }), VolumeSource.persistentVolumeClaim('web', no), VolumeSource.ephemeral('web', { readOnly: false })].map((each) => each.toObject()))
    .toEqual([{ dataVolume: { name: 'web' } }, { persistentVolumeClaim: { claimName: 'web' } }, { ephemeral: { persistentVolumeClaim: { claimName: 'web' } } }]);
  const [{ spec }] = VolumeSource.dataVolumeTemplate('web', { image: ImageSource.blank(), size: Size.gibibytes(1), finalCheckpoint: false }).dataVolumeTemplates;
  expect(spec).not.toHaveProperty('finalCheckpoint');
});

test('each volume is written in KubeVirt\'s own fields', () => {
  expect(Object.fromEntries(Object.entries(VOLUMES).map(([kind, volume]) => [kind, volume.toObject()]))).toMatchSnapshot();
});

test.each(Object.entries(VOLUMES))('a machine with a disk on a volume %s is admitted', (_, volume) => {
  expect(Admission.validate({
    apiVersion: 'kubevirt.io/v1',
    kind: 'VirtualMachine',
    metadata: { name: 'web-1' },
    spec: {
      runStrategy: 'Always',
      template: {
        spec: {
          domain: { memory: { guest: '1Gi' }, devices: { disks: [{ name: 'disk', disk: { bus: 'virtio' } }] } },
          volumes: [{ name: 'disk', ...volume.toObject() }],
        },
      },
    },
  })).toEqual([]);
});

test.each<[string, (options: any) => VolumeSource, object]>([
  ['containerDisk', (options) => VolumeSource.containerDisk('ubuntu', options), { image: 'https://ada:s3cret@example.com' }],
  ['dataVolume', (options) => VolumeSource.dataVolume('web', options), { name: 'Other' }],
  ['persistentVolumeClaim', (options) => VolumeSource.persistentVolumeClaim('web', options), { claimName: 'Other' }],
  ['ephemeral', (options) => VolumeSource.ephemeral('web', options), { claimName: 'Other' }],
  ['configMap', (options) => VolumeSource.configMap('web', options), { name: 'Other' }],
  ['secret', (options) => VolumeSource.secret('web', options), { secretName: 'Other' }],
])('undeclared options of %s do not replace what was checked', (_kind, make, options) => {
  expect(make(options).toObject()).toEqual(make({}).toObject());
});

test('changing the object of a volume does not change the volume', () => {
  const volume = VolumeSource.dataVolume('web-1-root');
  volume.toObject().dataVolume.name = 'other';
  expect(volume.toObject()).toEqual({ dataVolume: { name: 'web-1-root' } });
});

test('a name may be a placeholder', () => {
  expect(VolumeSource.dataVolume('{{NAME}}-root').toObject()).toEqual({ dataVolume: { name: '{{NAME}}-root' } });
});

test.each<[string, () => VolumeSource]>([
  ['VolumeSource.containerDisk: image', () => VolumeSource.containerDisk('')],
  ['VolumeSource.containerDisk: path', () => VolumeSource.containerDisk('ubuntu', { path: '' })],
  ['VolumeSource.containerDisk: imagePullSecret', () => VolumeSource.containerDisk('ubuntu', { imagePullSecret: '' })],
  ['VolumeSource.dataVolume: name', () => VolumeSource.dataVolume('')],
  ['VolumeSource.persistentVolumeClaim: claimName', () => VolumeSource.persistentVolumeClaim('')],
  ['VolumeSource.ephemeral: claimName', () => VolumeSource.ephemeral('')],
  ['VolumeSource.hostDisk: path', () => VolumeSource.hostDisk('')],
  ['VolumeSource.configMap: name', () => VolumeSource.configMap('')],
  ['VolumeSource.configMap: volumeLabel', () => VolumeSource.configMap('config', { volumeLabel: '' })],
  ['VolumeSource.secret: secretName', () => VolumeSource.secret('')],
  ['VolumeSource.secret: volumeLabel', () => VolumeSource.secret('token', { volumeLabel: '' })],
  ['VolumeSource.serviceAccount: serviceAccountName', () => VolumeSource.serviceAccount('')],
  ['VolumeSource.sysprep: secretName', () => VolumeSource.sysprep({ secretName: '' })],
  ['VolumeSource.downwardApi: fields[0].path', () => VolumeSource.downwardApi({ fields: [{ path: '', fieldPath: 'metadata.name' }] })],
  ['VolumeSource.downwardApi: volumeLabel', () => VolumeSource.downwardApi({ fields: [{ path: 'a', fieldPath: 'metadata.name' }], volumeLabel: '' })],
])('an empty %s is refused', (field, make) => {
  expect(make).toThrow(`${field}: "" is not `);
});

describe('a container disk', () => {
  test.each(['docker://quay.io/a/b', 'https://quay.io/a/b', 'quay.io/A', 'a b'])('is refused with the image %j', (image) => {
    expect(() => VolumeSource.containerDisk(image)).toThrow(`VolumeSource.containerDisk: image: ${JSON.stringify(image)} is not a container image: write its name without a scheme`);
  });

  test('is refused with credentials in its image, which are not printed', () => {
    expect(() => VolumeSource.containerDisk('me:hunter2@quay.io/a/b')).toThrow(new Error(
      'VolumeSource.containerDisk: image: this value has a user or a password in it: leave them out, and name the Secret that holds them'));
  });

  test('may be pinned by its digest', () => {
    const image = `ubuntu:22.04@sha256:${'0a'.repeat(32)}`;
    expect(VolumeSource.containerDisk(image).toObject()).toEqual({ containerDisk: { image } });
  });
});

describe('a host disk', () => {
  test.each([
    [{}, 'Disk'],
    [{ capacity: Size.gibibytes(1) }, 'DiskOrCreate'],
    [{ type: HostDiskType.DISK }, 'Disk'],
    [{ type: HostDiskType.DISK_OR_CREATE, capacity: Size.gibibytes(1) }, 'DiskOrCreate'],
  ])('with %j is of type %s', (options, type) => {
    expect(VolumeSource.hostDisk('/data/disk.img', options).toObject().hostDisk.type).toBe(type);
  });

  test('has a capacity if, and only if, KubeVirt creates it', () => {
    expect(() => VolumeSource.hostDisk('/a', { type: HostDiskType.DISK, capacity: Size.gibibytes(1) })).toThrow('VolumeSource.hostDisk: type: "Disk" takes no capacity: write');
    expect(() => VolumeSource.hostDisk('/a', { type: HostDiskType.DISK_OR_CREATE })).toThrow('VolumeSource.hostDisk: type: "DiskOrCreate" has no capacity: write');
  });

  test('has at least 1 MiB, and so has an empty disk', () => {
    expect(() => VolumeSource.hostDisk('/a', { capacity: Size.kibibytes(1) })).toThrow('VolumeSource.hostDisk: capacity: "1Ki" is smaller than a disk can be');
    expect(() => VolumeSource.emptyDisk(Size.kibibytes(1))).toThrow('VolumeSource.emptyDisk: capacity: "1Ki" is smaller than a disk can be');
  });
});

test('sysprep comes from a ConfigMap or a Secret, not both', () => {
  expect(() => VolumeSource.sysprep({})).toThrow('sysprep: has nothing: write one of configMapName, secretName');
  expect(() => VolumeSource.sysprep({ configMapName: 'a', secretName: 'b' })).toThrow('sysprep: has configMapName and secretName: write one of configMapName, secretName');
});

describe('the downward API', () => {
  // KubeVirt would admit the others, and Kubernetes would then refuse the machine's pod.
  test('shows only fields and resources that a volume of a pod can show', () => {
    const refused = (field: object) => {
      try {
        VolumeSource.downwardApi({ fields: [{ path: 'a', ...field }] });
      } catch (error) {
        return (error as Error).message.split(': write')[0];
      }
      return undefined;
    };
    expect(refused({ fieldPath: 'status.podIP' })).toBe('VolumeSource.downwardApi: fields[0].fieldPath: "status.podIP" is not a field of a pod that a volume can show');
    expect(refused({ resource: 'limits.nvidia.com/gpu' })).toBe('VolumeSource.downwardApi: fields[0].resource: "limits.nvidia.com/gpu" is not a resource of a container');
    expect(refused({ resource: 'limits.memory', divisor: '2Mi' })).toBe('VolumeSource.downwardApi: fields[0].divisor: "2Mi" is not a unit of bytes');
    expect(refused({ resource: 'requests.cpu', divisor: '1Mi' })).toBe('VolumeSource.downwardApi: fields[0].divisor: "1Mi" is not a unit of CPUs');
    expect(refused({ fieldPath: 'metadata.labels[\'my app\']' })).toBe('VolumeSource.downwardApi: fields[0].fieldPath: "metadata.labels[\'my app\']" is not a field of a pod that a volume can show');
    expect(refused({ path: '..data', fieldPath: 'metadata.name' })).toBe('VolumeSource.downwardApi: fields[0].path: "..data" is not a relative path');
    const right = [
      { fieldPath: 'metadata.annotations[\'example.com/team\']' }, { fieldPath: 'metadata.uid' }, { fieldPath: '{{FIELD}}' }, { resource: 'limits.hugepages-2Mi' },
      { resource: 'requests.ephemeral-storage', divisor: '1024Ki' }, { resource: 'limits.cpu', divisor: '1000m' },
    ];
    expect(right.map(refused)).toEqual(right.map(() => undefined));
  });

  test('has at least one file, each with either a field or a resource', () => {
    expect(() => VolumeSource.downwardApi({ fields: [] })).toThrow('VolumeSource.downwardApi: fields: has none: write one such as');
    expect(() => VolumeSource.downwardApi({ fields: [{ path: 'a' }] })).toThrow('VolumeSource.downwardApi: fields[0]: has nothing: write one of fieldPath, resource');
    expect(() => VolumeSource.downwardApi({ fields: [{ path: 'a', fieldPath: 'metadata.name', resource: 'limits.cpu' }] })).toThrow('VolumeSource.downwardApi: fields[0]: has fieldPath and resource');
  });

  test('has permissions from 0 to 0777', () => {
    expect(() => VolumeSource.downwardApi({ fields: [{ path: 'a', fieldPath: 'metadata.name', mode: 512 }] })).toThrow('VolumeSource.downwardApi: fields[0].mode: 512 is not a whole number from 0 to 511');
  });
});
