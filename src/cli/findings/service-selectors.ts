// Finds Services that select no pod of the manifests, although they are meant for one of the machines: it has their label in its own metadata,
// under another key, or spelt otherwise, or kustomize has renamed it. Without the cluster it is unknown whether other pods have the label.
import type { AdviceAt, ComparedObject, Comparison } from './comparison';
import type { Label } from './label-index';
import { type LabelledMachine, LabelledPods, type PodIndexes, stringsIn } from './labelled-pods';
import { configurationAdvice } from './renamed-objects';
import { REFERENCE_NOT_RENAMED, SERVICE_SELECTS_NOTHING } from '../../admission/advice/between-manifests';
import { isFilledInLater } from '../../admission/form';
import { fieldPath, type Issue } from '../../issues/issues';
import { misspellingsOf } from '../../issues/nearest-name';
import { MACHINE_LABEL } from '../../machine/pod-selector';
import { detachString } from '../../plain-data/detach-string';
import { fieldBelow, splitPath } from '../../plain-data/fields';
import { isMap, type Texts } from '../../plain-data/plain-data';
import { HOST_NAME_LABEL, machineIn } from '../manifests/machines';

/** The most machines with one label that a Service may be meant for. */
const MAX_MACHINES = 50;

/** The most advice to give. */
const MAX_ADVICE = 50;

/** Where objects other than machines have the labels of their pods. Operators often pass on those of the object itself. */
const POD_LABELS = ['metadata.labels', 'spec.podMetadata.labels', 'spec.template.metadata.labels', 'spec.jobTemplate.spec.template.metadata.labels'].map(splitPath);

/** Kinds without pods. Kustomize gives their objects the labels of everything else. */
const WITHOUT_PODS = new Set<unknown>([
  'ConfigMap', 'DataImportCron', 'DataSource', 'DataVolume', 'ExternalSecret', 'Ingress', 'Namespace', 'NetworkAttachmentDefinition', 'NetworkPolicy',
  'PersistentVolumeClaim', 'Role', 'RoleBinding', 'SealedSecret', 'Secret', 'Service', 'ServiceAccount', 'VirtualMachineInstancetype', 'VirtualMachinePreference',
]);

/** The labels of KubeVirt, which only the pods of machines have. */
const OF_KUBEVIRT = /(^|\.)kubevirt\.io\//;

/** The labels that KubeVirt sets on every pod, besides those with the machine's name. */
const SET_BY_KUBEVIRT = /^kubevirt\.io(\/(created-by|nodeName))?$/;

/** A Service, and the labels that it asks for. */
interface Service<Place> {
  readonly set: string | undefined;
  readonly namespace: string;
  readonly selector: readonly Label[];
  readonly place: Place;
}

/** Finds such Services among objects that no schema has checked, in any order. */
export class ServiceSelectors<Place> implements Comparison<Place> {
  private readonly sets = new Map<string | undefined, Map<string, LabelledPods>>();
  private readonly services: Service<Place>[] = [];

  public add({ set, object, place, oldName }: ComparedObject<Place>): void {
    const { apiVersion, kind, metadata, spec } = object;
    const machine = machineIn(object);
    if (machine !== undefined) {
      this.podsIn(set, metadata?.namespace).addMachine(object, machine, oldName);
    } else if (kind === 'Service' && apiVersion === 'v1') {
      this.addService(set, metadata, spec, place);
    } else if (!WITHOUT_PODS.has(kind)) {
      for (const labels of POD_LABELS.map((steps) => fieldBelow(object, steps)).filter(isMap)) {
        this.podsIn(set, metadata?.namespace).addPod(labels);
      }
    }
  }

  private addService(set: string | undefined, metadata: any, spec: any, place: () => Place): void {
    const selector = Object.entries(stringsIn(spec?.selector)).filter(([key]) => !SET_BY_KUBEVIRT.test(key));
    const isFixed = !selector.some(([, value]) => isFilledInLater(value));
    if (selector.length > 0 && isFixed && spec.type !== 'ExternalName') {
      const [namespace, labels] = JSON.parse(JSON.stringify([namespaceName(metadata?.namespace), selector]));
      this.services.push({ set, namespace, selector: labels, place: place() });
    }
  }

  private podsIn(set: string | undefined, written: unknown): LabelledPods {
    const namespaces = this.sets.get(set) ?? new Map<string, LabelledPods>();
    this.sets.set(set, namespaces);
    const name = namespaceName(written);
    const known = namespaces.get(name);
    if (known !== undefined) {
      return known;
    }
    const pods = new LabelledPods();
    namespaces.set(detachString(name), pods);
    return pods;
  }

