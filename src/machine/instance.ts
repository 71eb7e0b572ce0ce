// The instance of a machine beside its hardware: where it may run, how it leaves a node, and what it is called.
import type { Duration } from 'cdk8s';
import { affinityApart, type MachineGroup, spreadConstraints } from './placement';
import { type MachineProbe, probeIssues, probeSpec } from './probe';
import type { VirtualMachineInstanceSpec } from '../../imports/kubevirt';
import { type Issue, issuesOfEach, NO_ISSUES } from '../issues/issues';
import { omitEmpty } from '../plain-data/plain-data';
import { checkSeconds, secondsOf } from '../spec/duration';
import { NodeTaintEffect } from '../spec/taint-effect';

/** What becomes of a machine when its node is drained: `evictionStrategy`. */
export enum EvictionStrategy {
  /** It is shut down. */
  NONE = 'None',
  /** It moves to another node; a machine that cannot move keeps the node from being drained. */
  LIVE_MIGRATE = 'LiveMigrate',
  /** It moves to another node if it can, and is shut down if it cannot. */
  LIVE_MIGRATE_IF_POSSIBLE = 'LiveMigrateIfPossible',
  /** Somebody else moves it or shuts it down, such as Cluster API; until then it keeps the node from being drained. */
  EXTERNAL = 'External',
}

/** A taint of nodes that a machine runs on all the same. */
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
   * @default - for good
   */
  readonly duration?: Duration;
}

/** Where a machine runs, how it leaves a node, and what it is called. */
export interface InstanceProps {
  /**
   * Labels of the guest's instance and pod alone, beside those of `metadata`, which they override: sets `spec.template.metadata.labels`. A
   * running machine gets others at its next start.
   *
   * @default - those of `metadata`
   */
  readonly instanceLabels?: { readonly [label: string]: string };

  /**
   * Annotations of the guest's instance and pod, which do not have those of `metadata`: sets `spec.template.metadata.annotations`. A running
   * machine gets others at its next start.
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
   * The taints of nodes that the machine runs on all the same: sets `tolerations`.
   *
   * @default - none
   */
  readonly tolerations?: Toleration[];

  /**
   * Which nodes, and nodes of which other pods and machines, are preferred, required or avoided, as in a pod: sets `affinity`.
   *
   * @default - none
   */
  readonly affinity?: any;

  /**
   * Groups of machines that are spread evenly over zones, or over other places: sets `topologySpreadConstraints`.
   *
   * @default - none
   */
  readonly spreadOver?: MachineGroup[];

  /**
   * Groups of machines of which no two run on one node, or in one other place: adds to `affinity.podAntiAffinity`.
   *
   * @default - none
   */
  readonly keepApart?: MachineGroup[];

  /**
   * The class that says which machines come first where there is no room for all: sets `priorityClassName`.
   *
   * @default - the cluster's
   */
  readonly priorityClassName?: string;

  /**
   * What becomes of the machine when its node is drained: sets `evictionStrategy`.
   *
   * @default - the cluster's
   */
  readonly evictionStrategy?: EvictionStrategy;

  /**
   * How long the guest may take to shut down, in whole seconds, before it is switched off: sets `terminationGracePeriodSeconds`.
   *
   * @default - KubeVirt's: 30 seconds
   */
  readonly terminationGracePeriod?: Duration;

  /**
   * The guest's name: sets `hostname`. Cloud-init's own comes first where it has one.
   *
   * @default - the machine's name
   */
  readonly hostname?: string;

  /**
   * When Services lead to the guest, and the machine is Ready: sets `readinessProbe`.
   *
   * @default - as soon as it runs
   */
  readonly readinessProbe?: MachineProbe;

  /**
   * When the guest is taken for dead, and is ended; `RunStrategy.ALWAYS` starts it anew. Sets `livenessProbe`.
   *
   * @default - never while it runs
   */
  readonly livenessProbe?: MachineProbe;
}

/** The issues of probes, and of durations that Kubernetes cannot keep. */
export function instanceIssues({ terminationGracePeriod, tolerations, readinessProbe, livenessProbe }: InstanceProps): readonly Issue[] {
  return [
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
    affinity: affinityApart(affinity, props.keepApart),
    topologySpreadConstraints: spreadConstraints(props.spreadOver),
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
