// The objects and fields that the machine of a lease may use. KubeVirt and CDI fetch the objects that a machine names with their own
// permissions, which the user who takes the lease does not have: Secrets and disks of others, tokens of service accounts, open networks.
import type { MachineLeasePoolProps } from './machine-lease-pool-props';
import { AdmissionRule, celList, celString, listAt, notAllowed, optionalPath, unless } from '../access/admission-policy';
import { SECRET_NAMES } from '../cloud-init/volumes';

const TEMPLATE = 'spec.template';
const GUEST = `${TEMPLATE}.spec`;
const VOLUMES = `${GUEST}.volumes`;
const DISKS = 'spec.dataVolumeTemplates';
const DOMAIN = `${GUEST}.domain`;

const SECRETS = [
  ...SECRET_NAMES.map((path) => `${VOLUMES}[].${path}`),
  `${VOLUMES}[].secret.secretName`,
  `${VOLUMES}[].sysprep.secret.name`,
  `${VOLUMES}[].containerDisk.imagePullSecret`,
  `${DOMAIN}.firmware.kernelBoot.container.imagePullSecret`,
  ...['sshPublicKey', 'userPassword'].map((type) => `${GUEST}.accessCredentials[].${type}.source.secret.secretName`),
  ...['gcs', 'http', 'imageio', 'registry', 's3', 'vddk'].map((source) => `${DISKS}[].spec.source.${source}.secretRef`),
];

const CONFIG_MAPS = [
  `${VOLUMES}[].configMap.name`,
  `${VOLUMES}[].sysprep.configMap.name`,
  ...['http', 'imageio', 'registry', 's3'].map((source) => `${DISKS}[].spec.source.${source}.certConfigMap`),
];

const PROBED_HOSTS = ['readinessProbe', 'livenessProbe'].flatMap((probe) => ['httpGet', 'tcpSocket'].map((type) => `${GUEST}.${probe}.${type}.host`));

/** Volumes that belong to the machine, or whose names are checked by other rules. */
const VOLUME_TYPES = [
  'cloudInitConfigDrive', 'cloudInitNoCloud', 'configMap', 'containerDisk', 'dataVolume', 'downwardAPI', 'emptyDisk', 'persistentVolumeClaim', 'secret',
  'serviceAccount', 'sysprep',
];

/** Sources of disks that everybody can reach, or that are checked by other rules. */
const DISK_SOURCES = ['sourceRef', ...['blank', 'gcs', 'http', 'pvc', 'registry', 's3', 'snapshot'].map((type) => `source.${type}`)];

/**
 * Fields by which a disk would use the storage or headers of others, or be fetched with their identity: with `pullMethod: node`, CDI serves
 * the image from a pod with a token, to which a link in the image may lead.
 */
const DISK_CHOICES = [
  'priorityClassName', 'serviceAccountName', 'source.http.secretExtraHeaders', 'source.registry.pullMethod',
  ...['pvc', 'storage'].flatMap((claim) => ['dataSource', 'dataSourceRef', 'selector', 'volumeName'].map((field) => `${claim}.${field}`)),
];

/**
 * Fields by which a machine preempts others or keeps them off nodes, gets disks, devices and host access that other rules do not check, or
 * memory that the quota does not count.
 */
const MACHINE_CHOICES = [
  'affinity.podAntiAffinity.requiredDuringSchedulingIgnoredDuringExecution', 'priorityClassName', 'resourceClaims', 'utilityVolumes',
  'domain.devices.autoattachVSOCK', 'domain.devices.downwardMetrics', 'domain.memory.hugepages',
];

/** Annotations that do not change pods. Others may add networks, containers and service accounts to them. */
const ANNOTATIONS = [
  '(vm\\.kubevirt\\.io|cdk8s-kubevirt)/.+',
  'kubevirt\\.io/(ignitiondata|pci-topology-version)',
  'cdi\\.kubevirt\\.io/storage\\.(bind\\.immediate\\.requested|usePopulator)',
];

/** The maximum grace period of a machine that is deleted, in seconds. */
const MAX_GRACE_SECONDS = 600;

/** Whether a name begins with the machine's name, and is not that of another machine's object: machine names end in 8 hex digits. */
const IS_OWN_NAME = 'it.startsWith(object.metadata.name + "-") && !it.substring(size(object.metadata.name) + 1).matches("(^|-)[0-9a-f]{8}-")';

const NEVER = 'false';

const isOneOf = (allowed: readonly string[] = []) => `it in ${celList(allowed)}`;

type Rule = Omit<AdmissionRule, 'on'>;

/** The rules for VirtualMachines on creation. Later changes are refused by the lease rules. */
export function machineRules(namespace: string, props: MachineLeasePoolProps): AdmissionRule[] {
  return [...objectRules(namespace, props), ...hardwareRules(props), ...fieldRules()].map((each) => ({ ...each, on: ['CREATE'] }));
}

