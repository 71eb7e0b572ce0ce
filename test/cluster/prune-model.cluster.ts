// Random `apply --prune` runs of two sets, some of which die midway, compared with a model. PRUNE_SEQUENCES sets how many sequences are tried; each
// has its own machines, disks, namespaces and roles.
import { randomBytes } from 'crypto';
import { Agent } from 'https';
import * as fc from 'fast-check';
import { stringify } from 'yaml';
import { RunningCommand } from './running-command';
import { ApplyRun } from '../../src/cli/apply/apply-run';
import { applySetId, PART_OF } from '../../src/cli/apply/apply-set-names';
import { Results } from '../../src/cli/apply/results';
import { ApiServer } from '../../src/cli/cluster/api-server';
import { Cluster } from '../../src/cli/cluster/cluster';
import type { Call, Login } from '../../src/cli/cluster/connection';
import { readDesiredObjects } from '../../src/cli/manifests/desired-objects';
import { readInput } from '../../src/cli/manifests/documents';
import { DISK_PROTECTION } from '../../src/objects/prune-protection';
import { until, useCluster } from '../plane/cluster';
import { namespace } from '../plane/cluster-objects';
import { readKubeconfig } from '../plane/kubeconfig';
import { claim, dataVolume, machine } from '../plane/scripted';
import { LIMIT } from '../plane/until';

const SEQUENCES = Number(process.env.PRUNE_SEQUENCES ?? 24);

/** How many sequences run at once: they mostly wait for the cluster. */
const LANES = 8;

const cluster = useCluster();
const command = new RunningCommand(cluster);
const second = () => `${cluster.namespace}-2`;
/** The storage class whose disks wait for a machine that starts. */
const late = () => `${cluster.namespace}-late`;

beforeAll(async () => {
  // Runs that die print why.
  jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  command.build();
  await cluster.client.create(namespace(second()));
  await cluster.storageClass(late(), { waitForFirstConsumer: true });
});

/** Objects created outside the first namespace. */
const outside: any[] = [];

afterAll(async () => {
  outside.push(namespace(second()));
  await Promise.all(outside.map(({ apiVersion, kind, metadata: { name } }) => cluster.client.delete({ apiVersion, kind, name })));
});

/** An object that manifests may have, by its name in the model. */
interface Kind {
  readonly make: (name: string, version: number) => any;
  /** Whether deleting it needs consent. */
  readonly isGrave?: boolean;
  readonly isProtected?: boolean;
  /** The name of the claim that comes with it. */
  readonly claim?: (name: string) => string;
}

const placed = (object: any, where: string, annotations?: object) => ({ ...object, metadata: { ...object.metadata, namespace: where, annotations } });
const configMap = (name: string, version: number) => ({ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name }, data: { version: String(version) } });
const blank = (name: string) => dataVolume(name, {}, { blank: {} });
/** The chart's namespace, which cdk8s also writes into cluster-scoped objects: one or the other. */
const written = (version: number) => version % 2 === 0 ? cluster.namespace : second();

function machineWithDisk(name: string): any {
  const { spec, ...rest } = machine(name, {}, [{ name: 'root', dataVolume: { name: `${name}-root` } }]);
  return { ...rest, spec: { ...spec, runStrategy: 'Halted', dataVolumeTemplates: [{ metadata: { name: `${name}-root` }, spec: (blank('x') as any).spec }] } };
}

/** A machine that mounts the disk of the same sequence. */
function machineOfDisk(name: string): any {
  const { spec, ...rest } = machine(name, {}, [{ name: 'data', persistentVolumeClaim: { claimName: name.replace(/mounting$/, 'disk') } }]);
  return { ...rest, spec: { ...spec, runStrategy: 'Halted' } };
}

/** A machine whose disk is to be cloned from the disk of the same sequence once it starts, which it does not. */
function machineFromDisk(name: string): any {
  const { spec, ...rest } = machineWithDisk(name);
  const [{ metadata, spec: { storage } }] = spec.dataVolumeTemplates;
  const source = { pvc: { name: name.replace(/cloning$/, 'disk'), namespace: cluster.namespace } };
  return { ...rest, spec: { ...spec, dataVolumeTemplates: [{ metadata, spec: { source, storage: { ...storage, storageClassName: late() } } }] } };
}

