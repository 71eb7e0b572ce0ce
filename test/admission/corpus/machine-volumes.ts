// The volumes of a machine: their sources, and the disks and filesystems that attach them.
import { machines, type Corpus } from './corpus';

const root = { name: 'root', containerDisk: { image: 'registry.test/disk:1' } };

const rootDisk = { name: 'root', disk: { bus: 'virtio' } };

/** A machine with these volumes in addition to its boot volume, and a disk for each of them. */
const besides = (...volumes: { readonly name: string; readonly [source: string]: unknown }[]) => ({
  domain: { devices: { disks: [rootDisk, ...volumes.map(({ name }) => ({ name, disk: { bus: 'virtio' } }))] } },
  volumes: [root, ...volumes],
});

const one = (source: object) => besides({ name: 'data', ...source });

const noCloud = (cloudInitNoCloud: object) => one({ cloudInitNoCloud });

const configDrive = (cloudInitConfigDrive: object) => one({ cloudInitConfigDrive });

const given = machines({
  'a volume that comes from nowhere': one({}),
  'a volume that comes from two places': one({ persistentVolumeClaim: { claimName: 'data' }, emptyDisk: { capacity: '1Gi' } }),
  'a claim': one({ persistentVolumeClaim: { claimName: 'data' } }),
  'a claim that nothing is written to': one({ ephemeral: { persistentVolumeClaim: { claimName: 'data' } } }),
  'an empty disk': one({ emptyDisk: { capacity: '1Gi' } }),
  'a ConfigMap': one({ configMap: { name: 'data' } }),
  'a ConfigMap without a name': one({ configMap: {} }),
  'a Secret': one({ secret: { secretName: 'data' } }),
  'a Secret without a name': one({ secret: {} }),
  'a service account': one({ serviceAccount: { serviceAccountName: 'data' } }),
  'a service account without a name': one({ serviceAccount: {} }),
  'two service accounts': besides(
    { name: 'one', serviceAccount: { serviceAccountName: 'one' } }, { name: 'other', serviceAccount: { serviceAccountName: 'other' } },
  ),
  'the machine\'s own metadata': one({ downwardAPI: { fields: [{ path: 'labels', fieldRef: { fieldPath: 'metadata.labels' } }] } }),
  'a DataVolume': one({ dataVolume: { name: 'data' } }),
  'a DataVolume with an empty name': one({ dataVolume: { name: '' } }),
  'answers of Windows': one({ sysprep: { configMap: { name: 'data' } } }),
  'answers of Windows from nowhere': one({ sysprep: {} }),
  'a memory dump': { volumes: [root, { name: 'dump', memoryDump: { claimName: 'dump' } }] },
  'two memory dumps': { volumes: [root, { name: 'one', memoryDump: { claimName: 'one' } }, { name: 'other', memoryDump: { claimName: 'other' } }] },
  'an image\'s file': one({ containerDisk: { image: 'registry.test/disk:1', path: '/disk/data.img' } }),
  'an image\'s file with a slash at the end': one({ containerDisk: { image: 'registry.test/disk:1', path: '/disk/data.img/' } }),
  'an image\'s file with two slashes at the end': one({ containerDisk: { image: 'registry.test/disk:1', path: '/disk/data.img//' } }),
  'an image\'s root': one({ containerDisk: { image: 'registry.test/disk:1', path: '/' } }),
  'an image\'s file by a relative path': one({ containerDisk: { image: 'registry.test/disk:1', path: 'disk/data.img' } }),
  'an image\'s file by a step back': one({ containerDisk: { image: 'registry.test/disk:1', path: '/disk/../data.img' } }),
  'an image\'s file by a step in place': one({ containerDisk: { image: 'registry.test/disk:1', path: '/disk/./data.img' } }),
  'an image\'s file by two slashes': one({ containerDisk: { image: 'registry.test/disk:1', path: '//disk/data.img' } }),
  'an image\'s file of three dots': one({ containerDisk: { image: 'registry.test/disk:1', path: '/disk/...' } }),
  'a utility volume': { utilityVolumes: [{ name: 'backup', claimName: 'backup' }] },
  'a list of utility volumes without any': { utilityVolumes: [] },
});

const later = { hotpluggable: true };

