/**
 * Random histories of leases against a model of what may be deleted: users with wrong clocks, killed processes, and somebody who may write
 * anything into machines. LEASE_SEQUENCES sets their number, 250 by default.
 */
import * as fc from 'fast-check';
import { Kill, LeaseClient } from './lease-client';
import { IDLE, LeaseModel, Machine, MINUTE, TTL } from './lease-model';
import { useMemoryCluster } from './memory-cluster';
import { cleanUp } from '../../../src/cli/leases/clean-up';
import { machineName } from '../../../src/cli/leases/names';
import { stopLease } from '../../../src/cli/leases/stop-lease';
import { withRunningGuest } from '../../../src/cli/leases/use-lease';

const SEQUENCES = Number(process.env.LEASE_SEQUENCES ?? 250);

/** Of two users, whose clocks are 31 minutes slow and three hours fast, and of the pool's own clean-up, which has no lease records. */
const CLOCKS = [-31 * MINUTE, 180 * MINUTE, 0];
const DAY = 24 * 60 * MINUTE;

/** What anyone who may change machines can write, and what it means. */
const LIES: readonly (readonly [annotations: { readonly [name: string]: string }, means: Partial<Machine>])[] = [
  [{ keep: 'true' }, { isKept: true }],
  [{ keep: 'false' }, { isKept: false }],
  [{ state: 'provisioning' }, { state: 'provisioning' }],
  [{ state: 'retained' }, { state: 'retained' }],
  [{ 'created-at': '1', 'last-touched-at': '1' }, { createdAt: 1, touchedAt: 1 }],
  [{ 'created-at': '3000000000', 'last-touched-at': '3000000000' }, { createdAt: 3e9, touchedAt: 3e9 }],
  [{ 'ttl-seconds': '999999999999', 'idle-timeout-seconds': '999999999999' }, { ttl: 999_999_999_999, idle: 999_999_999_999 }],
  [{ release: 'stop' }, { release: 'stop' }],
  [{ 'ttl-seconds': 'long' }, { isReadable: false }],
];

const user = fc.constantFrom(0, 1);
const slug = fc.constantFrom('one', 'two');
const release = fc.constantFrom('delete' as const, 'stop' as const);
const kill = fc.oneof({ weight: 2, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: fc.record<Kill>({ at: fc.integer({ min: 1, max: 10 }), when: fc.constantFrom('before', 'after') }) });
const [victim, lie] = [fc.nat(9), fc.nat(LIES.length - 1)];

const STEPS = {
  warmUp: fc.record({ by: user, slug, isKept: fc.boolean(), release, kill, isFoundLate: fc.boolean() }),
  work: fc.record({ by: user, slug }),
  stop: fc.record({ by: user, slug, wanted: fc.option(release, { nil: undefined }), kill }),
  wait: fc.record({ minutes: fc.constantFrom(1, 20, 31, 91, 1000) }),
  cleanUp: fc.record({ by: fc.constantFrom(0, 1, 2), maxAge: fc.constantFrom(undefined, undefined, DAY), kill }),
  cleanUpAtOnce: fc.record({}),
  forge: fc.record({ victim, how: fc.constantFrom('no labels' as const, 'its labels' as const, 'its id' as const), lie }),
  lie: fc.record({ victim, lie }),
  unlabel: fc.record({ victim }),
  replace: fc.record({ victim }),
};

type Steps = { readonly [name in keyof typeof STEPS]: (typeof STEPS)[name] extends fc.Arbitrary<infer Value> ? Value : never };
type Step = { readonly [name in keyof Steps]: { readonly name: name; readonly with: Steps[name] } }[keyof Steps];

const RARE = ['cleanUpAtOnce', 'forge', 'unlabel', 'replace'];

const step: fc.Arbitrary<Step> = fc.oneof(...Object.entries(STEPS).map(([name, arbitrary]) => ({
  arbitrary: (arbitrary as fc.Arbitrary<object>).map((options) => ({ name, with: options }) as Step), weight: RARE.includes(name) ? 1 : 3,
})));

