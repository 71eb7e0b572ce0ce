// The commits of a life, derived from a seed. Each changes Git in one way, and every way occurs once per round.
import * as fc from 'fast-check';
import { Fault, Fleet, Folder, FOLDERS, MachineInGit } from './fleet';

export interface Commit {
  readonly kind: Kind;
  /** The change, in words. */
  readonly says: string;
  /** The fleet in Git after the change. */
  readonly fleet: Fleet;
}

/** What a change can draw on: the fleet, unused numbers, and the earlier disks of each name. */
interface Choice {
  readonly fleet: Fleet;
  readonly fresh: number;
  readonly pick: <T>(from: readonly T[]) => T;
  readonly earlier: ReadonlyMap<string, MachineInGit>;
}

/** Changes something, or returns undefined if there is nothing to change in this way. */
type Change = (choice: Choice) => readonly [says: string, fleet: Fleet] | undefined;

const NAMES = ['ada', 'bob', 'cyd', 'dan', 'eve', 'fay', 'gus'];
const MOST_MACHINES = 5;
const NEW: Omit<MachineInGit, 'folder'> = { cores: 1, memory: 128, rootSize: 1, dataSize: 1, image: 1, text: 1 };

/** The fleet that Git starts with. */
export const BEGINNING: Fleet = {
  machines: { ada: { ...NEW, folder: 'east' }, bob: { ...NEW, folder: 'west' }, cyd: { ...NEW, folder: 'west' } },
  pools: { workers: { folder: 'east', replicas: 2, text: 1 } },
  claims: { nodes: { folder: 'west', nodeType: 'small', quantity: 1 } },
};

const other = (folder: Folder): Folder => FOLDERS.find((each) => each !== folder)!;

const withMachine = (fleet: Fleet, name: string, machine: MachineInGit): Fleet => ({ ...fleet, machines: { ...fleet.machines, [name]: machine } });

function withoutMachine({ machines, ...fleet }: Fleet, name: string): Fleet {
  return { ...fleet, machines: Object.fromEntries(Object.entries(machines).filter(([each]) => each !== name)) };
}

const well = ({ machines }: Fleet) => Object.entries(machines).filter(([, { fault }]) => fault === undefined);
const unwell = ({ machines }: Fleet) => Object.entries(machines).filter(([, { fault }]) => fault !== undefined);

/** A change to one healthy machine. */
const ofMachine = (change: (machine: MachineInGit, choice: Choice) => readonly [says: string, machine: MachineInGit]): Change => (choice) => {
  const candidates = well(choice.fleet);
  if (candidates.length === 0) {
    return undefined;
  }
  const [name, machine] = choice.pick(candidates);
  const [says, changed] = change(machine, choice);
  return [`${name} (${machine.folder}): ${says}`, withMachine(choice.fleet, name, changed)];
};

/** A machine that does not exist yet. It gets the sizes of any disks left under its name: disks cannot shrink. */
function newMachine({ fleet, pick, fresh, earlier }: Choice, fault?: Fault): readonly [name: string, machine: MachineInGit] | undefined {
  const free = NAMES.filter((name) => fleet.machines[name] === undefined);
  if (free.length === 0 || Object.keys(fleet.machines).length >= MOST_MACHINES) {
    return undefined;
  }
  const name = pick(free);
  const { rootSize, dataSize } = earlier.get(name) ?? NEW;
  // A machine that no node can run requests too many cores.
  return [name, { ...NEW, folder: pick(FOLDERS), cores: fault === 'stranded' ? 4 : 1, rootSize, dataSize, text: fresh, fault }];
}

const adding = (fault?: Fault): Change => (choice) => {
  const [name, machine] = newMachine(choice, fault) ?? [];
  if (name === undefined || machine === undefined) {
    return undefined;
  }
  const how = fault ?? (choice.earlier.has(name) ? 'to the disks that it left' : 'new');
  return [`${name} comes to ${machine.folder}, ${how}`, withMachine(choice.fleet, name, machine)];
};

/** Renames a machine, which makes it another machine with new disks. */
const renaming: Change = (choice) => {
  const { fleet, pick, earlier } = choice;
  const candidates = well(fleet);
  const free = NAMES.filter((name) => fleet.machines[name] === undefined);
  if (candidates.length === 0 || free.length === 0) {
    return undefined;
  }
  const [[name, machine], as] = [pick(candidates), pick(free)];
  const { rootSize, dataSize } = earlier.get(as) ?? NEW;
  return [`${name} is called ${as}`, withMachine(withoutMachine(fleet, name), as, { ...machine, rootSize, dataSize, hasExtra: undefined })];
};