const KINDS = {
  plain: { make: (name, version) => placed(configMap(name, version), cluster.namespace) },
  elsewhere: { make: (name, version) => placed(configMap(name, version), second()) },
  disk: { make: (name) => placed(blank(name), cluster.namespace), isGrave: true, claim: (name) => name },
  kept: { make: (name) => placed(blank(name), second(), DISK_PROTECTION), isProtected: true, claim: (name) => name },
  claim: { make: (name) => placed(claim(name), second()), isGrave: true },
  machine: { make: (name) => placed(machineWithDisk(name), cluster.namespace), isGrave: true, claim: (name) => `${name}-root` },
  mounting: { make: (name) => placed(machineOfDisk(name), cluster.namespace) },
  cloning: { make: (name) => placed(machineFromDisk(name), cluster.namespace), isGrave: true },
  role: { make: (name, version) => placed({ apiVersion: 'rbac.authorization.k8s.io/v1', kind: 'ClusterRole', metadata: { name }, rules: [] }, written(version)), isGrave: true },
  space: { make: (name, version) => placed(namespace(name), written(version)), isGrave: true },
  inside: { make: (name, version) => placed(configMap(name, version), name) },
} satisfies { readonly [called: string]: Kind };

type Called = keyof typeof KINDS;

const kindOf = (called: Called): Kind => KINDS[called];

/** One run of a set. */
interface Step {
  readonly set: 'a' | 'b';
  readonly objects: readonly Called[];
  readonly yes: boolean;
  /** After how many writes its process dies, or after how many milliseconds it is killed. */
  readonly dies?: { readonly writes: number } | { readonly milliseconds: number };
}

/** Which set each object belongs to; an object that a dead run may have created or deleted is uncertain. */
class Model {
  readonly there = new Map<Called, { readonly set: string; readonly isSure: boolean }>();

  /** @returns whether everything to be deleted is deleted */
  apply({ set, objects, yes, dies }: Step): boolean {
    const isSure = dies === undefined;
    objects.forEach((called) => this.there.set(called, { set, isSure: isSure || this.there.get(called)?.isSure === true }));
    const isLeft = (called: Called) => this.there.get(called)?.set === set && !objects.includes(called);
    // Machines of the other set need their disk too. One that may not exist may or may not keep it.
    const users = (['mounting', 'cloning'] as const).filter((called) => this.there.has(called) && !isLeft(called));
    const isUsed = users.some((called) => this.there.get(called)!.isSure);
    const holds = (called: Called) => called === 'space' && objects.includes('inside') || called === 'disk' && isUsed;
    const leaving = [...this.there.keys()].filter((called) => isLeft(called) && !kindOf(called).isProtected && !holds(called));
    const isAgreed = yes || !leaving.some((called) => kindOf(called).isGrave);
    const going = isAgreed ? [...leaving, ...leaving.includes('space') ? ['inside' as const] : []] : [];
    const gone = going.filter((called) => this.there.has(called));
    gone.forEach((called) => isSure && !(called === 'disk' && users.length > 0) ? this.there.delete(called) : this.there.set(called, { ...this.there.get(called)!, isSure: false }));
    return isAgreed;
  }
}

const step: fc.Arbitrary<Step> = fc.record({
  set: fc.constantFrom('a', 'b'),
  objects: fc.subarray(Object.keys(KINDS) as Called[], { minLength: 1, maxLength: 5 }),
  yes: fc.boolean(),
  dies: fc.oneof(
    { weight: 12, arbitrary: fc.constant(undefined) },
    { weight: 5, arbitrary: fc.record({ writes: fc.nat(9) }) },
    { weight: 1, arbitrary: fc.record({ milliseconds: fc.integer({ min: 150, max: 450 }) }) },
  ),
});

