// Generated cases: manifests with many fields, in each of which one value is changed.
import type { Corpus } from './corpus';
import { mutations } from './mutation';

const domain = {
  clock: { timezone: 'Europe/Berlin', timer: { hpet: { present: false }, pit: { tickPolicy: 'delay' }, rtc: { tickPolicy: 'catchup', track: 'guest' } } },
  cpu: { cores: 2, sockets: 1, threads: 1, maxSockets: 4, model: 'host-model', features: [{ name: 'vmx', policy: 'disable' }] },
  devices: {
    autoattachGraphicsDevice: true,
    autoattachMemBalloon: true,
    blockMultiQueue: true,
    disks: [
      { name: 'root', disk: { bus: 'virtio' }, bootOrder: 1, cache: 'none', serial: 'ROOT0001' },
      { name: 'data', disk: { bus: 'virtio' }, io: 'native', dedicatedIOThread: true },
      { name: 'claim', lun: { bus: 'scsi' }, errorPolicy: 'stop' },
      { name: 'seed', cdrom: { bus: 'sata', readonly: true, tray: 'closed' } },
      { name: 'scratch', disk: { bus: 'virtio' }, shareable: false, blockSize: { custom: { logical: 512, physical: 4096 } } },
      { name: 'settings', disk: {} },
      { name: 'secrets', disk: {} },
    ],
    inputs: [{ name: 'tablet', type: 'tablet', bus: 'usb' }],
    interfaces: [
      { name: 'default', masquerade: {}, model: 'virtio', ports: [{ name: 'http', port: 80, protocol: 'TCP' }], bootOrder: 2 },
      { name: 'office', bridge: {}, macAddress: '02:00:00:00:00:01', dhcpOptions: { bootFileName: 'boot', privateOptions: [{ option: 224, value: 'a' }] } },
    ],
    networkInterfaceMultiqueue: true,
    rng: {},
    tpm: {},
    watchdog: { name: 'watchdog', i6300esb: { action: 'poweroff' } },
  },
  features: {
    acpi: { enabled: true },
    apic: { endOfInterrupt: true },
    smm: { enabled: true },
    hyperv: { relaxed: { enabled: true }, spinlocks: { spinlocks: 8191 } },
  },
  firmware: { bootloader: { efi: { secureBoot: true } }, serial: 'web-1', uuid: '5d307ca9-b3ef-428c-8861-06e72d69f223' },
  ioThreadsPolicy: 'auto',
  machine: { type: 'q35' },
  memory: { guest: '2Gi' },
  resources: { limits: { memory: '3Gi' }, requests: { memory: '2Gi', cpu: '500m' } },
};

const instance = {
  accessCredentials: [{ sshPublicKey: { source: { secret: { secretName: 'keys' } }, propagationMethod: { noCloud: {} } } }],
  affinity: {
    nodeAffinity: {
      requiredDuringSchedulingIgnoredDuringExecution: { nodeSelectorTerms: [{ matchExpressions: [{ key: 'zone', operator: 'In', values: ['a', 'b'] }] }] },
    },
    podAntiAffinity: {
      preferredDuringSchedulingIgnoredDuringExecution: [
        { weight: 10, podAffinityTerm: { topologyKey: 'kubernetes.io/hostname', labelSelector: { matchLabels: { app: 'web' } } } },
      ],
    },
  },
  architecture: 'amd64',
  dnsConfig: { nameservers: ['192.0.2.53'], searches: ['example.test'], options: [{ name: 'ndots', value: '2' }] },
  dnsPolicy: 'None',
  domain,
  evictionStrategy: 'LiveMigrateIfPossible',
  hostname: 'web-1',
  livenessProbe: { tcpSocket: { port: 22 }, periodSeconds: 20, initialDelaySeconds: 120 },
  networks: [{ name: 'default', pod: {} }, { name: 'office', multus: { networkName: 'office' } }],
  nodeSelector: { 'example.com/pool': 'fast' },
  readinessProbe: { httpGet: { port: 80, path: '/ready', scheme: 'HTTP' }, failureThreshold: 3 },
  subdomain: 'web',
  terminationGracePeriodSeconds: 120,
  tolerations: [{ key: 'example.com/virtual', operator: 'Equal', value: 'yes', effect: 'NoSchedule' }],
  topologySpreadConstraints: [{ maxSkew: 1, topologyKey: 'zone', whenUnsatisfiable: 'DoNotSchedule', labelSelector: { matchLabels: { app: 'web' } } }],
  volumes: [
    { name: 'root', containerDisk: { image: 'registry.test/disk:1', imagePullPolicy: 'IfNotPresent' } },
    { name: 'data', dataVolume: { name: 'data' } },
    { name: 'claim', persistentVolumeClaim: { claimName: 'claim' } },
    { name: 'seed', cloudInitNoCloud: { userData: '#cloud-config', networkDataSecretRef: { name: 'network' } } },
    { name: 'scratch', emptyDisk: { capacity: '1Gi' } },
    { name: 'settings', configMap: { name: 'settings', optional: true } },
    { name: 'secrets', secret: { secretName: 'secrets', volumeLabel: 'SECRETS' } },
  ],
};

