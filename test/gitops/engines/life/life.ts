// The life of a repository: an engine delivers commit after commit. After each, the cluster matches Git, the engine says so or says why not, no
// further change is pending, no disk is lost, and only what the documentation mentions is left over. LIFE_COMMITS sets the number of commits, and
// LIFE_SEED chooses them.
import { BEGINNING, Commit, commits, KINDS } from './changes';
import { Fleet, Folder, FOLDERS, programOf } from './fleet';
import { ExpectedFault, Model } from './model';
import { Operator } from './operator';
import { Table } from './table';
import { Disks, told, World } from './world';
import { RunningCommand } from '../../../cluster/running-command';
import { until } from '../../../plane/cluster';
import { useDelivery } from '../delivery';
import { Deliver, DeliveredApp, State } from '../engine';
import { Program } from '../repository';

const COMMITS = Number(process.env.LIFE_COMMITS ?? 12);
const SEED = Number(process.env.LIFE_SEED ?? Date.now() % 2 ** 31);

/** The number of commits after which Secrets that nothing reads any more are collected. */
const COLLECTED_AFTER = 10;

/** How long a commit may take, in seconds: enough for a deleted machine to return and for a failure to be retried. */
const LIMIT = 240;

/** How an engine delivers a life. */
export interface LifeOf {
  readonly engine: string;
  readonly by: Deliver;
  /** Fields of each Application or Kustomization. */
  readonly spec: object;
  /** An addition to each folder's program, such as sync waves. */
  readonly finish?: Program;
  /** Whether an app counts as synced although one of its machines is unhealthy. */
  readonly isSyncedThen: boolean;
  /** Whether it reports all unhealthy machines, and not only the first ones that it saw. */
  readonly tellsAll: boolean;
  /** What it must report about an unhealthy machine. */
  readonly says: (fault: ExpectedFault, namespace: string) => RegExp;
}

