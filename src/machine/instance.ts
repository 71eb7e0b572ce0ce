// The settings of a machine's instance other than hardware: where it may run, how it leaves a node, its name, and its probes.
import type { Duration } from 'cdk8s';
import { type AntiAffinityGroup, groupIssues, type SpreadConstraint, spreadConstraints, withAntiAffinity } from './placement';
import { type MachineProbe, probeIssues, probeSpec } from './probe';
import type { VirtualMachineInstanceSpec } from '../../imports/kubevirt';
import { type Issue, issuesOfEach, NO_ISSUES } from '../issues/issues';
import { omitEmpty } from '../plain-data/plain-data';
import { checkSeconds, secondsOf } from '../spec/duration';
import { NodeTaintEffect } from '../spec/taint-effect';

/** What happens to a machine when its node is drained: `evictionStrategy`. */
export enum EvictionStrategy {
  /** It is shut down. */
  NONE = 'None',
  /** It moves to another node. A machine that cannot move blocks the drain. */
  LIVE_MIGRATE = 'LiveMigrate',
  /** It moves to another node, or is shut down if it cannot move. */
  LIVE_MIGRATE_IF_POSSIBLE = 'LiveMigrateIfPossible',
  /** Another controller, such as Cluster API, moves it or shuts it down. Until then it blocks the drain. */
  EXTERNAL = 'External',
}

/** A toleration of a node taint. */
export interface Toleration {
  /**
   * The taint's key: sets `key`.
   *
   * @default - any
   */
  readonly key?: string;

  /**
   * The taint's value: sets `value`, and `operator` to `Equal`.
   *
   * @default - any: `operator` is `Exists`
   */
  readonly value?: string;

  /**
   * The taint's effect: sets `effect`.
   *
   * @default - any
   */
  readonly effect?: NodeTaintEffect;

  /**
   * How long the machine stays on a node that gets a taint with `NodeTaintEffect.NO_EXECUTE`, in whole seconds: sets `tolerationSeconds`.
   *
   * @default - forever
   */
  readonly duration?: Duration;
}

/**
 * Where a machine runs, how it leaves a node, its name, and its probes.
 *
 * @internal
 */
export interface InstanceProps {
  /**
   * Labels of the guest's instance and pod only. They are added to those of `metadata` and override them: sets
   * `spec.template.metadata.labels`. A running machine gets changed labels at its next start.
   *
   * @default - those of `metadata`
   */
  readonly instanceLabels?: { readonly [label: string]: string };

  /**
   * Annotations of the guest's instance and pod, which do not inherit those of `metadata`: sets `spec.template.metadata.annotations`. A
   * running machine gets changed annotations at its next start.
   *
   * @default - none
   */
  readonly instanceAnnotations?: { readonly [annotation: string]: string };

  /**
   * The labels of the nodes that the machine may run on: sets `nodeSelector`.
   *
   * @default - any node
   */
  readonly nodeSelector?: { readonly [label: string]: string };

  /**
   * The node taints that the machine tolerates: sets `tolerations`.
   *
   * @default - none
   */
  readonly tolerations?: Toleration[];

  /**
   * The affinity to nodes, pods and other machines, in the form that pods have: sets `affinity`.
   *
   * @default - none
   */
  readonly affinity?: any;

  /**
   * Groups of machines that are spread evenly over zones, or over other topology domains: sets `topologySpreadConstraints`.
   *
   * @default - none
   */
  readonly spread?: SpreadConstraint[];

  /**
   * Groups of machines of which no two run on the same node, or in the same topology domain: adds to `affinity.podAntiAffinity`.
   *
   * @default - none
   */
  readonly keepApart?: AntiAffinityGroup[];

  /**
   * The priority class, which decides which machines come first if there is no room for all: sets `priorityClassName`.
   *
   * @default - the cluster's
   */
  readonly priorityClassName?: string;

  /**
   * What happens to the machine when its node is drained: sets `evictionStrategy`.
   *
   * @default - the cluster's
   */
  readonly evictionStrategy?: EvictionStrategy;

  /**
   * How long the guest may take to shut down, in whole seconds, before it is powered off: sets `terminationGracePeriodSeconds`.
   *
   * @default - KubeVirt's: 30 seconds
   */
  readonly terminationGracePeriod?: Duration;

  /**
   * The guest's hostname: sets `hostname`. A hostname in cloud-init takes precedence.
   *
   * @default - the machine's name
   */
  readonly hostname?: string;

  /**
   * The probe that decides when the machine is Ready and Services send traffic to it: sets `readinessProbe`.
   *
   * @default - the machine is Ready as soon as it runs
   */
  readonly readinessProbe?: MachineProbe;

  /**
   * The probe that decides when the guest is dead. A dead guest is stopped, and `RunStrategy.ALWAYS` starts it again. Sets `livenessProbe`.
   *
   * @default - a running guest is never dead
   */
  readonly livenessProbe?: MachineProbe;
}

/** The issues of groups and probes, and of durations that Kubernetes cannot store. */
export function instanceIssues({ terminationGracePeriod, tolerations, readinessProbe, livenessProbe, ...others }: InstanceProps): readonly Issue[] {
  return [
    ...groupIssues(others),
    ...checkSeconds('terminationGracePeriod', terminationGracePeriod),
    ...issuesOfEach(tolerations, ({ duration }, index) => checkSeconds(`tolerations[${index}].duration`, duration)),
    ...readinessProbe === undefined ? NO_ISSUES : probeIssues('readinessProbe', readinessProbe),
    ...livenessProbe === undefined ? NO_ISSUES : probeIssues('livenessProbe', livenessProbe),
  ];
}

/** The fields of an instance's spec that the properties set. */
export function instanceSpec(props: InstanceProps): Omit<VirtualMachineInstanceSpec, 'domain'> {
  const { nodeSelector, tolerations, affinity, priorityClassName, evictionStrategy, terminationGracePeriod, hostname } = props;
  const { readinessProbe, livenessProbe } = props;
  return omitEmpty({
    nodeSelector,
    tolerations: tolerations?.map(tolerationEntry),
    affinity: withAntiAffinity(affinity, props.keepApart),
    topologySpreadConstraints: spreadConstraints(props.spread),
    priorityClassName,
    evictionStrategy,
    terminationGracePeriodSeconds: terminationGracePeriod && secondsOf(terminationGracePeriod),
    hostname,
    readinessProbe: readinessProbe && probeSpec(readinessProbe),
    livenessProbe: livenessProbe && probeSpec(livenessProbe),
  });
}

function tolerationEntry({ key, value, effect, duration }: Toleration) {
  // KubeVirt does not store an empty value.
  return omitEmpty({ key, operator: value === undefined ? 'Exists' : 'Equal', value: value || undefined, effect, tolerationSeconds: duration && secondsOf(duration) });
}
