import { fleetPlot, fleetSection } from './fleet';

const cost = { machines: 10_000, wall: 2, cpu: 3, memory: 100 };
const figures = {
  rounds: 5,
  contenders: [
    { id: 'limit', name: 'the limit', limit: 'limit', costs: [cost] },
    { id: 'fleet-charts', name: 'Machines in FleetApp, a chart each', limit: 'limit', costs: [{ ...cost, wall: 4 }] },
    { id: 'kustomize', name: 'Kustomize', limit: 'limit', costs: [] },
  ],
};

test('the table has a row for each contender, with the ratio to its limit', () => {
  expect(fleetSection(figures)).toContain('| Machines in FleetApp, a chart each | 4 | 2 |');
});

test('a contender without measurements has empty cells, and no line in the plot', () => {
  expect(fleetSection(figures)).toContain('| Kustomize |  |  |  |');
  expect(fleetPlot(figures)).not.toContain('Kustomize');
});

test('the plot has no more lines than a reader can distinguish, each in its own color', () => {
  const all = ['limit', 'limit-charts', 'plain-yaml', 'fleet', 'fleet-charts', 'app', 'helm', 'jsonnet', 'cue', 'kustomize'];
  const drawn = fleetPlot({ rounds: 5, contenders: all.map((id) => ({ id, name: id, limit: 'limit', costs: [cost, { ...cost, machines: 100 }] })) });
  const [seconds] = drawn.split('MiB of peak memory');
  const colours = [...seconds.matchAll(/--colour: var\(--(\w+)\)"><path class="line"/g)].map(([, colour]) => colour);
  expect(colours).toHaveLength(6);
  expect(new Set(colours).size).toBe(6);
});
