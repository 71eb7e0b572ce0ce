// What the objects of a cluster refer to, kind by kind: what a drawing has arrows for.
import { fieldAt, itemsAt } from './fields';
import { DescribedMachine, machineOf } from './machines';
import { CLOUD_INIT_TYPES } from '../../cloud-init/volumes';
import { table } from '../../table';

/** That an object refers to another one. */
export interface Reference {
  readonly kind: string;
  readonly name: string;
  /** The namespace of the object that refers, where none is given. */
  readonly namespace?: string;
  /** What the object has it as, such as a disk's name. */
  readonly as?: string;
}

/** Where an object refers to another one. */
interface Link {
  /** The map, or the list of maps, that the reference stands in. */
  readonly in: string;
  /** The field below that holds the other one's name; beside it may stand its kind and its namespace. */
  readonly name: string;
  /** The other one's kind where none is beside its name. */
  readonly kind: string;
  /** What the object has it as, where the map has no name. */
  readonly as?: string;
}

const volume = (kind: string, name: string): Link => ({ in: 'template.spec.volumes', name, kind });

const MACHINE: readonly Link[] = [
  { in: 'instancetype', name: 'name', kind: 'VirtualMachineClusterInstancetype', as: 'instancetype' },
  { in: 'preference', name: 'name', kind: 'VirtualMachineClusterPreference', as: 'preference' },
  { in: 'template.spec.networks', name: 'multus.networkName', kind: 'NetworkAttachmentDefinition' },
  volume('DataVolume', 'dataVolume.name'),
  volume('PersistentVolumeClaim', 'persistentVolumeClaim.claimName'),
  volume('PersistentVolumeClaim', 'ephemeral.persistentVolumeClaim.claimName'),
  volume('Image', 'containerDisk.image'),
  ...CLOUD_INIT_TYPES.flatMap((type) => [volume('Secret', `${type}.secretRef.name`), volume('Secret', `${type}.networkDataSecretRef.name`)]),
  volume('Secret', 'secret.secretName'),
  volume('Secret', 'sysprep.secret.name'),
  volume('ConfigMap', 'configMap.name'),
  volume('ConfigMap', 'sysprep.configMap.name'),
  volume('ServiceAccount', 'serviceAccount.serviceAccountName'),
  ...['sshPublicKey', 'userPassword'].map((type): Link => ({ in: 'template.spec.accessCredentials', name: `${type}.source.secret.secretName`, kind: 'Secret', as: 'credentials' })),
];

const DATA_VOLUME: readonly Link[] = [
  { in: 'source', name: 'pvc.name', kind: 'PersistentVolumeClaim', as: 'clones' },
  { in: 'source', name: 'snapshot.name', kind: 'VolumeSnapshot', as: 'clones' },
  { in: 'sourceRef', name: 'name', kind: 'DataSource', as: 'clones' },
  ...['http', 's3', 'gcs', 'registry', 'imageio', 'vddk'].flatMap((type): Link[] => [
    { in: `source.${type}`, name: 'secretRef', kind: 'Secret', as: 'credentials' },
    { in: `source.${type}`, name: 'certConfigMap', kind: 'ConfigMap', as: 'certificates' },
    { in: `source.${type}.secretExtraHeaders`, name: '', kind: 'Secret', as: 'headers' },
  ]),
];

const BY_KIND: { readonly [kind: string]: readonly Link[] } = table({
  DataVolume: DATA_VOLUME,
  PersistentVolumeClaim: [{ in: 'dataSourceRef', name: 'name', kind: 'PersistentVolumeClaim', as: 'source' }],
  DataSource: [
    { in: 'source.pvc', name: 'name', kind: 'PersistentVolumeClaim', as: 'source' },
    { in: 'source.snapshot', name: 'name', kind: 'VolumeSnapshot', as: 'source' },
    { in: 'source.dataSource', name: 'name', kind: 'DataSource', as: 'source' },
  ],
  DataImportCron: [{ in: '', name: 'managedDataSource', kind: 'DataSource', as: 'imports' }],
  ExternalSecret: [{ in: 'target', name: 'name', kind: 'Secret', as: 'makes' }],
  HorizontalPodAutoscaler: [{ in: 'scaleTargetRef', name: 'name', kind: 'VirtualMachinePool', as: 'scales' }],
});

/** The kinds that are drawn even where nothing refers to them. */
export const DRAWN_KINDS: readonly string[] = ['VirtualMachine', 'VirtualMachinePool', 'Service', 'Secret', 'NetworkAttachmentDefinition', ...Object.keys(BY_KIND)];

/** What an object refers to by name. Manifests are drawn as they are: what does not fit its schema has no arrows. */
export function referencesOf(object: any): Reference[] {
  const machine = machineOf(object);
  if (machine !== undefined) {
    return MACHINE.flatMap((link) => followed(machine.spec, link)).flatMap((reference) => ofEachMachine(reference, machine));
  }
  const { kind, spec } = object;
  return Object.hasOwn(BY_KIND, kind) ? BY_KIND[kind].flatMap((link) => followed(spec, link)) : [];
}

function followed(spec: unknown, link: Link): Reference[] {
  return itemsAt(spec, link.in).flatMap((item): Reference[] => {
    const text = fieldAt(item, link.name);
    if (typeof text !== 'string' || text === '') {
      return [];
    }
    const beside = fieldAt(item, link.name.split('.').slice(0, -1).join('.'));
    const { kind, namespace } = link.name.endsWith('name') && typeof beside === 'object' ? beside : {} as any;
    const as = link.as ?? item.name;
    // Multus writes the namespace before the name, and a container disk's image has slashes too.
    const [name, before] = link.kind === 'Image' ? [text] : text.split('/').reverse();
    return [{ kind: kind ?? link.kind, name, namespace: before ?? namespace, as }];
  });
}

/** A pool may have Secrets and ConfigMaps for each of its machines, whose names end in the machine's number. */
function ofEachMachine(reference: Reference, { replicas = 0, indexed }: DescribedMachine): Reference[] {
  return indexed.includes(reference.kind)
    ? Array.from({ length: replicas }, (_, index) => ({ ...reference, name: `${reference.name}-${index}` }))
    : [reference];
}
