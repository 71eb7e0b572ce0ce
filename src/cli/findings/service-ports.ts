// Finds Services to ports that do not reach the guest: masquerade forwards others, no port has the name, or the machine is not on the pod network.
import type { AdviceAt, ComparedObject, Comparison } from './comparison';
import { type Label, LabelIndex } from './label-index';
import { stringsIn } from './labelled-pods';
import type { Interface } from '../../../imports/kubevirt';
import { SERVICE_PORT_NOT_FORWARDED } from '../../admission/advice/between-manifests';
import { isFilledInLater } from '../../admission/form';
import { isDefaultNetwork } from '../../admission/network/networks';
import { leavesOut } from '../../admission/network/port-ranges';
import { ISTIO_INJECT } from '../../admission/placement/instance-metadata';
import type { Issue } from '../../issues/issues';
import { fieldAt, itemsAt } from '../../plain-data/fields';
import { isMap, listOf, textOf, type Texts } from '../../plain-data/plain-data';
import { machineIn, type MachineSpec } from '../manifests/machines';

/** The most advice to give. */
const MAX_ADVICE = 50;

/** A machine, and what a Service reaches of it. */
interface Target {
  readonly title: string;
  readonly labels: Texts;
  readonly isOnPodNetwork: boolean;
  readonly interfaces: readonly Partial<Interface>[];
}

interface Service<Place> {
  readonly scope: string;
  /** Its selector and its ports, in JSON: a part of a file's text would keep the whole text in memory. */
  readonly spec: string;
  readonly place: Place;
}

/** Finds such Services among objects that no schema has checked, in any order. */
export class ServicePorts<Place> implements Comparison<Place> {
  /** The machines by their cluster and namespace, in JSON. */
  private readonly targets = new Map<string, string[]>();
  private readonly services: Service<Place>[] = [];

  public add({ set, object, place }: ComparedObject<Place>): void {
    const { apiVersion, kind, metadata, spec } = object;
    const scope = [set ?? '', textOf(metadata?.namespace)].join('\n');
    const machine = machineIn(object);
    if (machine !== undefined) {
      const targets = this.targets.get(scope) ?? [];
      targets.push(...targetIn(`${kind}/${textOf(metadata?.name)}`, machine));
      this.targets.set(scope, targets);
    } else if (kind === 'Service' && apiVersion === 'v1' && isMap(spec?.selector) && spec.clusterIP !== 'None' && spec.type !== 'ExternalName') {
      this.services.push({ scope, spec: JSON.stringify({ selector: spec.selector, ports: listOf(spec.ports) }), place: place() });
    }
  }

  public advice(): AdviceAt<Place>[] {
    const indexes = new Map<string, LabelIndex<Target, string>>();
    const found: AdviceAt<Place>[] = [];
    for (const { scope, spec, place } of this.services) {
      const { selector, ports } = JSON.parse(spec);
      const labels = Object.entries(stringsIn(selector));
      if (labels.length > 0 && found.length < MAX_ADVICE) {
        const index = indexes.get(scope) ?? indexOf(this.targets.get(scope) ?? []);
        indexes.set(scope, index);
        found.push(...issuesOf(selected(labels, index), ports).map((issue) => ({ place, issue })));
      }
    }
    return found;
  }
}

/** The machine as a target, unless a sidecar answers for it, or another tool fills in its ports. */
function targetIn(title: string, { spec, labels }: MachineSpec): readonly string[] {
  const instance = fieldAt(spec, 'template.spec');
  const [networks, interfaces] = [itemsAt(instance, 'networks'), itemsAt(instance, 'domain.devices.interfaces').filter(isMap)];
  const ports = interfaces.flatMap((iface) => [...itemsAt(iface, 'ports'), ...itemsAt(iface, 'portRanges')]);
  const isKnown = ports.every((port) => isMap(port) && [port.port ?? port.start, port.port ?? port.end].every(Number.isInteger));
  if (fieldAt(spec, 'template.metadata.annotations')?.[ISTIO_INJECT] !== undefined || !isKnown) {
    return [];
  }
  const isOnPodNetwork = networks.length === 0
    ? fieldAt(instance, 'domain.devices.autoattachPodInterface') !== false
    : networks.some((network) => isMap(network) && isDefaultNetwork(network));
  return [JSON.stringify({
    title,
    labels: stringsIn(labels),
    isOnPodNetwork,
    interfaces: interfaces.map((iface) => ({ name: iface.name, masquerade: iface.masquerade, ports: itemsAt(iface, 'ports'), portRanges: itemsAt(iface, 'portRanges') })),
  })];
}

function indexOf(targets: readonly string[]): LabelIndex<Target, string> {
  const index = new LabelIndex<Target, string>();
  targets.map((text): Target => JSON.parse(text)).forEach((target) => index.add(target.labels, target));
  return index;
}

function selected([first, ...labels]: readonly Label[], index: LabelIndex<Target, string>): readonly Target[] {
  return index.owners(...first).filter((target) => labels.every(([key, value]) => target.labels[key] === value));
}

/** The mistakes in a Service's ports, each with the first machine that shows it. */
function issuesOf(targets: readonly Target[], ports: readonly any[]): readonly Pick<Issue, 'path' | 'message' | 'rule'>[] {
  const rule = SERVICE_PORT_NOT_FORWARDED.name;
  const outside = targets.find(({ isOnPodNetwork }) => !isOnPodNetwork);
  if (outside !== undefined) {
    return [{ path: 'spec.selector', message: `${outside.title} is not on the pod network, where Services live, write pod: {} for one of its networks`, rule }];
  }
  return ports.flatMap((written, index) => {
    const { port, targetPort = port, protocol }: any = isMap(written) ? written : {};
    const [message] = targets.flatMap((target) => mistakeIn(targetPort, textOf(protocol) || 'TCP', target) ?? []);
    return message === undefined ? [] : [{ path: `spec.ports[${index}].${targetPort === port ? 'port' : 'targetPort'}`, message, rule }];
  });
}

function mistakeIn(port: unknown, protocol: string, { title, interfaces }: Target): string | undefined {
  if (typeof port === 'string') {
    const isNamed = isFilledInLater(port) || interfaces.some(({ ports = [] }) => ports.some(({ name }) => name === port));
    return isNamed ? undefined : `${JSON.stringify(port)} is not the name of a port of ${title}, write its number, or name the port under ports of its interface`;
  }
  const closed = typeof port === 'number' ? interfaces.find((iface) => leavesOut(iface, port, protocol)) : undefined;
  return closed && `${title} does not forward ${port}/${protocol} to its guest, write it under ports of its interface ${JSON.stringify(closed.name ?? '')}, or remove those to forward all`;
}
