// The objects that manifests refer to by name, kind by kind.
import { SECRET_NAMES } from '../../cloud-init/volumes';
import { joinPath } from '../../issues/issues';
import { fieldBelow, splitPath } from '../../plain-data/fields';
import { groupBy } from '../../plain-data/plain-data';
import { dataVolumesOf, machineIn, MachineSpec } from '../manifests/machines';

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
  /** Whether a pool makes the name from the written one. */
  readonly isIndexed?: boolean;
}

/** A reference, and the field that has the name. */
export interface WrittenReference extends Reference {
  readonly path: () => string;
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
  /** Whether a pool may append the machine's number to the name. */
  readonly mayBeIndexed?: boolean;
}

/** A link with the steps of the name's path. */
interface PreparedLink extends Link {
  readonly steps: readonly string[];
}

/** Links into the same map or list. */
interface Links {
  readonly path: string;
  readonly steps: readonly string[];
  readonly links: readonly PreparedLink[];
}

function prepare(links: readonly Link[]): Links[] {
  return [...groupBy(links, (link) => link.in)].map(([path, into]) => ({
    path, steps: splitPath(path), links: into.map((link) => ({ ...link, steps: splitPath(link.name) })),
  }));
}

const volume = (kind: string, name: string): Link => ({ in: 'template.spec.volumes', name, kind });

const indexedVolume = (kind: string, name: string): Link => ({ ...volume(kind, name), mayBeIndexed: true });

const MACHINE: readonly Link[] = [
  { in: 'instancetype', name: 'name', kind: 'VirtualMachineClusterInstancetype', as: 'instancetype' },
  { in: 'preference', name: 'name', kind: 'VirtualMachineClusterPreference', as: 'preference' },
  { in: 'template.spec', name: 'priorityClassName', kind: 'PriorityClass', as: 'priority' },
  { in: 'template.spec.networks', name: 'multus.networkName', kind: 'NetworkAttachmentDefinition' },
  volume('DataVolume', 'dataVolume.name'),
  volume('PersistentVolumeClaim', 'persistentVolumeClaim.claimName'),
  volume('PersistentVolumeClaim', 'ephemeral.persistentVolumeClaim.claimName'),
  volume('Image', 'containerDisk.image'),
  ...SECRET_NAMES.map((path) => indexedVolume('Secret', path)),
  indexedVolume('Secret', 'secret.secretName'),
  volume('Secret', 'containerDisk.imagePullSecret'),
  volume('Secret', 'sysprep.secret.name'),
  indexedVolume('ConfigMap', 'configMap.name'),
  volume('ConfigMap', 'sysprep.configMap.name'),
  volume('ServiceAccount', 'serviceAccount.serviceAccountName'),
  ...['sshPublicKey', 'userPassword'].map((type): Link => ({ in: 'template.spec.accessCredentials', name: `${type}.source.secret.secretName`, kind: 'Secret', as: 'credentials' })),
];

/** The references of an import from the source at a path. */
const importFrom = (path: string) => ['http', 's3', 'gcs', 'registry', 'imageio', 'vddk'].flatMap((type): Link[] => [
  { in: `${path}.${type}`, name: 'secretRef', kind: 'Secret', as: 'credentials' },
  { in: `${path}.${type}`, name: 'certConfigMap', kind: 'ConfigMap', as: 'certificates' },
  { in: `${path}.${type}`, name: 'extraArgs', kind: 'ConfigMap', as: 'options' },
  { in: `${path}.${type}.secretExtraHeaders`, name: '', kind: 'Secret', as: 'headers' },
]);

const DATA_VOLUME: readonly Link[] = [
  { in: 'source', name: 'pvc.name', kind: 'PersistentVolumeClaim', as: 'clones' },
  { in: 'source', name: 'snapshot.name', kind: 'VolumeSnapshot', as: 'clones' },
  { in: 'sourceRef', name: 'name', kind: 'DataSource', as: 'clones' },
  ...importFrom('source'),
];

const source = (as: string): Link => ({ in: 'source', name: 'name', kind: 'VirtualMachine', as });

const BY_KIND: { readonly [kind: string]: readonly Link[] } = {
  DataVolume: DATA_VOLUME,
  VolumeImportSource: importFrom('source'),
  VolumeCloneSource: [{ in: 'source', name: 'name', kind: 'PersistentVolumeClaim', as: 'clones' }],
  PersistentVolumeClaim: [{ in: 'dataSourceRef', name: 'name', kind: 'PersistentVolumeClaim', as: 'source' }],
  DataSource: [
    { in: 'source.pvc', name: 'name', kind: 'PersistentVolumeClaim', as: 'source' },
    { in: 'source.snapshot', name: 'name', kind: 'VolumeSnapshot', as: 'source' },
    { in: 'source.dataSource', name: 'name', kind: 'DataSource', as: 'source' },
  ],
  DataImportCron: [{ in: '', name: 'managedDataSource', kind: 'DataSource', as: 'imports' }, ...importFrom('template.spec.source')],
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
};

