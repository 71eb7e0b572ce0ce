// How a pool brings changes to its machines, which of them go when there are too many, and when a failing one is replaced.
import { Duration } from 'cdk8s';
import { LabelSelector } from './label-selector';
import { checkArguments } from '../declared/arguments';
import { present } from '../plain-data/plain-data';

/** Which machines come first: `selectionPolicy.sortPolicy`. */
export enum PoolSortPolicy {
  /** The lowest number. */
  ASCENDING_ORDER = 'AscendingOrder',
  /** The highest number. */
  DESCENDING_ORDER = 'DescendingOrder',
  /** The one that was made last. */
  NEWEST = 'Newest',
  /** The one that was made first. */
  OLDEST = 'Oldest',
  /** Any. */
  RANDOM = 'Random',
}

/** What remains of a machine that goes: `statePreservation`. */
export enum StatePreservation {
  /** Nothing. */
  DISABLED = 'Disabled',
  /** Its volumes, which the next machine of its number takes over, whatever the template's image has become. */
  OFFLINE = 'Offline',
  /** Its volumes and its memory; KubeVirt 1.8 keeps the volumes only. */
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
   * The machines that are updated, by the labels at their `spec.template.metadata`: others stay as they are. Sets
   * `spec.updateStrategy.proactive.selectionPolicy.selectors.labelSelector`.
   *
   * @default - all
   */
  readonly labelSelector?: LabelSelector;
}

/** How a changed template reaches the machines of a pool: `spec.updateStrategy`. */
export class PoolUpdateStrategy {
  /**
   * At once: machines are restarted, as many at a time as `maxUnavailable` says. Where the DataVolume templates changed,
   * KubeVirt deletes the machine with its volumes and makes another.
   *
   * @param options which machines, and in which order
   */
  public static proactive(options: ProactiveUpdateOptions = {}): PoolUpdateStrategy {
    checkArguments('PoolUpdateStrategy.proactive', options);
    return new PoolUpdateStrategy({ proactive: present({ selectionPolicy: selectionPolicy(options) }) });
  }

  /** When a machine is next started: until then it runs as it was. */
  public static opportunistic(): PoolUpdateStrategy {
    return new PoolUpdateStrategy({ opportunistic: {} });
  }

  /** Not at all: only new machines are made of the changed template. */
  public static unmanaged(): PoolUpdateStrategy {
    return new PoolUpdateStrategy({ unmanaged: {} });
  }

  /** @internal */
  public readonly _wire: object;

  private constructor(wire: object) {
    this._wire = wire;
  }
}

/** Which machines go, and what remains of them. */
export interface ProactiveScaleInOptions {
  /**
   * Which machines go first: sets `spec.scaleInStrategy.proactive.selectionPolicy.sortPolicy`. KubeVirt's `selectors` beside
   * it are not offered: where they select fewer machines than are to go, virt-controller 1.8 crashes, again at every start.
   *
   * @default PoolSortPolicy.RANDOM
   */
  readonly sortPolicy?: PoolSortPolicy;

  /**
   * What remains of a machine: sets `spec.scaleInStrategy.proactive.statePreservation`.
   *
   * @default StatePreservation.DISABLED
   */
  readonly statePreservation?: StatePreservation;
}

/** How machines go that are too many: `spec.scaleInStrategy`. */
export class PoolScaleInStrategy {
  /**
   * At once: machines are deleted, by default any of them, and with their volumes.
   *
   * @param options which machines, and what remains of them
   */
  public static proactive(options: ProactiveScaleInOptions = {}): PoolScaleInStrategy {
    checkArguments('PoolScaleInStrategy.proactive', options);
    const { sortPolicy, statePreservation } = options;
    return new PoolScaleInStrategy({ proactive: present({ selectionPolicy: selectionPolicy({ sortPolicy }), statePreservation }) });
  }

  /**
   * When somebody deletes them. In KubeVirt 1.8 such a machine stays `Terminating` while the pool has more machines than
   * it wants, until its finalizer `pool.kubevirt.io/finalizer` is taken away.
   *
   * @param statePreservation what remains of a machine that somebody deletes
   */
  public static opportunistic(statePreservation?: StatePreservation): PoolScaleInStrategy {
    checkArguments('PoolScaleInStrategy.opportunistic', statePreservation);
    return new PoolScaleInStrategy({ opportunistic: present({ statePreservation }) });
  }

  /**
   * Not at all: whoever wants fewer machines deletes them. In KubeVirt 1.8 every deleted machine stays `Terminating`, until
   * its finalizer `pool.kubevirt.io/finalizer` is taken away.
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

/** When a machine that does not start is replaced: deleted, by default with its volumes, and made anew. */
export interface PoolAutohealing {
  /**
   * After how many failed starts in a row: sets `spec.autohealing.startUpFailureThreshold`.
   *
   * @default - KubeVirt's, which is 3
   */
  readonly startUpFailureThreshold?: number;

  /**
   * How long a machine has to be unschedulable, without its image or its volumes, or crashing: sets
   * `spec.autohealing.minFailingToStartDuration`.
   *
   * @default - KubeVirt's, which is 5 minutes
   */
  readonly minFailingToStartDuration?: Duration;
}

/** A pool's `spec.autohealing`. */
export function autohealing({ startUpFailureThreshold, minFailingToStartDuration: least }: PoolAutohealing): object {
  return { startUpFailureThreshold, minFailingToStartDuration: least && `${least.toSeconds()}s` };
}

function selectionPolicy({ sortPolicy, labelSelector }: ProactiveUpdateOptions): object {
  return present({ sortPolicy, selectors: present({ labelSelector }) });
}