const dataVolume = {
  contentType: 'kubevirt',
  source: { http: { url: 'https://images.test/disk.qcow2', secretRef: 'credentials', certConfigMap: 'certificates' } },
  storage: { accessModes: ['ReadWriteOnce'], volumeMode: 'Block', storageClassName: 'fast', resources: { requests: { storage: '10Gi' } } },
};

const machine = {
  dataVolumeTemplates: [{ metadata: { name: 'data', labels: { app: 'web' } }, spec: dataVolume }],
  runStrategy: 'RerunOnFailure',
  template: { metadata: { annotations: { note: 'a note' }, labels: { app: 'web' } }, spec: instance },
};

const metadata = { name: 'web-1', labels: { app: 'web' }, annotations: { note: 'a note' } };

const INSTANCETYPES = 'instancetype.kubevirt.io/v1beta1';

const CDI = 'cdi.kubevirt.io/v1beta1';

/** A machine with few fields. */
const bare = (spec: object, resources: object = {}) => ({
  apiVersion: 'kubevirt.io/v1',
  kind: 'VirtualMachine',
  metadata: { name: 'web-1' },
  spec: { ...spec, template: { spec: { domain: { ...resources, devices: {} }, volumes: [{ name: 'root', containerDisk: { image: 'registry.test/disk:1' } }] } } },
});

/** Operations on the given machine. */
const operation = (group: string, kind: string, spec: object) => ({ apiVersion: `${group}.kubevirt.io/${group === 'backup' ? 'v1alpha1' : 'v1beta1'}`, kind, metadata, spec });

const given = { apiGroup: 'kubevirt.io', kind: 'VirtualMachine', name: 'given' };

const operations: Corpus = {
  ...mutations('VirtualMachineInstanceMigration', {
    apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachineInstanceMigration', metadata, spec: { vmiName: 'given', addedNodeSelector: { zone: 'a' } },
  }),
  ...mutations('MigrationPolicy', {
    apiVersion: 'migrations.kubevirt.io/v1alpha1',
    kind: 'MigrationPolicy',
    metadata,
    spec: {
      allowAutoConverge: true,
      allowPostCopy: false,
      bandwidthPerMigration: '64Mi',
      completionTimeoutPerGiB: 120,
      selectors: { namespaceSelector: { team: 'a' }, virtualMachineInstanceSelector: { size: 'large' } },
    },
  }),
  ...mutations('VirtualMachineSnapshot', operation('snapshot', 'VirtualMachineSnapshot', { source: given, deletionPolicy: 'retain', failureDeadline: '5m' }), ['Snapshot']),
  ...mutations('VirtualMachineRestore', operation('snapshot', 'VirtualMachineRestore', {
    target: given,
    virtualMachineSnapshotName: 'given',
    patches: ['{"op": "remove", "path": "/spec/instancetype"}'],
    targetReadinessPolicy: 'StopTarget',
    volumeOwnershipPolicy: 'None',
    volumeRestoreOverrides: [{ volumeName: 'root', restoreName: 'copy', labels: { app: 'web' } }],
    volumeRestorePolicy: 'InPlace',
  }), ['Snapshot']),
  ...mutations('VirtualMachineClone', operation('clone', 'VirtualMachineClone', {
    source: given,
    target: { ...given, name: 'copy' },
    annotationFilters: ['*', '!example.com/*'],
    labelFilters: ['app'],
    newMacAddresses: { default: '02-00-00-00-00-01' },
    newSMBiosSerial: 'web-2',
    patches: ['{"op": "remove", "path": "/spec/instancetype"}'],
    template: { labelFilters: ['app'] },
    volumeNamePolicy: 'RandomizeNames',
  }), ['Snapshot']),
  ...mutations('VirtualMachineExport', operation('export', 'VirtualMachineExport', { source: given, tokenSecretRef: 'token', ttlDuration: '2h' }), ['VMExport']),
  ...mutations('VirtualMachineBackup', operation('backup', 'VirtualMachineBackup', {
    source: given, pvcName: 'backups', mode: 'Pull', tokenSecretRef: 'token', forceFullBackup: true, ttlDuration: '2h',
  }), ['IncrementalBackup']),
  ...mutations('VirtualMachineBackupTracker', operation('backup', 'VirtualMachineBackupTracker', { source: given }), ['IncrementalBackup']),
};

