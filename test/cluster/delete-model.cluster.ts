// Random `delete PATH` runs compared with a model: manifests are deleted, some runs are killed and repeated, and the cluster must then hold what
// the model says. DELETE_SEQUENCES sets how many sequences are tried.
import { randomBytes } from 'crypto';
import * as fc from 'fast-check';
import { stringify } from 'yaml';
import { RunningCommand } from './running-command';
import { DISK_PROTECTION } from '../../src/objects/prune-protection';
import { until, useCluster } from '../plane/cluster';
import { namespace } from '../plane/cluster-objects';
import { claim, dataVolume, machine } from '../plane/scripted';

const SEQUENCES = Number(process.env.DELETE_SEQUENCES ?? 12);

/** How many sequences run at once: they mostly wait for the cluster. */
const LANES = 6;

const cluster = useCluster();
const command = new RunningCommand(cluster);

/** Objects created outside the namespace. */
const outside: any[] = [];

beforeAll(() => command.build());

afterAll(() => Promise.all(outside.map(({ apiVersion, kind, metadata: { name } }) => cluster.client.delete({ apiVersion, kind, name }))));

const inNamespace = ({ metadata, ...object }: any, annotations?: object): any => (
  { ...object, metadata: { ...metadata, namespace: cluster.namespace, annotations } }
);
const blank = (name: string): any => dataVolume(name, {}, { blank: {} });

function machineWithDisk(name: string, annotations?: object): any {
  const { spec, ...rest } = machine(name, {}, [{ name: 'root', dataVolume: { name: `${name}-root` } }]);
  const template = { metadata: { name: `${name}-root`, annotations }, spec: blank(name).spec };
  return inNamespace({ ...rest, spec: { ...spec, runStrategy: 'Halted', dataVolumeTemplates: [template] } });
}

/** The objects that manifests may have. Cluster-scoped ones carry a namespace, as cdk8s writes it. */
const MANIFESTS = {
  plain: (name: string) => inNamespace({ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name } }),
  role: (name: string) => inNamespace({ apiVersion: 'rbac.authorization.k8s.io/v1', kind: 'ClusterRole', metadata: { name }, rules: [] }),
  space: (name: string) => inNamespace(namespace(name)),
  disk: (name: string) => inNamespace(blank(name)),
  kept: (name: string) => inNamespace(blank(name), DISK_PROTECTION),
  claim: (name: string) => inNamespace(claim(name)),
  machine: (name: string) => machineWithDisk(name),
  guarded: (name: string) => machineWithDisk(name, DISK_PROTECTION),
};

type Called = keyof typeof MANIFESTS;
type There = Called | `${'machine' | 'guarded'}-root`;

const CALLED = Object.keys(MANIFESTS) as Called[];
const ALL: readonly There[] = [...CALLED, 'machine-root', 'guarded-root'];
const isMachine = (called: string) => called === 'machine' || called === 'guarded';

/** Applies or deletes some objects; the process may be killed, in which case another one completes the step. */
interface Step {
  readonly applied: readonly Called[];
  readonly deleted: readonly Called[];
  readonly keepDisks: boolean;
  readonly includeProtected: boolean;
  readonly killedAfter?: number;
}

class Model {
  readonly there = new Set<There>();

  apply(applied: readonly Called[]): void {
    applied.forEach((called) => this.there.add(called));
    applied.filter(isMachine).forEach((called) => this.there.add(`${called as 'machine'}-root`));
  }

  refuses({ deleted, keepDisks, includeProtected }: Step): boolean {
    return deleted.includes('guarded') && this.there.has('guarded') && this.there.has('guarded-root') && !keepDisks && !includeProtected;
  }

  delete({ deleted, keepDisks, includeProtected }: Step): void {
    const isLeft = (called: Called) => called === 'space' || (keepDisks && ['disk', 'kept', 'claim'].includes(called)) || (!includeProtected && called === 'kept');
    for (const called of deleted.filter((each) => this.there.has(each) && !isLeft(each))) {
      this.there.delete(called);
      if (isMachine(called) && !keepDisks) {
        this.there.delete(`${called as 'machine'}-root`);
      }
    }
  }
}

const step: fc.Arbitrary<Step> = fc.record({
  applied: fc.subarray(CALLED),
  deleted: fc.subarray(CALLED, { minLength: 1 }),
  keepDisks: fc.boolean(),
  includeProtected: fc.boolean(),
  killedAfter: fc.option(fc.integer({ min: 150, max: 600 }), { nil: undefined, freq: 3 }),
});

function isOwnedBy(owned: any, owner: any): boolean {
  return owned?.metadata.ownerReferences?.some(({ uid }: any) => uid === owner?.metadata.uid) === true;
}

