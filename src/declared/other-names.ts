// Names in KubeVirt, Kubernetes, cloud-init, Flux and Argo CD for fields that the public API names differently. Nothing would read them, so
// they are refused.
import { findOtherSpelling, nearestFields } from '../issues/nearest-name';
import { isMap, table } from '../plain-data/plain-data';

const METADATA = { namespace: 'metadata.namespace', labels: 'metadata.labels', annotations: 'metadata.annotations' };

const PLACEMENT = { numa: 'cpu.numa', isolateEmulatorThread: 'cpu.isolateEmulatorThread', dedicatedCpuPlacement: 'cpu.dedicatedCpuPlacement' };

const CPU = { cores: 'cpu.cores', cpuCores: 'cpu.cores', vcpu: 'cpu.cores', vcpus: 'cpu.cores' };

/** KubeVirt's fields that only overrides set. */
function below(path: string, ...names: string[]): { readonly [name: string]: string } {
  return Object.fromEntries(names.map((name) => [name, `overrides.${path}.${name}`]));
}

const INSTANCE = 'spec.template.spec';
const DEVICES = `${INSTANCE}.domain.devices`;

/** What sets a field that has no property, of an object that is not a machine. */
const byPatch = (path: string) => `apiObject.addJsonPatch(JsonPatch.add(${JSON.stringify(path)}, …))`;
const byPatches = (path: string, ...names: string[]) => Object.fromEntries(names.map((name) => [name, byPatch(`${path}/${name}`)]));

const OF_DEVICE = `overrides.${DEVICES}, or apiObject.addJsonPatch(…) of an instance type`;
const NODE_DEVICE = { tag: OF_DEVICE, claimName: OF_DEVICE, requestName: OF_DEVICE };

const OF_INTERFACE = `overrides.${DEVICES}.interfaces`;

/** KubeVirt has maps of these names. */
const OVERRIDES: { readonly [name: string]: string } = table({
  spec: 'overrides.spec',
  template: 'overrides.spec.template',
  sysprep: 'disks: [{ name: "sysprep", device: DiskDevice.CDROM, volume: VolumeSource.sysprep(…) }]',
  features: 'acpi, apic, hyperv or overrides',
  ...below(INSTANCE, 'domain'),
  ...below(`${INSTANCE}.domain`, 'chassis', 'launchSecurity'),
  ...below(`${INSTANCE}.domain.features`, 'hypervPassthrough', 'kvm', 'pvspinlock', 'smm'),
  ...below(DEVICES, 'clientPassthrough', 'downwardMetrics', 'sound', 'video', 'watchdog'),
  firmware: 'firmwareUuid, firmwareSerial, efi or overrides',
  resources: 'memoryRequest, memoryLimit, cpuRequest, cpuLimit or overrides',
  devices: 'overrides, disks or networks',
});

const STORAGE_CLASS = 'disks: [{ name: "root", storageClassName: … }] or MachineDefaults.set(…)';

const ATTACHMENT = { boot: 'bootOrder', disk: 'device and bus', cdrom: 'device: DiskDevice.CDROM', lun: 'device: DiskDevice.LUN' };

const SNAPSHOT_BY_NAME = 'snapshot: VirtualMachineSnapshot.fromVirtualMachineSnapshotName(…)';

const OF_SNAPSHOT = { snapshotName: SNAPSHOT_BY_NAME, virtualMachineSnapshotName: SNAPSHOT_BY_NAME, virtualMachineSnapshot: 'snapshot' };

const BY_CLOUD_INIT = {
  users: 'cloudInit: CloudInit.noCloud({ users: … })',
  packages: 'cloudInit: CloudInit.noCloud({ packages: … })',
  sshKeys: 'cloudInit: CloudInit.noCloud({ users: … })',
  sshAuthorizedKeys: 'cloudInit: CloudInit.noCloud({ users: … })',
};

const VOLUME = {
  containerDisk: 'volume: VolumeSource.containerDisk(…)',
  persistentVolumeClaim: 'volume: VolumeSource.persistentVolumeClaim(…)',
  claimName: 'volume: VolumeSource.persistentVolumeClaim(…)',
  dataVolume: 'volume: VolumeSource.dataVolume(…)',
  emptyDisk: 'volume: VolumeSource.emptyDisk(…)',
  configMap: 'volume: VolumeSource.configMap(…)',
  secret: 'volume: VolumeSource.secret(…)',
};

