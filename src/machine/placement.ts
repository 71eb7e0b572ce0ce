// Where the machines of a group run: spread over zones or nodes, or kept apart.
import type { VirtualMachineInstanceSpec } from '../../imports/kubevirt';
import { NODE_NAME } from '../admission/placement/nodes';
import { isMap, omitEmpty } from '../plain-data/plain-data';

/** A group of machines with the same labels, and the topology domains that they are spread over or kept apart in. */
export interface MachineGroup {
  /**
   * The labels of the machines' instances. Set them in `metadata` of the Machine or its template too. Machines in other namespaces do not
   * belong to the group.
   */
  readonly labels: { readonly [label: string]: string };

  /**
   * The node label whose values are the topology domains: sets `topologyKey`.
   *
   * @default - `topology.kubernetes.io/zone` to spread, `kubernetes.io/hostname` to keep apart
   */
  readonly topologyKey?: string;

  /**
   * Whether a machine that would break this does not start: sets `whenUnsatisfiable`, or the kind of affinity.
   *
   * @default - false to spread, true to keep apart
   */
  readonly required?: boolean;
}

const ZONE = 'topology.kubernetes.io/zone';

const REQUIRED = 'requiredDuringSchedulingIgnoredDuringExecution';
const PREFERRED = 'preferredDuringSchedulingIgnoredDuringExecution';

/** The weight of a preferred term: the highest that Kubernetes accepts. */
const WEIGHT = 100;

/** `topologySpreadConstraints`. */
export function spreadConstraints(groups: readonly MachineGroup[] = []): VirtualMachineInstanceSpec['topologySpreadConstraints'] {
  return groups.map(({ labels, topologyKey = ZONE, required = false }) => ({
    maxSkew: 1, topologyKey, whenUnsatisfiable: required ? 'DoNotSchedule' : 'ScheduleAnyway', labelSelector: selectorOf(labels),
  }));
}

/** A selector of labels. KubeVirt does not store empty ones. */
function selectorOf(labels: MachineGroup['labels']) {
  return omitEmpty({ matchLabels: labels });
}

/** `affinity` with the terms that keep a machine away from the others of its groups; undefined if there is neither. */
export function withAntiAffinity(affinity: any, groups: readonly MachineGroup[] = []): any {
  const existing = affinity?.podAntiAffinity ?? {};
  // An invalid affinity is refused when the manifest is checked.
  const isAffinity = isMap(affinity ?? {}) && isMap(existing) && [REQUIRED, PREFERRED].every((kind) => Array.isArray(existing[kind] ?? []));
  if (groups.length === 0 || !isAffinity) {
    return affinity;
  }
  const preferred = groups.filter((group) => !isRequired(group)).map((group) => ({ weight: WEIGHT, podAffinityTerm: antiAffinityTerm(group) }));
  const podAntiAffinity = omitEmpty({
    ...existing,
    [REQUIRED]: [...existing[REQUIRED] ?? [], ...groups.filter(isRequired).map(antiAffinityTerm)],
    [PREFERRED]: [...existing[PREFERRED] ?? [], ...preferred],
  });
  return { ...affinity, podAntiAffinity };
}

const isRequired = ({ required = true }: MachineGroup) => required;

function antiAffinityTerm({ labels, topologyKey = NODE_NAME }: MachineGroup) {
  return { labelSelector: selectorOf(labels), topologyKey };
}
