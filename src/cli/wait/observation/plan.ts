// Which watches a wait needs: one for a kind in a namespace, however many objects are awaited.
import { MACHINE_LABEL } from './projections';
import { grouped, table } from '../../../plain-data/plain-data';
import type { ObjectQuery, ObjectReference } from '../../cluster/cluster';
import { groupOf } from '../readiness/kinds';

/** A watch, and whether the wait can do without it. */
export interface PlannedWatch extends ObjectQuery {
  readonly isOptional: boolean;
}

/** The kinds that tell why a machine or a volume does not come up. */
const VOLUMES = [
  { apiVersion: 'cdi.kubevirt.io/v1beta1', kind: 'DataVolume' },
  { apiVersion: 'v1', kind: 'PersistentVolumeClaim' },
  { apiVersion: 'v1', kind: 'Event', fieldSelector: 'type=Warning' },
];
const MACHINES = [
  { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachineInstance' },
  { apiVersion: 'v1', kind: 'Pod', labelSelector: 'kubevirt.io=virt-launcher' },
  ...VOLUMES,
];
const COMPANIONS: { readonly [groupKind: string]: readonly ObjectQuery[] } = table({
  'kubevirt.io/VirtualMachine': MACHINES,
  'kubevirt.io/VirtualMachineInstance': MACHINES,
  'pool.kubevirt.io/VirtualMachinePool': [{ apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine' }, ...MACHINES],
  'cdi.kubevirt.io/DataVolume': VOLUMES,
  '/PersistentVolumeClaim': VOLUMES,
});

/** Kinds of which a machine's own is found by the machine's name, and how. */
const OF_ONE: { readonly [kind: string]: (name: string) => Partial<ObjectQuery> } = table({
  VirtualMachineInstance: (name) => ({ fieldSelector: `metadata.name=${name}` }),
  Pod: (name) => ({ labelSelector: `kubevirt.io=virt-launcher,${MACHINE_LABEL}=${name}` }),
});

const groupKind = ({ apiVersion, kind }: ObjectQuery) => `${groupOf(apiVersion)}/${kind}`;

/** Watches for objects of kinds that are judged. */
export function planned(objects: readonly ObjectReference[]): PlannedWatch[] {
  return [...grouped(objects, ({ namespace }) => namespace)].flatMap(([namespace, inNamespace]) => {
    const kinds = [...grouped(inNamespace, groupKind).values()];
    const companions = kinds.flatMap((ofKind) => (COMPANIONS[groupKind(ofKind[0])] ?? [])
      .map((each) => ({ ...each, ...selectedFor(each, ofKind, kinds) })));
    const isCompanion = (query: ObjectQuery) => companions.some((each) => groupKind(each) === groupKind(query));
    const awaited = kinds.map(([first, ...others]): PlannedWatch => ({
      apiVersion: first.apiVersion,
      kind: first.kind,
      namespace,
      // Of one object alone, who may see only that one may wait for it.
      fieldSelector: others.length === 0 && !isCompanion(first) ? `metadata.name=${first.name}` : undefined,
      isOptional: false,
    }));
    const others = companions.filter((each) => !awaited.some((own) => groupKind(own) === groupKind(each)));
    const widest = [...grouped(others, groupKind).values()].map((same) => same.find(({ kind }) => OF_ONE[kind] === undefined) ?? same[0]);
    return [...awaited, ...widest.map((each) => ({ ...each, namespace, isOptional: true }))];
  });
}

/** Of a single machine, its own instance and launcher only. */
function selectedFor({ kind }: ObjectQuery, ofKind: readonly ObjectReference[], kinds: readonly ObjectReference[][]): Partial<ObjectQuery> {
  const others = kinds.filter((each) => each !== ofKind).map(([first]) => first.kind);
  const isAlone = ofKind.length === 1 && !others.some((other) => ['VirtualMachinePool', 'VirtualMachineInstance'].includes(other));
  return isAlone && ofKind[0].kind === 'VirtualMachine' ? OF_ONE[kind]?.(ofKind[0].name) ?? {} : {};
}