const CHANGES = {
  add: adding(),
  remove: (choice) => {
    const candidates = well(choice.fleet);
    if (candidates.length < 2) {
      return undefined;
    }
    const [name] = choice.pick(candidates);
    return [`${name} goes`, withoutMachine(choice.fleet, name)];
  },
  rename: renaming,
  resizeData: ofMachine((machine) => [`data disk of ${machine.dataSize + 1}Gi`, { ...machine, dataSize: machine.dataSize + 1 }]),
  resizeRoot: ofMachine((machine) => [`root disk of ${machine.rootSize + 1}Gi`, { ...machine, rootSize: machine.rootSize + 1 }]),
  reimage: ofMachine((machine, { fresh }) => [`image ${fresh}`, { ...machine, image: fresh }]),
  text: ofMachine((machine, { fresh }) => [`text ${fresh}`, { ...machine, text: fresh }]),
  cores: ofMachine((machine) => [`${machine.cores % 4 + 1} cores`, { ...machine, cores: machine.cores % 4 + 1 }]),
  memory: ofMachine((machine) => [`memory of ${machine.memory % 512 + 128}Mi`, { ...machine, memory: machine.memory % 512 + 128 }]),
  move: ofMachine((machine) => [`moves to ${other(machine.folder)}`, { ...machine, folder: other(machine.folder) }]),
  nodeType: ({ fleet, pick }) => {
    const [name, claim] = pick(Object.entries(fleet.claims));
    const nodeType = claim.nodeType === 'small' ? 'large' : 'small';
    return [`claim ${name}: ${nodeType} nodes`, { ...fleet, claims: { ...fleet.claims, [name]: { ...claim, nodeType } } }];
  },
  scale: ({ fleet, pick }) => {
    const [name, pool] = pick(Object.entries(fleet.pools));
    const replicas = pick([1, 2, 3].filter((each) => each !== pool.replicas));
    return [`pool ${name}: ${replicas} machines`, { ...fleet, pools: { ...fleet.pools, [name]: { ...pool, replicas } } }];
  },
  poolText: ({ fleet, pick, fresh }) => {
    const [name, pool] = pick(Object.entries(fleet.pools));
    return [`pool ${name}: text ${fresh}`, { ...fleet, pools: { ...fleet.pools, [name]: { ...pool, text: fresh } } }];
  },
  strand: adding('stranded'),
  unclaim: adding('unclaimed'),
  refuse: adding('refused'),
  mend: (choice) => {
    const candidates = unwell(choice.fleet);
    if (candidates.length === 0) {
      return undefined;
    }
    const [name, machine] = candidates.find(([, { fault }]) => fault === 'refused') ?? choice.pick(candidates);
    if (choice.pick([true, false, false])) {
      return [`${name}, ${machine.fault}, goes`, withoutMachine(choice.fleet, name)];
    }
    const mended = { ...machine, fault: undefined, cores: 1, hasExtra: machine.fault === 'unclaimed' || undefined };
    return [`${name}, ${machine.fault}, is mended`, withMachine(choice.fleet, name, mended)];
  },
} satisfies { readonly [kind: string]: Change };

export type Kind = keyof typeof CHANGES;

/** All ways in which a commit changes Git. */
export const KINDS = Object.keys(CHANGES) as Kind[];

const change = (kind: Kind): Change => CHANGES[kind];

/** The given number of commits, the same for the same seed. */
export function* commits(seed: number, count: number): Generator<Commit> {
  const rounds = fc.sample(fc.shuffledSubarray(KINDS, { minLength: KINDS.length }), { seed, numRuns: count });
  const numbers = fc.sample(fc.array(fc.nat(), { minLength: 8, maxLength: 8 }), { seed, numRuns: count });
  const queue = rounds.flat();
  const earlier = new Map(Object.entries(BEGINNING.machines));
  let fleet = BEGINNING;
  let broken = 0;
  for (let index = 0; index < count; index += 1) {
    let drawn = 0;
    const pick = <T>(from: readonly T[]): T => from[numbers[index][drawn++ % numbers[index].length] % from.length];
    const candidates = unwell(fleet).length > 0 && isMendedNext(fleet, broken) ? ['mend' as const, ...queue] : queue;
    const [kind, [says, next]] = firstPossible(candidates, { fleet, fresh: index + 2, pick, earlier });
    const taken = queue.indexOf(kind);
    queue.splice(taken, taken < 0 ? 0 : 1);
    Object.entries(next.machines).filter(([, { fault }]) => fault !== 'refused').forEach(([name, machine]) => earlier.set(name, machine));
    fleet = next;
    broken = unwell(fleet).length > 0 ? broken + 1 : 0;
    yield { kind, says, fleet };
  }
}

/** A refused machine blocks its whole folder, so it is fixed next; at most two others are broken at a time, and none for long. */
function isMendedNext(fleet: Fleet, broken: number): boolean {
  return unwell(fleet).length > 1 || broken > 3 || unwell(fleet).some(([, { fault }]) => fault === 'refused');
}

function firstPossible(kinds: readonly Kind[], choice: Choice): readonly [kind: Kind, changed: readonly [says: string, fleet: Fleet]] {
  for (const kind of kinds) {
    const changed = change(kind)(choice);
    if (changed !== undefined) {
      return [kind, changed];
    }
  }
  throw new Error('nothing can be changed any more');
}
