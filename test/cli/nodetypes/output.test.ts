import { json, table, TypeWithMachines, wide } from '../../../src/cli/nodetypes/output';

const machine = (name: string, phase?: string) => ({ provider: 'p', nodeType: 'small', claim: 'c', name, phase });
const SMALL: TypeWithMachines = { name: 'small', displayName: 'Small', provider: 'p', total: 3, available: 1, claimed: 2, cost: 14, phase: 'Available', machines: [machine('a', 'Running'), machine('b', 'Starting')] };
const ENDLESS: TypeWithMachines = { name: 'endless-node', displayName: 'Endless', provider: 'provider', claimed: 1, phase: 'Available', machines: [machine('c')] };

test('columns are as wide as what stands in them, and what is not known is said', () => {
  expect(table([SMALL, ENDLESS])).toEqual([
    'NAME           AVAILABLE   TOTAL       PROVIDER   COST      PHASE',
    'small          1           3           p          14        Available',
    'endless-node   unlimited   unlimited   provider   unknown   Available',
  ]);
});

test('the wide table counts the machines in each phase', () => {
  const [, ...rows] = wide([SMALL, ENDLESS, { ...SMALL, machines: [] }]).map((row) => row.split(/ {3,}/).at(-1));
  expect(rows).toEqual(['1 Running, 1 Starting', '1 claimed', '-']);
});

test('the JSON has every machine, and no number where there is none', () => {
  expect(JSON.parse(json([SMALL, ENDLESS]).join('\n'))).toEqual(JSON.parse(JSON.stringify([SMALL, ENDLESS])));
});
