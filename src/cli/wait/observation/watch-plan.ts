// Plans the watches of a wait: one for each kind and namespace, however many objects are awaited.
import { LAUNCHERS } from './launchers';
import { groupBy, table } from '../../../plain-data/plain-data';
import type { ObjectQuery, ObjectReference } from '../../cluster/cluster';
import { groupOf } from '../readiness/kinds';
import { SECRET_MAKERS } from '../readiness/secret-makers';

/** A watch. */
export interface PlannedWatch extends ObjectQuery {
  /** Whether its objects are waited for, and do not only explain others. */
  readonly isAwaited: boolean;
  /** Whether the wait works without it. */
  readonly isOptional: boolean;
}

/** The kinds that explain why a machine or a volume does not become ready. */
const VOLUMES = [
  { apiVersion: 'cdi.kubevirt.io/v1beta1', kind: 'DataVolume' },
  { apiVersion: 'v1', kind: 'PersistentVolumeClaim' },
  { apiVersion: 'v1', kind: 'Event', fieldSelector: 'type=Warning' },
];
const MACHINES = [
  { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachineInstance' },
  { apiVersion: 'v1', kind: 'Pod', labelSelector: LAUNCHERS },
  ...VOLUMES,
];
const RELATED_KINDS: { readonly [groupKind: string]: readonly ObjectQuery[] } = table({
  'kubevirt.io/VirtualMachine': MACHINES,
  'kubevirt.io/VirtualMachineInstance': MACHINES,
  'pool.kubevirt.io/VirtualMachinePool': [{ apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine' }, ...MACHINES],
  'cdi.kubevirt.io/DataVolume': VOLUMES,
  '/PersistentVolumeClaim': VOLUMES,
});

/** Selects the objects of a single machine. */
const SELECT_ONE: { readonly [kind: string]: (name: string) => Partial<ObjectQuery> } = table({
  VirtualMachineInstance: (name) => ({ fieldSelector: `metadata.name=${name}` }),
});

const groupKind = ({ apiVersion, kind }: ObjectQuery) => `${groupOf(apiVersion)}/${kind}`;

/** @param objects of kinds that are judged */
export function planWatches(objects: readonly ObjectReference[]): PlannedWatch[] {
  return [...groupBy(objects, ({ namespace }) => namespace)].flatMap(([namespace, inNamespace]) => {
    const kinds = [...groupBy(inNamespace, groupKind).values()];
    const related = kinds.flatMap((ofKind) => (RELATED_KINDS[groupKind(ofKind[0])] ?? [])
      .map((each) => ({ ...each, ...selectorsFor(each, ofKind, kinds) })));
    const isCompanion = (query: ObjectQuery) => related.some((each) => groupKind(each) === groupKind(query));
    const awaited = kinds.map(([first, ...others]): PlannedWatch => ({
      apiVersion: first.apiVersion,
      kind: first.kind,
      namespace,
      // Users who may see only this one object may wait for it.
      fieldSelector: others.length === 0 && !isCompanion(first) ? `metadata.name=${first.name}` : undefined,
      isAwaited: true,
      // Whoever may apply them may not always watch them.
      isOptional: SECRET_MAKERS.includes(first.kind),
    }));
    const others = related.filter((each) => !awaited.some((own) => groupKind(own) === groupKind(each)));
    const widest = [...groupBy(others, groupKind).values()].map((same) => same.find(({ kind }) => SELECT_ONE[kind] === undefined) ?? same[0]);
    return [...awaited, ...widest.map((each) => ({ ...each, namespace, isAwaited: false, isOptional: true }))];
  });
}

/** For a single machine, only its own instance is watched. */
function selectorsFor({ kind }: ObjectQuery, ofKind: readonly ObjectReference[], kinds: readonly ObjectReference[][]): Partial<ObjectQuery> {
  const others = kinds.filter((each) => each !== ofKind).map(([first]) => first.kind);
  const isAlone = ofKind.length === 1 && !others.some((other) => ['VirtualMachinePool', 'VirtualMachineInstance'].includes(other));
  return isAlone && ofKind[0].kind === 'VirtualMachine' ? SELECT_ONE[kind]?.(ofKind[0].name) ?? {} : {};
}
