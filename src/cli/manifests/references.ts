// The objects that manifests refer to by name, kind by kind.
import { fieldAt, itemsAt, machineIn, MachineSpec } from './machines';
import { SECRET_NAMES } from '../../cloud-init/volumes';
import { table } from '../../plain-data/plain-data';

/** A reference to an object. */
export interface Reference {
  readonly kind: string;
  readonly name: string;
  /** Undefined for the namespace of the referring object. */
  readonly namespace?: string;
  /** Its role, such as a disk's name. */
  readonly as?: string;
  /** Whether the referring object works without it too. */
  readonly isOptional?: boolean;
}

/** A field that refers to an object. */
interface Link {
  /** The path of the map, or list of maps, that contains the reference. */
  readonly in: string;
  /** The path of the name below it. Kind and namespace may be next to the name. */
  readonly name: string;
  /** The kind, unless one is next to the name. */
  readonly kind: string;
  /** Its role; by default, the name of the map. */
  readonly as?: string;
}

const volume = (kind: string, name: string): Link => ({ in: 'template.spec.volumes', name, kind });

const MACHINE: readonly Link[] = [
  { in: 'instancetype', name: 'name', kind: 'VirtualMachineClusterInstancetype', as: 'instancetype' },
  { in: 'preference', name: 'name', kind: 'VirtualMachineClusterPreference', as: 'preference' },
  { in: 'template.spec', name: 'priorityClassName', kind: 'PriorityClass', as: 'priority' },
  { in: 'template.spec.networks', name: 'multus.networkName', kind: 'NetworkAttachmentDefinition' },
  volume('DataVolume', 'dataVolume.name'),
  volume('PersistentVolumeClaim', 'persistentVolumeClaim.claimName'),
  volume('PersistentVolumeClaim', 'ephemeral.persistentVolumeClaim.claimName'),
  volume('Image', 'containerDisk.image'),
  ...SECRET_NAMES.map((path) => volume('Secret', path)),
  volume('Secret', 'secret.secretName'),
  volume('Secret', 'sysprep.secret.name'),
  volume('ConfigMap', 'configMap.name'),
  volume('ConfigMap', 'sysprep.configMap.name'),
  volume('ServiceAccount', 'serviceAccount.serviceAccountName'),
  ...['sshPublicKey', 'userPassword'].map((type): Link => ({ in: 'template.spec.accessCredentials', name: `${type}.source.secret.secretName`, kind: 'Secret', as: 'credentials' })),
];

/** The references of an import. */
const IMPORT: readonly Link[] = ['http', 's3', 'gcs', 'registry', 'imageio', 'vddk'].flatMap((type): Link[] => [
  { in: `source.${type}`, name: 'secretRef', kind: 'Secret', as: 'credentials' },
  { in: `source.${type}`, name: 'certConfigMap', kind: 'ConfigMap', as: 'certificates' },
  { in: `source.${type}.secretExtraHeaders`, name: '', kind: 'Secret', as: 'headers' },
]);

const DATA_VOLUME: readonly Link[] = [
  { in: 'source', name: 'pvc.name', kind: 'PersistentVolumeClaim', as: 'clones' },
  { in: 'source', name: 'snapshot.name', kind: 'VolumeSnapshot', as: 'clones' },
  { in: 'sourceRef', name: 'name', kind: 'DataSource', as: 'clones' },
  ...IMPORT,
];

const source = (as: string): Link => ({ in: 'source', name: 'name', kind: 'VirtualMachine', as });

