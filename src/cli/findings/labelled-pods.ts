// The labels of the pods in one namespace, and the machines whose pods have them, or might have. They are looked up only if a Service asks for
// them, so until then each machine is one short text.
import { type Label, LabelIndex } from './label-index';
import { isMap, textOf, type Texts } from '../../plain-data/plain-data';
import { machineIn, type MachineSpec, NAME_LABELS, poolNameOf } from '../manifests/machines';

/** A machine that a Service may be meant for. */
export interface LabelledMachine {
  readonly kind: string;
  readonly name: string;
  /** The labels with the name that it had before a kustomization was built, if that has renamed it. */
  readonly oldLabels: Texts;
  readonly podLabels: Texts;
  readonly ownLabels: Texts;
  readonly podLabelsPath: string;
}

/** The machines of a namespace by their labels, and the labels of all its pods. */
export class PodIndexes {
  public readonly byPodLabel = new LabelIndex<LabelledMachine, string>();
  public readonly byOwnLabel = new LabelIndex<LabelledMachine, string>();
  public readonly byOldLabel = new LabelIndex<LabelledMachine, string>();
  private readonly podLabels = new Set<string>();
  private readonly pools = new Set<string>();

  constructor(machines: readonly LabelledMachine[], others: readonly Texts[]) {
    for (const machine of machines) {
      this.byPodLabel.add(machine.podLabels, machine);
      this.byOwnLabel.add(machine.ownLabels, machine);
      this.byOldLabel.add(machine.oldLabels, machine);
      if (machine.kind === 'VirtualMachinePool') {
        this.pools.add(machine.name);
      }
    }
    [...machines.map(({ podLabels }) => podLabels), ...others].flatMap((labels) => Object.entries(labels)).forEach((label) => this.podLabels.add(label.join('\n')));
  }

  /** Whether a pod may have a label. */
  public has([key, value]: Label): boolean {
    return this.podLabels.has([key, value].join('\n')) || NAME_LABELS.includes(key) && poolNameOf(value) !== value && this.pools.has(poolNameOf(value));
  }
}

/** The labelled pods of one namespace of one cluster. */
export class LabelledPods {
  /** In JSON: a part of a file's text would keep the whole text in memory. */
  private readonly machines: string[] = [];
  private readonly others: string[] = [];
  private known?: PodIndexes;

  public addMachine(object: any, { labels: podLabels, ownLabels, pathOf }: MachineSpec, oldName?: string): void {
    const { kind, metadata } = object;
    const before = oldName === undefined ? {} : machineIn({ ...object, metadata: { ...metadata, name: oldName } })!.labels;
    const oldLabels = Object.fromEntries(Object.entries(before).filter(([key, value]) => value !== podLabels[key]));
    this.machines.push(JSON.stringify({ kind, name: metadata?.name, oldLabels, podLabels, ownLabels, podLabelsPath: pathOf('template.metadata.labels') }));
  }

  public addPod(labels: object): void {
    this.others.push(JSON.stringify(labels));
  }

  /** The indexes, once all pods have been added. */
  public get indexes(): PodIndexes {
    return this.known ??= new PodIndexes(this.machines.map(readMachine), this.others.map((text) => stringsIn(JSON.parse(text))));
  }
}

function readMachine(text: string): LabelledMachine {
  const { kind, name, oldLabels, podLabels, ownLabels, podLabelsPath } = JSON.parse(text);
  const [ofOldName, ofPod, own] = [oldLabels, podLabels, ownLabels].map(stringsIn);
  return { kind, name: textOf(name), oldLabels: ofOldName, podLabels: ofPod, ownLabels: own, podLabelsPath };
}

/** The labels whose values are strings. */
export function stringsIn(labels: unknown): Texts {
  return Object.fromEntries(Object.entries(isMap(labels) ? labels : {}).filter((label): label is [string, string] => typeof label[1] === 'string'));
}