/** The objects of one sequence in the cluster. */
class Sequence {
  private readonly prefix = `s${randomBytes(4).toString('hex')}`;
  private readonly model = new Model();
  private readonly uids = new Map<string, string>();
  private version = 0;

  async begin(): Promise<void> {
    outside.push(this.manifest('role'), this.manifest('space'));
    // As a restored backup would copy it.
    const labels = { [PART_OF]: applySetId({ name: this.setName('a'), namespace: cluster.namespace }) };
    await cluster.client.create(placed({ ...configMap('', 0), metadata: { name: `${this.prefix}-copy`, labels } }, cluster.namespace));
  }

  async take(raw: Step): Promise<void> {
    const taken = this.possible(raw);
    if (taken.objects.length === 0) {
      return;
    }
    const file = command.write(`${this.prefix}.yaml`, taken.objects.map((called) => stringify(this.manifest(called))).join('---\n'));
    const isAgreed = this.model.apply(taken);
    const status = await this.run(taken, file);
    if (taken.dies === undefined) {
      expect([taken, status]).toEqual([taken, isAgreed ? 0 : 1]);
    }
    await this.compare();
    this.version += 1;
  }

  /** Limits a step to one outcome: an inner object needs its namespace, a run that dies takes over nothing, and uncertainty implies consent. */
  private possible({ objects, dies, yes, ...rest }: Step): Step {
    const own = dies === undefined ? objects : objects.filter((called) => [undefined, rest.set].includes(this.model.there.get(called)?.set as 'a'));
    const isSpaceThere = own.includes('space') || this.model.there.get('space')?.isSure === true;
    const without = own.includes('inside') && !isSpaceThere ? own.filter((called) => called !== 'inside') : own;
    const isSure = [...this.model.there.values()].every((each) => each.isSure);
    return { ...rest, dies, yes: yes || !isSure, objects: without };
  }

  private async run({ set, yes, dies }: Step, file: string): Promise<number | null> {
    if (dies !== undefined && 'milliseconds' in dies) {
      const running = command.start('apply', file, '--prune', this.setName(set), '--force-conflicts', ...yes ? ['--yes'] : [], '--timeout', '20s');
      setTimeout(() => running.kill('SIGKILL'), dies.milliseconds);
      return (await running.ended).status;
    }
    const connected = new Cluster(new ApiServer(login()), cluster.namespace);
    const way = dies === undefined ? connected : dying(connected, dies.writes);
    const retry = { signal: AbortSignal.timeout(LIMIT * 1000) };
    const options = { validate: 'strict', forceConflicts: true, prune: this.setName(set), yes } as const;
    try {
      const objects = await readDesiredObjects(readInput([file]), way, { ...options, validation: 'strict', retry, warn: () => undefined, namespace: undefined });
      return await new ApplyRun(way, options, retry, new Results('json', false, []), { say: () => undefined }).apply(objects);
    } catch (error) {
      if (dies === undefined) {
        throw error;
      }
      return 1;
    } finally {
      connected.close();
    }
  }

  /** Every object of the model exists with its original uid, and every other object is gone. */
  private async compare(): Promise<void> {
    // Only objects still being created or deleted are checked again.
    await Promise.all((Object.keys(KINDS) as Called[]).map((called) => (
      until(`${called} of ${this.prefix} to be there or gone`, async () => (await this.find(called))?.metadata.deletionTimestamp === undefined)
    )));
    const found = new Map((await this.found()).flatMap((object) => object === undefined ? [] : [[keyOf(object), object]]));
    for (const called of Object.keys(KINDS) as Called[]) {
      const expected = this.model.there.get(called);
      const { metadata: { uid = undefined, labels = {} } = {} } = found.get(keyOf(this.manifest(called))) ?? {};
      if (expected === undefined) {
        expect([called, uid]).toEqual([called, undefined]);
        this.uids.delete(called);
      } else if (expected.isSure) {
        const set = applySetId({ name: this.setName(expected.set), namespace: cluster.namespace });
        expect([called, uid, labels[PART_OF]]).toEqual([called, this.uids.get(called) ?? expect.anything(), set]);
        this.uids.set(called, uid);
      } else {
        this.uids.delete(called);
      }
      await this.compareClaim(called, expected?.isSure === true);
    }
    await cluster.read({ apiVersion: 'v1', kind: 'ConfigMap', name: `${this.prefix}-copy` });
  }

