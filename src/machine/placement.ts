// Where the machines of a group run: spread over zones or nodes, or kept apart.
import type { TopologySpreadConstraint } from '../../imports/kubernetes';
import { NODE_NAME } from '../admission/placement/nodes';
import { issue, type Issue, issuesOfEach, missing, NO_ISSUES } from '../issues/issues';
import { type Check, count, name } from '../issues/shape';
import { shapeIssues } from '../issues/shape-issues';
import { entriesOf, isLazy, isMap, omitEmpty } from '../plain-data/plain-data';

/** What happens to a machine that would break a spread constraint: `whenUnsatisfiable`. */
export enum UnsatisfiableConstraintAction {
  /** It starts where it breaks the constraint least. */
  SCHEDULE_ANYWAY = 'ScheduleAnyway',
  /** It does not start. */
  DO_NOT_SCHEDULE = 'DoNotSchedule',
}

/** A group of machines with the same labels, which are spread evenly over topology domains. */
export interface SpreadConstraint {
  /**
   * The labels of the machines' instances, at least one: sets `labelSelector.matchLabels`. Set them in `metadata` or `instanceLabels` of the
   * Machine or its template too: the instances do not get those of the chart. Machines in other namespaces do not belong to the group.
   */
  readonly labels: { readonly [label: string]: string };

  /**
   * The node label whose values are the topology domains: sets `topologyKey`.
   *
   * @default - `topology.kubernetes.io/zone`
   */
  readonly topologyKey?: string;

  /**
   * By how many machines of the group a domain may exceed the one with the fewest, a whole number from 1: sets `maxSkew`.
   *
   * @default 1
   */
  readonly maxSkew?: number;

  /**
   * What happens to a machine that would break the constraint: sets `whenUnsatisfiable`.
   *
   * @default UnsatisfiableConstraintAction.SCHEDULE_ANYWAY
   */
  readonly whenUnsatisfiable?: UnsatisfiableConstraintAction;
}

/** A group of machines with the same labels, of which no two run in the same topology domain. */
export interface AntiAffinityGroup {
  /**
   * The labels of the machines' instances, at least one: sets `labelSelector.matchLabels`. Set them in `metadata` or `instanceLabels` of the
   * Machine or its template too: the instances do not get those of the chart. Machines in other namespaces do not belong to the group.
   */
  readonly labels: { readonly [label: string]: string };

  /**
   * The node label whose values are the topology domains: sets `topologyKey`.
   *
   * @default - `kubernetes.io/hostname`
   */
  readonly topologyKey?: string;

  /**
   * Whether a machine does not start if only domains with others of the group have room: adds it to
   * `requiredDuringSchedulingIgnoredDuringExecution`, or else to `preferredDuringSchedulingIgnoredDuringExecution`.
   *
   * @default true
   */
  readonly required?: boolean;

  /**
   * How much a group that is not required counts among the machine's other preferences, a whole number from 1 to 100: sets `weight`. Needs
   * `required: false`.
   *
   * @default 100
   */
  readonly weight?: number;
}

/** A label of nodes. Its short name is no label of theirs, so nothing would be spread or kept apart. */
export const nodeLabel: Check = (value) => name(value) ?? (value === 'hostname' ? `write ${JSON.stringify(NODE_NAME)}` : undefined);

const ZONE = 'topology.kubernetes.io/zone';

const REQUIRED = 'requiredDuringSchedulingIgnoredDuringExecution';
const PREFERRED = 'preferredDuringSchedulingIgnoredDuringExecution';

/** The highest weight that Kubernetes accepts. */
const MAX_WEIGHT = 100;

/** The groups of a machine. */
interface Groups {
  readonly spread?: readonly SpreadConstraint[];
  readonly keepApart?: readonly AntiAffinityGroup[];
}

/** The issues of groups without labels, of keys that no node has, and of numbers that Kubernetes refuses. */
export function groupIssues({ spread, keepApart }: Groups): readonly Issue[] {
  return [
    ...issuesOfEach(spread, (constraint, index) => [
      ...memberIssues(constraint, `spread[${index}]`),
      ...constraint.maxSkew === undefined ? NO_ISSUES : shapeIssues(constraint.maxSkew, count, `spread[${index}].maxSkew`),
    ]),
    ...issuesOfEach(keepApart, (group, index) => [
      ...memberIssues(group, `keepApart[${index}]`),
      ...group.weight === undefined ? NO_ISSUES : weightIssues(group.weight, group, `keepApart[${index}].weight`),
    ]),
  ];
}

function memberIssues({ labels, topologyKey }: SpreadConstraint | AntiAffinityGroup, path: string): readonly Issue[] {
  return [
    ...entriesOf(labels).length > 0 ? NO_ISSUES : [
      missing(`${path}.labels`, 'is empty, which selects every pod: '
        + 'write the labels of the group, or { "kubevirt.io": "virt-launcher" } for all machines'),
    ],
    ...topologyKey === undefined ? NO_ISSUES : shapeIssues(topologyKey, nodeLabel, `${path}.topologyKey`),
  ];
}

function weightIssues(weight: number, group: AntiAffinityGroup, path: string): readonly Issue[] {
  return isRequired(group)
    ? [issue(path, `${weight} has no effect, since a required group always counts: write required: false, or leave out weight`)]
    : shapeIssues(weight, weightOfPreference, path);
}

const weightOfPreference: Check = (value) => (
  Number.isInteger(value) && value >= 1 && value <= MAX_WEIGHT ? undefined : `write a whole number from 1 to ${MAX_WEIGHT}`
);

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
export function spreadConstraints(constraints: readonly SpreadConstraint[] = []): TopologySpreadConstraint[] {
  return constraints.map(({ labels, topologyKey = ZONE, maxSkew = 1, whenUnsatisfiable = UnsatisfiableConstraintAction.SCHEDULE_ANYWAY }) => ({
    maxSkew, topologyKey, whenUnsatisfiable, labelSelector: { matchLabels: labels },
  }));
}

/** `affinity` with the terms that keep a machine away from the others of its groups; undefined if there is neither. */
export function withAntiAffinity(affinity: any, groups: readonly AntiAffinityGroup[] = []): any {
  const existing = affinity?.podAntiAffinity ?? {};
  // An invalid affinity is refused when the manifest is checked.
  const isAffinity = isMap(affinity ?? {}) && isMap(existing) && [REQUIRED, PREFERRED].every((kind) => Array.isArray(existing[kind] ?? []));
  if (groups.length === 0 || !isAffinity) {
    return affinity;
  }
  const preferred = groups.filter((group) => !isRequired(group))
    .map((group) => ({ weight: group.weight ?? MAX_WEIGHT, podAffinityTerm: antiAffinityTerm(group) }));
  const podAntiAffinity = omitEmpty({
    ...existing,
    [REQUIRED]: [...existing[REQUIRED] ?? [], ...groups.filter(isRequired).map(antiAffinityTerm)],
    [PREFERRED]: [...existing[PREFERRED] ?? [], ...preferred],
  });
  return { ...affinity, podAntiAffinity };
}

const isRequired = ({ required = true }: AntiAffinityGroup) => required;

function antiAffinityTerm({ labels, topologyKey = NODE_NAME }: AntiAffinityGroup) {
  return { labelSelector: { matchLabels: labels }, topologyKey };
}
