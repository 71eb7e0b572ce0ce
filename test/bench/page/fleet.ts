// The page's section on the manifests of fleets, and its plot.
import { plot } from './plot';
import type { Line } from './plot';
import { number, table } from './table';
import { Cost, costOf, exponent, FleetFigures, ratio } from '../fleet/figures';

interface Measure {
  readonly field: keyof Cost;
  readonly title: string;
}

export const MEASURES: readonly Measure[] = [
  { field: 'wall', title: 'Seconds' },
  { field: 'cpu', title: 'Seconds of CPU time' },
  { field: 'memory', title: 'MiB of peak memory' },
];

/** Machines that differ as real ones do. */
export function inventoriesSection(figures: FleetFigures): string {
  return `## Machines that differ

A seeded generator makes the machines. Each figure is the median of ${figures.rounds} whole processes, run alternately. There are five inventories:

1. Each machine has one of 20 sizes, the users, keys and packages of one of 200 teams, and an owner with their own key.
2. Everything differs: 1 to 16 cores, 1 to 64 GiB, one to three disks, one to three users with their own keys, packages, files, a VLAN and labels.
3. Each machine has its own hostname.
4. Claims of one NodeProvider with 20 node types, each with its own labels and taints.
5. VirtualMachinePools, each with its own size, number of replicas, users and packages.

**Ready-made objects** are objects that the library has made before. The time to read them into memory is not counted. \`js-yaml\` writes them, and is the
baseline for the others. cdk8s' \`App\` makes an ApiObject for each. Neither checks anything.

${MEASURES.map((measure) => measureTable(figures, measure, 'times js-yaml')).join('\n')}`;
}

export function fleetSection(figures: FleetFigures): string {
  return `## Machines that are alike

![Seconds and memory by number of machines, for six contenders: the tables below have these figures, and those of all others](performance.svg)

Each figure is the median of ${figures.rounds} whole processes, from start to end, run alternately. A Machine is a VirtualMachine, a DataVolume for its root disk
and a Secret for cloud-init. A claim of a NodeProvider is a VirtualMachine and the Secret with which its guest joins a vCluster or a k3s
cluster. With k3s, the user data has the node's name. The library checks every object, as it always does.

- **The limit** has the objects of one machine as literals in Node.js. It puts each machine's name into them, and writes them with \`FleetApp\`'s writer. It
  has no constructs, no checks and no library to load. Claims have their own limit. A chart for each machine is compared with a file for each machine.
- **Plain objects** are the same without \`FleetApp\`'s writer. \`js-yaml\` is the fastest other writer, and \`yaml\` is the one that cdk8s uses. The output of
  \`js-yaml\` parses to the same objects, but has other bytes.
- **Machines** and **claims** are what users write. They are in \`FleetApp\`, and Machines also in cdk8s' \`App\`, with one chart for all or one for each.
- **ApiObjects** are the same objects without the library. In \`App\`, they show what cdk8s alone costs.
- **Helm**, **Jsonnet**, **CUE** and **Kustomize** have a template with the same content: a loop, or for Kustomize an overlay for each machine. None of them
  checks anything.

An empty cell means that the contender was not run, because it would take many minutes. The exponent is that of the growth over the last factor of
ten, where 1 is linear. A constant start time lowers it.

${MEASURES.map((measure) => measureTable(figures, measure)).join('\n')}`;
}

/** A table of one measure, by number of machines. */
export function measureTable(figures: FleetFigures, { field, title }: Measure, times: string = 'times the limit'): string {
  const machines = sizes(figures);
  const most = machines.at(-1)!;
  const rows = figures.contenders.map(({ id, name, limit }) => [
    name,
    ...machines.map((count) => optional(costOf(figures, id, count)?.[field])),
    optional(ratio(figures, id, limit, most, field)),
    ...field === 'wall' ? [optional(exponent(figures, id, most))] : [],
  ]);
  const head = [title, ...machines.map(number), times, ...field === 'wall' ? ['exponent'] : []];
  return table(head, rows);
}

function optional(value: number | undefined): string {
  return value === undefined ? '' : number(value);
}

function sizes({ contenders }: FleetFigures): number[] {
  return [...new Set(contenders.flatMap(({ costs }) => costs.map(({ machines }) => machines)))].sort((one, other) => one - other);
}

/** The contenders in the plot, by id: no more lines than a reader can distinguish. The tables contain all of them. */
const DRAWN: ReadonlyMap<string, Line['colour']> = new Map([
  ['limit', 'grey'], ['fleet', 'blue'], ['app', 'orange'], ['helm', 'green'], ['jsonnet', 'purple'], ['kustomize', 'brown'],
]);

export function fleetPlot({ contenders }: FleetFigures): string {
  const asked = contenders.filter(({ id, costs }) => DRAWN.has(id) && costs.length > 0);
  const lines = (field: keyof Cost) => asked.map(({ id, name, costs }): Line => ({
    label: name,
    colour: DRAWN.get(id)!,
    points: costs.map((cost) => [cost.machines, cost[field]]),
  }));
  return plot('Cost of a fleet\'s manifests', [
    { title: 'Seconds by number of machines', lines: lines('wall') },
    { title: 'MiB of peak memory by number of machines', lines: lines('memory') },
  ]);
}
