// Where each machine goes: first those that stay where they are, then pinned machines, then the others, each to the nearest cluster that has
// its labels, has room, and fits its group's rules.
import type { FleetCluster, FleetMachine, FleetProps, FleetSpread } from './fleet-props';
import { distance, type Key, keyOf } from './rendezvous';
import { cpusText, demandOf, hasRoomFor, memoryText, type Room, roomOf, subtract, weightOf } from './room';
import { type Issue, issue } from '../issues/issues';
import { entriesOf, groupBy } from '../plain-data/plain-data';

/** The place of a machine. */
export interface Placed {
  readonly cluster: string;
  /** The key by which its folder is chosen. */
  readonly key: Key;
  readonly demand: Room;
}

/** How many machines without a place are named; the others are counted. */
const MAX_LISTED = 5;

interface Cluster {
  readonly name: string;
  readonly labels: ReadonlyMap<string, string>;
  readonly key: Key;
  readonly weight: number;
  readonly capacity: Room;
  free: Room;
}

interface Candidate {
  readonly machine: FleetMachine;
  readonly demand: Room;
  readonly key: Key;
  /** The cluster with its disks, which it never leaves. */
  readonly recorded?: string;
}

type Layout = Pick<FleetProps, 'clusters' | 'machines' | 'spreads' | 'placements'>;

/**
 * Places machines, with the same result for any order of machines and clusters. The issues list machines without a size, those that cannot
 * stay where they are, and those that fit into no cluster, with the room that each cluster has left.
 */
export function placeMachines({ clusters, machines, spreads = [], placements = {} }: Layout): [placed: Map<string, Placed>, issues: Issue[]] {
  const candidates: Candidate[] = [];
  const issues: Issue[] = [];
  // Inherited properties of an object are not placements.
  const known = new Map(entriesOf(placements));
  machines.forEach((machine, index) => {
    const demand = demandOf(machine);
    if (Array.isArray(demand)) {
      issues.push(...demand.map((each) => ({ ...each, path: `machines[${index}]` })));
    } else {
      candidates.push({ machine, demand, key: keyOf(machine.name), recorded: known.get(machine.name) });
    }
  });
  const board = new PlacementBoard(clusters, spreads);
  candidates.sort(compareByDemand);
  const recorded = candidates.filter((candidate) => candidate.recorded !== undefined);
  const others = candidates.filter((candidate) => candidate.recorded === undefined);
  const pinned = others.filter(({ machine }) => machine.cluster !== undefined);
  const free = others.filter(({ machine }) => machine.cluster === undefined);
  const unplaced = [
    ...recorded.filter((candidate) => !board.tryPlace(candidate, candidate.recorded)),
    ...pinned.filter((candidate) => !board.tryPlace(candidate, candidate.machine.cluster)),
    ...free.filter((candidate) => !board.tryPlace(candidate, board.nearest(candidate))),
  ];
  return [board.placed, [...issues, ...board.issuesOf(unplaced)]];
}

/** Large machines first: they fit into fewer of the remaining gaps. */
function compareByDemand({ demand: one, machine: { name } }: Candidate, { demand: other, machine }: Candidate): number {
  return other.memory - one.memory || other.cpu - one.cpu || (name < machine.name ? -1 : 1);
}

class PlacementBoard {
  public readonly placed = new Map<string, Placed>();

  private readonly clusters: readonly Cluster[];
  private readonly byName: ReadonlyMap<string, Cluster>;
  private readonly rules: ReadonlyMap<string, readonly FleetSpread[]>;
  /** The machines of each rule in each place. */
  private readonly counts = new Map<FleetSpread, Map<string, number>>();
  private readonly selected = new Map<string, readonly Cluster[]>();