const cluster = useMemoryCluster();
const realNow = Date.now;
let clock = 0;

class World {
  readonly clients = CLOCKS.map(() => new LeaseClient(cluster));
  readonly model = new LeaseModel([new Map(), new Map()]);
  private strangers = 0;

  constructor() {
    cluster.machines.clear();
  }

  async take({ name, with: options }: Step): Promise<void> {
    await (this[name] as (options: unknown) => unknown)(options);
    this.check();
  }

  remove(): void {
    this.clients.forEach((each) => each.remove());
  }

  async warmUp({ by, slug: wanted, isKept, release: released, kill: fate, isFoundLate }: Steps['warmUp']): Promise<void> {
    const { time } = cluster;
    const isTaken = () => [...this.model.machines.values()].some(({ isLease, slug: each }) => isLease && each === wanted);
    const lease = await this.as(by, (client) => client.warmUp({ slug: wanted, isKept, isDeleted: released === 'delete', kill: fate }).catch((error: Error) => error));
    const isKilled = lease === undefined;
    this.model.finishAbandoned(by, time);
    if (isKilled) {
      await this.findKilled(by, isFoundLate);
    } else if (lease instanceof Error) {
      expect([lease.message, isTaken()]).toEqual([expect.stringMatching(/^slug ".*" is taken/), true]);
    } else {
      expect(isTaken()).toBe(false);
    }
    // The process may have been killed after it had done everything but before it reported so.
    const made = this.clients[by].records.all().filter(({ id }) => !this.model.records[by].has(id));
    expect(isKilled ? [0, 1] : [lease instanceof Error ? 0 : 1]).toContain(made.length);
    for (const { id, uid, name, isHandedOver = false } of made) {
      this.model.records[by].set(id, { uid: uid!, slug: wanted, isHandedOver });
      const [readyAt, isOff] = [time + 1, isKilled && isFoundLate && !isKept];
      const times = { madeAt: time, createdAt: readyAt, touchedAt: readyAt, idle: IDLE, ttl: TTL };
      const machine = { uid: uid!, name, slug: wanted, isKept, release: released, ...times, isLease: true, isReadable: true, isOff, state: isOff ? 'retained' : 'ready' };
      this.model.machines.set(uid!, machine);
      // Whatever was not ready when its process was killed is gone.
      expect(cluster.machines.get(name).metadata.annotations['cdk8s-kubevirt/lease-created-at']).toBe(String(readyAt));
    }
  }

  /** The clean-up after a process was killed; after some time, the pool's own clean-up comes first. */
  private async findKilled(by: number, isFoundLate: boolean): Promise<void> {
    // Until then, a request of the killed process may still take effect.
    cluster.time += isFoundLate ? 3 * MINUTE + IDLE : 3 * MINUTE;
    for (const each of isFoundLate ? [2, by] : [by]) {
      await this.cleanedUp(each);
      this.model.cleanUp(each, cluster.time);
    }
  }

  async work({ by, slug: called }: Steps['work']): Promise<void> {
    const machine = this.model.ownMeant(by, called);
    const worked = await this.as(by, (client) => client.run((context) => withRunningGuest(context, called, 60, async () => 'worked')).catch(() => 'not found'));
    expect(worked).toBe(machine === undefined ? 'not found' : 'worked');
    if (machine !== undefined) {
      this.model.change(machine.uid, { state: 'ready', isOff: false, touchedAt: cluster.time, ...['retained', 'provisioning'].includes(machine.state) && { createdAt: cluster.time } });
    }
  }

  stop(asked: Steps['stop']): Promise<void> {
    const areGone = this.model.areGone(asked.by, asked.slug) && asked.wanted !== 'stop';
    return areGone ? this.stopGone(asked) : this.stopPresent(asked);
  }