const requestAdvice = (prop: string) => `leave it out, or have it added to ${prop} of the MachineLeasePool`;

/** The rules for objects of the cluster that a machine names. */
function objectRules(namespace: string, { allowedSecrets, allowedConfigMaps, allowedImageNamespaces = [] }: MachineLeasePoolProps): Rule[] {
  // KubeVirt treats an empty namespace as the machine's own.
  const clonedFrom = ['pvc', 'snapshot'].map((type) => `${listAt(DISKS)}.map(each, each.?spec.?source.?${type}).filter(it, it.hasValue()).map(it, it.?namespace.orValue(""))`);
  return [
    {
      name: 'secrets',
      what: 'Secret',
      violations: notAllowed(SECRETS, `${IS_OWN_NAME} && it.matches("-[0-9a-f]{10}$") || ${isOneOf(allowedSecrets)}`),
      why: 'is not of the lease\'s own cloud-init',
      write: requestAdvice('allowedSecrets'),
    },
    {
      name: 'configMaps',
      what: 'ConfigMap',
      violations: notAllowed(CONFIG_MAPS, isOneOf(allowedConfigMaps)),
      why: 'is not for leases',
      write: requestAdvice('allowedConfigMaps'),
    },
    {
      name: 'serviceAccounts',
      what: 'ServiceAccount',
      violations: notAllowed([`${VOLUMES}[].serviceAccount.serviceAccountName`], NEVER),
      why: 'a user who takes a lease would get its token',
      write: 'leave it out',
    },
    {
      name: 'disks',
      what: 'dataVolumeTemplates',
      violations: notAllowed([`${DISKS}[].metadata.name`], IS_OWN_NAME),
      why: 'is not named after the machine, and may be the disk of another machine',
      write: 'write the machine\'s name, a dash and what the disk holds, such as web-1-root',
    },
    {
      name: 'claims',
      what: 'disk',
      violations: notAllowed([`${VOLUMES}[].dataVolume.name`, `${VOLUMES}[].persistentVolumeClaim.claimName`], `it in ${listAt(DISKS)}.map(each, each.metadata.name)`),
      why: 'is not among the machine\'s own dataVolumeTemplates',
      write: 'describe it there, or clone a disk that several leases need from a DataSource',
    },
    {
      name: 'sources',
      what: 'clone from namespace',
      violations: `(${clonedFrom.join(' + ')}).map(it, it == "" ? ${celString(namespace)} : it).filter(it, !(${isOneOf(allowedImageNamespaces.filter((each) => each !== namespace))}))`,
      why: 'may be another user\'s disk',
      write: 'name a DataSource of the pool\'s own namespace as sourceRef, or have the namespace added to allowedImageNamespaces of the MachineLeasePool',
    },
    {
      name: 'dataSources',
      what: 'DataSource in namespace',
      violations: notAllowed([`${DISKS}[].spec.sourceRef.namespace`], isOneOf([namespace, ...allowedImageNamespaces])),
      why: 'may be anybody\'s',
      write: requestAdvice('allowedImageNamespaces'),
    },
  ];
}

/** The rules for networks, devices and nodes. */
function hardwareRules({ allowedNetworkAttachments, allowedDevices, allowedInstancetypes, allowedTolerations }: MachineLeasePoolProps): Rule[] {
  const networks = listAt(`${GUEST}.networks`);
  const resources = ['requests', 'limits'].map((type) => `object${optionalPath(`${DOMAIN}.resources.${type}`)}.orValue({}).map(it, it)`).join(' + ');
  return [
    {
      name: 'networks',
      what: 'NetworkAttachmentDefinition',
      violations: notAllowed([`${GUEST}.networks[].multus.networkName`], isOneOf(allowedNetworkAttachments)),
      why: 'is a network that the pool\'s NetworkPolicy does not guard',
      write: requestAdvice('allowedNetworkAttachments'),
    },
    {
      name: 'podNetworks',
      what: 'machine',
      violations: unless(`${networks}.size() == 0 ? object${optionalPath(`${DOMAIN}.devices.autoattachPodInterface`)}.orValue(true) : ${networks}.exists(each, each.?pod.hasValue())`, 'object.metadata.name'),
      why: 'is not on the pod network, and KubeVirt forwards ports to whatever address such a guest reports',
      write: 'add a network with pod: {}, or leave out autoattachPodInterface',
    },
    {
      name: 'devices',
      what: 'device',
      violations: `${notAllowed(['gpus', 'hostDevices'].map((type) => `${DOMAIN}.devices.${type}[].deviceName`), isOneOf(allowedDevices))} + (${resources}).filter(it, it.contains("/") && !(${isOneOf(allowedDevices)}))`,
      why: 'is not for leases',
      write: requestAdvice('allowedDevices'),
    },
    {
      name: 'instancetypes',
      what: 'instance type',
      violations: notAllowed(['spec.instancetype.name'], isOneOf(allowedInstancetypes)),
      why: 'may bring devices that are not for leases',
      write: requestAdvice('allowedInstancetypes'),
    },
    {
      name: 'tolerations',
      what: 'toleration of',
      violations: `${listAt(`${GUEST}.tolerations`)}.map(each, each.?key.orValue("any taint")).filter(it, !(${isOneOf(allowedTolerations)}))`,
      why: 'leads to nodes that are not for leases',
      write: requestAdvice('allowedTolerations'),
    },
  ];
}

