// The machines of manifests that an object, such as a Service, selects by labels. They are looked up by one label.
import { fieldAt, itemsAt } from '../../plain-data/fields';
import { groupBy, scalarText } from '../../plain-data/plain-data';
import { LabelIndex } from '../findings/label-index';
import type { Reference } from '../findings/references';
import { machineIn, MachineSpec, NAME_LABELS, poolNameOf } from '../manifests/machines';

/** How objects of a kind select machines by their labels. */
interface Selection {
  /** The path of the labels in the spec. */
  readonly labels: string;
  /** Whether machines of all namespaces are selected. */
  readonly isClusterWide?: boolean;
  readonly as: (spec: any) => string;
}

const SELECTIONS = new Map<unknown, Selection>(Object.entries<Selection>({
  Service: { labels: 'selector', as: (spec: any) => itemsAt(spec, 'ports').map(({ port }) => scalarText(port)).join(', ') },
  VirtualMachineInstancePreset: { labels: 'selector.matchLabels', as: () => 'presets' },
  MigrationPolicy: { labels: 'selectors.virtualMachineInstanceSelector', isClusterWide: true, as: () => 'migrations' },
}));

interface LabeledMachine {
  readonly object: any;
  readonly labels: MachineSpec['labels'];
  /** Its position among the manifests. */
  readonly place: number;
}

/** The machines that may have a label, in the order of the manifests. */
type Lookup = (key: string, value: unknown) => readonly LabeledMachine[];

/** Finds the machines that an object selects by labels; none for an object that selects all. */
export function selectionAmong(objects: readonly any[]): (selecting: any) => Reference[] {
  const lookup = lookupIn(objects);
  return ({ kind, metadata, spec }) => {
    const selection = SELECTIONS.get(kind);
    if (selection === undefined) {
      return [];
    }
    const selector = Object.entries(fieldAt(spec, selection.labels) ?? {});
    return shortest(selector.map(([key, value]) => lookup(key, value)))
      .filter(({ object }) => selection.isClusterWide || object.metadata?.namespace === metadata?.namespace)
      .filter(({ object, labels }) => selector.every(([key, value]) => labels[key] === value || NAME_LABELS.includes(key) && isInPool(value, object)))
      .map(({ object }) => ({ kind: object.kind, name: object.metadata.name, namespace: object.metadata.namespace, as: selection.as(spec) }));
  };
}

function lookupIn(objects: readonly any[]): Lookup {
  const machines = objects.map((object, place) => ({ object, labels: machineIn(object)?.labels, place }))
    .filter((each): each is LabeledMachine => each.labels !== undefined);
  const index = new LabelIndex<LabeledMachine, unknown>();
  machines.forEach((machine) => index.add(machine.labels, machine));
  const pools = groupBy(machines.filter(({ object }) => object.kind === 'VirtualMachinePool'), ({ object }) => object.metadata?.name);
  return (key, value) => {
    const found = index.owners(key, value);
    const ofMachine = NAME_LABELS.includes(key) && typeof value === 'string' ? pools.get(poolNameOf(value)) ?? [] : [];
    return ofMachine.length === 0 ? found : [...found, ...ofMachine].sort((one, other) => one.place - other.place);
  };
}

function shortest(lists: readonly (readonly LabeledMachine[])[]): readonly LabeledMachine[] {
  return lists.reduce((least, each) => each.length < least.length ? each : least, lists[0] ?? []);
}

/** Whether a name is that of a machine in a pool, which ends in a number. */
function isInPool(name: unknown, { kind, metadata }: any): boolean {
  return kind === 'VirtualMachinePool' && typeof name === 'string' && poolNameOf(name) !== name && poolNameOf(name) === metadata?.name;
}