const ACCESS = { accessMode: 'accessModes: [AccessMode.READ_WRITE_MANY]' };

const CLAIM = { ...ACCESS, storageClass: 'storageClassName', capacity: 'size', storage: 'size', source: 'image', url: 'image: ImageSource.http(…)' };

const DATA_VOLUME = { ...CLAIM, sourceRef: 'image: ImageSource.dataSource(…)', pvc: 'size, storageClassName and accessModes' };

const REVISION = { branch: 'targetRevision', revision: 'targetRevision' };

/** What a claim decides, and no node type, provider or pool. */
const BY_CLAIM = {
  registration: 'NodeProvider.claim(…, { registration: … })',
  nodeLabels: 'NodeProvider.claim(…, { nodeLabels: … })',
};

const QUANTITY = { quantity: 'NodeProvider.claim(…, { quantity: … })', replicas: 'NodeProvider.claim(…, { quantity: … })' };

/** What the template of a node type decides. */
const ofNodeTemplate = (...names: string[]) => (
  Object.fromEntries(names.map((name) => [name, `virtualMachineTemplate: Machine.template(…, { ${name}: … })`]))
);

/** What a node type decides, and no claim. */
const ofNodeType = (...names: string[]) => Object.fromEntries(names.map((name) => [name, `NodeProvider(…, { nodeTypes: [{ ${name}: … }] })`]));

/** What a claim decides about its Nodes, and no registration. */
const NODE_OF_CLAIM = {
  taints: 'NodeProvider.claim(…, { taints: … })',
  nodeTaints: 'NodeProvider.claim(…, { taints: … })',
  labels: BY_CLAIM.nodeLabels,
  nodeLabels: BY_CLAIM.nodeLabels,
  nodeName: 'NodeProvider.claim(…), whose id begins the names of its machines',
};

/** What another file of the guest sets, and no registration. */
const byConfiguration = (distribution: string) => (
  `CloudInit.noCloud({ writeFiles: [{ path: "/etc/rancher/${distribution}/config.yaml", … }] }) in the template`
);

const agentNames = (distribution: string) => ({
  ...NODE_OF_CLAIM,
  url: 'server',
  tokenFile: 'token',
  channel: 'version',
  args: byConfiguration(distribution),
  extraArgs: byConfiguration(distribution),
  kubeletArgs: byConfiguration(distribution),
  kubeletExtraArgs: byConfiguration(distribution),
});

const ARGO_CD_SOURCES = 'sources: [{ repoUrl: … }]';

