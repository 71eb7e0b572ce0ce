// Placement must be stable: random fleets show which machines a change moves, and that it moves no others.
import { Size } from 'cdk8s';
import * as fc from 'fast-check';
import type { FleetCluster, FleetMachine, FleetSpread } from '../../src';
import { placeMachines } from '../../src/fleet/placement';

type Layout = Parameters<typeof placeMachines>[0];

const RUNS = { numRuns: Number(process.env.FLEETS ?? 100) };

const REGIONS = ['eu', 'us', 'ap'];

const names = (most: number, prefix: string) => fc.uniqueArray(fc.integer({ min: 0, max: 10_000 }), { minLength: 1, maxLength: most })
  .map((numbers) => numbers.map((number) => `${prefix}-${number}`));

const cluster = (name: string, room: fc.Arbitrary<number>): fc.Arbitrary<FleetCluster> => fc
  .record({ cpu: room, memory: room, region: fc.constantFrom(...REGIONS) })
  .map(({ cpu, memory, region }) => ({ name, cpu, memory: Size.gibibytes(memory), labels: { region } }));

const clusters = (room: fc.Arbitrary<number>) => names(6, 'cluster').chain((all) => fc.tuple(...all.map((name) => cluster(name, room))));

const machine = (name: string): fc.Arbitrary<FleetMachine> => fc.record({
  cpu: fc.constantFrom(0.5, 1, 2, 4, 8),
  memory: fc.constantFrom(1, 2, 4, 16),
  region: fc.option(fc.constantFrom(...REGIONS), { nil: undefined, freq: 3 }),
  group: fc.option(fc.constantFrom('database', 'web'), { nil: undefined }),
}).map(({ cpu, memory, region, group }) => ({ name, cpu, memory: Size.gibibytes(memory), group, ...region && { clusterLabels: { region } } }));

const machines = names(60, 'machine').chain((all) => fc.tuple(...all.map(machine)));

const spreads: fc.Arbitrary<FleetSpread[]> = fc.subarray<FleetSpread>([{ group: 'database', maxMachines: 2 }, { group: 'web', maxMachines: 5, topologyKey: 'region' }]);

/** Fleets in which no cluster is ever full. */
const roomy: fc.Arbitrary<Layout> = fc.record({ clusters: clusters(fc.integer({ min: 1000, max: 5000 })), machines });

/** Fleets in which clusters fill up and rules restrict placement. */
const tight: fc.Arbitrary<Layout> = fc.record({ clusters: clusters(fc.integer({ min: 4, max: 200 })), machines, spreads });

function placesOf(layout: Layout): Map<string, string> {
  const [placed] = placeMachines(layout);
  return new Map([...placed].map(([name, where]) => [name, where.cluster]));
}

function isPlaced(layout: Layout): boolean {
  return placeMachines(layout)[1].length === 0;
}

type Places = ReadonlyMap<string, string>;

const movedBetween = (before: Places, after: Places) => [...before].filter(([name, where]) => after.has(name) && after.get(name) !== where);

/** The same fleet with its current placements recorded. */
const kept = (layout: Layout): Layout => ({ ...layout, placements: Object.fromEntries(placesOf(layout)) });

const isWithin = (region: string | undefined, { labels }: FleetCluster) => region === undefined || labels?.region === region;

test('the order of machines and clusters does not matter', () => {
  fc.assert(fc.property(tight, fc.infiniteStream(fc.nat()), (layout, numbers) => {
    const shuffled = <Item>(items: readonly Item[]) => items.map((item) => [numbers.next().value as number, item] as const)
      .sort(([one], [other]) => one - other).map(([, item]) => item);
    const other = { ...layout, clusters: shuffled(layout.clusters), machines: shuffled(layout.machines) };
    expect(new Map([...placesOf(other)].sort())).toEqual(new Map([...placesOf(layout)].sort()));
  }), RUNS);
});

test('machines are placed as labels, room and rules allow, or reported', () => {
  fc.assert(fc.property(tight, (layout) => {
    const [placed, issues] = placeMachines(layout);
    expect(placed.size === layout.machines.length).toBe(issues.length === 0);
    for (const each of layout.clusters) {
      const own = layout.machines.filter(({ name }) => placed.get(name)?.cluster === each.name);
      expect(own.reduce((sum, { cpu }) => sum + cpu!, 0)).toBeLessThanOrEqual(each.cpu);
      expect(own.reduce((sum, { memory }) => sum + memory!.toGibibytes(), 0)).toBeLessThanOrEqual(each.memory.toGibibytes());
      expect(own.filter(({ clusterLabels }) => !isWithin(clusterLabels?.region, each))).toEqual([]);
    }
    for (const { group, maxMachines, topologyKey } of layout.spreads!) {
      const places = layout.machines.filter((each) => each.group === group && placed.has(each.name)).map(({ name }) => {
        const where = layout.clusters.find((each) => each.name === placed.get(name)!.cluster)!;
        return topologyKey === undefined ? where.name : where.labels![topologyKey];
      });
      expect(Math.max(0, ...places.map((where) => places.filter((each) => each === where).length))).toBeLessThanOrEqual(maxMachines);
    }
  }), RUNS);
});

