// Boot devices and their order, and logins to the guest.
import { machines, type Corpus } from './corpus';

const containerDisk = { image: 'registry.test/disk:1' };

const claim = (name: string) => ({ name, persistentVolumeClaim: { claimName: name } });

/** A machine with two disks and an interface, each with its place in the boot order. */
const ordered = (root: number | undefined, data: number | undefined, network: number | undefined) => ({
  domain: {
    devices: {
      disks: [{ name: 'root', disk: {}, bootOrder: root }, { name: 'data', disk: {}, bootOrder: data }],
      interfaces: [{ name: 'default', masquerade: {}, bootOrder: network }],
    },
  },
  volumes: [{ name: 'root', containerDisk }, claim('data')],
});

const orders = machines({
  'a boot order': ordered(1, 2, 3),
  'a boot order with gaps': ordered(7, undefined, 3),
  'a disk\'s place 0 in the boot order': ordered(0, undefined, undefined),
  'an interface\'s place 0 in the boot order': ordered(1, undefined, 0),
  'a place below 0 in the boot order': ordered(-1, undefined, undefined),
  'an interface\'s place below 0 in the boot order': ordered(1, undefined, -1),
  'two disks at one place in the boot order': ordered(1, 1, undefined),
  'a disk and an interface at one place in the boot order': ordered(1, 2, 2),
  'nothing twice in the boot order': ordered(undefined, undefined, undefined),
});

const kernel = (kernelBoot: object) => ({ domain: { firmware: { kernelBoot } } });

const container = { image: 'registry.test/kernel:1', kernelPath: '/boot/vmlinuz', initrdPath: '/boot/initrd' };

const kernels = machines({
  'a kernel': kernel({ container, kernelArgs: 'console=ttyS0' }),
  'a kernel without a ramdisk': kernel({ container: { ...container, initrdPath: undefined } }),
  'a ramdisk without a kernel': kernel({ container: { ...container, kernelPath: undefined } }),
  'neither a kernel nor a ramdisk': kernel({ container: { image: 'registry.test/kernel:1' } }),
  'no kernel wanted': kernel({}),
  'a kernel without an image': kernel({ container: { ...container, image: '' } }),
  'a kernel by a relative path': kernel({ container: { ...container, kernelPath: 'boot/vmlinuz' } }),
  'a kernel by a step back': kernel({ container: { ...container, kernelPath: '/boot/../vmlinuz' } }),
  'a ramdisk that is a root': kernel({ container: { ...container, initrdPath: '/' } }),
  'arguments without a kernel': kernel({ kernelArgs: 'console=ttyS0' }),
  'empty arguments without a kernel': kernel({ kernelArgs: '' }),
});

/** A machine whose ACPI tables are in volumes. */
const tables = (acpi: object, volume: object = { secret: { secretName: 'licence' } }) => ({
  domain: { devices: { disks: [{ name: 'root', disk: {} }, { name: 'licence', disk: {} }] }, firmware: { acpi } },
  volumes: [{ name: 'root', containerDisk }, { name: 'licence', ...volume }],
});

const acpi = machines({
  'a table of a licence': tables({ slicNameRef: 'licence' }),
  'another table of a licence': tables({ msdmNameRef: 'licence' }),
  'both tables of a licence': tables({ slicNameRef: 'licence', msdmNameRef: 'licence' }),
  'no table at all': tables({}),
  'a table that is nowhere': tables({ slicNameRef: 'license' }),
  'another table that is nowhere': tables({ slicNameRef: 'licence', msdmNameRef: 'key' }),
  'a table in a ConfigMap': tables({ slicNameRef: 'licence' }, { configMap: { name: 'licence' } }),
  'another table in a ConfigMap': tables({ msdmNameRef: 'licence' }, { configMap: { name: 'licence' } }),
});

const threads = (ioThreadsPolicy: string, ioThreads?: object) => ({ domain: { ioThreadsPolicy, ioThreads } });

