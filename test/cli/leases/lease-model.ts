/** What may happen to leases, machines, lease records and keys: a model that knows nothing of how the command finds out. */

export const MINUTE = 60;
export const TTL = 90 * MINUTE;
export const IDLE = 30 * MINUTE;
const GRACE = 12 * 60 * MINUTE;

/** A machine as it was made and as anyone has changed it since; times are the server's. */
export interface Machine {
  readonly uid: string;
  readonly name: string;
  readonly slug: string;
  readonly madeAt: number;
  /** Whether its labels and its name agree. */
  readonly isLease: boolean;
  readonly isReadable: boolean;
  readonly isKept: boolean;
  readonly state: string;
  readonly createdAt: number;
  readonly touchedAt: number;
  readonly idle: number;
  readonly ttl: number;
  readonly release: string;
  /** Whether its guest was switched off and has not been used since. */
  readonly isOff?: boolean;
}

/** What one user has of a lease: a record and a key, for one machine. */
export interface ModelRecord {
  readonly slug: string;
  readonly uid: string;
  readonly isHandedOver: boolean;
}

export class LeaseModel {
  readonly machines = new Map<string, Machine>();

  /** @param records those of each user, by lease id */
  constructor(readonly records: readonly Map<string, ModelRecord>[]) {}

  /** Clean-up by a user: expired leases go, and everything in doubt stays. */
  cleanUp(by: number, time: number, maxAge?: number): void {
    [...this.machines.values()].forEach((machine) => this.judge(machine, by, time, maxAge));
    this.forget(by);
  }

  /** The clean-up before a user's next lease: those that were not handed over. */
  finishAbandoned(by: number, time: number): void {
    const abandoned = [...this.machines.values()].filter(({ uid }) => this.recordOf(by, uid)?.isHandedOver === false);
    abandoned.forEach((machine) => this.judge(machine, by, time));
    this.forget(by, ({ isHandedOver }) => !isHandedOver);
  }

  /** The machine that a slug means, if it is exactly one. For a user who has had a lease of that slug, it never means another user's. */
  meant(by: number, slug: string, mayBeUnreadable = false): Machine | undefined {
    const recorded = [...this.records[by]?.values() ?? []].filter((record) => record.slug === slug);
    const own = recorded.flatMap(({ uid }) => this.machines.get(uid) ?? []);
    const [one, ...others] = recorded.length > 0 ? own : [...this.machines.values()].filter((machine) => machine.isLease && machine.slug === slug);
    return others.length === 0 && one?.isLease && (one.isReadable || mayBeUnreadable) ? one : undefined;
  }

  /** The machine that a user may use or end by a slug: only one of their own. */
  ownMeant(by: number, slug: string, mayBeUnreadable = false): Machine | undefined {
    const machine = this.meant(by, slug, mayBeUnreadable);
    return machine && this.recordOf(by, machine.uid) && machine;
  }

  /** A user who ends leases that are gone has no records of them any longer. */
  forgetGone(by: number, slug: string): void {
    this.forget(by, (record) => record.slug === slug);
  }

  /** Whether all of a user's own leases of a slug are gone. */
  areGone(by: number, slug: string): boolean {
    const recorded = [...this.records[by].values()].filter((record) => record.slug === slug);
    return recorded.length > 0 && recorded.every(({ uid }) => !this.machines.has(uid));
  }

  change(uid: string, changes: Partial<Machine>): void {
    this.machines.set(uid, { ...this.machines.get(uid)!, ...changes });
  }

  /** Forgets a user's own records and keys of machines that no longer exist. */
  private forget(by: number, which: (record: ModelRecord) => boolean = () => true): void {
    for (const [id, record] of this.records[by] ?? []) {
      if (!this.machines.has(record.uid) && which(record)) {
        this.records[by].delete(id);
      }
    }
  }

  private judge(machine: Machine, by: number, time: number, maxAge?: number): void {
    const fate = fateOf(machine, this.recordOf(by, machine.uid)?.isHandedOver === false, time, maxAge);
    if (fate === 'delete') {
      this.machines.delete(machine.uid);
    } else if (fate === 'stop') {
      this.change(machine.uid, { state: 'retained', isOff: true });
    }
  }

  private recordOf(by: number, of: string): ModelRecord | undefined {
    return [...this.records[by]?.values() ?? []].find(({ uid }) => uid === of);
  }
}

function fateOf(machine: Machine, isAbandoned: boolean, time: number, maxAge = Infinity): string | undefined {
  const { isLease, isReadable, isKept, isOff = false, state, release, madeAt, createdAt } = machine;
  const isUnderWay = state === 'provisioning';
  const fates: readonly (readonly [applies: boolean, fate: string | undefined])[] = [
    [!isLease, undefined],
    [time - madeAt >= maxAge, 'delete'],
    [!isReadable, undefined],
    [(isUnderWay || (state === 'retained' && createdAt <= madeAt)) && isAbandoned, 'delete'],
    [state === 'retained', isOff ? undefined : 'stop'],
    [isKept && !isUnderWay, undefined],
    [isOver(machine, time), isUnderWay ? 'delete' : release],
  ];
  return fates.find(([applies]) => applies)?.[1];
}

function isOver({ madeAt, touchedAt, createdAt, idle, ttl, state }: Machine, time: number): boolean {
  const since = (moment: number) => time - Math.max(moment, madeAt);
  const isAtWork = state !== 'ready' || since(touchedAt) < 2 * MINUTE;
  return since(touchedAt) >= idle || since(createdAt) >= ttl + (isAtWork ? GRACE : 0);
}