test('adding or removing a machine moves no other', () => {
  fc.assert(fc.property(roomy, ({ clusters: all, machines: [first, ...others] }) => {
    fc.pre(isPlaced({ clusters: all, machines: [first, ...others] }));
    expect(movedBetween(placesOf({ clusters: all, machines: others }), placesOf({ clusters: all, machines: [first, ...others] }))).toEqual([]);
  }), RUNS);
});

test('adding a machine moves no other in full clusters, given their placements', () => {
  fc.assert(fc.property(tight, ({ machines: [first, ...others], ...layout }) => {
    const before = { ...layout, machines: others };
    fc.pre(isPlaced(before));
    expect(movedBetween(placesOf(before), placesOf({ ...kept(before), machines: [first, ...others] }))).toEqual([]);
  }), RUNS);
});

test('a duplicate rule changes nothing', () => {
  fc.assert(fc.property(tight, (layout) => {
    const [once, issues] = placeMachines(layout);
    expect(placeMachines({ ...layout, spreads: [...layout.spreads!, ...layout.spreads!] })).toEqual([once, issues]);
  }), RUNS);
});

test('an added cluster takes machines, and no machine moves elsewhere', () => {
  fc.assert(fc.property(roomy, (layout) => {
    const [added, ...others] = layout.clusters;
    const before = { ...layout, clusters: others };
    fc.pre(others.length > 0 && isPlaced(before));
    expect(movedBetween(placesOf(before), placesOf(layout)).filter(([name]) => placesOf(layout).get(name) !== added.name)).toEqual([]);
  }), RUNS);
});

test('an added cluster moves no machines, given their placements', () => {
  fc.assert(fc.property(tight, (layout) => {
    const before = { ...layout, clusters: layout.clusters.slice(1) };
    fc.pre(before.clusters.length > 0 && isPlaced(before));
    expect(movedBetween(placesOf(before), placesOf({ ...kept(before), clusters: layout.clusters }))).toEqual([]);
  }), RUNS);
});

test('removing a cluster moves only its own machines', () => {
  fc.assert(fc.property(roomy, (layout) => {
    fc.pre(layout.clusters.length > 1 && isPlaced(layout));
    const [removed, ...others] = layout.clusters;
    expect(movedBetween(placesOf(layout), placesOf({ ...layout, clusters: others })).filter(([, where]) => where !== removed.name)).toEqual([]);
  }), RUNS);
});

test('removing a cluster and its placements moves only its own machines, even if clusters are full', () => {
  fc.assert(fc.property(tight, (layout) => {
    fc.pre(layout.clusters.length > 1 && isPlaced(layout));
    const before = placesOf(layout);
    const [removed, ...others] = layout.clusters;
    const placements = Object.fromEntries([...before].filter(([, where]) => where !== removed.name));
    expect(movedBetween(before, placesOf({ ...layout, placements, clusters: others })).filter(([, where]) => where !== removed.name)).toEqual([]);
  }), RUNS);
});

test('machines of a cluster that shrinks stay there, given their placements, or are reported if it has no room left', () => {
  fc.assert(fc.property(tight, fc.integer({ min: 1, max: 100 }), ({ clusters: [first, ...others], ...layout }, cpu) => {
    const before = { ...layout, clusters: [first, ...others] };
    fc.pre(isPlaced(before) && cpu < first.cpu);
    const [placed, issues] = placeMachines({ ...kept(before), clusters: [{ ...first, cpu }, ...others] });
    const recorded = placesOf(before);
    expect([...placed].filter(([name, where]) => recorded.get(name) !== where.cluster)).toEqual([]);
    const missing = layout.machines.filter(({ name }) => !placed.has(name));
    expect(issues.length > 0).toBe(missing.length > 0);
    const free = cpu - layout.machines.filter(({ name }) => placed.get(name)?.cluster === first.name).reduce((sum, each) => sum + each.cpu!, 0);
    expect(missing.filter((each) => recorded.get(each.name) !== first.name || each.cpu! <= free)).toEqual([]);
  }), RUNS);
});

test('clusters get machines in proportion to their room', () => {
  const all = Array.from({ length: 20_000 }, (_, index) => ({ name: `machine-${index}`, cpu: 1, memory: Size.gibibytes(1) }));
  const rooms: { readonly [name: string]: number } = { small: 10_000, medium: 20_000, large: 40_000 };
  const layout = { machines: all, clusters: Object.entries(rooms).map(([name, room]) => ({ name, cpu: room, memory: Size.gibibytes(room) })) };
  const placed = [...placesOf(layout).values()];
  for (const [name, room] of Object.entries(rooms)) {
    expect(placed.filter((where) => where === name).length / (20_000 * room / 70_000)).toBeCloseTo(1, 1);
  }
});

test('a pinned machine is placed before all others', () => {
  const room = { cpu: 2, memory: Size.gibibytes(2) };
  const all = [{ name: 'web-1', cpu: 2, memory: Size.gibibytes(2) }, { name: 'web-2', cpu: 2, memory: Size.gibibytes(2) }];
  for (const pin of ['berlin', 'nairobi']) {
    const machinesOf = [all[0], { ...all[1], cluster: pin }];
    const placed = placesOf({ clusters: [{ name: 'berlin', ...room }, { name: 'nairobi', ...room }], machines: machinesOf });
    expect([placed.get('web-2'), placed.get('web-1')]).toEqual([pin, pin === 'berlin' ? 'nairobi' : 'berlin']);
  }
});