  public constructor(clusters: readonly FleetCluster[], spreads: readonly FleetSpread[]) {
    this.clusters = clusters.map(({ name, labels, cpu, memory }) => {
      const capacity = roomOf(cpu, memory);
      return { name, labels: new Map(entriesOf(labels)), key: keyOf(name), weight: weightOf(capacity), capacity, free: capacity };
    }).sort((one, other) => one.name < other.name ? -1 : 1);
    this.byName = new Map(this.clusters.map((cluster) => [cluster.name, cluster]));
    // A rule that is listed twice counts a machine once.
    this.rules = groupBy([...new Set(spreads)], ({ group }) => group);
    spreads.forEach((rule) => this.counts.set(rule, new Map()));
  }

  /** Puts a machine into a cluster, if it has a place for it there. */
  public tryPlace({ machine, demand, key }: Candidate, name: string | undefined): boolean {
    const cluster = name === undefined ? undefined : this.byName.get(name);
    if (cluster === undefined || !isAllowed(cluster, machine) || !hasRoomFor(cluster.free, demand) || this.fullRule(cluster, machine) !== undefined) {
      return false;
    }
    cluster.free = subtract(cluster.free, demand);
    for (const rule of this.rulesOf(machine)) {
      const counts = this.counts.get(rule)!;
      const where = placeIn(cluster, rule)!;
      counts.set(where, (counts.get(where) ?? 0) + 1);
    }
    this.placed.set(machine.name, { cluster: cluster.name, key, demand });
    return true;
  }

  /** The nearest cluster that has a place for a machine. */
  public nearest({ machine, demand, key }: Candidate): string | undefined {
    let nearest: string | undefined;
    let least = Infinity;
    for (const cluster of this.clustersFor(machine)) {
      const found = distance(key, cluster.key, cluster.weight);
      if (found < least && hasRoomFor(cluster.free, demand) && this.fullRule(cluster, machine) === undefined) {
        nearest = cluster.name;
        least = found;
      }
    }
    return nearest;
  }

  /** Why machines have no place. */
  public issuesOf(unplaced: readonly Candidate[]): Issue[] {
    const named = unplaced.slice(0, MAX_LISTED).map((candidate) => this.issueOf(candidate));
    const more = unplaced.length - named.length;
    return more > 0 ? [...named, issue('machines', `${more} more have no place either: ${this.totals(unplaced)}`)] : named;
  }

  private issueOf({ machine, demand, recorded }: Candidate): Issue {
    const { name } = machine;
    const reason = this.mistakeIn(machine, recorded) ?? this.fullness(machine, demand, recorded ?? machine.cluster);
    const release = recorded === undefined ? '' : `, or remove ${JSON.stringify(name)} from placements, which keep it in ${JSON.stringify(recorded)}, and it starts elsewhere with new disks`;
    return issue(`machine ${JSON.stringify(name)}`, `${reason}${release}`);
  }

  /** Why no cluster would take a machine even if it were empty. */
  private mistakeIn(machine: FleetMachine, recorded: string | undefined): string | undefined {
    const { cluster: pin } = machine;
    if (recorded !== undefined && !this.byName.has(recorded)) {
      return `is in ${JSON.stringify(recorded)}, which is not a cluster of the fleet: add that cluster`;
    }
    if (recorded !== undefined && pin !== undefined && pin !== recorded) {
      return `is pinned to ${JSON.stringify(pin)}, where its disks are not: pin it to ${JSON.stringify(recorded)}`;
    }
    const only = recorded ?? pin;
    if (only !== undefined && !this.byName.has(only)) {
      return `is pinned to ${JSON.stringify(only)}, which is not a cluster of the fleet: write one of ${this.clusters.map(({ name }) => name).join(', ')}`;
    }
    if (this.allowed(machine, only).length === 0) {
      const [who, has, what] = only === undefined ? ['a cluster', 'no cluster has', 'one'] : [only, 'it does not have', 'it'];
      return `needs ${who} with the labels ${labelsText(machine)}, which ${has}: label ${what}, or write others`;
    }
    return undefined;
  }

