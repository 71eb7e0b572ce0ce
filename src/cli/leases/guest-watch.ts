// Watches a lease's guest while a command waits for it: when its instance is up, or why it cannot be used. It judges as `wait` does, with
// additional rules for leases.
import type { LeaseIdentity } from './lease';
import type { LeaseMachines } from './lease-machines';
import { ID_LABEL } from '../../leases/lease-labels';
import { isBeingDeleted, type ObjectReference } from '../cluster/cluster';
import { VIRTUAL_MACHINE, VIRTUAL_MACHINE_INSTANCE } from '../cluster/machine-types';
import { printMessages } from '../terminal/print';
import { findObstacle } from '../wait/diagnosis/diagnosis';
import { factLines } from '../wait/diagnosis/facts';
import { Verdict, verdictOf } from '../wait/diagnosis/verdict';
import { describe } from '../wait/display/report';
import { LAUNCHERS } from '../wait/observation/launchers';
import { Observation } from '../wait/observation/observation';
import type { RelatedObjects } from '../wait/observation/related-objects';
import { type PlannedWatch, planWatches } from '../wait/observation/watch-plan';
import { conditionWith, progressing } from '../wait/readiness/readiness';
import { isAskedToStop, OFF_STATUSES } from '../wait/readiness/virtual-machine';
import { DEFAULT_GRACE, TrackedObject } from '../wait/tracked-object';

/** The instance that a machine had before it was watched, and what the guest is watched for. */
interface WatchedGuest {
  /** Undefined if it had none. */
  readonly uid: string | undefined;
  /** Whether it is to be used. Otherwise it may still exist for a while, with its pods, and does not count. */
  readonly isOn: boolean;
  /** Whether an instance is up only once it runs: before, KubeVirt refuses its display. */
  readonly mustRun: boolean;
}

export class GuestWatch {
  /** Runs a step during which a guest is watched. */
  static async run<Result>(
    machines: LeaseMachines, lease: LeaseIdentity, watched: WatchedGuest, step: (guest: GuestWatch) => Promise<Result>,
  ): Promise<Result> {
    const guest = new GuestWatch(machines, lease, watched);
    const controller = new AbortController();
    const observed = guest.observation.run({ signal: controller.signal }).catch((error) => guest.failure.abort(error));
    try {
      return await step(guest);
    } finally {
      controller.abort();
      clearTimeout(guest.timer);
      await observed;
    }
  }

  /** Resolves once the instance is up. */
  readonly up: Promise<void>;
  private readonly failure = new AbortController();
  private readonly machine: ObjectReference;
  private readonly tracked: TrackedObject;
  private readonly observation: Observation;
  private isComplete = false;
  private wasUp: boolean;
  private readonly mustRun: boolean;
  /** The uid of the earlier instance, unless it is to be used. */
  private ignored: string | undefined;
  private reported = '';
  private resolveUp?: () => void;
  private timer?: NodeJS.Timeout;

  private constructor({ cluster, namespace }: LeaseMachines, readonly lease: LeaseIdentity, { uid, isOn, mustRun }: WatchedGuest) {
    this.wasUp = isOn;
    this.mustRun = mustRun;
    this.ignored = isOn ? undefined : uid;
    this.machine = { ...VIRTUAL_MACHINE, namespace, name: lease.name };
    this.tracked = new TrackedObject(this.machine, DEFAULT_GRACE, performance.now());
    this.up = new Promise((resolve) => this.resolveUp = resolve);
    // A lease needs its instance, so this watch is not optional here.
    const isOptional = (each: PlannedWatch) => each.isOptional && each.kind !== VIRTUAL_MACHINE_INSTANCE.kind;
    const watches = planWatches([this.machine]).map((each) => ({ ...each, ...ownPods(lease, each), isOptional: isOptional(each) }));
    this.observation = new Observation(cluster, watches, {
      changed: () => this.check(),
      complete: () => {
        this.isComplete = true;
        this.check();
      },
    });
  }

  /** Uses an instance that the machine has already. It may be the earlier one, if its stop was cancelled. */
  use(instance: any): void {
    this.ignored = instance.metadata.uid === this.ignored ? undefined : this.ignored;
    this.check();
  }

  /** Aborted when the guest can no longer be used, with the reason. */
  get lost(): AbortSignal {
    return this.failure.signal;
  }

  /** The last state, and what to do, in one line. */
  get reason(): string {
    const outcome = this.tracked.outcome(performance.now());
    return [describe(outcome), outcome.advice].filter(Boolean).join(': ');
  }

