// The part of the page about the manifests of fleets, and its plot.
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
  { field: 'cpu', title: 'Seconds of processors' },
  { field: 'memory', title: 'MiB of memory at most' },
];

/** Machines that differ as real ones do. */
export function inventoriesSection(figures: FleetFigures): string {
  return `## Machines that differ

Machines from a seeded generator, the median of ${figures.rounds} whole processes that take turns. In the first inventory each has one of 20 sizes and the
users, keys and packages of one of 200 teams, and an owner with a key of their own. In the second everything differs: 1 to 16 cores, 1 to
64 GiB, one to three disks, one to three users with keys of their own, packages, files, a VLAN and labels. In the third each has a hostname.
Then claims of one NodeProvider with 20 node types, each with labels and taints of its own, and VirtualMachinePools, each with a size, a number
of replicas, users and packages of its own.

**Ready-made objects** are those that the library has made; what it takes to read them into memory is not counted. \`js-yaml\` writes
them, and is what the others are compared with; cdk8s' \`App\` gives each an ApiObject. Neither checks anything.

${MEASURES.map((measure) => measureTable(figures, measure, 'times js-yaml')).join('\n')}`;
}

export function fleetSection(figures: FleetFigures): string {
  return `## Machines that are alike

![Seconds and memory by number of machines, for six contenders: the tables below have the same figures, and those of all others](performance.svg)

Each figure is of a whole process, from its start to its end, the median of ${figures.rounds}; all take turns. A Machine is a VirtualMachine with
a root disk of its own DataVolume and cloud-init in its Secret; a claim of a NodeProvider is a VirtualMachine and the Secret that its guest
joins a vCluster with, or a k3s cluster, whose nodes have their names in the user data. The library checks every object, as it always does.

- **The limit** has the objects of one machine written down in Node.js, puts each machine's name into them and writes them with
  \`FleetApp\`'s writer: no constructs, no checks, no library to load. Claims have a limit of their own, and a chart each is compared
  with a file each.
- **Plain objects** are the same without \`FleetApp\`'s writer: \`js-yaml\` is the fastest of the others, and \`yaml\` is the one that cdk8s
  uses. What \`js-yaml\` writes reads the same and has other bytes.
- **Machines** and **claims** are what users write; in \`FleetApp\`, and for Machines in cdk8s' \`App\` too; in one chart, and with a chart each.
- **ApiObjects** are the same objects without the library: the one in \`App\` is what cdk8s alone costs.
- **Helm**, **Jsonnet**, **CUE** and **Kustomize** have a template of the same content: a loop, or for Kustomize an overlay a machine. None of these checks anything.

Where a cell is empty the contender was not asked, since it would take many minutes. The exponent is that of the growth over the last tenfold;
1 is linear. A start that does not grow lowers it.

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

/** What is drawn, by its id: no more lines than can be told apart. The tables have all others. */
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
  return plot('What the manifests of a fleet cost', [
    { title: 'Seconds by number of machines', lines: lines('wall') },
    { title: 'MiB of memory at most, by number of machines', lines: lines('memory') },
  ]);
}
