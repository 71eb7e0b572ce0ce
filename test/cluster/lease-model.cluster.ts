/**
 * The random lives of test/cli/leases/clean-up-model.test.ts in a real cluster, with real keys and real kills: processes have wrong clocks,
 * machines have forged labels, and what is left is compared with the same model. The guests run no work, so a stand-in that always succeeds
 * replaces ssh, and any cluster will do. LEASE_SEQUENCES sets the number of lives (3 by default); they run concurrently, as they mostly wait.
 */
import { chmodSync, mkdtempSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { setTimeout as sleep } from 'timers/promises';
import * as fc from 'fast-check';
import { builtCommand, crabboxTemplate, LeaseUser } from './lease-user';
import { machineName } from '../../src/cli/leases/names';
import { LeaseModel, Machine } from '../cli/leases/lease-model';
import { Cluster, until, useCluster } from '../plane/cluster';

const shared = useCluster();
const SEQUENCES = Number(process.env.LEASE_SEQUENCES ?? 3);
const VM = { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine' };
const PREFIX = 'cdk8s-kubevirt/lease';

/** The clocks of two users: 31 minutes slow, and three hours fast. */
const CLOCKS = [-31 * 60, 3 * 3_600];

/** Annotations that anyone who may change machines can forge, and what they mean. */
const LIES: readonly (readonly [annotations: { readonly [name: string]: string }, means: Partial<Machine>])[] = [
  [{ 'idle-timeout-seconds': '1', 'keep': 'false', 'state': 'ready' }, { idle: 1, isKept: false, state: 'ready' }],
  [{ keep: 'true' }, { isKept: true }],
  [{ state: 'provisioning' }, { state: 'provisioning' }],
  [{ 'created-at': '1', 'last-touched-at': '1' }, { createdAt: 1, touchedAt: 1 }],
];

const [by, victim, lie] = [fc.constantFrom(0, 1), fc.nat(9), fc.nat(LIES.length - 1)];

const STEPS = {
  warmUp: fc.record({ by, slug: fc.constantFrom('one', 'two') }),
  stop: fc.record({ by, slug: fc.constantFrom('one', 'two') }),
  cleanUp: fc.record({ by, killedAfter: fc.option(fc.integer({ min: 100, max: 1_500 }), { nil: undefined, freq: 1 }) }),
  lie: fc.record({ victim, lie }),
  forge: fc.record({ victim, isConsistent: fc.boolean() }),
  unlabel: fc.record({ victim }),
  replace: fc.record({ victim }),
};

type Steps = { readonly [name in keyof typeof STEPS]: (typeof STEPS)[name] extends fc.Arbitrary<infer Value> ? Value : never };
type Step = { readonly [name in keyof Steps]: { readonly name: name; readonly with: Steps[name] } }[keyof Steps];

const WEIGHTS: { readonly [name: string]: number } = { warmUp: 3, cleanUp: 3, lie: 3 };

const step: fc.Arbitrary<Step> = fc.oneof(...Object.entries(STEPS).map(([name, arbitrary]) => ({
  arbitrary: (arbitrary as fc.Arbitrary<object>).map((options) => ({ name, with: options }) as Step), weight: WEIGHTS[name] ?? 1,
})));

const seconds = () => Math.floor(Date.now() / 1000);

/** Machines that are not being deleted. */
const live = async (cluster: Cluster) => (await cluster.list(VM)).filter(({ metadata }) => metadata.deletionTimestamp === undefined);

class World {
  private readonly model = new LeaseModel([new Map(), new Map()]);
  private strangers = 0;

  constructor(private readonly cluster: Cluster, private readonly users: readonly LeaseUser[]) {}

  async take({ name, with: options }: Step): Promise<void> {
    await (this[name] as (options: unknown) => Promise<void>)(options);
    const machines = (await live(this.cluster)).map(({ metadata: { uid } }) => uid).sort();
    expect(machines).toEqual([...this.model.machines.keys()].sort());
    for (const [index, records] of this.model.records.entries()) {
      const files = this.users[index].files();
      expect(files.filter((file) => /^lease-\w+\.json$/.test(file))).toEqual([...records.keys()].map((id) => `${id}.json`).sort());
      expect(files.filter((file) => /\/id_ed25519$/.test(file))).toEqual([...records.keys()].map((id) => `${id}/id_ed25519`).sort());
    }
  }

  async warmUp({ by: index, slug }: Steps['warmUp']): Promise<void> {
    const isTaken = [...this.model.machines.values()].some((machine) => machine.isLease && machine.slug === slug);
    const { exitCode, stdout, stderr } = await this.users[index].run('warmup', '--slug', slug);
    expect([exitCode, stderr]).toEqual([isTaken ? 1 : 0, expect.stringContaining(isTaken ? `slug "${slug}" is taken` : `lease ${slug}: ready`)]);
    if (!isTaken) {
      const id = stdout.trim();
      const { metadata: { uid, name } } = (await live(this.cluster)).find(({ metadata }) => metadata.name === machineName(id, slug));
      const at = seconds();
      const times = { madeAt: at, createdAt: at, touchedAt: at, idle: 1_800, ttl: 5_400 };
      this.model.machines.set(uid, { uid, name, slug, isKept: false, release: 'delete', isLease: true, isReadable: true, state: 'ready', ...times });
      this.model.records[index].set(id, { uid, slug, isHandedOver: true });
    }
  }

  async stop({ by: index, slug }: Steps['stop']): Promise<void> {
    const machine = this.model.ownMeant(index, slug);
    const { exitCode } = await this.users[index].run('stop', slug);
    expect(exitCode).toBe(machine === undefined && !this.model.areGone(index, slug) ? 1 : 0);
    this.model.forgetGone(index, slug);
    if (machine !== undefined) {
      this.model.machines.delete(machine.uid);
      const [id] = [...this.model.records[index]].find(([, { uid }]) => uid === machine.uid) ?? [];
      this.model.records[index].delete(id!);
    }
  }

  async cleanUp({ by: index, killedAfter }: Steps['cleanUp']): Promise<void> {
    // Lets deadlines of a second pass.
    await sleep(2_500);
    this.model.cleanUp(index, seconds());
    if (killedAfter !== undefined) {
      const running = this.users[index].start('cleanup');
      const timer = setTimeout(() => running.kill('SIGKILL'), killedAfter);
      await running.ended;
      clearTimeout(timer);
    }
    await expect(this.users[index].run('cleanup')).resolves.toMatchObject({ exitCode: 0 });
  }

  async lie({ victim: index, lie: written }: Steps['lie']): Promise<void> {
    const [annotations, means] = LIES[written];
    await this.change(index, { annotations: Object.fromEntries(Object.entries(annotations).map(([name, value]) => [`${PREFIX}-${name}`, value])) }, means);
  }

  unlabel({ victim: index }: Steps['unlabel']): Promise<void> {
    return this.change(index, { labels: { [`${PREFIX}-id`]: null, [`${PREFIX}-slug`]: null } }, { isLease: false });
  }

  async forge({ victim: index, isConsistent }: Steps['forge']): Promise<void> {
    const of = this.victim(index);
    if (of !== undefined) {
      this.strangers += 1;
      const { metadata: { labels = {} } } = await this.cluster.read({ ...VM, name: of.name });
      const [id, slug] = [labels[`${PREFIX}-id`] ?? 'lease-000000000000', isConsistent ? `forged-${this.strangers}` : of.slug];
      const name = isConsistent ? machineName(id, slug) : `db-${this.strangers}`;
      const uid = await this.copy(of, name, { [`${PREFIX}-id`]: id, [`${PREFIX}-slug`]: slug });
      this.model.machines.set(uid, { ...of, uid, name, slug, isLease: isConsistent, madeAt: seconds() });
    }
  }

  async replace({ victim: index }: Steps['replace']): Promise<void> {
    const of = this.victim(index);
    if (of !== undefined) {
      const { metadata: { labels } } = await this.cluster.read({ ...VM, name: of.name });
      const uid = await this.copy(of, of.name, labels);
      this.model.machines.delete(of.uid);
      this.model.machines.set(uid, { ...of, uid, madeAt: seconds() });
    }
  }

  /** Copies a machine's labels and annotations to another one, which replaces the machine of that name, if any. */
  private async copy(of: Machine, name: string, labels: object | undefined): Promise<string> {
    const { metadata: { annotations }, spec } = await this.cluster.read({ ...VM, name: of.name });
    if (name === of.name) {
      await this.cluster.delete({ ...VM, name });
      await until('a machine to be gone', () => this.cluster.client.isGone({ ...VM, name, namespace: this.cluster.namespace }));
    }
    const own = Object.fromEntries(Object.entries(annotations).filter(([each]) => each.startsWith(PREFIX)));
    const metadata = { name, namespace: this.cluster.namespace, labels, annotations: own };
    return (await this.cluster.client.create({ ...VM, metadata, spec })).metadata.uid;
  }

  private async change(index: number, metadata: object, means: Partial<Machine>): Promise<void> {
    const of = this.victim(index);
    if (of !== undefined) {
      await this.cluster.client.merge({ ...VM, name: of.name, namespace: this.cluster.namespace }, { metadata });
      this.model.change(of.uid, means);
    }
  }

  private victim(index: number): Machine | undefined {
    const all = [...this.model.machines.values()];
    return all[index % all.length];
  }
}

/** Writes the host key file that it is told to. */
const SSH = '#!/bin/sh\nfor each; do case $each in UserKnownHostsFile=*) eval "echo key >${each#*=}";; esac; done\n';

describe('leases', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lease-model-'));
  let command: string;

  const user = (cluster: Cluster, clock: number) => new LeaseUser(command, cluster, crabboxTemplate(cluster), { virtctl: join(folder, 'ssh') }, {
    PATH: `${folder}:${cluster.environment.PATH}`,
    NODE_OPTIONS: `--require ${join(folder, 'clock.js')}`,
    CLOCK: String(clock),
  });

  beforeAll(() => {
    command = builtCommand();
    writeFileSync(join(folder, 'ssh'), SSH);
    chmodSync(join(folder, 'ssh'), 0o755);
    writeFileSync(join(folder, 'clock.js'), 'const { now } = Date; Date.now = () => now() + Number(process.env.CLOCK) * 1000;\n');
  });

  test(`leave what the model says after each step of ${SEQUENCES} random lives`, async () => {
    const seed = Number(process.env.LEASE_SEED ?? Date.now() % 2 ** 31);
    const life = (cluster: Cluster) => fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 14 }), async (steps) => {
      const users = CLOCKS.map((clock) => user(cluster, clock));
      await Promise.all(users.map((each) => each.run('cleanup')));
      const world = new World(cluster, users);
      for (const each of [{ name: 'warmUp', with: { by: 0, slug: 'one' } } as const, ...steps]) {
        await world.take(each);
      }
      users.forEach((each) => each.remove());
    });
    await Promise.all(Array.from({ length: SEQUENCES }, async (_, index) => {
      const cluster = new Cluster(`${shared.namespace}-${index}`);
      await cluster.create();
      try {
        await fc.assert(life(cluster), { seed: seed + index, numRuns: 1, endOnFailure: true });
      } finally {
        await cluster.remove();
      }
    }));
  });
});