const references = machines({
  'a claim without a name': one({ persistentVolumeClaim: {} }),
  'a claim with an empty name': one({ persistentVolumeClaim: { claimName: '' } }),
  'a claim with an empty name for later': one({ persistentVolumeClaim: { claimName: '', ...later } }),
  'a claim by a name in upper case': one({ persistentVolumeClaim: { claimName: 'A_B' } }),
  'a claim by a name with a dot': one({ persistentVolumeClaim: { claimName: 'data.1' } }),
  'a claim by a name in upper case for later': one({ persistentVolumeClaim: { claimName: 'A_B', ...later } }),
  'a claim of 253 characters': one({ persistentVolumeClaim: { claimName: 'a'.repeat(253) } }),
  'a claim of 254 characters': one({ persistentVolumeClaim: { claimName: 'a'.repeat(254) } }),
  'a claim by nothing that nothing is written to': one({ ephemeral: {} }),
  'a claim without a name that nothing is written to': one({ ephemeral: { persistentVolumeClaim: { claimName: '' } } }),
  'a claim by a name in upper case that nothing is written to': one({ ephemeral: { persistentVolumeClaim: { claimName: 'A_B' } } }),
  'a DataVolume by a name with a space': one({ dataVolume: { name: 'web root' } }),
  'a DataVolume by a name with a space for later': one({ dataVolume: { name: 'web root', ...later } }),
  'a DataVolume with an empty name for later': one({ dataVolume: { name: '', ...later } }),
  'a ConfigMap by a name with a space': one({ configMap: { name: 'X X' } }),
  'a ConfigMap by a name with a space that may be missing': one({ configMap: { name: 'X X', optional: true } }),
  'a ConfigMap without a name that may be missing': one({ configMap: { optional: true } }),
  'a Secret by a name with a space': one({ secret: { secretName: 'X X' } }),
  'a Secret by a name with a space that may be missing': one({ secret: { secretName: 'X X', optional: true } }),
  'a service account by a name with a space': one({ serviceAccount: { serviceAccountName: 'X X' } }),
  'user data in a Secret by a name with a space': noCloud({ secretRef: { name: 'X X' } }),
  'user data, and network data in a Secret without a name': configDrive({ userData: '#cloud-config', networkDataSecretRef: { name: '' } }),
  'network data in a Secret by a name with a space': configDrive({ networkDataSecretRef: { name: 'X X' } }),
  'answers of Windows in a Secret': one({ sysprep: { secret: { name: 'data' } } }),
  'answers of Windows in a Secret without a name': one({ sysprep: { secret: {} } }),
  'answers of Windows in a ConfigMap by a name with a space': one({ sysprep: { configMap: { name: 'X X' } } }),
  'answers of Windows in a Secret and in a ConfigMap by a name with a space': one({ sysprep: { secret: { name: 'data' }, configMap: { name: 'X X' } } }),
  'an image without a name': one({ containerDisk: {} }),
  'an image with an empty name': one({ containerDisk: { image: '' } }),
  'an image with a space at the end': one({ containerDisk: { image: 'registry.test/disk:1 ' } }),
});

const sources = { ...given, ...references };

const gatedUtilities = machines({
  'a utility volume with its gate': { utilityVolumes: [{ name: 'backup', claimName: 'backup' }] },
}, ['UtilityVolumes']);