  public advice(): AdviceAt<Place>[] {
    const found: AdviceAt<Place>[] = [];
    for (const { set, namespace, selector, place } of this.services) {
      // An object without a namespace may be applied to any.
      const pods = namespace === '' ? [...this.sets.get(set)?.values() ?? []] : ['', namespace].map((each) => this.podsIn(set, each));
      const among = pods.map(({ indexes }) => indexes);
      const missing = selector.filter((label) => !among.some((each) => each.has(label)));
      const faults = missing.length === 0 ? [] : faultsOf(selector, missing, among);
      found.push(...faults.map((issue) => ({ place, issue })));
      if (found.length >= MAX_ADVICE) {
        break;
      }
    }
    return found;
  }
}

/** What is wrong with the missing labels of a selector, if it is meant for one of the machines: if this has every label somewhere, or almost. */
function faultsOf(selector: readonly Label[], missing: readonly Label[], among: readonly PodIndexes[]): Pick<Issue, 'path' | 'message' | 'rule'>[] {
  const candidates = new Set(selector.flatMap((label) => among.flatMap((indexes) => machinesLike(label, indexes))));
  for (const machine of candidates) {
    const faults = selector.filter((label) => !hasLabel(machine.podLabels, label)).map((label) => ({ label, instead: insteadOf(label, machine) }));
    if (faults.every(({ label, instead }) => instead !== undefined && missing.includes(label))) {
      return faults.map(({ label, instead }) => ({
        path: fieldPath('spec.selector', label[0]),
        message: `no pod in these manifests has ${quoted(label)}, ${instead}`,
        rule: (hasLabel(machine.oldLabels, label) ? REFERENCE_NOT_RENAMED : SERVICE_SELECTS_NOTHING).name,
      }));
    }
  }
  return [];
}

/** Machines that have a label somewhere, or almost. */
function machinesLike(label: Label, { byPodLabel, byOwnLabel, byOldLabel }: PodIndexes): readonly LabelledMachine[] {
  const [key, value] = label;
  const near = misspellingsOf(value, byPodLabel.valuesOf(key)).map((other): Label => [key, other]);
  const otherKeys = OF_KUBEVIRT.test(key) ? byPodLabel.keys.filter((other) => OF_KUBEVIRT.test(other)) : [];
  const onPods = [label, ...near, ...otherKeys.map((other): Label => [other, value])].map((each) => byPodLabel.owners(...each));
  return [byOwnLabel.owners(key, value), byOldLabel.owners(key, value), ...onPods].flatMap((machines) => machines.slice(0, MAX_MACHINES));
}

/** What to do about a label that the pod of a machine does not have; undefined if the machine has nothing like it. */
function insteadOf([key, value]: Label, { kind, name, oldLabels, podLabels, ownLabels, podLabelsPath }: LabelledMachine): string | undefined {
  const title = `${kind}/${name}`;
  if (hasLabel(oldLabels, [key, value])) {
    const line = configurationAdvice(kind, 'Service', `spec/selector/${MACHINE_LABEL.replaceAll('/', '\\/')}`);
    const other: Label = [MACHINE_LABEL, oldLabels[MACHINE_LABEL]];
    return `kustomize has renamed the machine to ${JSON.stringify(name)}: ${key === MACHINE_LABEL ? '' : `write ${quoted(other)} instead, and `}${line}`;
  }
  if (hasLabel(ownLabels, [key, value])) {
    return `${title} has it in its own metadata only, write it in its ${podLabelsPath}`;
  }
  const labels = Object.entries(podLabels);
  const near = labels.filter(([other, text]) => other === key && misspellingsOf(value, [text]).length > 0);
  const meant = near.length > 0 || !OF_KUBEVIRT.test(key) ? near : labels.filter(([other, text]) => isCurrent(other) && text === value);
  const write = meant.length === 1 ? 'that' : 'one of them';
  return meant.length === 0 ? undefined : `but ${title} has ${meant.map(quoted).join(' and ')}, write ${write}`;
}

/** Whether a label is one of KubeVirt that people should write. */
function isCurrent(key: string): boolean {
  return OF_KUBEVIRT.test(key) && key !== HOST_NAME_LABEL;
}

function hasLabel(labels: Texts, [key, value]: Label): boolean {
  return Object.hasOwn(labels, key) && labels[key] === value;
}

/** A namespace that is filled in later may be any, as if it were left out. */
function namespaceName(written: unknown): string {
  return typeof written === 'string' && !isFilledInLater(written) ? written : '';
}

function quoted([key, value]: Label): string {
  return JSON.stringify(`${key}: ${value}`);
}