export const mutated: Corpus = {
  ...mutations('VirtualMachine', { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine', metadata, spec: machine }),
  ...mutations('VirtualMachineInstance', { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachineInstance', metadata, spec: instance }),
  ...mutations('VirtualMachineInstanceReplicaSet', {
    apiVersion: 'kubevirt.io/v1',
    kind: 'VirtualMachineInstanceReplicaSet',
    metadata,
    spec: {
      paused: false,
      replicas: 2,
      selector: { matchLabels: { app: 'web' }, matchExpressions: [{ key: 'app', operator: 'Exists' }] },
      template: machine.template,
    },
  }),
  ...mutations('VirtualMachineInstancePreset', {
    apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachineInstancePreset', metadata, spec: { selector: { matchLabels: { app: 'web' } }, domain },
  }),
  ...operations,
  ...mutations('VirtualMachinePool', {
    apiVersion: 'pool.kubevirt.io/v1beta1',
    kind: 'VirtualMachinePool',
    metadata,
    spec: {
      autohealing: { startUpFailureThreshold: 3, minFailingToStartDuration: '5m' },
      maxUnavailable: '50%',
      nameGeneration: { appendIndexToSecretRefs: true },
      replicas: 2,
      scaleInStrategy: { proactive: { selectionPolicy: { sortPolicy: 'Oldest' }, statePreservation: 'Offline' } },
      selector: { matchLabels: { app: 'web' }, matchExpressions: [{ key: 'app', operator: 'Exists' }] },
      updateStrategy: { proactive: {} },
      virtualMachineTemplate: { metadata: { labels: { app: 'web' } }, spec: machine },
    },
  }),
  ...mutations('VirtualMachine with an instance type', bare({ instancetype: { name: 'given', kind: 'VirtualMachineInstancetype' }, running: true })),
  ...mutations('VirtualMachine with a preference', bare({ preference: { name: 'linux' }, runStrategy: 'Manual' }, { memory: { guest: '1Gi' } })),
  ...mutations('VirtualMachineInstancetype', {
    apiVersion: INSTANCETYPES,
    kind: 'VirtualMachineInstancetype',
    metadata,
    spec: {
      annotations: { note: 'a note' },
      cpu: { guest: 2, model: 'host-model', dedicatedCPUPlacement: true, maxSockets: 4 },
      gpus: [{ name: 'gpu', deviceName: 'vendor.com/gpu' }],
      ioThreadsPolicy: 'auto',
      memory: { guest: '2Gi', overcommitPercent: 10, maxGuest: '4Gi' },
      nodeSelector: { zone: 'a' },
    },
  }),
  ...mutations('VirtualMachineClusterPreference', {
    apiVersion: INSTANCETYPES,
    kind: 'VirtualMachineClusterPreference',
    metadata,
    spec: {
      cpu: { preferredCPUTopology: 'spread', spreadOptions: { across: 'CoresThreads', ratio: 2 } },
      devices: { preferredDiskBus: 'virtio', preferredInterfaceModel: 'virtio', preferredAutoattachMemBalloon: false },
      firmware: { preferredEfi: { secureBoot: true } },
      machine: { preferredMachineType: 'q35' },
      preferredTerminationGracePeriodSeconds: 60,
      requirements: { cpu: { guest: 2 }, memory: { guest: '1Gi' } },
    },
  }),
  ...mutations('DataVolume', { apiVersion: CDI, kind: 'DataVolume', metadata, spec: { ...dataVolume, preallocation: true, priorityClassName: 'high' } }),
  ...mutations('DataSource', { apiVersion: CDI, kind: 'DataSource', metadata, spec: { source: { pvc: { name: 'image', namespace: 'images' } } } }),
  ...mutations('DataImportCron', {
    apiVersion: CDI,
    kind: 'DataImportCron',
    metadata: { name: 'images' },
    spec: {
      garbageCollect: 'Outdated',
      importsToKeep: 2,
      managedDataSource: 'image',
      retentionPolicy: 'RetainAll',
      schedule: '30 1 * * 1',
      template: {
        spec: { source: { registry: { url: 'docker://registry.test/disk', pullMethod: 'pod' } }, storage: { resources: { requests: { storage: '5Gi' } } } },
      },
    },
  }),
};