const cloudInit = machines({
  'user data': noCloud({ userData: '#cloud-config' }),
  'network data': noCloud({ networkData: 'version: 2' }),
  'user data and network data': configDrive({ userData: '#cloud-config', networkData: 'version: 2' }),
  'user data in a Secret': noCloud({ secretRef: { name: 'data' } }),
  'user data in a Secret without a name': noCloud({ secretRef: { name: '' } }),
  'network data in a Secret': configDrive({ networkDataSecretRef: { name: 'data' } }),
  'no data of NoCloud': noCloud({}),
  'no data of a config drive': configDrive({}),
  'empty user data': noCloud({ userData: '' }),
  'user data twice': noCloud({ userData: '#cloud-config', secretRef: { name: 'data' } }),
  'user data and the same in base64': configDrive({ userData: '#cloud-config', userDataBase64: 'I2Nsb3VkLWNvbmZpZw==' }),
  'network data twice': noCloud({ networkData: 'version: 2', networkDataSecretRef: { name: 'data' } }),
  'network data and the same in base64': configDrive({ networkData: 'version: 2', networkDataBase64: 'dmVyc2lvbjogMg==' }),
  'user data in base64': noCloud({ userDataBase64: 'I2Nsb3VkLWNvbmZpZw==' }),
  'user data in base64 on two lines': noCloud({ userDataBase64: 'I2Nsb3Vk\nLWNvbmZpZw==\n' }),
  'user data in base64 with a space': noCloud({ userDataBase64: 'I2Nsb3Vk LWNvbmZpZw==' }),
  'user data in base64 without its padding': noCloud({ userDataBase64: 'I2Nsb3VkLWNvbmZpZw' }),
  'user data in base64 for URLs': noCloud({ userDataBase64: 'I2Nsb3Vk_-8=' }),
  'user data in base64 with spare bits': noCloud({ userDataBase64: 'I2Nsb3VkLWNvbmZpZx==' }),
  'user data in base64 that goes on after its padding': noCloud({ userDataBase64: 'I2Nsb3VkLWNvbmZpZw==I2Ns' }),
  'user data that is not base64': noCloud({ userDataBase64: '#cloud-config' }),
  'network data that is not base64': configDrive({ networkDataBase64: 'version: 2' }),
  'user data of 2048 bytes': noCloud({ userData: 'a'.repeat(2048) }),
  'user data of 2049 bytes': noCloud({ userData: 'a'.repeat(2049) }),
  'user data of 1025 characters of two bytes': noCloud({ userData: 'é'.repeat(1025) }),
  'user data of 2048 bytes in base64': configDrive({ userDataBase64: Buffer.alloc(2048).toString('base64') }),
  'user data of 2049 bytes in base64': configDrive({ userDataBase64: Buffer.alloc(2049).toString('base64') }),
  'network data of 2048 bytes': configDrive({ networkData: 'a'.repeat(2048) }),
  'network data of 2049 bytes': configDrive({ networkData: 'a'.repeat(2049) }),
  'network data of 2049 bytes in base64': noCloud({ networkDataBase64: Buffer.alloc(2049).toString('base64') }),
  'NoCloud and a config drive in one volume': one({ cloudInitNoCloud: { userData: '#cloud-config' }, cloudInitConfigDrive: { userData: '#cloud-config' } }),
  'NoCloud and a config drive': besides(
    { name: 'one', cloudInitNoCloud: { userData: '#cloud-config' } }, { name: 'other', cloudInitConfigDrive: { userData: '#cloud-config' } },
  ),
  'NoCloud twice': besides(
    { name: 'one', cloudInitNoCloud: { userData: '#cloud-config' } }, { name: 'other', cloudInitNoCloud: { userData: '#cloud-config' } },
  ),
});

const hostDisk = { path: '/var/data.img', type: 'DiskOrCreate', capacity: '1Gi' };

const ungated = machines({
  'a host\'s disk without its gate': one({ hostDisk }),
  'downward metrics without their gate': one({ downwardMetrics: {} }),
});

const hostDisks = machines({
  'a host\'s disk': one({ hostDisk }),
  'a host\'s disk that is there': one({ hostDisk: { path: '/var/data.img', type: 'Disk' } }),
  'a host\'s disk that is there, with a size': one({ hostDisk: { ...hostDisk, type: 'Disk' } }),
  'a host\'s disk that is there, with a size of nothing': one({ hostDisk: { ...hostDisk, type: 'Disk', capacity: '0' } }),
  'a host\'s disk without a path': one({ hostDisk: { ...hostDisk, path: '' } }),
  'a host\'s disk of a type that there is not': one({ hostDisk: { ...hostDisk, type: 'File' } }),
  'a host\'s disk of an empty type': one({ hostDisk: { ...hostDisk, type: '' } }),
  'a host\'s disk without path and type': one({ hostDisk: {} }),
}, ['HostDisk']);

const metrics = (disk: object) => ({
  domain: { devices: { disks: [rootDisk, { name: 'metrics', ...disk }] } },
  volumes: [root, { name: 'metrics', downwardMetrics: {} }],
});

