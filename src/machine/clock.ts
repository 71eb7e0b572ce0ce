// The guest's clock: its time zone and its timers, and the Hyper-V interfaces that Windows keeps time and locks by.
import type { Clock, FeatureHyperv, Timer } from '../../imports/kubevirt';

/** What becomes of a timer's ticks that the guest was too late for: `tickPolicy`. */
export enum TickPolicy {
  /** They come late, at the usual rate. */
  DELAY = 'delay',
  /** They come late, at a higher rate until none is left. */
  CATCHUP = 'catchup',
  /** They are lost; the interval timer only. */
  DISCARD = 'discard',
}

/** The guest's clock and timers. */
export interface MachineClock {
  /**
   * The time zone that the clock of the firmware is set to at the start, such as `Europe/Oslo`: sets `clock.timezone`. Windows takes
   * that clock for local time.
   *
   * @default - UTC: sets `clock.utc`
   */
  readonly timezone?: string;

  /**
   * Whether the guest has a high precision event timer, which Windows does better without: sets `clock.timer.hpet.present`.
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
   * @default - true with `hyperv` or `hypervEnlightenments`, otherwise as the machine type has it
   */
  readonly hyperv?: boolean;

  /**
   * The interval timer, and what becomes of its late ticks: sets `clock.timer.pit.tickPolicy`.
   *
   * @default - as the machine type has it
   */
  readonly pit?: TickPolicy;

  /**
   * The real-time clock, and what becomes of its late ticks: sets `clock.timer.rtc.tickPolicy`.
   *
   * @default - as the machine type has it
   */
  readonly rtc?: TickPolicy;
}

/** An interface of Hyper-V, by which a Windows guest runs better. Machines with those that not every node offers run on nodes that do. */
export enum HypervEnlightenment {
  /** No checks of time that a busy node would fail. */
  RELAXED = 'relaxed',
  /** A quicker interrupt controller. */
  VAPIC = 'vapic',
  /** Locks that yield after 8191 retries, which is what Microsoft recommends. */
  SPINLOCKS = 'spinlocks',
  /** The number of each virtual processor; needed by SYNIC, IPI and TLBFLUSH. */
  VPINDEX = 'vpindex',
  /** The time that a virtual processor has run. */
  RUNTIME = 'runtime',
  /** A synthetic interrupt controller; needed by SYNICTIMER. */
  SYNIC = 'synic',
  /** Timers of the synthetic interrupt controller. */
  SYNICTIMER = 'synictimer',
  /** The frequencies of the processor and its timers. */
  FREQUENCIES = 'frequencies',
  /** Word of a changed clock frequency after a migration. */
  REENLIGHTENMENT = 'reenlightenment',
  /** Flushes of translations on other processors by the node. */
  TLBFLUSH = 'tlbflush',
  /** Interrupts between processors by the node. */
  IPI = 'ipi',
  /** Restarts by Hyper-V's way. */
  RESET = 'reset',
}

/** The interfaces that every node can offer. */
export const HYPERV_EVERYWHERE = [HypervEnlightenment.RELAXED, HypervEnlightenment.VAPIC, HypervEnlightenment.SPINLOCKS] as const;

const SPINLOCK_RETRIES = 8191;

/** What an interface has in it beside that it is there. */
const CONTENT = new Map<HypervEnlightenment, object>([
  [HypervEnlightenment.SPINLOCKS, { spinlocks: SPINLOCK_RETRIES }],
  [HypervEnlightenment.SYNICTIMER, { direct: {} }],
]);

/** `features.hyperv`. Undefined without interfaces. */
export function hypervFeatures(enlightenments: readonly HypervEnlightenment[]): FeatureHyperv | undefined {
  return enlightenments.length === 0 ? undefined : Object.fromEntries(enlightenments.map((each) => [each, CONTENT.get(each) ?? {}]));
}

/** `clock`. Undefined where nothing sets it. */
export function clockSpec(clock: MachineClock | undefined, hasHyperv: boolean): Clock | undefined {
  const timer = timers(clock ?? {}, hasHyperv);
  if (clock === undefined) {
    return timer && { timer };
  }
  const zone = clock.timezone === undefined ? { utc: {} } : { timezone: clock.timezone };
  return { ...zone, ...timer && { timer } };
}

function timers({ hpet, kvm, hyperv, pit, rtc }: MachineClock, hasHyperv: boolean): Timer | undefined {
  const all = {
    ...hpet !== undefined && { hpet: { present: hpet } },
    ...kvm !== undefined && { kvm: { present: kvm } },
    ...hyperv === undefined ? hasHyperv && { hyperv: {} } : { hyperv: { present: hyperv } },
    ...pit !== undefined && { pit: { tickPolicy: pit } },
    ...rtc !== undefined && { rtc: { tickPolicy: rtc } },
  };
  return Object.keys(all).length === 0 ? undefined : all;
}