  private fullness(machine: FleetMachine, demand: Room, only: string | undefined): string {
    const reasons = this.allowed(machine, only).map((cluster) => `${cluster.name} has ${this.shortage(cluster, machine, demand)}`);
    const others = reasons.length - MAX_LISTED;
    const full = `${reasons.slice(0, MAX_LISTED).join(', ')}${others > 0 ? ` and ${others} others are full too` : ''}`;
    const advice = only === undefined ? 'add a cluster, raise the cpu and memory of one, or maxMachines of a rule' : 'raise its cpu and memory, or maxMachines of a rule';
    return `takes ${cpusText(demand)} CPUs and ${memoryText(demand)}, for which there is no room: ${full}: ${advice}`;
  }

  private shortage(cluster: Cluster, machine: FleetMachine, demand: Room): string {
    const rule = this.fullRule(cluster, machine);
    if (hasRoomFor(cluster.free, demand) && rule !== undefined) {
      const { group, maxMachines, topologyKey } = rule;
      const where = placeIn(cluster, rule);
      const scope = topologyKey === undefined ? '' : ` in ${topologyKey} ${JSON.stringify(where)}`;
      return where === undefined ? `no label ${JSON.stringify(topologyKey)}`
        : `${this.counts.get(rule)!.get(where) ?? 0} of at most ${maxMachines} machines of group ${JSON.stringify(group)}${scope}`;
    }
    return `${cpusText(cluster.free)} of ${cpusText(cluster.capacity)} CPUs and ${memoryText(cluster.free)} of ${memoryText(cluster.capacity)} left`;
  }

  private totals(unplaced: readonly Candidate[]): string {
    const wanted = sumRooms(unplaced.map(({ demand }) => demand));
    const free = sumRooms(this.clusters.map((cluster) => cluster.free));
    return `together ${unplaced.length} machines need ${cpusText(wanted)} CPUs and ${memoryText(wanted)}, and all clusters have ${cpusText(free)} CPUs and ${memoryText(free)} left`;
  }

  private allowed(machine: FleetMachine, only: string | undefined): readonly Cluster[] {
    return this.clustersFor(machine).filter(({ name }) => only === undefined || name === only);
  }

  private clustersFor({ clusterLabels = {} }: FleetMachine): readonly Cluster[] {
    const text = JSON.stringify(entriesOf(clusterLabels));
    const known = this.selected.get(text) ?? this.clusters.filter((cluster) => hasLabels(cluster, { clusterLabels }));
    this.selected.set(text, known);
    return known;
  }

  private rulesOf({ group }: FleetMachine): readonly FleetSpread[] {
    return group === undefined ? NO_RULES : this.rules.get(group) ?? NO_RULES;
  }

  /** The first rule by which a cluster takes no more machines of a group. */
  private fullRule(cluster: Cluster, machine: FleetMachine): FleetSpread | undefined {
    return this.rulesOf(machine).find((rule) => {
      const where = placeIn(cluster, rule);
      return where === undefined || (this.counts.get(rule)!.get(where) ?? 0) >= rule.maxMachines;
    });
  }
}

const NO_RULES: readonly FleetSpread[] = [];

/** The place that a rule counts a cluster in. */
function placeIn({ name, labels }: Cluster, { topologyKey }: FleetSpread): string | undefined {
  return topologyKey === undefined ? name : labels.get(topologyKey);
}

/** Whether a machine's labels and its pin let it into a cluster. */
function isAllowed(cluster: Cluster, machine: FleetMachine): boolean {
  return (machine.cluster ?? cluster.name) === cluster.name && hasLabels(cluster, machine);
}

function hasLabels({ labels }: Cluster, { clusterLabels }: Pick<FleetMachine, 'clusterLabels'>): boolean {
  return entriesOf(clusterLabels).every(([key, value]) => labels.get(key) === value);
}

const labelsText = ({ clusterLabels }: FleetMachine) => entriesOf(clusterLabels).map(([key, value]) => `${key}=${value}`).join(', ');

function sumRooms(rooms: readonly Room[]): Room {
  return { cpu: rooms.reduce((total, { cpu }) => total + cpu, 0), memory: rooms.reduce((total, { memory }) => total + memory, 0) };
}