/** The objects of one sequence in the cluster. */
class Sequence {
  private readonly prefix = `d${randomBytes(4).toString('hex')}`;
  private readonly model = new Model();
  private readonly uids = new Map<There, string>();

  constructor() {
    outside.push(this.manifest('role'), this.manifest('space'));
  }

  async take(taken: Step): Promise<void> {
    this.model.apply(taken.applied);
    await Promise.all(taken.applied.map((called) => cluster.applyStrict(this.manifest(called))));
    await until(`all of ${this.prefix} to be there`, async () => (await this.found()).size === this.model.there.size);
    await this.compare();

    const isRefused = this.model.refuses(taken);
    if (!isRefused) {
      // A disk that the machine does not own yet would stay; such a deletion is refused anyway.
      await until(`the machines of ${this.prefix} to have taken their disks`, () => this.areTaken());
      this.model.delete(taken);
    }
    if (taken.killedAfter !== undefined) {
      const killed = this.delete(taken);
      setTimeout(() => killed.kill('SIGKILL'), taken.killedAfter);
      await killed.ended;
    }
    const { status, stderr } = await this.delete(taken).ended;
    expect([taken, stderr, status]).toEqual([taken, stderr, isRefused ? 1 : 0]);
    if (taken.killedAfter !== undefined) {
      // If a machine disappears unobserved, there is no telling which of its disks are still to be collected.
      await until(`what ${this.prefix} has deleted to be collected`, async () => (await this.found()).size === this.model.there.size);
    }
    await this.compare();
  }

  private delete({ deleted, keepDisks, includeProtected }: Step) {
    const file = command.write(`${this.prefix}.yaml`, deleted.map((called) => stringify(this.manifest(called))).join('---\n'));
    return command.start('delete', file, ...keepDisks ? ['--keep-disks'] : [], ...includeProtected ? ['--include-protected'] : [], '--timeout', '5m');
  }

  /** Every object of the model exists with its original uid, and every other object is gone. */
  private async compare(): Promise<void> {
    const found = await this.found();
    for (const called of ALL) {
      const uid = found.get(called);
      expect([called, uid]).toEqual([called, this.model.there.has(called) ? this.uids.get(called) ?? expect.anything() : undefined]);
      if (uid === undefined) {
        this.uids.delete(called);
      } else {
        this.uids.set(called, uid);
      }
    }
  }

  /** The uids of existing objects; a DataVolume counts only with its own claim, not one left by an earlier DataVolume of its name. */
  private async found(): Promise<Map<There, string>> {
    const read = async (called: There) => {
      const { apiVersion, kind, metadata } = called.endsWith('-root') ? inNamespace(blank(this.name(called))) : this.manifest(called as Called);
      const object = await cluster.read({ apiVersion, kind, ...metadata }).catch(() => undefined);
      const found = kind === 'DataVolume' && object !== undefined
        ? await cluster.read({ apiVersion: 'v1', kind: 'PersistentVolumeClaim', ...metadata }).catch(() => undefined)
        : object;
      const isOwn = kind !== 'DataVolume' || isOwnedBy(found, object);
      const isThere = found !== undefined && isOwn && object.metadata.deletionTimestamp === undefined;
      return isThere ? [[called, found.metadata.uid as string] as const] : [];
    };
    return new Map((await Promise.all(ALL.map(read))).flat());
  }

  /** Whether each machine owns its disk, even one kept from an earlier machine. */
  private async areTaken(): Promise<boolean> {
    const machines = CALLED.filter((called) => isMachine(called) && this.model.there.has(called));
    const taken = await Promise.all(machines.map(async (called) => {
      const { metadata: { name, namespace: within } } = this.manifest(called);
      const [volume, owner] = await Promise.all([inNamespace(blank(`${name}-root`)), this.manifest(called)]
        .map(({ apiVersion, kind, metadata }) => cluster.read({ apiVersion, kind, name: metadata.name, namespace: within })));
      return isOwnedBy(volume, owner);
    }));
    return taken.every(Boolean);
  }

  private manifest(called: Called): any {
    return MANIFESTS[called](this.name(called));
  }

  private name(called: string): string {
    return `${this.prefix}-${called}`;
  }
}

test(`${SEQUENCES} random sequences of deletions leave what the model says`, async () => {
  const seed = Number(process.env.DELETE_SEED ?? Date.now() % 2 ** 31);
  const property = () => fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 4 }), async (steps) => {
    const sequence = new Sequence();
    for (const each of steps) {
      await sequence.take(each);
    }
  });
  const numRuns = Math.ceil(SEQUENCES / LANES);
  await Promise.all(Array.from({ length: LANES }, (_, lane) => fc.assert(property(), { seed: seed + lane, numRuns, endOnFailure: true })));
}, 20 * 60_000 + SEQUENCES * 20_000);
