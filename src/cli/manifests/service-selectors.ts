// Finds Services that select no pod of the manifests, while a machine has their label in its own metadata, under another key or misspelt.
// Without the cluster it is unknown whether other pods have the label.
import { fieldAt, machineIn, stepsOf, valueAt } from './machines';
import { isMisspelt } from './misspelt-names';
import { SERVICE_SELECTS_NOTHING } from '../../admission/advice/between-manifests';
import { isFilledInLater } from '../../admission/form';
import { fieldPath, type Issue } from '../../issues/issues';
import { nearestNames } from '../../issues/nearest-name';
import { MACHINE_LABEL } from '../../machine/pod-selector';
import { detachString } from '../../plain-data/detach-string';
import { isMap } from '../../plain-data/plain-data';

/** With more values of a label than this, some are similar anyway. */
const MAX_SIMILAR = 200;

/** The most Services to remember. */
const MAX_SERVICES = 10_000;

/** Where objects other than machines have the labels of their pods. */
const POD_LABELS = ['metadata.labels', 'spec.template.metadata.labels', 'spec.jobTemplate.spec.template.metadata.labels'].map(stepsOf);

/** A label of KubeVirt, which only the pods of machines have. */
const OF_KUBEVIRT = /(^|\.)kubevirt\.io\//;

/** The labels that KubeVirt sets on every pod, besides the one with the machine's name. */
const SET_BY_KUBEVIRT = /^(kubevirt\.io(\/(created-by|nodeName))?|vm\.kubevirt\.io\/name)$/;

/** A Service, and the labels that it asks for. */
interface Service<Place> {
  readonly set: string | undefined;
  readonly namespace: string;
  readonly selector: readonly (readonly [key: string, value: string])[];
  readonly place: Place;
}

/** The labels in a namespace. There is an entry for each value: that of `app` is often that of other labels too. */
class Labels {
  private readonly keys = new Map<string, string[]>();

  public add(labels: unknown): void {
    for (const [key, value] of isMap(labels) ? Object.entries(labels) : []) {
      if (typeof value === 'string' && !this.has(key, value)) {
        this.keys.set(detachString(value), [...this.keysOf(value), detachString(key)]);
      }
    }
  }

  public has(key: string, value: string): boolean {
    return this.keysOf(value).includes(key);
  }

  public keysOf(value: string): readonly string[] {
    return this.keys.get(value) ?? [];
  }

  public valuesOf(key: string): string[] {
    return [...this.keys].filter(([, keys]) => keys.includes(key)).map(([value]) => value);
  }
}

/** The labels in one namespace of one cluster. */
class Namespace {
  /** Those of machines' pods. */
  public readonly machines = new Labels();
  /** Those of machines that their pods do not get. */
  public readonly ownOfMachines = new Labels();
  public readonly otherPods = new Labels();
  public readonly pools = new Set<string>();

  /** Whether a pod may have a label. */
  public has(key: string, value: string): boolean {
    return this.machines.has(key, value) || this.otherPods.has(key, value) || key === MACHINE_LABEL && this.pools.has(value.replace(/-\d+$/, ''));
  }
}

/** Finds such Services among objects that no schema has checked, in any order. */
export class ServiceSelectors<Place> {
  private readonly namespaces = new Map<string, Namespace>();
  private readonly services: Service<Place>[] = [];

  /**
   * Looks at the next object.
   *
   * @param set the objects that it belongs to, such as those of one cluster
   */
  public add(set: string | undefined, object: any, place: () => Place): void {
    const { kind, metadata } = object;
    const machine = machineIn(object);
    if (machine !== undefined) {
      const namespace = this.namespace(set, metadata?.namespace);
      namespace.machines.add(machine.labels);
      namespace.ownOfMachines.add(kind === 'VirtualMachine' ? metadata?.labels : undefined);
      if (kind === 'VirtualMachinePool') {
        namespace.pools.add(detachString(String(metadata?.name)));
      }
    } else if (kind === 'Service') {
      this.addService(set, object, place);
    } else {
      for (const labels of POD_LABELS.map((steps) => valueAt(object, steps)).filter(isMap)) {
        this.namespace(set, metadata?.namespace).otherPods.add(labels);
      }
    }
  }

  private addService(set: string | undefined, { metadata, spec }: any, place: () => Place): void {
    const labels = fieldAt(spec, 'selector');
    const selector = Object.entries(isMap(labels) ? labels : {}).filter((label): label is [string, string] => (
      typeof label[1] === 'string' && !isFilledInLater(label[1]) && !SET_BY_KUBEVIRT.test(label[0])
    ));
    if (selector.length > 0 && this.services.length < MAX_SERVICES) {
      const [detached, namespace] = [selector.map((label) => label.map(detachString) as [string, string]), detachString(String(metadata?.namespace ?? ''))];
      this.services.push({ set, namespace, selector: detached, place: place() });
    }
  }

  private namespace(set: string | undefined, name: unknown = ''): Namespace {
    const key = JSON.stringify([set, name]);
    const namespace = this.namespaces.get(key) ?? new Namespace();
    this.namespaces.set(key, namespace);
    return namespace;
  }

  /** The advice, once all objects have been looked at. */
  public advice(): { readonly place: Place; readonly issue: Issue }[] {
    return this.services.flatMap(({ set, namespace, selector, place }) => {
      // An object without a namespace may be applied to any.
      const [own, anywhere] = [namespace, ''].map((each) => this.namespace(set, each));
      return selector.filter(([key, value]) => !own.has(key, value) && !anywhere.has(key, value)).flatMap(([key, value]) => {
        const instead = elsewhere(own, key, value);
        const message = `no pod in these manifests has ${quoted(key, value)}, ${instead}`;
        return instead === undefined ? [] : [{ place, issue: { path: fieldPath('spec.selector', key), message, rule: SERVICE_SELECTS_NOTHING.name } }];
      });
    });
  }
}

/** What to do about a label that a machine has elsewhere, or almost; undefined if none has it. */
function elsewhere({ machines, ownOfMachines }: Namespace, key: string, value: string): string | undefined {
  if (ownOfMachines.has(key, value)) {
    return 'a machine has it in its own metadata only, write it in spec.template.metadata.labels of the machine';
  }
  const values = machines.valuesOf(key);
  const near = values.length > MAX_SIMILAR ? [] : nearestNames(value, values, 1).filter((other) => isMisspelt(value, other));
  const meant = near.length === 0 && OF_KUBEVIRT.test(key)
    ? machines.keysOf(value).map((other) => quoted(other, value))
    : near.map((other) => quoted(key, other));
  return meant.length === 0 ? undefined : `but a machine has ${meant.join(' and ')}, write ${meant.length === 1 ? 'that' : 'one of them'}`;
}

function quoted(key: string, value: string): string {
  return JSON.stringify(`${key}: ${value}`);
}