const policies = machines({
  'one thread for all disks': threads('shared'),
  'threads for disks as they come': threads('auto'),
  'a pool of threads': threads('supplementalPool', { supplementalPoolThreadCount: 2 }),
  'a pool without threads': threads('supplementalPool', { supplementalPoolThreadCount: 0 }),
  'a pool without a number of threads': threads('supplementalPool', {}),
  'a pool without anything said of threads': threads('supplementalPool'),
  'threads for another policy': threads('auto', { supplementalPoolThreadCount: 0 }),
  'a policy of threads that there is not': threads('dedicated'),
  'an empty policy of threads': threads(''),
});

const secret = { secret: { secretName: 'keys' } };

/** A machine with access credentials. */
const open = (...accessCredentials: object[]) => ({ accessCredentials });

const key = (propagationMethod: object, source: object = secret) => open({ sshPublicKey: { source, propagationMethod } });

const password = (propagationMethod: object, source: object = secret) => open({ userPassword: { source, propagationMethod } });

const withSeed = (source: object, machine: object) => ({
  ...machine,
  domain: { devices: { disks: [{ name: 'root', disk: {} }, { name: 'seed', disk: {} }] } },
  volumes: [{ name: 'root', containerDisk }, { name: 'seed', ...source }],
});

const noCloud = { cloudInitNoCloud: { userData: '#cloud-config' } };

const configDrive = { cloudInitConfigDrive: { userData: '#cloud-config' } };

const credentials = machines({
  'a key by NoCloud': withSeed(noCloud, key({ noCloud: {} })),
  'a key by NoCloud without its volume': key({ noCloud: {} }),
  'a key by NoCloud with a config drive': withSeed(configDrive, key({ noCloud: {} })),
  'a key by a config drive': withSeed(configDrive, key({ configDrive: {} })),
  'a key by a config drive without its volume': key({ configDrive: {} }),
  'a key by the guest agent': key({ qemuGuestAgent: { users: ['alice'] } }),
  'a key by the guest agent for nobody': key({ qemuGuestAgent: { users: [] } }),
  'a key by the guest agent for whom nobody says': key({ qemuGuestAgent: {} }),
  'a key that nothing brings': key({}),
  'a key by two ways': withSeed(noCloud, key({ noCloud: {}, qemuGuestAgent: { users: ['alice'] } })),
  'a key from nowhere': key({ qemuGuestAgent: { users: ['alice'] } }, {}),
  'a key of a Secret without a name': key({ qemuGuestAgent: { users: ['alice'] } }, { secret: { secretName: '' } }),
  'a key of which nothing is said': open({ sshPublicKey: {} }),
  'a password by the guest agent': password({ qemuGuestAgent: {} }),
  'a password that nothing brings': password({}),
  'a password from nowhere': password({ qemuGuestAgent: {} }, {}),
  'a password of which nothing is said': open({ userPassword: {} }),
  'neither a key nor a password': open({}),
  'a key and a password at once': open({
    sshPublicKey: { source: secret, propagationMethod: { qemuGuestAgent: { users: ['alice'] } } },
    userPassword: { source: secret, propagationMethod: { qemuGuestAgent: {} } },
  }),
  'a key and a password': open(
    { sshPublicKey: { source: secret, propagationMethod: { qemuGuestAgent: { users: ['alice'] } } } },
    { userPassword: { source: { secret: { secretName: 'passwords' } }, propagationMethod: { qemuGuestAgent: {} } } },
  ),
  'a key and a password of one Secret': open(
    { sshPublicKey: { source: secret, propagationMethod: { qemuGuestAgent: { users: ['alice'] } } } },
    { userPassword: { source: secret, propagationMethod: { qemuGuestAgent: {} } } },
  ),
  'a password of a Secret whose name has a dot': password({ qemuGuestAgent: {} }, { secret: { secretName: 'alice.password' } }),
  'a password of a Secret with a name of 51 characters': password({ qemuGuestAgent: {} }, { secret: { secretName: 'a'.repeat(51) } }),
  'a password of a Secret with a name of 52 characters': password({ qemuGuestAgent: {} }, { secret: { secretName: 'a'.repeat(52) } }),
});

export const booting: Corpus = { ...orders, ...kernels, ...acpi, ...policies, ...credentials };