/** What to write for another name, by the interface that it is written in. The advice begins with the field. */
export const OTHER_NAMES: { readonly [struct: string]: { readonly [name: string]: string } } = table({
  MachineProps: {
    ...METADATA,
    name: 'metadata.name',
    ...CPU,
    ...PLACEMENT,
    ...OVERRIDES,
    ...BY_CLOUD_INIT,
    running: 'runStrategy',
    ram: 'memory',
    storageClass: STORAGE_CLASS,
    storageClassName: STORAGE_CLASS,
    volumes: 'disks',
    dataVolumes: 'disks',
    dataVolumeTemplates: 'disks',
    interfaces: 'networks',
    userData: 'cloudInit: CloudInit.noCloud(…)',
    networkData: 'cloudInit: CloudInit.noCloud(…)',
    cloudInitNoCloud: 'cloudInit: CloudInit.noCloud(…)',
    cloudInitConfigDrive: 'cloudInit: CloudInit.configDrive(…)',
    uuid: 'firmwareUuid',
    serial: 'firmwareSerial',
    gpu: 'gpus',
    priorityClass: 'priorityClassName',
    accessCredentials: 'sshKeySecrets or userPasswordSecrets',
    antiAffinity: 'keepApart',
    podAntiAffinity: 'keepApart',
    topologySpreadConstraints: 'spread',
    ...below('spec', 'updateVolumesStrategy'),
    ...below(INSTANCE, 'dnsConfig', 'dnsPolicy', 'schedulerName', 'startStrategy', 'subdomain'),
    ...below(`${INSTANCE}.domain`, 'rebootPolicy'),
    ...below(`${INSTANCE}.domain.cpu`, 'realtime'),
    ...below(`${INSTANCE}.domain.memory`, 'maxGuest'),
    ...below(DEVICES, 'autoattachInputDevice', 'autoattachVSOCK', 'blockMultiQueue', 'disableHotplug', 'logSerialConsole', 'panicDevices', 'useVirtioTransitional'),
    networkInterfaceMultiqueue: 'multiqueue',
    terminationGracePeriodSeconds: 'terminationGracePeriod: Duration.seconds(…)',
  },
  VirtualMachineProps: { ...METADATA, running: 'runStrategy', spec: 'template: VirtualMachineTemplate.fromObject({ spec })' },
  VirtualMachinePoolProps: {
    ...METADATA,
    ...BY_CLAIM,
    running: 'runStrategy',
    virtualMachineTemplate: 'template',
    spec: 'template and the other properties',
    quantity: 'replicas',
    count: 'replicas',
    minReplicas: 'VirtualMachinePool.autoscale({ minReplicas: … })',
    maxSurge: 'maxUnavailable: an update never adds machines',
  },
  MachineSizeProps: { ...CPU, ram: 'memory' },
  MachineClock: { timer: 'hpet, kvm, hyperv, pitTickPolicy and rtcTickPolicy', pit: 'pitTickPolicy', rtc: 'rtcTickPolicy', utc: 'timezone, or overrides.spec.template.spec.domain.clock.utc' },
  TpmDevice: { enabled: 'persistent, or overrides.spec.template.spec.domain.devices.tpm.enabled' },
  InstancetypeReference: { kind: 'scope' },
  MachineCpu: { vcpu: 'cores', vcpus: 'cores' },
  MachineDefaultsProps: { ...ACCESS, storageClass: 'storageClassName' },
  MachineDisk: { ...ATTACHMENT, ...VOLUME, ...CLAIM },
  VirtualMachineDisk: { ...ATTACHMENT, ...VOLUME },
  VirtualMachineNetwork: {
    mac: 'macAddress',
    multus: 'networkName',
    network: 'networkName',
    nad: 'networkName',
    networkAttachmentDefinition: 'networkName',
    vlan: 'networkName: the name of a NetworkAttachmentDefinition with the vlan',
    vlanId: 'networkName: the name of a NetworkAttachmentDefinition with the vlan',
    masquerade: 'binding: InterfaceBinding.MASQUERADE',
    bridge: 'binding: InterfaceBinding.BRIDGE',
    sriov: 'binding: InterfaceBinding.SRIOV',
    tag: OF_INTERFACE,
    pciAddress: OF_INTERFACE,
  },
  InterfaceDhcpOptions: { bootFile: 'bootFileName', tftpServer: 'tftpServerName' },
  Gpu: { ...NODE_DEVICE, display: 'virtualGpuOptions: { display: true }' },
  HostDevice: { ...NODE_DEVICE, virtualGpuOptions: 'gpus: [{ virtualGpuOptions: … }]' },
  VirtualGpuOptions: { enabled: 'display' },
  VirtualMachineInstancetypeProps: {
    ...byPatches('/spec/cpu', 'maxSockets', 'realtime'),
    maxGuest: byPatch('/spec/memory/maxGuest'),
  },
  MachineProbe: {
    exec: 'command',
    tcpSocket: 'tcpPort',
    httpGet: 'httpPort and httpPath',
    initialDelaySeconds: 'initialDelay: Duration.seconds(…)',
    periodSeconds: 'period: Duration.seconds(…)',
    timeoutSeconds: 'timeout: Duration.seconds(…)',
  },
  SpreadConstraint: { labelSelector: 'labels', matchLabels: 'labels', required: 'whenUnsatisfiable', topology: 'topologyKey' },
  AntiAffinityGroup: {
    labelSelector: 'labels', matchLabels: 'labels', whenUnsatisfiable: 'required', preferred: 'required: false', topology: 'topologyKey',
  },
  NetworkAttachmentDefinitionProps: { ...METADATA, vlanId: 'vlan', tag: 'vlan', macspoofchk: 'macSpoofCheck', type: 'cniType' },
  Toleration: { tolerationSeconds: 'duration: Duration.seconds(…)' },
  DataVolumeProps: { ...METADATA, ...DATA_VOLUME },
  DataVolumeSpecProps: DATA_VOLUME,
  DataImportCronProps: { ...METADATA, ...CLAIM, template: 'image, size and the other properties' },
  DataSourceProps: METADATA,
  ContainerDiskOptions: { pullPolicy: 'imagePullPolicy', pullSecret: 'imagePullSecret' },
  HostDiskOptions: { size: 'capacity' },
  FleetSpread: { max: 'maxMachines' },
  AutoscaleOptions: { min: 'minReplicas', max: 'maxReplicas', replicas: 'minReplicas and maxReplicas' },
  ExposeOptions: { type: 'serviceType', name: 'serviceName' },
  VirtualMachineServiceProps: { ...METADATA, type: 'serviceType', selector: 'virtualMachine' },
  VirtualMachineCloneProps: { ...METADATA, ...OF_SNAPSHOT, target: 'targetName', newSMBiosSerial: 'newSmbiosSerial' },
  VirtualMachineExportProps: { ...METADATA, ...OF_SNAPSHOT, persistentVolumeClaim: 'claimName', tokenSecretRef: 'tokenSecretName' },
  VirtualMachineRestoreProps: { ...METADATA, ...OF_SNAPSHOT, target: 'targetName', virtualMachine: 'targetName' },
  NodeProviderProps: { ...QUANTITY, ...BY_CLAIM, name: 'metadata.name', namespace: 'clusterRef.namespace', virtualMachineTemplate: 'template' },
  NodeType: {
    ...QUANTITY,
    ...BY_CLAIM,
    cpu: 'resources.cpu',
    memory: 'resources.memory',
    capacity: 'maxCapacity',
    ...ofNodeTemplate('image', 'disks', 'networks', 'cloudInit'),
    size: 'resources, or virtualMachineTemplate: Machine.template(…, { size: … })',
    gpus: 'mergeVirtualMachineTemplate: { spec: { template: { spec: { domain: { devices: { gpus: … } } } } } }',
    instancetype: 'mergeVirtualMachineTemplate: { spec: { instancetype: … } }',
    template: 'virtualMachineTemplate, or mergeVirtualMachineTemplate for a change to the provider\'s',
    nodeSelector: 'mergeVirtualMachineTemplate: { spec: { template: { spec: { nodeSelector: … } } } }',
  },
  NodeClaimProps: {
    replicas: 'quantity',
    count: 'quantity',
    labels: 'nodeLabels, or labels of the node type for those of the VirtualMachines',
    nodeTaints: 'taints',
    ...ofNodeType('resources', 'annotations', 'maxCapacity', 'virtualMachineTemplate', 'mergeVirtualMachineTemplate'),
    namespace: 'NodeProvider(…, { clusterRef: { namespace: … } })',
  },
  NodeRequirement: { key: 'property' },
  K3sRegistrationProps: agentNames('k3s'),
  Rke2RegistrationProps: agentNames('rke2'),
  KubeadmRegistrationProps: { ...NODE_OF_CLAIM, server: 'apiServerEndpoint', endpoint: 'apiServerEndpoint' },
  VclusterRegistrationProps: { ...NODE_OF_CLAIM, server: 'endpoint', url: 'endpoint' },
  ScriptRegistrationProps: { ...NODE_OF_CLAIM, secrets: 'secretFiles' },
  FluxKustomizationProps: {
    ...METADATA,
    sourceRef: 'source',
    healthCheckExprs: 'healthChecks, or apiObject.addJsonPatch(…) for expressions of your own',
    ...byPatches('/spec', 'decryption', 'kubeConfig', 'patches', 'postBuild', 'serviceAccountName', 'suspend', 'targetNamespace'),
    wait: 'healthChecks: [] to wait for nothing, or leave it out to wait for all objects',
    spec: 'source and the other properties',
  },
  FluxDeliveryProps: { sourceRef: 'source' },
  ArgoCdApplicationProps: {
    ...METADATA,
    namespace: 'destinationNamespace, or metadata.namespace for the Application\'s own',
    cluster: 'destinationName or destinationServer',
    clusterName: 'destinationName',
    server: 'destinationServer',
    source: ARGO_CD_SOURCES,
    repoURL: ARGO_CD_SOURCES,
    path: ARGO_CD_SOURCES,
    targetRevision: ARGO_CD_SOURCES,
    destination: 'destinationName, destinationServer and destinationNamespace',
    syncPolicy: 'automated, prune, selfHeal, retryLimit and syncOptions',
    retry: 'retryLimit',
    spec: 'sources and the other properties',
  },
  ArgoCdSource: { ...REVISION, ...byPatches('/spec/sources/0', 'chart', 'helm', 'kustomize'), directory: 'recurse' },
  ArgoCdApplicationSetProps: {
    ...METADATA,
    template: 'application',
    syncPolicy: 'preserveResourcesOnDeletion',
    spec: 'generators and application',
  },
  ArgoCdDeliveryProps: { ...REVISION, destination: 'destinationNamespace' },
  ExternalSecretsProps: { secretStoreRef: 'secretStore' },
  MachineAccessProps: {
    verbs: 'actions',
    resources: 'apply.resources',
    prune: 'apply.prune',
    pruneSets: 'apply.pruneSets',
    refuseTokens: 'apply.refuseTokens',
  },
  MachineMonitorProps: { image: 'commandImage' },
  MachineLeasePoolProps: { image: 'commandImage', cpu: 'maxCpu', memory: 'maxMemory', storage: 'maxStorage', maxMachines: 'maxLeases' },
  RancherFleetDeliveryProps: { repo: 'repoUrl', revision: 'branch', paths: 'path' },
  CloudInitProps: {
    userData: 'userDataText',
    networkData: 'networkDataText',
    network: 'networkConfig',
    commands: 'runcmd',
    runCommands: 'runcmd',
    bootCommands: 'bootcmd',
    files: 'writeFiles',
    password: 'chpasswd, or users with hashedPasswd',
    authorizedKeys: 'sshAuthorizedKeys',
    sshPublicKeys: 'sshAuthorizedKeys',
    apt: 'raw: { apt: … }',
    snap: 'raw: { snap: … }',
    diskSetup: 'raw: { disk_setup: … }',
    fsSetup: 'raw: { fs_setup: … }',
    caCerts: 'raw: { ca_certs: … }',
  },
  CloudInitUser: {
    keys: 'sshAuthorizedKeys',
    sshKeys: 'sshAuthorizedKeys',
    authorizedKeys: 'sshAuthorizedKeys',
    publicKeys: 'sshAuthorizedKeys',
    password: 'hashedPasswd',
    plainTextPasswd: 'hashedPasswd',
    home: 'homedir',
  },
  CloudInitFile: { mode: 'permissions', data: 'content', text: 'content', encoding: 'contentBase64' },
});

const FIELD = /^[\w.]+/;

/**
 * The declared fields that an undeclared property was probably meant to be. Subclasses pass on their own properties. Therefore most names
 * are accepted, and so is a name whose declared field is also set: the subclass has read it.
 *
 * @param known the declared fields
 * @param siblings all properties
 */
export function intendedFields(
  struct: string, field: string, known: readonly string[], siblings: { readonly [field: string]: unknown },
): readonly string[] {
  const names = OTHER_NAMES[struct] ?? {};
  const name = Object.hasOwn(names, field) ? field : findOtherSpelling(field, Object.keys(names));
  if (name === undefined) {
    return nearestFields(field, known);
  }
  const [path] = FIELD.exec(names[name])!;
  const declared = path.split('.').reduce<any>((value, each) => value?.[each], siblings);
  const isRead = siblings[field] === undefined || declared !== undefined || (names[name] === OVERRIDES[name] && !isMap(siblings[field]));
  return isRead ? [] : [names[name]];
}
