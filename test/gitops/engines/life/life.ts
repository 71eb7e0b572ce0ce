// The life of a repository: commit after commit is delivered by an engine, and after each the cluster is as Git has it, the engine says
// so, or says why not, nothing is to be changed any more, no disk is lost, and nothing is left over but what the documentation says.
// LIFE_COMMITS says how many commits, and LIFE_SEED which.
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

/** After how many commits the Secrets are collected that nothing reads any more. */
const COLLECTED_AFTER = 10;

/** How long a commit may take, in seconds: a deleted machine comes back within that, and what has failed is tried again. */
const LIMIT = 240;

/** How an engine delivers a life. */
export interface LifeOf {
  readonly engine: string;
  readonly by: Deliver;
  /** Fields of each Application or Kustomization. */
  readonly spec: object;
  /** What is added to each folder's program, such as sync waves. */
  readonly finish?: Program;
  /** Whether an app is synced although a machine of it is not well. */
  readonly isSyncedThen: boolean;
  /** Whether it tells of all machines that are not well, and not only of those that it saw first. */
  readonly tellsAll: boolean;
  /** What it must say of a machine that is not well. */
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

  /** Whether an app says which machines are not well, and why. An engine that is refused looks no further. */
  const isAsSaid = (faults: readonly ExpectedFault[], { message }: State): boolean => {
    const refused = faults.filter(({ fault }) => fault === 'refused');
    const said = (refused.length > 0 ? refused : faults).map((fault) => says(fault, cluster.namespace).test(message));
    return tellsAll || said.length === 0 ? !said.includes(false) : said.includes(true);
  };

  /** What is not yet as it must be, of an app. */
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

  /** Waits until all is as a commit has it, and says what the engine said of the commit meanwhile. */
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

  test(`of ${COMMITS} commits through ${engine} (LIFE_SEED=${SEED})`, async () => {
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
        // A pool that has just been changed still reads the earlier Secret, until all of its machines have the new one.
        await until('what nothing reads to be collected', async () => {
          expect(await command.run('collect', '--delete', '--older-than', '1s')).toMatchObject({ status: 0 });
          return (await World.read(cluster)).secretsBeyond(model).length === 0;
        }, LIMIT);
        await settle(revision, 'no commit: what nothing reads is collected', commit.fleet);
      }
    }
    // Half as many again as there are ways to change something are enough for each to come up.
    expect(seen.length < 2 * KINDS.length ? KINDS : seen.map(({ kind }) => kind)).toEqual(expect.arrayContaining(KINDS));
  }, 60_000 + (COMMITS + 1) * (LIMIT + 60) * 1000);
}

/** Adds what an engine says, unless it has just said so. */
function note(said: string[], { health, synced }: State): void {
  const words = `${health}${synced ? '' : ' (not synced)'}`;
  if (said[said.length - 1] !== words) {
    said.push(words);
  }
}

/** The machines that were deleted and made anew. */
function anew(before: World, { machines }: World): string[] {
  const uids = new Map(before.machines.map(({ metadata: { name, uid } }) => [name, uid]));
  return machines.filter(({ metadata: { name, uid } }) => ![undefined, uid].includes(uids.get(name))).map(({ metadata: { name } }) => `${name} was made anew`);
}
