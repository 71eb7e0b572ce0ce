// Where the machines of a group run: spread over zones or nodes, or kept apart.
import type { TopologySpreadConstraint } from '../../imports/kubernetes';
import { NODE_NAME } from '../admission/placement/nodes';
import { type Issue, issuesOfEach, missing, NO_ISSUES } from '../issues/issues';
import { type Check, name } from '../issues/shape';
import { shapeIssues } from '../issues/shape-issues';
import { entriesOf, isLazy, isMap, omitEmpty } from '../plain-data/plain-data';

/** A group of machines with the same labels, and the topology domains that they are spread over or kept apart in. */
export interface MachineGroup {
  /**
   * The labels of the machines' instances, at least one. Set them in `metadata` or `instanceLabels` of the Machine or its template too: the
   * instances do not get those of the chart. Machines in other namespaces do not belong to the group.
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

/** A label of nodes. Its short name is no label of theirs, so nothing would be spread or kept apart. */
export const nodeLabel: Check = (value) => name(value) ?? (value === 'hostname' ? `write ${JSON.stringify(NODE_NAME)}` : undefined);

const ZONE = 'topology.kubernetes.io/zone';

const REQUIRED = 'requiredDuringSchedulingIgnoredDuringExecution';
const PREFERRED = 'preferredDuringSchedulingIgnoredDuringExecution';

/** The weight of a preferred term: the highest that Kubernetes accepts. */
const WEIGHT = 100;

/** The groups of a machine. */
interface Groups {
  readonly spread?: readonly MachineGroup[];
  readonly keepApart?: readonly MachineGroup[];
}

/** The issues of groups without labels, and of keys that no node has. */
export function groupIssues({ spread, keepApart }: Groups): readonly Issue[] {
  const issuesOf = (field: string) => (group: MachineGroup, index: number) => [
    ...entriesOf(group.labels).length > 0 ? NO_ISSUES : [
      missing(`${field}[${index}].labels`, 'is empty, which selects every pod: '
        + 'write the labels of the group, or { "kubevirt.io": "virt-launcher" } for all machines'),
    ],
    ...group.topologyKey === undefined ? NO_ISSUES : shapeIssues(group.topologyKey, nodeLabel, `${field}[${index}].topologyKey`),
  ];
  return [...issuesOfEach(spread, issuesOf('spread')), ...issuesOfEach(keepApart, issuesOf('keepApart'))];
}

/** Labels that KubeVirt or another construct of this library adds. */
const ADDED = /^(?:[^/]*\.)?kubevirt\.io(?:\/|$)|^cdk8s-kubevirt\//;

/**
 * Notes on groups that the machine itself does not belong to. A label that is produced later may have any value.
 *
 * @param own the labels of the machine's instance
 */
export function outsiderNotes({ spread = [], keepApart = [] }: Groups, own: { readonly [label: string]: unknown } = {}): string[] {
  if (spread.length === 0 && keepApart.length === 0) {
    return [];
  }
  return Object.entries({ spread, keepApart }).flatMap(([field, groups]) => groups.flatMap(({ labels }, index) => {
    const [absent] = entriesOf(labels).filter(([label, value]) => !ADDED.test(label) && !isLazy(own[label]) && own[label] !== value);
    return absent === undefined ? [] : [`${field}[${index}] does not apply between this machine and others like it, because it does not have `
      + `the label ${absent[0]}: ${JSON.stringify(absent[1])}: write that in metadata or instanceLabels`];
  }));
}

/** `topologySpreadConstraints`. */
export function spreadConstraints(groups: readonly MachineGroup[] = []): TopologySpreadConstraint[] {
  return groups.map(({ labels, topologyKey = ZONE, required = false }) => ({
    maxSkew: 1, topologyKey, whenUnsatisfiable: required ? 'DoNotSchedule' : 'ScheduleAnyway', labelSelector: { matchLabels: labels },
  }));
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
  return { labelSelector: { matchLabels: labels }, topologyKey };
}