  private async stopPresent({ by, slug: called, wanted, kill: fate }: Steps['stop']): Promise<void> {
    const machine = this.model.ownMeant(by, called, wanted === 'delete');
    const stopped = await this.as(by, (client) => client.run((context) => stopLease(context, called, wanted), fate).catch(() => 'not found' as const));
    expect(machine === undefined && typeof stopped === 'object').toBe(false);
    if (stopped === undefined) {
      const left = machine && cluster.machines.get(machine.name);
      const isRetained = left?.metadata.annotations['cdk8s-kubevirt/lease-state'] === 'retained';
      this.ended(machine, left === undefined ? 'delete' : isRetained ? 'stop' : undefined, left !== undefined && !cluster.isOn(left.metadata.name));
      this.keep(by, this.clients[by].records.all().filter(({ isHandedOver }) => isHandedOver).map(({ uid }) => uid!));
      await this.cleanedUp(by);
      this.model.cleanUp(by, cluster.time);
    } else if (stopped !== 'not found') {
      this.ended(machine, stopped.action);
      this.keep(by, stopped.action === 'stop' ? [machine!.uid] : []);
      expect(stopped.action).toBe(wanted ?? machine!.release);
      [...this.model.records[by]].filter(([, { uid }]) => stopped.action === 'delete' && uid === machine!.uid).forEach(([id]) => this.model.records[by].delete(id));
    } else {
      expect(machine).toBeUndefined();
    }
  }

  /** Ends leases of which only the records and keys are left. */
  private async stopGone({ by, slug: called, wanted, kill: fate }: Steps['stop']): Promise<void> {
    const stopped = await this.as(by, (client) => client.run((context) => stopLease(context, called, wanted), fate));
    if (stopped === undefined) {
      await this.cleanedUp(by);
      this.model.cleanUp(by, cluster.time);
    } else {
      expect(stopped).toEqual({ slug: called, action: 'gone' });
      this.model.forgetGone(by, called);
    }
  }

  wait({ minutes }: Steps['wait']): void {
    // Never exactly at a limit, since a second passes while the command works.
    cluster.time += minutes * MINUTE + 7;
  }

  async cleanUp({ by, maxAge, kill: fate }: Steps['cleanUp']): Promise<void> {
    const [machines, records] = [[...cluster.machines.values()], this.clients[by].records.all()];
    this.model.cleanUp(by, cluster.time, maxAge);
    if (await this.cleanedUp(by, maxAge, fate) === undefined) {
      // However far it got, it deleted nothing that it may not delete.
      expect(machines.filter(({ metadata: { uid } }) => this.model.machines.has(uid) && !live().includes(uid))).toEqual([]);
      expect(records.filter(({ id }) => this.model.records[by]?.has(id) && !this.clients[by].hasKey({ id }))).toEqual([]);
      await this.cleanedUp(by, maxAge);
    }
  }

  async cleanUpAtOnce(): Promise<void> {
    this.clients.forEach((_, by) => this.model.cleanUp(by, cluster.time));
    // A lease record of a machine that somebody else is about to delete is only forgotten in the next run.
    await Promise.all(this.clients.map((_, by) => this.cleanedUp(by)));
    await Promise.all(this.clients.map((_, by) => this.cleanedUp(by)));
    this.clients.forEach((_, by) => this.model.cleanUp(by, cluster.time));
  }

  forge({ victim: index, how, lie: written }: Steps['forge']): void {
    const of = this.victim(index);
    if (of === undefined) {
      return;
    }
    this.strangers += 1;
    const { labels, annotations } = cluster.machines.get(of.name).metadata;
    const id = labels['cdk8s-kubevirt/lease-id'] ?? 'lease-000000000000';
    const name = how === 'its id' ? machineName(id, `forged-${this.strangers}`) : `db-${this.strangers}`;
    const forged = {
      'no labels': {},
      'its labels': labels,
      'its id': { 'cdk8s-kubevirt/lease-id': id, 'cdk8s-kubevirt/lease-slug': `forged-${this.strangers}` },
    }[how];
    const { metadata: { uid } } = cluster.create({ metadata: { name, labels: forged, annotations } });
    this.model.machines.set(uid, { ...of, uid, name, slug: how === 'its id' ? `forged-${this.strangers}` : of.slug, isLease: how === 'its id', madeAt: cluster.time, isOff: false });
    this.write(uid, written);
  }