export function live({ engine, by, spec, finish, isSyncedThen, tellsAll, says }: LifeOf): void {
  const { cluster, commitAll, follow } = useDelivery();
  const model = new Model();
  const disks = new Disks();
  const table = new Table(engine, SEED);
  const command = new RunningCommand(cluster);
  beforeAll(() => command.build());
  const programs = (fleet: Fleet) => Object.fromEntries(FOLDERS.map((folder): [Folder, Program] => [folder, (chart) => {
    programOf(fleet, folder)(chart);
    finish?.(chart);
  }])) as { readonly [folder in Folder]: Program };

  /** Whether an app reports which machines are unhealthy, and why. An engine whose apply is refused looks no further. */
  const isAsSaid = (faults: readonly ExpectedFault[], { message }: State): boolean => {
    const refused = faults.filter(({ fault }) => fault === 'refused');
    const said = (refused.length > 0 ? refused : faults).map((fault) => says(fault, cluster.namespace).test(message));
    return tellsAll || said.length === 0 ? !said.includes(false) : said.includes(true);
  };

  /** How an app's state still differs from the expected one. */
  const wrong = (folder: Folder, commit: string, state: State): string[] => {
    const { revision, health, synced, message } = state;
    const faults = model.faults(folder);
    const isRefused = faults.some(({ fault }) => fault === 'refused');
    const isWell = faults.length === 0;
    return told([
      [revision !== commit, `is at ${revision}`],
      [!isRefused && health !== (isWell ? 'Healthy' : 'Degraded'), `is ${health}`],
      [!isRefused && synced !== (isWell || isSyncedThen), `is ${synced ? '' : 'not '}synced`],
      [!isAsSaid(faults, state), 'does not say what is wrong'],
    ]).map((line) => `${folder} ${line}: ${message}`);
  };

  /** Waits until everything matches a commit, and returns what the engine reported in the meantime. */
  const converge = async (commit: string, apps: ReadonlyMap<Folder, DeliveredApp>, operator: Operator) => {
    const said = new Map<Folder, string[]>(FOLDERS.map((folder) => [folder, []]));
    const world = await until('the cluster to be as Git has it', async () => {
      const found = await World.read(cluster);
      await operator.attend(found);
      const states = await Promise.all(FOLDERS.map(async (folder) => [folder, await apps.get(folder)!.state()] as const));
      states.filter(([, { revision }]) => revision === commit).forEach(([folder, state]) => note(said.get(folder)!, state));
      const open = [...found.differences(model), ...states.flatMap(([folder, state]) => wrong(folder, commit, state))];
      if (open.length > 0) {
        throw new Error(open.join('\n'));
      }
      return found;
    }, LIMIT);
    return { world, said: [...said].map(([folder, states]) => `${folder} ${states.join(', ')}`) };
  };

  test(`${engine} follows ${COMMITS} commits (LIFE_SEED=${SEED})`, async () => {
    const operator = new Operator(cluster);
    const first = commitAll(programs(BEGINNING));
    const apps = new Map<Folder, DeliveredApp>();
    for (const folder of FOLDERS) {
      apps.set(folder, await follow(by, folder, spec));
    }
    let before: World | undefined;
    const settle = async (commit: string, change: string, fleet: Fleet) => {
      const since = Date.now();
      model.become(fleet);
      await Promise.all([...apps.values()].map((app) => app.look()));
      const { world, said } = await converge(commit, apps, operator);
      const seconds = (Date.now() - since) / 1000;
      expect({ change, lost: disks.lost(model, world) }).toEqual({ change, lost: [] });
      const isHeldUp = (folder: Folder) => model.faults(folder).some(({ fault }) => fault === 'refused');
      const drift = await Promise.all(FOLDERS.filter((folder) => !isHeldUp(folder)).map((folder) => apps.get(folder)!.drift()));
      expect({ change, drift: drift.flat() }).toEqual({ change, drift: [] });
      const notes = [...operator.report().map((name) => `restarted ${name}`), ...before === undefined ? [] : anew(before, world)];
      table.add({ commit, change, said, notes, seconds, claims: world.claims.length, secrets: world.secrets.length });
      before = world;
    };
    await settle(first, 'begins', BEGINNING);
    const seen: Commit[] = [];
    for (const commit of commits(SEED, COMMITS)) {
      seen.push(commit);
      const revision = commitAll(programs(commit.fleet));
      await settle(revision, `${commit.kind}: ${commit.says}`, commit.fleet);
      if (seen.length % COLLECTED_AFTER === 0 || seen.length === COMMITS) {
        model.collect();
        // A pool that has just changed still reads the earlier Secret, until all of its machines have the new one.
        await until('what nothing reads to be collected', async () => {
          expect(await command.run('collect', '--delete', '--older-than', '1s')).toMatchObject({ status: 0 });
          return (await World.read(cluster)).secretsBeyond(model).length === 0;
        }, LIMIT);
        await settle(revision, 'no commit: what nothing reads is collected', commit.fleet);
      }
    }
    // A life with at least twice as many commits as kinds of change contains every kind.
    expect(seen.length < 2 * KINDS.length ? KINDS : seen.map(({ kind }) => kind)).toEqual(expect.arrayContaining(KINDS));
  }, 60_000 + (COMMITS + 1) * (LIMIT + 60) * 1000);
}

/** Adds an engine's report, unless it repeats the last one. */
function note(said: string[], { health, synced }: State): void {
  const words = `${health}${synced ? '' : ' (not synced)'}`;
  if (said[said.length - 1] !== words) {
    said.push(words);
  }
}

/** The machines that were deleted and created again. */
function anew(before: World, { machines }: World): string[] {
  const uids = new Map(before.machines.map(({ metadata: { name, uid } }) => [name, uid]));
  return machines.filter(({ metadata: { name, uid } }) => ![undefined, uid].includes(uids.get(name))).map(({ metadata: { name } }) => `${name} was made anew`);
}
