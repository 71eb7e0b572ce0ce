// The objects that exist once a manifest is applied: its own, the DataVolumes of its machine, and what a controller makes from it.
import { REFERABLE_KINDS } from './references';
import { fieldAt } from '../../plain-data/fields';
import { table } from '../../plain-data/plain-data';
import { dataVolumesOf } from '../manifests/machines';

/** Kinds whose objects have the names of those of another kind: a claim that of its DataVolume, an instance that of its machine. */
export const NAMED_LIKE: { readonly [kind: string]: string } = table({ PersistentVolumeClaim: 'DataVolume', VirtualMachineInstance: 'VirtualMachine' });

/** The kind of object that a reference may be to as well. */
export const NAMESAKES: { readonly [kind: string]: string } = table({ ...NAMED_LIKE, DataVolume: 'PersistentVolumeClaim' });

/** The object that a controller makes from another one: an operator a Secret, CDI a DataSource, KubeVirt a machine. */
interface Made {
  readonly kind: string;
  /** The path of its name. */
  readonly name: string;
  /** Whether it has the name of the other object unless there is another one. */
  readonly isOwn?: boolean;
  /** Whether an object that exists is changed instead. */
  readonly mayExist?: boolean;
}

const MADE = new Map<unknown, Made>(Object.entries<Made>({
  ExternalSecret: { kind: 'Secret', name: 'spec.target.name', isOwn: true },
  SealedSecret: { kind: 'Secret', name: 'metadata.name' },
  Certificate: { kind: 'Secret', name: 'spec.secretName' },
  VaultStaticSecret: { kind: 'Secret', name: 'spec.destination.name' },
  VaultDynamicSecret: { kind: 'Secret', name: 'spec.destination.name' },
  OnePasswordItem: { kind: 'Secret', name: 'metadata.name' },
  DataImportCron: { kind: 'DataSource', name: 'spec.managedDataSource' },
  VirtualMachineClone: { kind: 'VirtualMachine', name: 'spec.target.name' },
  VirtualMachineRestore: { kind: 'VirtualMachine', name: 'spec.target.name', mayExist: true },
}));

/** The objects of a manifest, as far as their kinds and names are concerned, and whether they may exist before it. */
export function definedBy(object: any): any[] {
  return [object, ...dataVolumesOf(object), ...madeFrom(object)];
}

/** Those that others refer to, and which have names. */
export function namedBy(object: any): any[] {
  return definedBy(object).filter(({ kind, metadata }) => REFERABLE_KINDS.has(kind) && typeof metadata?.name === 'string');
}

function madeFrom(object: any): any[] {
  const made = MADE.get(object.kind);
  if (made === undefined) {
    return [];
  }
  const name = fieldAt(object, made.name) ?? (made.isOwn ? object.metadata?.name : undefined);
  return name === undefined ? [] : [{ kind: made.kind, metadata: { namespace: object.metadata?.namespace, name }, mayExist: made.mayExist }];
}

const CLUSTER_SCOPED = /^VirtualMachineCluster|^MigrationPolicy$|^PriorityClass$|^Image$/;

/** Whether objects of a kind that a machine may refer to are in no namespace. */
export function hasNoNamespace(kind: string): boolean {
  return CLUSTER_SCOPED.test(kind);
}
