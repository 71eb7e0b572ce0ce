// Objects that draw exactly one piece of advice, and similar ones that draw none.
import { gzipSync } from 'zlib';
import { BEFORE_THEIR_OWNERS, FAULTY_NETWORK_DATA, FAULTY_USER_DATA, FAULTY_VALUES, FINE_USER_DATA, GROUPS_AMISS, KEY, NOT_CREATED, UNCHECKED_FIELDS, UNKNOWN_FIELDS, UNKNOWN_FIELDS_BELOW, UNREACHED_GATEWAYS } from './cloud-init-texts';
import { Admission, SecretDetection, SecretValue } from '../../../src';
import { adviceOn } from '../../../src/admission/advice/rules';

const ROOT = { name: 'root', dataVolume: { name: 'web-root' } };

/** A machine without advice, merged with the given fields. */
function machine(spec: object, virtualMachine: object = {}): any {
  return {
    apiVersion: 'kubevirt.io/v1',
    kind: 'VirtualMachine',
    metadata: { name: 'web', namespace: 'shop' },
    spec: {
      runStrategy: 'Always',
      ...virtualMachine,
      template: { spec: { domain: { devices: {}, memory: { guest: '2Gi' } }, volumes: [ROOT], ...spec } },
    },
  };
}

const cloudInit = (source: object) => machine({ volumes: [ROOT, { name: 'seed', cloudInitNoCloud: source }] });

const userData = (text: string) => cloudInit({ userData: `#cloud-config\n${text}` });

const DATA = { name: 'data', persistentVolumeClaim: { claimName: 'web-data' } };

/** A machine with a disk, by default one that outlives it, and a cloud-config. */
const formatting = (text: string, data: object = DATA, virtualMachine: object = {}) => (
  machine({ volumes: [ROOT, data, { name: 'seed', cloudInitNoCloud: { userData: `#cloud-config\nssh_authorized_keys: [${KEY}]\n${text}` } }] }, virtualMachine)
);

const mapped = <From>(values: { readonly [what: string]: From }, to: (value: From) => object) => (
  Object.fromEntries(Object.entries(values).map(([what, value]) => [what, to(value)]))
);

const dataVolume = (spec: object, kind = 'DataVolume') => ({ apiVersion: 'cdi.kubevirt.io/v1beta1', kind, metadata: { name: 'disk' }, spec });

const registry = (url: string) => dataVolume({ source: { registry: { url } }, storage: { resources: { requests: { storage: '10Gi' } } } });

const migrating = (accessModes: string[], evictionStrategy = 'LiveMigrate') => machine({ evictionStrategy }, {
  dataVolumeTemplates: [{ metadata: { name: 'web-root' }, spec: { source: { http: { url: 'https://images.test/own.img' } }, storage: { accessModes, resources: { requests: { storage: '10Gi' } } } } }],
});

const interfaceOf = (field: object) => ({ domain: { devices: { interfaces: [{ name: 'pod', masquerade: {}, ...field }] }, memory: { guest: '2Gi' } }, networks: [{ name: 'pod', pod: {} }] });

const pool = (spec: object, machineSpec: object = {}) => ({
  apiVersion: 'pool.kubevirt.io/v1beta1',
  kind: 'VirtualMachinePool',
  metadata: { name: 'workers' },
  spec: { selector: { matchLabels: { a: 'b' } }, virtualMachineTemplate: { metadata: { labels: { a: 'b' } }, spec: machine(machineSpec).spec }, ...spec },
});

const preference = (spec: object) => ({ apiVersion: 'instancetype.kubevirt.io/v1beta1', kind: 'VirtualMachineClusterPreference', metadata: { name: 'linux' }, spec });

const firmware = (identity: object) => ({ domain: { devices: {}, memory: { guest: '2Gi' }, firmware: identity } });

const withDisk = (source: object, disk: object = { disk: {} }) => ({
  domain: { devices: { disks: [{ name: 'data', ...disk }] }, memory: { guest: '2Gi' } }, volumes: [{ name: 'root', containerDisk: { image: 'quay.io/containerdisks/ubuntu:22.04' } }, { name: 'data', ...source }],
});

