// The guest's clock (time zone and timers), and the Hyper-V interfaces that Windows uses for time and locks.
import type { Clock, FeatureHyperv, Timer } from '../../imports/kubevirt';
import { checkFormat, TIMEZONE } from '../issues/formats';
import { type Issue, NO_ISSUES } from '../issues/issues';

/** What happens to timer ticks that the guest missed: `tickPolicy`. */
export enum TickPolicy {
  /** They are delivered late, at the usual rate. */
  DELAY = 'delay',
  /** They are delivered late, at a higher rate until none is left. */
  CATCHUP = 'catchup',
  /** They are dropped. Only for the interval timer. */
  DISCARD = 'discard',
}

/** The guest's clock and timers. */
export interface MachineClock {
  /**
   * The time zone of the firmware's clock when the guest starts, by its name on Linux, such as `Europe/Oslo`: sets `clock.timezone`. Windows
   * expects local time there.
   *
   * @default - UTC: sets `clock.utc`
   */
  readonly timezone?: string;

  /**
   * Whether the guest has a high-precision event timer: sets `clock.timer.hpet.present`. Windows runs better without it.
   *
   * @default - as the machine type has it
   */
  readonly hpet?: boolean;

  /**
   * Whether the guest has KVM's clock: sets `clock.timer.kvm.present`.
   *
   * @default - as the machine type has it
   */
  readonly kvm?: boolean;

  /**
   * Whether the guest has Hyper-V's clock: sets `clock.timer.hyperv.present`.
   *
   * @default - true with the `hyperv` of a machine on amd64, or the `preferredHyperv` of a preference, otherwise as the machine type has it
   */
  readonly hyperv?: boolean;

  /**
   * What happens to missed ticks of the interval timer: sets `clock.timer.pit.tickPolicy`.
   *
   * @default - as the machine type has it
   */
  readonly pitTickPolicy?: TickPolicy;

  /**
   * What happens to missed ticks of the real-time clock: sets `clock.timer.rtc.tickPolicy`.
   *
   * @default - as the machine type has it
   */
  readonly rtcTickPolicy?: TickPolicy;
}

/** A Hyper-V interface that makes a Windows guest run better. If only some nodes offer it, the machine runs on those. */
export enum HypervEnlightenment {
  /** Relaxes timing checks that would fail on a busy node. */
  RELAXED = 'relaxed',
  /** A quicker interrupt controller. */
  VAPIC = 'vapic',
  /** Locks that yield after 8191 retries, which is what Microsoft recommends. */
  SPINLOCKS = 'spinlocks',
  /** The index of each virtual CPU; needed by SYNIC, IPI and TLBFLUSH. */
  VPINDEX = 'vpindex',
  /** The time that a virtual CPU has run. */
  RUNTIME = 'runtime',
  /** A synthetic interrupt controller; needed by SYNICTIMER. */
  SYNIC = 'synic',
  /** Timers of the synthetic interrupt controller. */
  SYNICTIMER = 'synictimer',
  /** The frequencies of the CPU and its timers. */
  FREQUENCIES = 'frequencies',
  /** Notifications of a changed clock frequency after a migration. */
  REENLIGHTENMENT = 'reenlightenment',
  /** TLB flushes on other CPUs, done by the node. */
  TLBFLUSH = 'tlbflush',
  /** Interrupts between CPUs, sent by the node. */
  IPI = 'ipi',
  /** Restarts through Hyper-V. */
  RESET = 'reset',
}

/** Lists of Hyper-V interfaces. */
export class HypervEnlightenments {
  /** The interfaces that every node can offer: RELAXED, VAPIC and SPINLOCKS. */
  public static readonly BASIC = Object.freeze([
    HypervEnlightenment.RELAXED, HypervEnlightenment.VAPIC, HypervEnlightenment.SPINLOCKS,
  ]) as HypervEnlightenment[];

  private constructor() {}
}

const SPINLOCK_RETRIES = 8191;

/** The content of interfaces that are not empty. */
const ENLIGHTENMENT_FIELDS = new Map<HypervEnlightenment, object>([
  [HypervEnlightenment.SPINLOCKS, { spinlocks: SPINLOCK_RETRIES }],
  [HypervEnlightenment.SYNICTIMER, { direct: {} }],
]);

/** `features.hyperv`; undefined without interfaces. */
export function hypervFeatures(enlightenments: readonly HypervEnlightenment[] = []): FeatureHyperv | undefined {
  return enlightenments.length === 0 ? undefined : Object.fromEntries(enlightenments.map((each) => [each, ENLIGHTENMENT_FIELDS.get(each) ?? {}]));
}

/** The issues of a clock's time zone, which may be produced later. */
export function clockIssues(path: string, { timezone }: MachineClock = {}): readonly Issue[] {
  return typeof timezone === 'string' ? checkFormat(`${path}.timezone`, timezone, TIMEZONE) : NO_ISSUES;
}

/** `clock`; undefined if nothing sets it. */
export function clockSpec(clock: MachineClock | undefined, hasHyperv: boolean): Clock | undefined {
  const timer = timerSpec(clock ?? {}, hasHyperv);
  if (clock === undefined) {
    return timer && { timer };
  }
  const zone = clock.timezone === undefined ? { utc: {} } : { timezone: clock.timezone };
  return { ...zone, ...timer && { timer } };
}

function timerSpec({ hpet, kvm, hyperv, pitTickPolicy, rtcTickPolicy }: MachineClock, hasHyperv: boolean): Timer | undefined {
  const all = {
    ...hpet !== undefined && { hpet: { present: hpet } },
    ...kvm !== undefined && { kvm: { present: kvm } },
    ...hyperv === undefined ? hasHyperv && { hyperv: {} } : { hyperv: { present: hyperv } },
    ...pitTickPolicy !== undefined && { pit: { tickPolicy: pitTickPolicy } },
    ...rtcTickPolicy !== undefined && { rtc: { tickPolicy: rtcTickPolicy } },
  };
  return Object.keys(all).length === 0 ? undefined : all;
}