const OF_MACHINE = prepare(MACHINE);
const OF_KIND = new Map(Object.entries(BY_KIND).map(([kind, links]) => [kind, prepare(links)]));

/** The kinds, besides machines and pools, whose objects refer to others. */
export const REFERRING_KINDS: readonly string[] = Object.keys(BY_KIND);

/** Kinds that only a field next to the name can say. */
const SAID_KINDS = ['VirtualMachineInstancetype', 'VirtualMachinePreference'];

/** The kinds that others refer to by name, and whose objects are manifests. */
export const REFERABLE_KINDS: ReadonlySet<string> = new Set([
  ...[...MACHINE, ...Object.values(BY_KIND).flat()].map(({ kind }) => kind).filter((kind) => kind !== 'Image'), ...SAID_KINDS,
]);

/** The references of an object. A field that does not fit its schema has none. */
export function referencesOf(object: any): WrittenReference[] {
  const found: WrittenReference[] = [];
  const machine = machineIn(object);
  if (machine !== undefined) {
    const expand: Expand = (reference, { mayBeIndexed = false }) => mayBeIndexed ? perMachine(reference, machine) : [reference];
    OF_MACHINE.forEach((links) => follow(machine.spec, links, machine.pathOf, found, expand));
    return found;
  }
  const { kind, spec } = object;
  OF_KIND.get(kind)?.forEach((links) => follow(spec, links, (path) => joinPath('spec', path), found));
  return found;
}

/** The references of an object and of the DataVolumes in it, which no schema has checked. */
export function writtenReferences(object: any): WrittenReference[] {
  const ofDataVolumes = dataVolumesOf(object).flatMap((dataVolume, index) => referencesOf(dataVolume).map(({ path, ...reference }) => ({
    ...reference, path: () => machineIn(object)!.pathOf(`dataVolumeTemplates[${index}].${path()}`),
  })));
  return [...referencesOf(object), ...ofDataVolumes].filter(({ kind, namespace = '' }) => typeof kind === 'string' && typeof namespace === 'string');
}

/** The references that stand for one. */
type Expand = (reference: WrittenReference, link: Link) => readonly WrittenReference[];

/** Adds the references through links into the same map or list. It is looked up once: there may be thousands of machines. */
function follow(
  spec: unknown, { path, steps, links }: Links, pathOf: (path: string) => string, references: WrittenReference[], expand: Expand = (one) => [one],
): void {
  const found = fieldBelow(spec, steps);
  const items: readonly any[] = Array.isArray(found) ? found : [found];
  for (const link of links) {
    for (let index = 0; index < items.length; index += 1) {
      const [item, text] = [items[index], fieldBelow(items[index], link.steps)];
      if (typeof text === 'string' && text !== '') {
        const reference = referenceIn(item, text, link, () => pathOf(joinPath(Array.isArray(found) ? `${path}[${index}]` : path, link.name)));
        expand(reference, link).forEach((each) => references.push(each));
      }
    }
  }
}

function referenceIn(item: any, text: string, link: PreparedLink, path: () => string): WrittenReference {
  const { as = item.name } = link;
  const sibling = fieldBelow(item, link.steps.slice(0, -1));
  const { kind, namespace } = link.name.endsWith('name') && typeof sibling === 'object' ? sibling : {} as any;
  // Multus writes NAMESPACE/NAME. The image of a container disk contains slashes too.
  const [name, prefix] = link.kind === 'Image' ? [text] : text.split('/').reverse();
  return { kind: kind ?? link.kind, name, namespace: prefix ?? namespace, as, isOptional: fieldBelow(sibling, ['optional']) === true, path };
}

/** No cluster has more machines in one pool. A larger number is a mistake, which must not cost hours of computation. */
const MAX_POOL_SIZE = 10_000;

/** A pool may have Secrets and ConfigMaps for each machine in some volumes, with names that end in the machine's number. */
function perMachine(reference: WrittenReference, { replicas = 0, indexed }: MachineSpec): WrittenReference[] {
  const count = Number.isInteger(replicas) ? Math.min(Math.max(replicas, 0), MAX_POOL_SIZE) : 0;
  return indexed.includes(reference.kind)
    ? Array.from({ length: count }, (_, index) => ({ ...reference, name: `${reference.name}-${index}`, isIndexed: true }))
    : [reference];
}