  lie({ victim: index, lie: written }: Steps['lie']): void {
    const of = this.victim(index);
    if (of !== undefined) {
      this.write(of.uid, written);
    }
  }

  unlabel({ victim: index }: Steps['unlabel']): void {
    const of = this.victim(index);
    if (of !== undefined) {
      cluster.annotate(of.name, {}, { 'cdk8s-kubevirt/lease-id': null, 'cdk8s-kubevirt/lease-slug': null });
      this.model.change(of.uid, { isLease: false });
    }
  }

  replace({ victim: index }: Steps['replace']): void {
    const of = this.victim(index);
    if (of !== undefined) {
      const { name, labels, annotations } = cluster.machines.get(of.name).metadata;
      const { metadata: { uid } } = cluster.create({ metadata: { name, labels, annotations } });
      this.model.machines.delete(of.uid);
      this.model.machines.set(uid, { ...of, uid, madeAt: cluster.time, isOff: false });
    }
  }

  private write(uid: string, index: number): void {
    const [annotations, means] = LIES[index];
    cluster.annotate(this.model.machines.get(uid)!.name, Object.fromEntries(Object.entries(annotations).map(([name, value]) => [`cdk8s-kubevirt/lease-${name}`, value])));
    this.model.change(uid, 'ttl-seconds' in annotations ? { isReadable: true, ...means } : means);
  }

  private ended(machine: Machine | undefined, action: 'delete' | 'stop' | 'gone' | undefined, isOff = true): void {
    if (machine !== undefined && action === 'delete') {
      this.model.machines.delete(machine.uid);
    } else if (machine !== undefined && action === 'stop') {
      this.model.change(machine.uid, { state: 'retained', isOff });
    }
  }

  /** What its user switches off on purpose no longer counts as interrupted. */
  private keep(by: number, uids: readonly string[]): void {
    const kept = [...this.model.records[by]].filter(([, { uid }]) => uids.includes(uid));
    kept.forEach(([id, record]) => this.model.records[by].set(id, { ...record, isHandedOver: true }));
  }

  private victim(index: number): Machine | undefined {
    const all = [...this.model.machines.values()];
    return all[index % all.length];
  }

  private async cleanedUp(by: number, maxAge?: number, fate?: Kill): Promise<unknown> {
    const cleaned = await this.as(by, (client) => client.run((context) => cleanUp(context, { isDryRun: false, maxAge }), fate));
    expect(cleaned?.failures ?? []).toEqual([]);
    return cleaned;
  }

  private as<Result>(by: number, work: (client: LeaseClient) => Promise<Result>): Promise<Result> {
    clock = CLOCKS[by];
    return work(this.clients[by]).finally(() => clock = 0);
  }

  private check(): void {
    expect(live().sort()).toEqual([...this.model.machines.keys()].sort());
    const off = [...this.model.machines.values()].filter(({ isOff }) => isOff).map(({ name }) => name);
    expect([...cluster.machines.keys()].filter((name) => !cluster.isOn(name)).sort()).toEqual(off.sort());
    for (const [by, records] of this.model.records.entries()) {
      expect(this.clients[by].records.all().map(({ id, uid }) => [id, uid]).sort()).toEqual([...records].map(([id, { uid }]) => [id, uid]).sort());
      expect(this.clients[by].kept.keys).toEqual([...records.keys()].sort());
    }
  }
}

function live(): string[] {
  return [...cluster.machines.values()].map(({ metadata }) => metadata.uid);
}

beforeEach(() => {
  jest.spyOn(Date, 'now').mockImplementation(() => realNow() + clock * 1000);
});

test(`after each step of ${SEQUENCES} random histories, the cluster matches the model`, async () => {
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
    const world = new World();
    try {
      for (const each of steps) {
        await world.take(each);
      }
    } finally {
      world.remove();
    }
  }), { numRuns: SEQUENCES });
}, 600_000);