/** The rules for types and fields of which only some are harmless. */
function fieldRules(): Rule[] {
  const has = (fields: readonly string[]) => fields.map((field) => `each${optionalPath(field)}.hasValue()`).join(' || ');
  const disksWith = (condition: string) => `${listAt(DISKS)}.filter(each, ${condition}).map(each, each.metadata.name)`;
  const unknownAnnotations = (metadata: string) => `${metadata}${optionalPath('annotations')}.orValue({}).map(it, it).filter(it, !it.matches(${celString(`^(${ANNOTATIONS.join('|')})$`)}))`;
  return [
    {
      name: 'volumeTypes',
      what: 'volume',
      violations: `${listAt(VOLUMES)}.filter(each, !(${has(VOLUME_TYPES)})).map(each, each.name)`,
      why: 'is of a type that is not for leases',
      write: `write one of ${VOLUME_TYPES.join(', ')}`,
    },
    {
      name: 'sourceTypes',
      what: 'dataVolumeTemplates',
      violations: disksWith(`!(${has(DISK_SOURCES.map((type) => `spec.${type}`))})`),
      why: 'is filled from a source that is not for leases',
      write: `write one of ${DISK_SOURCES.join(', ')}`,
    },
    {
      name: 'diskChoices',
      what: 'dataVolumeTemplates',
      violations: disksWith(has(DISK_CHOICES.map((field) => `spec.${field}`))),
      why: 'sets a field that a lease may not set',
      write: `leave out ${DISK_CHOICES.join(', ')}`,
    },
    {
      name: 'machineChoices',
      what: GUEST,
      violations: MACHINE_CHOICES.map((field) => `(object${optionalPath(`${GUEST}.${field}`)}.hasValue() ? [${celString(field)}] : [])`).join(' + '),
      why: 'may not be set by a lease',
      write: 'leave it out',
    },
    {
      name: 'annotations',
      what: 'annotation',
      violations: `${unknownAnnotations(`object.spec.template${optionalPath('metadata')}`)} + ${listAt(DISKS)}.map(each, ${unknownAnnotations('each.metadata')}.join(", ")).filter(it, it != "")`,
      why: 'may change the pods of the lease',
      write: 'leave it out',
    },
    {
      name: 'diskLabels',
      what: 'label',
      violations: `${listAt(DISKS)}.map(each, each.metadata.?labels.orValue({}).map(it, it).join(", ")).filter(it, it != "")`,
      why: 'is copied to the claim and to the pod that fills it, and others may select them by it',
      write: 'leave it out',
    },
    {
      name: 'probes',
      what: 'host',
      violations: notAllowed(PROBED_HOSTS, NEVER),
      why: 'would be contacted by the node, which no NetworkPolicy restricts',
      write: 'leave it out to probe the guest',
    },
    {
      name: 'innerFinalizers',
      what: 'finalizer',
      violations: `${listAt(`${TEMPLATE}.metadata.finalizers`)} + ${listAt(DISKS)}.map(each, each.metadata.?finalizers.orValue([]).join(", ")).filter(it, it != "")`,
      why: 'would keep an instance or a disk from being deleted with its machine',
      write: 'leave it out',
    },
    {
      name: 'evictions',
      what: 'evictionStrategy',
      violations: notAllowed([`${GUEST}.evictionStrategy`], isOneOf(['None', 'LiveMigrateIfPossible'])),
      why: 'would keep a node from being drained',
      write: 'write LiveMigrateIfPossible or None, or leave it out',
    },
    {
      name: 'graceTimes',
      what: 'terminationGracePeriodSeconds',
      violations: `[object${optionalPath(`${GUEST}.terminationGracePeriodSeconds`)}.orValue(0)].filter(it, it > ${MAX_GRACE_SECONDS}).map(it, string(it))`,
      why: 'would keep a lease from ending',
      write: `write at most ${MAX_GRACE_SECONDS}`,
    },
    {
      // A Manual machine is started and stopped through its status. With other strategies, KubeVirt's API server changes the spec.
      name: 'runStrategies',
      what: 'runStrategy',
      violations: '[object.spec.?runStrategy.orValue("of running")].filter(it, it != "Manual")',
      why: 'would start the machine on its own',
      write: 'write Manual',
    },
  ];
}
