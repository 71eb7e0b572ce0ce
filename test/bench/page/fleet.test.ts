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

test('a table has a row for each contender, with how many times its limit it takes', () => {
  expect(fleetSection(figures)).toContain('| Machines in FleetApp, a chart each | 4 | 2 |');
});

test('who was asked for nothing has empty cells, and no line in the plot', () => {
  expect(fleetSection(figures)).toContain('| Kustomize |  |  |  |');
  expect(fleetPlot(figures)).not.toContain('Kustomize');
});

test('who is of one kind has one colour, and is dashed with a chart for each machine', () => {
  expect(fleetPlot(figures)).toContain('<g style="--colour: var(--blue)"><path class="line dashed"');
  expect(fleetPlot(figures)).toContain('<g style="--colour: var(--grey)"><path class="line"');
});
