// How a pool updates its machines, which machines it removes when there are too many, and when it replaces a failing one.
import { Duration } from 'cdk8s';
import { LabelSelector } from './label-selector';
import { checkArguments } from '../declared/arguments';
import { copyOf, omitEmpty } from '../plain-data/plain-data';
import { secondsOf } from '../spec/duration';

/** Which machines come first: `selectionPolicy.sortPolicy`. */
export enum PoolSortPolicy {
  /** The lowest number. */
  ASCENDING_ORDER = 'AscendingOrder',
  /** The highest number. */
  DESCENDING_ORDER = 'DescendingOrder',
  /** The one that was created last. */
  NEWEST = 'Newest',
  /** The one that was created first. */
  OLDEST = 'Oldest',
  /** Any. */
  RANDOM = 'Random',
}

/** What is kept of a machine that is removed: `statePreservation`. */
export enum StatePreservation {
  /** Nothing. */
  DISABLED = 'Disabled',
  /** Its volumes. The next machine with its number takes them over, even if the template's image has changed. */
  OFFLINE = 'Offline',
  /** Its volumes and its memory; KubeVirt 1.9 keeps the volumes only. */
  ONLINE = 'Online',
}

/** Which machines are updated, and in which order. */
export interface ProactiveUpdateOptions {
  /**
   * Which machines come first: sets `spec.updateStrategy.proactive.selectionPolicy.sortPolicy`.
   *
   * @default PoolSortPolicy.RANDOM
   */
  readonly sortPolicy?: PoolSortPolicy;

  /**
   * Selects the machines that are updated, by the labels at their `spec.template.metadata`. Sets
   * `spec.updateStrategy.proactive.selectionPolicy.selectors.labelSelector`.
   *
   * @default - all
   */
  readonly labelSelector?: LabelSelector;
}

/** How a changed template reaches the machines of a pool: `spec.updateStrategy`. */
export class PoolUpdateStrategy {
  /**
   * At once: machines are restarted, at most `maxUnavailable` at a time. If the DataVolume templates changed, KubeVirt deletes the machine
   * with its volumes and creates another. A stopped machine is changed as with `opportunistic`.
   *
   * @param options which machines, and in which order
   */
  public static proactive(options: ProactiveUpdateOptions = {}): PoolUpdateStrategy {
    checkArguments('PoolUpdateStrategy.proactive', options);
    return new PoolUpdateStrategy({ proactive: omitEmpty({ selectionPolicy: selectionPolicy(options) }) });
  }

  /**
   * When a machine is next started. Until then it runs unchanged. An existing DataVolume keeps its content, even if the image in its
   * template has changed.
   */
  public static opportunistic(): PoolUpdateStrategy {
    return new PoolUpdateStrategy({ opportunistic: {} });
  }

  /** Not at all: only new machines use the changed template. */
  public static unmanaged(): PoolUpdateStrategy {
    return new PoolUpdateStrategy({ unmanaged: {} });
  }

  /** @internal */
  public readonly _wire: object;

  private constructor(wire: object) {
    this._wire = wire;
  }
}

/** Which machines are removed, and what is kept of them. */
export interface ProactiveScaleInOptions {
  /**
   * Which machines are removed first: sets `spec.scaleInStrategy.proactive.selectionPolicy.sortPolicy`. KubeVirt's `selectors`
   * are not offered: if they select fewer machines than have to be removed, virt-controller 1.9 crashes at every start.
   *
   * @default - PoolSortPolicy.DESCENDING_ORDER if machines have Secrets of their own, which those with the lowest numbers keep; else KubeVirt's,
   * which is RANDOM
   */
  readonly sortPolicy?: PoolSortPolicy;

  /**
   * What is kept of a machine: sets `spec.scaleInStrategy.proactive.statePreservation`.
   *
   * @default StatePreservation.DISABLED
   */
  readonly statePreservation?: StatePreservation;
}

/** What is kept of machines that users delete from a pool. */
export interface OpportunisticScaleInOptions {
  /**
   * What is kept of a machine: sets `spec.scaleInStrategy.opportunistic.statePreservation`.
   *
   * @default StatePreservation.DISABLED
   */
  readonly statePreservation?: StatePreservation;
}

/** How surplus machines are removed: `spec.scaleInStrategy`. */
export class PoolScaleInStrategy {
  /**
   * At once: machines are deleted, by default with their volumes.
   *
   * @param options which machines, and what is kept of them
   */
  public static proactive(options: ProactiveScaleInOptions = {}): PoolScaleInStrategy {
    checkArguments('PoolScaleInStrategy.proactive', options);
    const { sortPolicy, statePreservation } = options;
    return new PoolScaleInStrategy({ proactive: omitEmpty({ selectionPolicy: selectionPolicy({ sortPolicy }), statePreservation }) });
  }

  /**
   * When a user deletes them. In KubeVirt 1.9 such a machine stays `Terminating` while the pool has more machines than `replicas`, until
   * its finalizer `pool.kubevirt.io/finalizer` is removed.
   *
   * @param options what is kept of a machine that a user deletes
   */
  public static opportunistic(options: OpportunisticScaleInOptions = {}): PoolScaleInStrategy {
    checkArguments('PoolScaleInStrategy.opportunistic', options);
    const { statePreservation } = options;
    return new PoolScaleInStrategy({ opportunistic: omitEmpty({ statePreservation }) });
  }

  /**
   * Not at all: delete surplus machines yourself. In KubeVirt 1.9 every deleted machine stays `Terminating` until its finalizer
   * `pool.kubevirt.io/finalizer` is removed.
   */
  public static unmanaged(): PoolScaleInStrategy {
    return new PoolScaleInStrategy({ unmanaged: {} });
  }

  /** @internal */
  public readonly _wire: object;

  private constructor(wire: object) {
    this._wire = wire;
  }
}

/** When a machine that does not start is replaced: deleted, by default with its volumes, and created again. */
export interface PoolAutohealing {
  /**
   * After how many failed starts in a row: sets `spec.autohealing.startUpFailureThreshold`.
   *
   * @default - KubeVirt's, which is 3
   */
  readonly startUpFailureThreshold?: number;

  /**
   * How long a machine has to be unschedulable, without its image or volumes, or crashing before it is replaced: sets
   * `spec.autohealing.minFailingToStartDuration`.
   *
   * @default - KubeVirt's, which is 5 minutes
   */
  readonly minFailingToStartDuration?: Duration;
}

/** A pool's `spec.autohealing`. */
export function autohealingSpec({ startUpFailureThreshold, minFailingToStartDuration: least }: PoolAutohealing): object {
  return { startUpFailureThreshold, minFailingToStartDuration: least && `${secondsOf(least)}s` };
}

function selectionPolicy({ sortPolicy, labelSelector }: ProactiveUpdateOptions): object {
  // Copied, because the program may change its own object later.
  return omitEmpty({ sortPolicy, selectors: omitEmpty({ labelSelector: labelSelector && copyOf(labelSelector) }) });
}

/** A strategy that removes the machines with the highest numbers first, unless it has an order of its own: the others keep their Secrets. */
export function withHighestFirst(strategy: PoolScaleInStrategy = PoolScaleInStrategy.proactive()): object {
  const { proactive }: any = strategy._wire;
  if (proactive === undefined) {
    return strategy._wire;
  }
  const { selectionPolicy: given, ...others } = proactive;
  return { proactive: { selectionPolicy: { sortPolicy: PoolSortPolicy.DESCENDING_ORDER, ...given }, ...others } };
}
