// Plans the watches of a wait: one per kind and namespace, or one per kind in many namespaces, for any number of objects.
import { LAUNCHERS } from './launchers';
import { groupOf } from '../../../admission/kinds';
import { groupBy, table } from '../../../plain-data/plain-data';
import type { ObjectQuery, ObjectReference } from '../../cluster/cluster';
import { VIRTUAL_MACHINE, VIRTUAL_MACHINE_INSTANCE } from '../../cluster/machine-types';
import { MAX_NAMESPACES } from '../../cluster/watch';
import { DISK_TYPES } from '../../manifests/disk-types';
import { SECRET_MAKERS } from '../readiness/secret-makers';

export interface PlannedWatch extends ObjectQuery {
  /** Whether its objects are waited for, rather than only explaining others. */
  readonly isAwaited: boolean;
  /** Whether the wait works without it. */
  readonly isOptional: boolean;
  /** The watches of single namespaces that one of all namespaces takes the place of, for a user who may watch only these. */
  readonly parts?: readonly PlannedWatch[];
}

/** The kinds that explain why a machine, a volume or a migration does not become ready. */
const WARNINGS: ObjectQuery = { apiVersion: 'v1', kind: 'Event', fieldSelector: 'type=Warning' };
const VOLUME_RELATED = [...DISK_TYPES, WARNINGS];
const MACHINE_RELATED = [VIRTUAL_MACHINE_INSTANCE, LAUNCHERS, ...VOLUME_RELATED];
const RELATED_KINDS: { readonly [groupKind: string]: readonly ObjectQuery[] } = table({
  'kubevirt.io/VirtualMachine': MACHINE_RELATED,
  'kubevirt.io/VirtualMachineInstance': MACHINE_RELATED,
  'kubevirt.io/VirtualMachineInstanceMigration': [LAUNCHERS, WARNINGS],
  'pool.kubevirt.io/VirtualMachinePool': [VIRTUAL_MACHINE, ...MACHINE_RELATED],
  'clone.kubevirt.io/VirtualMachineClone': ['VirtualMachineSnapshot', 'VirtualMachineRestore'].map((kind) => ({ apiVersion: 'snapshot.kubevirt.io/v1beta1', kind })),
  'cdi.kubevirt.io/DataVolume': VOLUME_RELATED,
  '/PersistentVolumeClaim': VOLUME_RELATED,
});

/** The kinds that have instances. */
const WITH_INSTANCES = ['VirtualMachine', 'VirtualMachineInstance', 'VirtualMachinePool'];

const groupKind = ({ apiVersion, kind }: ObjectQuery) => `${groupOf(apiVersion)}/${kind}`;

/** @param objects objects of judged kinds */
export function planWatches(objects: readonly ObjectReference[]): PlannedWatch[] {
  const watches = [...groupBy(objects, ({ namespace }) => namespace)].flatMap(([namespace, inNamespace]) => watchesOf(namespace, inNamespace));
  return [...groupBy(watches, (each) => `${groupKind(each)} ${each.isAwaited}`).values()].flatMap(joined);
}

/** Each watch takes a connection, so that in many namespaces one for all of them takes the place of theirs. */
function joined(watches: readonly PlannedWatch[]): readonly PlannedWatch[] {
  const [first, ...others] = watches;
  const isSameSelection = others.every(({ fieldSelector }) => fieldSelector === first.fieldSelector);
  return watches.length <= MAX_NAMESPACES ? watches
    : [{ ...first, namespace: undefined, fieldSelector: isSameSelection ? first.fieldSelector : undefined, parts: watches }];
}

function watchesOf(namespace: string | undefined, inNamespace: readonly ObjectReference[]): PlannedWatch[] {
  const kinds = [...groupBy(inNamespace, groupKind).values()];
  const related = new Map(kinds.flatMap(([first]) => RELATED_KINDS[groupKind(first)] ?? []).map((query) => [groupKind(query), query]));
  const awaited = kinds.map(([first, ...others]): PlannedWatch => ({
    apiVersion: first.apiVersion,
    kind: first.kind,
    namespace,
    // Users who may see only this one object can wait for it.
    fieldSelector: others.length === 0 && !related.has(groupKind(first)) ? `metadata.name=${first.name}` : undefined,
    isAwaited: true,
    // A user who may apply them may not always watch them.
    isOptional: [...SECRET_MAKERS, 'VirtualMachineExport'].includes(first.kind),
  }));
  awaited.forEach((query) => related.delete(groupKind(query)));
  const ownInstance = instanceSelector(inNamespace);
  const others = [...related.values()].map((query) => query.kind === 'VirtualMachineInstance' ? { ...query, ...ownInstance } : query);
  return [...awaited, ...others.map((query) => ({ ...query, namespace, isAwaited: false, isOptional: true }))];
}

/** For a single machine, only its own instance is watched. */
function instanceSelector(objects: readonly ObjectReference[]): Partial<ObjectQuery> {
  const [first, ...others] = objects.filter(({ kind }) => WITH_INSTANCES.includes(kind));
  return first?.kind === 'VirtualMachine' && others.length === 0 ? { fieldSelector: `metadata.name=${first.name}` } : {};
}
