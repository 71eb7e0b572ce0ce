/**
 * Random deletions against controllers that act in any order: pools that make machines after the plan, disks and states of TPMs that others have
 * begun to delete. A success means that nothing is left to vanish, and that all disks to keep are there. DELETION_RUNS sets how many are tried.
 */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import * as fc from 'fast-check';
import { FakeCluster, object, SERVED } from './fake-cluster';
import type { Cluster } from '../../../src/cli/cluster/cluster';
import { deleteCommand } from '../../../src/cli/delete/command';
import { serve, type TestServer } from '../cluster/http-server';

let current: FakeCluster;
let mockServer: TestServer;

const mockSay = jest.fn();

jest.mock('../../../src/cli/terminal/print', () => ({ say: (...told: unknown[]) => mockSay(...told), printProgress: () => undefined }));

jest.mock('../../../src/cli/cluster/with-cluster', () => ({ withCluster: (_: unknown, step: (cluster: Cluster) => unknown) => step(mockServer.cluster) }));

const RUNS = Number(process.env.DELETION_RUNS ?? 150);

/** After this number of turns of the event loop without a request, the command waits. */
const IDLE = 20;

const GUEST = 'kubevirt.io/virtualMachineControllerFinalize';
const USED = 'kubernetes.io/pvc-protection';
const DELETED = { deletionTimestamp: '2026-01-01T00:00:00Z' };

/** Of the claims with the state of a machine's TPM: one that stays, one that others delete, or one that a migration replaces by another. */
const states = fc.constantFrom('none' as const, 'staying' as const, 'leaving' as const, 'replaced' as const);

interface Machine {
  readonly isOn: boolean;
  readonly state: 'none' | 'staying' | 'leaving' | 'replaced';
  /** Whether the claim of its state has the label, or only the name of earlier versions. */
  readonly isLabelled: boolean;
  /** Whether others have begun to delete the DataVolume that it mounts. */
  readonly isDiskLeaving: boolean;
  /** Whether CDI still fills its disk, from a pod that uses the claim. */
  readonly isFilling: boolean;
}

const machine: fc.Arbitrary<Machine> = fc.record({
  isOn: fc.boolean(), state: states, isLabelled: fc.boolean(), isDiskLeaving: fc.nat(4).map((number) => number === 0), isFilling: fc.boolean(),
});

/** A pool of machines, and what it does after the plan: it makes some more, and may replace its first one by another of the same name. */
const farm = fc.record({ members: fc.array(machine, { maxLength: 2 }), late: fc.array(machine, { maxLength: 2 }), isReplacing: fc.boolean() });

const trials = fc.record({
  machines: fc.array(machine, { minLength: 1, maxLength: 2 }),
  pool: fc.option(farm, { nil: undefined, freq: 1 }),
  keepDisks: fc.boolean(),
  order: fc.infiniteStream(fc.nat()),
});

type Trial = typeof trials extends fc.Arbitrary<infer Value> ? Value : never;

const ownedBy = (...owners: readonly any[]) => owners.map(({ kind, metadata: { name, uid } }) => ({ kind, name, uid, controller: true }));
const leaving = (is: boolean) => is ? DELETED : {};

/** A machine with its DataVolume, the claim of that, and the claims with its state. */
function objectsOf(name: string, { isOn, state, isLabelled, isDiskLeaving, isFilling }: Machine, owner?: any, uid = `uid-of-${name}`): any[] {
  const own = object('virtualmachines', name, { uid, finalizers: isOn ? [GUEST] : [], ownerReferences: owner && ownedBy(owner) });
  const spec = { template: { spec: { volumes: [{ name: 'root', dataVolume: { name: `root-of-${name}` } }] } } };
  const disk = { ownerReferences: ownedBy(own), uid: `root-of-${uid}`, finalizers: [USED], ...leaving(isDiskLeaving) };
  const volume = object('datavolumes', `root-of-${name}`, disk);
  const claim = object('persistentvolumeclaims', `claim-of-${name}`, { uid: `claim-of-${uid}`, finalizers: [USED, ...isFilling ? ['filling'] : []], ownerReferences: ownedBy(volume) });
  const stateClaim = (ending: string, isLeaving: boolean) => object('persistentvolumeclaims', `persistent-state-for-${name}${ending}`, {
    uid: `state-of-${uid}${ending}`, ownerReferences: ownedBy(own), finalizers: [USED], ...leaving(isLeaving), labels: ending === '' ? undefined : { 'persistent-state-for': name },
  });
  const first = isLabelled ? '-abcde' : '';
  const claims = { none: [], staying: [stateClaim(first, false)], leaving: [stateClaim(first, true)], replaced: [stateClaim(first, true), stateClaim('-fghij', false)] };
  return [{ ...own, spec }, volume, claim, ...claims[state]];
}

/**
 * What virt-controller, CDI and Kubernetes would do next, each as a step.
 *
 * @param isIdle whether the command has not sent a request for a while: the machines of a pool do not vanish faster than they can be listed
 */
function possibleSteps(fake: FakeCluster, isIdle: boolean): (() => unknown)[] {
  const all = fake.all();
  const uids = new Set(all.map(({ metadata }) => metadata.uid));
  const runningUids = new Set(all.filter(({ kind, metadata }) => kind === 'VirtualMachine' && metadata.finalizers.includes(GUEST)).map(({ metadata }) => metadata.uid));
  return all.flatMap(({ kind, metadata: { name, finalizers = [], ownerReferences = [], deletionTimestamp, uid } }): (() => unknown)[] => {
    const isOrphan = (isIdle || kind !== 'VirtualMachine') && ownerReferences.length > 0 && ownerReferences.every((owner: any) => !uids.has(owner.uid));
    const isRunning = [...runningUids].some((each) => uid.endsWith(`-of-${each}`) || uid.startsWith(`state-of-${each}`));
    const without = (finalizer: string) => () => fake.edit(name, { finalizers: finalizers.filter((each: string) => each !== finalizer) });
    const steps = ['pool', GUEST, 'filling', ...isRunning || finalizers.includes('filling') ? [] : [USED]].filter((each) => finalizers.includes(each));
    return deletionTimestamp === undefined ? isOrphan ? [() => fake.delete(name)] : [] : steps.map(without);
  });
}