const BY_KIND: { readonly [kind: string]: readonly Link[] } = table({
  DataVolume: DATA_VOLUME,
  VolumeImportSource: IMPORT,
  VolumeCloneSource: [{ in: 'source', name: 'name', kind: 'PersistentVolumeClaim', as: 'clones' }],
  PersistentVolumeClaim: [{ in: 'dataSourceRef', name: 'name', kind: 'PersistentVolumeClaim', as: 'source' }],
  DataSource: [
    { in: 'source.pvc', name: 'name', kind: 'PersistentVolumeClaim', as: 'source' },
    { in: 'source.snapshot', name: 'name', kind: 'VolumeSnapshot', as: 'source' },
    { in: 'source.dataSource', name: 'name', kind: 'DataSource', as: 'source' },
  ],
  DataImportCron: [{ in: '', name: 'managedDataSource', kind: 'DataSource', as: 'imports' }],
  ExternalSecret: [{ in: 'target', name: 'name', kind: 'Secret', as: 'makes' }],
  VirtualMachineInstanceMigration: [{ in: '', name: 'vmiName', kind: 'VirtualMachineInstance', as: 'migrates' }],
  VirtualMachineSnapshot: [source('of')],
  VirtualMachineSnapshotContent: [{ in: '', name: 'virtualMachineSnapshotName', kind: 'VirtualMachineSnapshot', as: 'content' }],
  VirtualMachineRestore: [
    { in: '', name: 'virtualMachineSnapshotName', kind: 'VirtualMachineSnapshot', as: 'from' },
    { in: 'target', name: 'name', kind: 'VirtualMachine', as: 'restores' },
  ],
  VirtualMachineClone: [source('from'), { in: 'target', name: 'name', kind: 'VirtualMachine', as: 'makes' }],
  VirtualMachineExport: [source('exports'), { in: '', name: 'tokenSecretRef', kind: 'Secret', as: 'token' }],
  VirtualMachineBackup: [
    source('of'), { in: '', name: 'pvcName', kind: 'PersistentVolumeClaim', as: 'to' }, { in: '', name: 'tokenSecretRef', kind: 'Secret', as: 'token' },
  ],
  VirtualMachineBackupTracker: [source('tracks')],
  HorizontalPodAutoscaler: [{ in: 'scaleTargetRef', name: 'name', kind: 'VirtualMachinePool', as: 'scales' }],
});

/** The kinds, besides machines and pools, whose objects refer to others. */
export const REFERRING_KINDS: readonly string[] = Object.keys(BY_KIND);

/** The references of an object. A field that does not fit its schema has none. */
export function referencesOf(object: any): Reference[] {
  const machine = machineIn(object);
  if (machine !== undefined) {
    return MACHINE.flatMap((link) => follow(machine.spec, link)).flatMap((reference) => perMachine(reference, machine));
  }
  const { kind, spec } = object;
  return Object.hasOwn(BY_KIND, kind) ? BY_KIND[kind].flatMap((link) => follow(spec, link)) : [];
}

function follow(spec: unknown, link: Link): Reference[] {
  return itemsAt(spec, link.in).flatMap((item): Reference[] => {
    const text = fieldAt(item, link.name);
    if (typeof text !== 'string' || text === '') {
      return [];
    }
    const sibling = fieldAt(item, link.name.split('.').slice(0, -1).join('.'));
    const { kind, namespace } = link.name.endsWith('name') && typeof sibling === 'object' ? sibling : {} as any;
    const as = link.as ?? item.name;
    // Multus writes NAMESPACE/NAME. The image of a container disk contains slashes too.
    const [name, prefix] = link.kind === 'Image' ? [text] : text.split('/').reverse();
    return [{ kind: kind ?? link.kind, name, namespace: prefix ?? namespace, as, isOptional: fieldAt(sibling, 'optional') === true }];
  });
}

/** No cluster has more machines in one pool. A larger number is a mistake, which must not cost hours of computation. */
const MAX_POOL_SIZE = 10_000;

/** A pool may have Secrets and ConfigMaps for each machine, with names that end in the machine's number. */
function perMachine(reference: Reference, { replicas = 0, indexed }: MachineSpec): Reference[] {
  const count = Number.isInteger(replicas) ? Math.min(Math.max(replicas, 0), MAX_POOL_SIZE) : 0;
  return indexed.includes(reference.kind)
    ? Array.from({ length: count }, (_, index) => ({ ...reference, name: `${reference.name}-${index}` }))
    : [reference];
}