  /** Further facts, one per line. */
  get facts(): string[] {
    const read = this.findMachine();
    return read === undefined ? [] : factLines(read.object, read.related);
  }

  private check(): void {
    if (!this.isComplete || this.lost.aborted) {
      return;
    }
    const seen = this.findMachine();
    const verdict = seen === undefined ? DELETED : guestVerdict(seen.object, seen.related, this.wasUp);
    const { remainingMs } = this.tracked.update(verdict, performance.now());
    clearTimeout(this.timer);
    this.timer = remainingMs > 0 ? setTimeout(() => this.check(), remainingMs) : undefined;
    this.report(verdict);
    if (this.tracked.state === 'failed') {
      this.failure.abort(new Error(this.reason));
    } else if (seen !== undefined && isUp(seen.related)) {
      this.wasUp = true;
      if (!this.mustRun || seen.related.instance.status.phase === RUNNING) {
        this.resolveUp?.();
      }
    }
  }

  /** Prints each new state. */
  private report({ state, reason, progress }: Verdict): void {
    const line = state === 'failed' ? describe(this.tracked.outcome(performance.now())) : [reason, progress].filter(Boolean).join(' ');
    if (line !== this.reported && reason !== 'Stopped') {
      this.reported = line;
      printMessages(`lease ${this.lease.slug}: ${line}`);
    }
  }

  /**
   * The machine and its related objects, without those of an earlier start. Whether an earlier instance stays on cannot be seen here: the machine
   * and its instance come from two watches, and the end of a request to stop may arrive before the deletion of the instance.
   */
  private findMachine(): { readonly object: any; readonly related: RelatedObjects } | undefined {
    const seen = this.observation.find(this.machine);
    const isEarlier = this.ignored !== undefined && [undefined, this.ignored].includes(seen?.related.instance?.metadata.uid);
    return seen && isEarlier ? { ...seen, related: { ...seen.related, instance: undefined, pods: [] } } : seen;
  }
}

/** KubeVirt gives pods the labels of their machine's template, so those of hundreds of other leases need not be listed and watched. */
function ownPods({ id }: LeaseIdentity, { kind, labelSelector }: PlannedWatch): Partial<PlannedWatch> {
  return kind === LAUNCHERS.kind ? { labelSelector: `${labelSelector},${ID_LABEL}=${id}` } : {};
}

const RUNNING = 'Running';

/** Phases of an instance in which SSH is tried. Some clusters report late that it runs. */
const UP_PHASES = ['Scheduled', RUNNING];

/** Phases of an instance that has ended. */
const FINAL_PHASES = ['Failed', 'Succeeded'];

/**
 * Whether an instance is to be used: it has not ended, and nobody has asked its machine to stop. After such a request, the instance still runs
 * until virt-controller sees it.
 */
export function staysOn(machine: any, instance: any): boolean {
  const hasEnded = instance === undefined || isBeingDeleted(instance) || FINAL_PHASES.includes(instance.status?.phase);
  return !hasEnded && machine !== undefined && !isAskedToStop(machine);
}

/** The verdict on a machine that is gone. */
const DELETED = failedImmediately('Deleted', 'it was deleted');

/** Whether an instance runs, or is about to run. */
export function isUp({ instance }: RelatedObjects): boolean {
  return UP_PHASES.includes(instance?.status?.phase) || conditionWith(instance, 'Ready', 'True') !== undefined;
}

/** @param wasUp whether its instance was up before, or had been started */
export function guestVerdict(machine: any, related: RelatedObjects, wasUp: boolean): Verdict {
  const { instance } = related;
  // A deleted instance also succeeds, and the deletion of its machine may be reported later.
  if (instance?.status?.phase === 'Succeeded' && instance.metadata.deletionTimestamp === undefined) {
    return failedImmediately('Succeeded', 'its guest shut itself down');
  }
  const found = verdictOf(VIRTUAL_MACHINE, machine, related);
  if (found.reason === 'Terminating') {
    return DELETED;
  }
  if (!OFF_STATUSES.includes(found.reason)) {
    return found;
  }
  // Being off is not a failure of a machine that users start, but this one is awaited. Its status may lag behind its instance.
  const cause = findObstacle(machine, related);
  const isGone = wasUp && instance === undefined;
  return cause ? { state: 'failed', ...cause } : isGone ? failedImmediately(found.reason, 'it was switched off') : progressing(found.reason);
}

function failedImmediately(reason: string, message: string): Verdict {
  return { state: 'failed', reason, message, countsAtOnce: true };
}