const onNetwork = (network: object) => ({ domain: { devices: { interfaces: [{ name: 'net', bridge: {}, macAddress: '02:00:00:00:00:01' }] }, memory: { guest: '2Gi' } }, networks: [{ name: 'net', ...network }] });

const clone = (spec: object) => ({
  apiVersion: 'clone.kubevirt.io/v1beta1', kind: 'VirtualMachineClone', metadata: { name: 'copy' }, spec: { source: { apiGroup: 'kubevirt.io', kind: 'VirtualMachine', name: 'web' }, ...spec },
});

const importCron = (spec: object) => dataVolume({
  schedule: '0 3 * * *', managedDataSource: 'ubuntu', ...spec, template: { spec: { source: { registry: { url: 'docker://registry.example.com/ubuntu:22.04' } }, storage: { resources: { requests: { storage: '10Gi' } } } } },
}, 'DataImportCron');

const withDisks = (names: readonly string[], disk: object = {}) => ({
  domain: { devices: { disks: names.map((name) => ({ name, disk: { bus: 'virtio' }, ...disk })) }, memory: { guest: '2Gi' } },
});

const ADVISED: { readonly [id: string]: { readonly [what: string]: object } } = {
  'no-root-disk': {
    'no volume': machine({ volumes: [] }),
    'volumes with settings only': machine({ volumes: [{ name: 'settings', configMap: { name: 'settings' } }] }),
    'an empty disk': machine({ volumes: [{ name: 'root', emptyDisk: { capacity: '1Gi' } }] }),
    'a blank DataVolume': machine({}, { dataVolumeTemplates: [{ metadata: { name: 'web-root' }, spec: { source: { blank: {} }, storage: { accessModes: ['ReadWriteMany'], resources: { requests: { storage: '10Gi' } } } } }] }),
    'an interface without a boot order': machine({ volumes: [], ...interfaceOf({}) }),
  },
  'container-disk-for-data': {
    'the only disk': machine({ volumes: [{ name: 'root', containerDisk: { image: 'registry.example.com/ubuntu:22.04' } }] }),
    'a further disk': machine({ volumes: [ROOT, { name: 'data', containerDisk: { image: 'registry.example.com/data:1' } }] }),
  },
  'claim-of-two-disks': {
    'a claim': machine({ volumes: [ROOT, ...['a', 'b'].map((name) => ({ name, persistentVolumeClaim: { claimName: 'data' } }))], ...withDisks(['a', 'b']) }),
    'two disks that write, after one that only reads': machine({
      volumes: [ROOT, { name: 'a', persistentVolumeClaim: { claimName: 'data', readOnly: true } }, ...['b', 'c'].map((name) => ({ name, persistentVolumeClaim: { claimName: 'data' } }))],
      ...withDisks(['a', 'b', 'c']),
    }),
    'a DataVolume and its claim': machine({ volumes: [ROOT, { name: 'a', dataVolume: { name: 'data' } }, { name: 'b', persistentVolumeClaim: { claimName: 'data' } }], ...withDisks(['a', 'b']) }),
  },
  'name-of-two-devices': {
    'a disk and an interface': machine({ domain: { devices: { disks: [{ name: 'net', disk: {} }], interfaces: [{ name: 'net', bridge: {} }] }, memory: { guest: '2Gi' } }, volumes: [{ ...ROOT, name: 'net' }], networks: [{ name: 'net', multus: { networkName: 'lab' } }] }),
    'a disk and the interface that KubeVirt adds': machine({ volumes: [{ ...ROOT, name: 'default' }], ...withDisks(['default']) }),
    'tablets': machine({ domain: { devices: { inputs: ['usb', 'virtio'].map((bus) => ({ name: 'pen', type: 'tablet', bus })) }, memory: { guest: '2Gi' } } }),
    'GPUs': machine({ domain: { devices: { gpus: [{ name: 'gpu', deviceName: 'nvidia.com/A100' }, { name: 'gpu', deviceName: 'nvidia.com/T4' }] }, memory: { guest: '2Gi' } } }),
    'host devices': machine({ domain: { devices: { hostDevices: [{ name: 'qat', deviceName: 'intel.com/qat' }, { name: 'qat', deviceName: 'intel.com/qat' }] }, memory: { guest: '2Gi' } } }),
    'a disk and a GPU with its prefix': machine({
      domain: { devices: { disks: [{ name: 'gpu-a', disk: {} }], gpus: [{ name: 'a', deviceName: 'nvidia.com/A100' }] }, memory: { guest: '2Gi' } }, volumes: [{ ...ROOT, name: 'gpu-a' }],
    }),
    'a volume that has no disk and an interface': machine({ volumes: [{ ...ROOT, name: 'default' }] }),
    'a watchdog and a sound card': machine({ domain: { devices: { sound: { name: 'extra' }, watchdog: { name: 'extra', i6300esb: { action: 'reset' } } }, memory: { guest: '2Gi' } } }),
  },
  'image-tag-latest': {
    'a tag': registry('docker://registry.example.com:5000/ubuntu:latest'),
    'no tag': registry('docker://registry.example.com:5000/ubuntu'),
    'a container disk': machine({ volumes: [ROOT, { name: 'drivers', containerDisk: { image: 'registry.example.com/drivers' } }], domain: { devices: { disks: [{ name: 'drivers', cdrom: {} }] }, memory: { guest: '2Gi' } } }),
  },
  'data-volume-smaller-than-image': {
    'storage of the file\'s size': dataVolume({ source: { registry: { url: 'docker://quay.io/containerdisks/ubuntu:22.04' } }, storage: { resources: { requests: { storage: '1Gi' } } } }),
    'a claim of the file\'s size': dataVolume({ source: { http: { url: 'https://images.test/cirros-0.6.3-x86_64-disk.img' } }, pvc: { accessModes: ['ReadWriteOnce'], resources: { requests: { storage: '64Mi' } } } }),
  },
  'clone-copies-nothing': {
    'labels that are left out': clone({ labelFilters: ['!tier', '!example.com/*'] }),
    'annotations of the instance that are left out': clone({ template: { annotationFilters: ['!tier'] } }),
  },
  'import-cron-keeps-nothing': {
    'zero imports to keep': importCron({ importsToKeep: 0 }),
  },
  'memory-request-above-guest': {
    'a request above the guest': machine({ domain: { devices: {}, memory: { guest: '2Gi' }, resources: { requests: { memory: '3Gi' } } } }),
  },
  'memory-limit-below-guest': { 'a limit below the guest': machine({ domain: { devices: {}, memory: { guest: '2Gi' }, resources: { limits: { memory: '1Gi' } } } }) },
  'guest-memory-tiny': {
    'no unit': machine({ domain: { devices: {}, memory: { guest: '2048' } } }),
    'a unit that is too small': machine({ domain: { devices: {}, memory: { guest: '2048Ki' } } }),
  },
  'read-write-once-disk-and-live-migration': {
    LiveMigrate: migrating(['ReadWriteOnce']),
    LiveMigrateIfPossible: migrating(['ReadWriteOnce'], 'LiveMigrateIfPossible'),
  },
  'deprecated-version': {
    'v1alpha3': { ...machine({}), apiVersion: 'kubevirt.io/v1alpha3' },
    'a preset': { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachineInstancePreset', metadata: { name: 'small' }, spec: { selector: { matchLabels: { a: 'b' } }, domain: { devices: {}, memory: { guest: '2Gi' } } } },
  },
  'deprecated-preference': {
    'a topology': preference({ cpu: { preferredCPUTopology: 'preferCores' } }),
    'firmware': preference({ features: { preferredSmm: {} }, firmware: { preferredUseEfi: true } }),
    'firmware that is set to false': preference({ firmware: { preferredUseEfi: false } }),
  },
  'deprecated-field': {
    running: machine({}, { running: true, runStrategy: undefined }),
  },
  'cloud-init-without-login': {
    'packages alone': userData('packages: [git]\n'),
    'a user without a key': userData('users: [{name: ada}]\n'),
    'a password that stays locked': userData('users: [{name: ada, hashed_passwd: "*"}]\n'),
    'an abbreviated key': userData('ssh_authorized_keys: [ssh-rsa AAAAB3NzaC1yc2E...]\n'),
    'an example key': userData('ssh_authorized_keys: ["ssh-ed25519 AAAA"]\n'),
    'an empty key': userData('ssh_authorized_keys: [""]\n'),
    'an invalid key': userData('users: [{name: ada, ssh_authorized_keys: [foo]}]\n'),
    'an invalid id': userData('ssh_import_id: ["the keys of ada"]\n'),
    'commands that create no login': userData('runcmd: [systemctl enable nginx]\n'),
  },
  ...mapped({ ...FAULTY_USER_DATA, 'cloud-config-field-form': { ...FAULTY_USER_DATA['cloud-config-field-form'], ...FAULTY_VALUES } }, (texts) => mapped(texts, (text) => cloudInit({ userData: text }))) as { [id: string]: { [what: string]: object } },
  'cloud-config-field-unknown': mapped({ ...UNKNOWN_FIELDS, ...UNKNOWN_FIELDS_BELOW, ...UNCHECKED_FIELDS }, (text) => cloudInit({ userDataBase64: Buffer.from(text).toString('base64') })),
  'file-before-its-owner': mapped(BEFORE_THEIR_OWNERS, (text) => cloudInit({ userData: text })),
  'user-cloud-init-would-not-create': {
    'a name that is a number': userData(`users: [{name: 1000, ssh_authorized_keys: [${KEY}]}]\n`),
    ...mapped({ ...NOT_CREATED, ...GROUPS_AMISS }, (text) => cloudInit({ userData: text })),
    'a name with a space': userData(`users: [{name: ada l, ssh_authorized_keys: [${KEY}]}]\n`),
    'the name of a group': userData(`users: [{name: users, ssh_authorized_keys: [${KEY}]}]\n`),
    'keys for the distribution\'s user, whom users leaves out': userData(`users: [{name: ada, ssh-authorized-keys: [${KEY}]}]\nssh_authorized_keys: [${KEY}]\n`),
    'access credentials for another user': machine({
      volumes: [ROOT, { name: 'seed', cloudInitNoCloud: { userData: '#cloud-config\nusers: [ada]\n' } }],
      accessCredentials: [{ sshPublicKey: { source: { secret: { secretName: 'keys' } }, propagationMethod: { qemuGuestAgent: { users: ['ubuntu'] } } } }],
    }),
  },
  'gateway-out-of-reach': mapped(UNREACHED_GATEWAYS, (networkData) => cloudInit({ networkData })),
  'cloud-init-formats-disk': {
    'a whole disk': formatting('fs_setup: [{device: /dev/vdb, filesystem: ext4, label: data, partition: none, overwrite: false}]\n'),
    'a partition to overwrite': formatting('fs_setup: [{device: /dev/vdb, filesystem: ext4, partition: 1, overwrite: true}]\n'),
    'a partition that is null in YAML': formatting('fs_setup:\n  - device: /dev/vdb\n    filesystem: ext4\n    partition:\n'),
    'a string that is true in Python': formatting('fs_setup: [{device: /dev/vdb, filesystem: ext4, partition: 1, overwrite: "false"}]\n'),
    'a partition table to remove': formatting('disk_setup: {/dev/vdb: {layout: remove}}\n'),
    'a partition table to overwrite': formatting('disk_setup: {/dev/vdb: {table_type: gpt, layout: true, overwrite: true}}\n'),
  },
  'pool-heals-others': {
    autohealing: pool({ autohealing: {} }),
  },
  'pool-scale-in-selectors': {
    selectors: pool({ scaleInStrategy: { proactive: { selectionPolicy: { selectors: { labelSelector: { matchLabels: { a: 'b' } } } } } } }),
  },
  'pool-shares-identity': {
    'a UUID': pool({}, firmware({ uuid: '5d307ca9-b3ef-428c-8861-06e72d69f223' })),
    'a serial number': pool({}, firmware({ serial: '1' })),
    'a MAC address on a secondary network': pool({}, onNetwork({ multus: { networkName: 'office' } })),
  },
  'pool-shares-disk': {
    'a DataVolume from outside the pool': pool({ replicas: 2 }, withDisk({ dataVolume: { name: 'shared' } })),
    'a claim': pool({ replicas: 2 }, withDisk({ persistentVolumeClaim: { claimName: 'shared' } })),
  },
};

const dataVolumeTemplates = [{ metadata: { name: 'own' }, spec: { source: { blank: {} }, storage: { accessModes: ['ReadWriteMany'], resources: { requests: { storage: '1Gi' } } } } }];
const poolWithOwnDisk = pool({ replicas: 2 }, withDisk({ dataVolume: { name: 'own' } })) as any;
poolWithOwnDisk.spec.virtualMachineTemplate.spec.dataVolumeTemplates = dataVolumeTemplates;

const RIGHT: { readonly [what: string]: object } = {
  'a negative guest memory without a request': machine({ domain: { devices: {}, memory: { guest: '-2Gi' } } }),
  'a pool': pool({ scaleInStrategy: { proactive: { selectionPolicy: { sortPolicy: 'Newest' } } } }),
  'a disk of which each machine of a pool has its own': poolWithOwnDisk,
  'a disk of a pool of one machine': pool({ replicas: 1 }, withDisk({ dataVolume: { name: 'shared' } })),
  'a shareable disk of a pool': pool({ replicas: 2 }, withDisk({ persistentVolumeClaim: { claimName: 'shared' } }, { disk: {}, shareable: true })),
  'a read-only disk of a pool': pool({ replicas: 2 }, withDisk({ persistentVolumeClaim: { claimName: 'shared' } }, { disk: { readonly: true } })),
  'a MAC address on the pod network of a pool': pool({}, onNetwork({ pod: {} })),
  'a disk as large as its image': dataVolume({ source: { registry: { url: 'docker://quay.io/containerdisks/ubuntu:22.04' } }, storage: { resources: { requests: { storage: '2252Mi' } } } }),
  'a disk with an unknown image': dataVolume({ source: { http: { url: 'https://images.test/own.img' } }, storage: { resources: { requests: { storage: '1Mi' } } } }),
  'a machine with a disk': machine({}),
  'a claim of two shareable disks': machine({ volumes: [ROOT, ...['a', 'b'].map((name) => ({ name, persistentVolumeClaim: { claimName: 'data' } }))], ...withDisks(['a', 'b'], { shareable: true }) }),
  'a lock_passwd that another tool fills in': userData(`users: [{name: ada, lock_passwd: "\${LOCK}", ssh_authorized_keys: [${KEY}]}]\n`),
  'a user whom another tool names': userData(`users: [{name: "\${VM_USER}", ssh_authorized_keys: [${KEY}]}]\n`),
  'keys for the distribution\'s user, named by the field user': userData(`user: app\nusers: [{name: ada, ssh_authorized_keys: [${KEY}]}]\nssh_authorized_keys: [${KEY}]\n`),
  'a claim of two disks, one of which only reads': machine({ volumes: [ROOT, ...['a', 'b'].map((name) => ({ name, persistentVolumeClaim: { claimName: 'data' } }))], domain: { devices: { disks: [{ name: 'a', disk: {} }, { name: 'b', lun: { readonly: true } }] }, memory: { guest: '2Gi' } } }),
  'a clone that includes labels before it excludes one': clone({ labelFilters: ['*', '!tier'] }),
  'a clone that copies no labels': clone({ labelFilters: ['!*'] }),
  'imports that are never removed': importCron({ importsToKeep: 0, garbageCollect: 'Never' }),
  'a kernel instead of a disk': machine({ volumes: [], domain: { devices: {}, memory: { guest: '2Gi' }, firmware: { kernelBoot: { container: { image: 'registry.example.com/kernel:6', kernelPath: '/vmlinuz' } } } } }),
  'the network instead of a disk': machine({ volumes: [], ...interfaceOf({ bootOrder: 1 }) }),
  'a container disk to boot from, beside a claim for data': machine({ volumes: [{ name: 'root', containerDisk: { image: 'registry.example.com/ubuntu:22.04' } }, { name: 'data', persistentVolumeClaim: { claimName: 'data' } }] }),
  'an image with a digest': registry(`docker://registry.example.com/ubuntu@sha256:${'0'.repeat(64)}`),
  'an image in an archive': registry('oci-archive:///images/ubuntu'),
  'an image that a cron follows': dataVolume({
    schedule: '0 3 * * *', managedDataSource: 'ubuntu', template: { spec: { source: { registry: { url: 'docker://registry.example.com/ubuntu:latest' } }, storage: { resources: { requests: { storage: '10Gi' } } } } },
  }, 'DataImportCron'),
  'a blank disk beside a boot disk': machine({ volumes: [ROOT, { name: 'data', dataVolume: { name: 'web-data' } }] }, {
    dataVolumeTemplates: [{ metadata: { name: 'web-data' }, spec: { source: { blank: {} }, storage: { accessModes: ['ReadWriteMany'], resources: { requests: { storage: '10Gi' } } } } }],
  }),
  'a guest with the least memory that draws no advice': machine({ domain: { devices: {}, memory: { guest: '32Mi' } } }),
  'a request equal to the guest\'s memory': machine({ domain: { devices: {}, memory: { guest: '2Gi' }, resources: { requests: { memory: '2048Mi' } } } }),
  'a limit below the huge pages of the guest': machine({ domain: { devices: {}, memory: { guest: '2Gi', hugepages: { pageSize: '2Mi' } }, resources: { limits: { memory: '1Gi' } } } }),
  'a ReadWriteMany disk of a machine that migrates': migrating(['ReadWriteMany']),
  'a ReadWriteOnce disk of a machine that does not migrate': migrating(['ReadWriteOnce'], 'None'),
  'a key for the distribution\'s user': userData(`ssh_authorized_keys: [${KEY}]\n`),
  'keys in a field with hyphens': userData(`users: [{name: ada, ssh-authorized-keys: [${KEY}]}]\n`),
  'users as a map': userData('users: {ada: {ssh_import_id: [gh:ada]}}\n'),
  'an unlocked password': userData('users: [{name: ada, hashed_passwd: "*", lock_passwd: false}]\n'),
  'a key beside an empty one': userData(`ssh_authorized_keys: ["", ${KEY}]\nssh_pwauth: false\n`),
  'a key with options': userData(`ssh_authorized_keys: ['from="192.0.2.0/24" ${KEY}']\n`),
  'a key from a secret store': userData(`ssh_authorized_keys: ["${SecretValue.storePlaceholder({ key: 'shop/key' })}"]\n`),
  'a command that creates a user': userData('runcmd: [useradd --create-home ada]\n'),
  'a user in a primary group that images have': userData(`users: [{name: users, primary_group: users, ssh_authorized_keys: [${KEY}]}]\n`),
  'a script, which may do anything': machine({ volumes: [ROOT, { name: 'seed', cloudInitNoCloud: { userData: '#!/bin/sh\ntrue\n' } }] }),
  'Ignition, which cloud-init does not read': cloudInit({ userData: '{\n  "ignition": {"version": "3.4.0"},\n  "passwd": {\n    "users": [{"name": "core"}]\n  }\n}\n' }),
  'a Secret that is not among the manifests': machine({ volumes: [ROOT, { name: 'seed', cloudInitNoCloud: { secretRef: { name: 'elsewhere' } } }] }),
  'user data with placeholders': userData('users: [{name: {{USER}}, ssh_authorized_keys: [{{KEY}}]}]\n'),
  'a Jinja template': cloudInit({ userData: `## template: jinja\n#cloud-config\nssh_authorized_keys: [${KEY}]\n{% if v1.x %}\nhostname: {{ v1.x }}\n{% endif %}\n` }),
  'a file system that is made only where none exists': formatting('fs_setup: [{device: /dev/vdb, filesystem: ext4, label: data}, {device: /dev/vdc, filesystem: ext4, partition: auto}]\n'),
  'overwrite where cloud-init ignores it': formatting('fs_setup: [{device: /dev/vdb, filesystem: ext4, overwrite: true}]\ndisk_setup: {/dev/vdc: {overwrite: true}}\n'),
  'a formatted disk that is deleted with its machine': formatting('fs_setup: [{device: /dev/vdb, filesystem: ext4, partition: none}]\n', { name: 'data', dataVolume: { name: 'web-scratch' } }, {
    dataVolumeTemplates: [{ metadata: { name: 'web-scratch' }, spec: { source: { blank: {} }, storage: { accessModes: ['ReadWriteMany'], resources: { requests: { storage: '10Gi' } } } } }],
  }),
  'a formatted scratch disk after the seed and the root disk': machine({
    volumes: [
      { name: 'seed', cloudInitNoCloud: { userData: `#cloud-config\nssh_authorized_keys: [${KEY}]\nfs_setup: [{device: /dev/vdc, filesystem: ext4, partition: none}]\n` } },
      ROOT,
      { name: 'scratch', emptyDisk: { capacity: '1Gi' } },
    ],
  }),
  'a formatted scratch disk': formatting('fs_setup: [{device: /dev/vdb, filesystem: ext4, partition: none}]\n', { name: 'data', emptyDisk: { capacity: '1Gi' } }),
  'a disk with the name of an SR-IOV interface': machine({
    domain: { devices: { disks: [{ name: 'net', disk: {} }], interfaces: [{ name: 'net', sriov: {} }] }, memory: { guest: '2Gi' } },
    volumes: [{ ...ROOT, name: 'net' }],
    networks: [{ name: 'net', multus: { networkName: 'fast' } }],
  }),
  'a disk called default of a machine without a network': machine({
    volumes: [{ ...ROOT, name: 'default' }], domain: { devices: { disks: [{ name: 'default', disk: {} }], autoattachPodInterface: false }, memory: { guest: '2Gi' } },
  }),
  'device names that are filled in later': machine({ domain: { devices: { inputs: ['usb', 'virtio'].map((bus) => ({ name: '{{PEN}}', type: 'tablet', bus })) }, memory: { guest: '2Gi' } } }),
  'network data': cloudInit({ networkData: 'version: 2\nethernets: {eth0: {dhcp4: true}}\n' }),
  'a host device of a claim and one of a device plugin with the same name': machine({
    resourceClaims: [{ name: 'gpus', resourceClaimTemplateName: 'gpus' }],
    domain: { devices: { hostDevices: [{ name: 'gpu', deviceName: 'nvidia.com/A100' }, { name: 'gpu', claimName: 'gpus', requestName: 'gpu' }] }, memory: { guest: '2Gi' } },
  }),
  'a GPU and a disk with the same name': machine({
    domain: { devices: { disks: [{ name: 'a', disk: {} }], gpus: [{ name: 'a', deviceName: 'nvidia.com/A100' }] }, memory: { guest: '2Gi' } }, volumes: [{ ...ROOT, name: 'a' }],
  }),
  'network data with a placeholder': cloudInit({ networkData: 'version: 2\nethernets: {eth0: {addresses: [{{ADDRESS}}]}}\n' }),
  'network data in JSON': cloudInit({ networkDataBase64: Buffer.from('{"version": 2}').toString('base64') }),
  ...mapped(FINE_USER_DATA, (text) => machine({
    volumes: [ROOT, { name: 'seed', cloudInitNoCloud: { userData: text } }], ...withDisks(['root'], { serial: 'data' }),
  })),
};

describe.each(Object.entries(ADVISED))('%s', (id, objects) => {
  test.each(Object.entries(objects))('%s', (_what, object) => {
    const advice = Admission.advise(object);
    expect(advice).toEqual([expect.stringMatching(new RegExp(`\\[${id}]$`))]);
    expect(advice).toMatchSnapshot();
  });
});

test.each(Object.entries(RIGHT))('has no advice on %s', (_what, object) => {
  expect(Admission.validate(object)).toEqual([]);
  expect(Admission.advise(object)).toEqual([]);
});

test('a plaintext password is a login unless it stays locked, and a secret either way', () => {
  const own = (user: string) => userData(`users: [{name: ada, plain_text_passwd: swordfish${user}}]\n`);
  const found = (object: any) => [adviceOn(object, {}).map(({ rule }) => rule), SecretDetection.find(object).length];
  expect([found(own(', lock_passwd: false')), found(own(''))]).toEqual([[[], 1], [['cloud-init-without-login'], 1]]);
});

test.each(Object.entries(FAULTY_NETWORK_DATA))('reports network data that is not YAML: %s', (_what, networkData) => {
  expect(Admission.advise(cloudInit({ networkData }))).toEqual([expect.stringMatching(/networkData: is not YAML, correct it.* \[cloud-init-not-yaml]$/)]);
});

test('names a user that has only a name', () => {
  expect(Admission.advise(userData('users: [{name: ada}]\n'))).toEqual([expect.stringContaining('; "ada" has only a name [cloud-init-without-login]')]);
  expect(Admission.advise(userData('users: [{name: ada, shell: /bin/sh}]\n'))).toEqual([expect.not.stringContaining('has only a name')]);
});

test('reports keys that sshd does not accept without showing them', () => {
  const hint = (keys: object) => Admission.advise(userData(JSON.stringify(keys))).map((advice) => /; (.*) \[cloud-init-without-login\]$/.exec(advice)?.[1]);
  const write = 'has no key that sshd accepts: write the one line of the .pub file, such as "ssh-ed25519 AAAA… me@example.com"';
  expect(hint({ users: [{ name: 'ada', ssh_authorized_keys: ['ssh-ed25519 AAAAnokey'] }] })).toEqual([`ssh_authorized_keys of "ada" ${write}`]);
  expect(hint({ ssh_authorized_keys: ['ada@example.com'] })).toEqual([`ssh_authorized_keys ${write}`]);
  expect(hint({ ssh_authorized_keys: [] })).toEqual([undefined]);
});

test('accepts the boolean "inactive" of Windows guests', () => {
  expect(Admission.advise(userData(`users: [{name: Admin, inactive: false, ssh_authorized_keys: [${KEY}]}]\n`))).toEqual([]);
});

test('names a device as it is written', () => {
  const table = formatting('disk_setup: {/dev/disk/by-id/virtio-Data: {layout: remove}}\n') as any;
  table.spec.template.spec.domain.devices = { disks: [{ name: 'data', serial: 'Data', disk: { bus: 'virtio' } }] };
  expect(Admission.advise(table)).toEqual([expect.stringContaining('disk_setup[/dev/disk/by-id/virtio-Data].layout: is "remove"')]);
});

test('has no advice on objects that are refused', () => {
  expect(Admission.advise(machine({ volumes: [], hostnme: 'web' }))).toEqual([]);
});

test('reads user data from the Secret of the machine\'s namespace', () => {
  const object = machine({ volumes: [ROOT, { name: 'seed', cloudInitNoCloud: { secretRef: { name: 'seed' } } }] });
  const secret = (namespace: string, content: object) => ({ metadata: { name: 'seed', namespace }, ...content });
  const text = '#cloud-config\npackages: [git]\n';
  const ids = (...secrets: any[]) => adviceOn(object, { secrets: new Map([['seed', secrets]]) }).map(({ rule }) => rule);
  expect(ids(secret('shop', { stringData: { userdata: text } }))).toEqual(['cloud-init-without-login']);
  expect(ids(secret('shop', { data: { userdata: Buffer.from(text).toString('base64') } }))).toEqual(['cloud-init-without-login']);
  expect(ids(secret('shop', { data: { userdata: gzipSync(text).toString('base64') } }))).toEqual(['cloud-init-without-login']);
  expect(ids(secret('bank', { stringData: { userdata: text } }))).toEqual([]);
});