/** What one deletion does, from its start to its end. */
class Run {
  readonly fake: FakeCluster;
  readonly before: readonly any[];
  private isOver = false;
  private idleTurns = 0;

  constructor(private readonly trial: Trial) {
    const { machines, pool } = trial;
    const owner = object('virtualmachinepools', 'farm', { finalizers: ['pool'] });
    const alone = machines.flatMap((each, index) => objectsOf(`web-${index}`, each));
    const members = pool?.members.flatMap((each, index) => objectsOf(`farm-${index}`, each, owner)) ?? [];
    this.before = [...alone, ...pool === undefined ? [] : [owner, ...members]];
    this.fake = new FakeCluster(this.before, ({ method, url }) => {
      this.idleTurns = 0;
      if (method === 'DELETE' && url!.endsWith('/farm')) {
        this.makeLate(owner);
      }
      return undefined;
    });
  }

  /** The pool makes machines after the plan, and has not seen its deletion yet. */
  private makeLate(owner: any): void {
    const { late, isReplacing, members } = this.trial.pool!;
    if (isReplacing && members.length > 0) {
      this.before.filter(({ metadata }) => metadata.uid.endsWith('uid-of-farm-0') || metadata.uid.startsWith('state-of-uid-of-farm-0')).forEach(({ metadata: { name } }) => {
        if (this.fake.find(name) !== undefined) {
          this.fake.edit(name, { ...DELETED, finalizers: [] });
        }
      });
      objectsOf('farm-0', members[0], owner, 'uid-of-another').forEach((each) => this.fake.create(each));
    }
    late.forEach((each, index) => objectsOf(`farm-${members.length + index}`, each, owner).forEach((made) => this.fake.create(made)));
  }

  /** Lets the controllers work until the end, in a random order. */
  async control(): Promise<void> {
    while (!this.isOver) {
      const steps = this.isStarted ? possibleSteps(this.fake, this.idleTurns > IDLE) : [];
      this.idleTurns += 1;
      const next = this.trial.order.next().value!;
      if (steps.length > 0 && next % 3 > 0) {
        steps[next % steps.length]();
      }
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  /** Others' deletions make no progress before, since the guests run. */
  private get isStarted(): boolean {
    const ofCommand = this.before.filter(({ kind }) => kind.startsWith('VirtualMachine'));
    return ofCommand.some(({ metadata: { name, uid } }) => {
      const metadata = this.fake.find(name)?.metadata;
      return metadata?.uid !== uid || metadata.deletionTimestamp !== undefined;
    });
  }

  /** Returns the status and the errors. */
  async delete(folder: string): Promise<{ readonly status: unknown; readonly errors: readonly string[] }> {
    const file = join(folder, `${this.trial.machines.length}-${this.trial.pool !== undefined}.json`);
    if (!existsSync(file)) {
      const items = this.before.filter(({ kind, metadata }) => kind.startsWith('VirtualMachine') && metadata.ownerReferences === undefined);
      writeFileSync(file, JSON.stringify({ apiVersion: 'v1', kind: 'List', items }));
    }
    current = this.fake;
    mockSay.mockReset();
    const controllers = this.control();
    try {
      await deleteCommand().parseAsync([file, '--yes', '--timeout', '10s', ...this.trial.keepDisks ? ['--keep-disks'] : []], { from: 'user' });
      return { status: process.exitCode, errors: mockSay.mock.calls.flatMap(([what, texts]) => what === 'error' ? texts : []) };
    } catch (error) {
      return { status: 'refused', errors: [(error as Error).message] };
    } finally {
      process.exitCode = undefined;
      this.isOver = true;
      await controllers;
    }
  }
}

const folder = mkdtempSync(join(tmpdir(), 'deletion-'));

beforeAll(async () => mockServer = await serve((request, response) => current.respond(request, response), SERVED));

afterAll(() => {
  rmSync(folder, { recursive: true });
  return mockServer.close();
});

test(`${RUNS} random deletions end with what they say`, async () => {
  await fc.assert(fc.asyncProperty(trials, async (tried) => {
    const run = new Run(tried);
    const { status, errors } = await run.delete(folder);
    const uidsOf = (objects: readonly any[]) => objects.map(({ metadata: { uid } }) => uid).sort();
    const isLeaving = ({ metadata: { deletionTimestamp } }: any) => deletionTimestamp !== undefined;
    if (tried.keepDisks && (tried.pool !== undefined || tried.machines.some(({ state, isDiskLeaving }) => state === 'leaving' || isDiskLeaving))) {
      expect([status, uidsOf(run.fake.all()), errors]).toEqual(['refused', uidsOf(run.before), [expect.stringMatching(/is already being deleted, and is gone as soon as|are deleted with it/)]]);
      return;
    }
    const kept = run.before.filter((each) => tried.keepDisks && each.kind !== 'VirtualMachine' && !isLeaving(each));
    // The claim that a migration has replaced may take longer to go than the machine.
    const left = run.fake.all().filter((each) => !tried.keepDisks || !isLeaving(each));
    expect([status, errors, uidsOf(left)]).toEqual([0, [], uidsOf(kept)]);
  }), { numRuns: RUNS });
}, 30 * 60_000);