const downwardMetrics = machines({
  'downward metrics': metrics({ disk: { bus: 'virtio' } }),
  'downward metrics on SATA': metrics({ disk: { bus: 'sata' } }),
  'downward metrics without a bus': { ...metrics({ disk: {} }), architecture: 'amd64' },
  'downward metrics without a bus on arm64': { ...metrics({ disk: {} }), architecture: 'arm64' },
  'downward metrics on a CD-ROM': metrics({ cdrom: { bus: 'sata' } }),
  'downward metrics on a disk that is nothing in particular': metrics({}),
  'downward metrics without a disk': { volumes: [root, { name: 'metrics', downwardMetrics: {} }] },
  'downward metrics twice': besides({ name: 'one', downwardMetrics: {} }, { name: 'other', downwardMetrics: {} }),
}, ['DownwardMetrics']);

/** A machine with another volume in addition to its boot volume, attached as a filesystem. */
const shared = (source: object) => ({
  domain: { devices: { disks: [rootDisk], filesystems: [{ name: 'data', virtiofs: {} }] } },
  volumes: [root, { name: 'data', ...source }],
});

const containerPath = { path: '/var/run/secrets/token', readOnly: true };

const filesystems = machines({
  'a filesystem of a ConfigMap': shared({ configMap: { name: 'data' } }),
  'a filesystem of a claim without its gate': shared({ persistentVolumeClaim: { claimName: 'data' } }),
  'a filesystem of a DataVolume without its gate': shared({ dataVolume: { name: 'data' } }),
  'a filesystem whose name is in upper case': {
    domain: { devices: { disks: [rootDisk], filesystems: [{ name: 'Data', virtiofs: {} }] } },
    volumes: [root, { name: 'Data', configMap: { name: 'data' } }],
  },
});

const containerPaths = machines({
  'a pod\'s path': shared({ containerPath }),
  'a pod\'s path on a disk': one({ containerPath }),
  'a pod\'s path for nobody': { volumes: [root, { name: 'data', containerPath }] },
  'a pod\'s path on a disk and in a filesystem': {
    domain: { devices: { disks: [rootDisk, { name: 'data', disk: { bus: 'virtio' } }], filesystems: [{ name: 'data', virtiofs: {} }] } },
    volumes: [root, { name: 'data', containerPath }],
  },
  'a pod\'s path of KubeVirt': shared({ containerPath: { path: '/var/run/kubevirt/sockets' } }),
  'a pod\'s path that begins as KubeVirt\'s': shared({ containerPath: { path: '/var/run/kubevirt-private' } }),
  'a pod\'s path of libvirt': shared({ containerPath: { path: '/var/run/libvirt' } }),
  'a pod\'s path that is relative': shared({ containerPath: { path: 'token' } }),
  'a pod\'s path that leads up': shared({ containerPath: { path: '/var/../token' } }),
  'a pod\'s path that is written to': shared({ containerPath: { path: '/var/token', readOnly: false } }),
}, ['ContainerPathVolumes']);

const gatedFilesystems = machines({
  'a filesystem of a claim': shared({ persistentVolumeClaim: { claimName: 'data' } }),
}, ['EnableVirtioFsStorageVolumes']);

const account = (name: unknown, ...volumes: Parameters<typeof besides>) => ({ ...besides(...volumes), serviceAccountName: name });

const accounts = machines({
  'the name of a service account': account('web'),
  'an empty name of a service account': account(''),
  'the name of a service account with a dot': account('web.1'),
  'the name of a service account with a space': account('my account'),
  'the name of a service account in upper case': account('Web'),
  'a service account and its volume': account('web', { name: 'token', serviceAccount: { serviceAccountName: 'web' } }),
  'a service account and the volume of another': account('web', { name: 'token', serviceAccount: { serviceAccountName: 'other' } }),
  'an empty name of a service account and a volume': account('', { name: 'token', serviceAccount: { serviceAccountName: 'other' } }),
});

export const machineVolumes: Corpus = {
  ...sources,
  ...gatedUtilities,
  ...cloudInit,
  ...ungated,
  ...hostDisks,
  ...downwardMetrics,
  ...filesystems,
  ...containerPaths,
  ...gatedFilesystems,
  ...accounts,
};