  private async compareClaim(called: Called, isSure: boolean): Promise<void> {
    const { claim: claimOf, make } = kindOf(called);
    const key = `${called}'s claim`;
    if (claimOf === undefined || !isSure) {
      this.uids.delete(key);
      return;
    }
    const { name, namespace: where } = make(this.name(called), 0).metadata;
    const made = await until(`the claim of ${name}`, () => claimOfVolume({ name: claimOf(name), namespace: where }));
    expect([key, made.metadata.uid, made.metadata.deletionTimestamp]).toEqual([key, this.uids.get(key) ?? expect.anything(), undefined]);
    this.uids.set(key, made.metadata.uid);
  }

  private found(): Promise<any[]> {
    return Promise.all((Object.keys(KINDS) as Called[]).map((called) => this.find(called)));
  }

  private find(called: Called): Promise<any> {
    const { apiVersion, kind, metadata } = this.manifest(called);
    return cluster.read({ apiVersion, kind, ...metadata }).catch(() => undefined);
  }

  private manifest(called: Called): any {
    return kindOf(called).make(this.name(called), this.version);
  }

  private name(called: Called): string {
    return `${this.prefix}-${called === 'inside' ? 'space' : called === 'elsewhere' ? 'plain' : called}`;
  }

  private setName(set: string): string {
    return `${this.prefix}-${set}`;
  }
}

/** The claim of a DataVolume, ignoring one left by an earlier DataVolume of its name that is being deleted. */
async function claimOfVolume(name: { readonly name: string; readonly namespace: string }): Promise<any> {
  const volume = await cluster.read({ apiVersion: 'cdi.kubevirt.io/v1beta1', kind: 'DataVolume', ...name });
  const found = await cluster.read({ apiVersion: 'v1', kind: 'PersistentVolumeClaim', ...name });
  return found.metadata.ownerReferences?.some(({ uid }: any) => uid === volume.metadata.uid) && found;
}

/** The login that the command derives from the tests' kubeconfig. */
function login(): Login {
  const { server, ca, certificate: cert, key } = readKubeconfig(cluster.kubeconfig);
  return {
    getCurrentCluster: () => ({ name: 'plane', server, skipTLSVerify: false }),
    applyToHTTPSOptions: async (options: object) => {
      Object.assign(options, { agent: new Agent({ ca, cert, key, keepAlive: true }) });
    },
  };
}

/** A cluster connection that dies: after its last write it sends nothing, and receives no answer. */
function dying({ server, namespace: own }: Cluster, writes: number): Cluster {
  let left = writes;
  const isAlive = (method = 'GET') => left >= 0 && (method === 'GET' || left-- > 0);
  const request = async (call: Call) => {
    if (!isAlive(call.method)) {
      left = -1;
      throw new Error('the process is dead');
    }
    return server.request(call);
  };
  return new Cluster(Object.create(server, { request: { value: request } }), own);
}

/** A cluster-scoped object is the same whichever namespace cdk8s wrote into it. */
function keyOf({ kind, metadata: { name, namespace: where } }: any): string {
  return `${kind} ${['ClusterRole', 'Namespace'].includes(kind) ? '' : where} ${name}`;
}

test(`${SEQUENCES} random sequences of runs leave what the model says`, async () => {
  const seed = Number(process.env.PRUNE_SEED ?? Date.now() % 2 ** 31);
  const property = () => fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 7 }), async (steps) => {
    const sequence = new Sequence();
    await sequence.begin();
    for (const each of steps) {
      await sequence.take(each);
    }
  });
  const numRuns = Math.ceil(SEQUENCES / LANES);
  await Promise.all(Array.from({ length: LANES }, (_, lane) => fc.assert(property(), { seed: seed + lane, numRuns, endOnFailure: true })));
}, 20 * 60_000 + SEQUENCES * 15_000);
