// The page's section on `apply --wait` and kubectl's two commands: how long each takes, what it costs, and the cluster's own limit.
import { number, table } from './table';
import { ApplyCost, ApplyFigures, Condition, CONDITIONS, Contender, middle, requestsOf, Round, timesAsFast } from '../apply/figures';

const NAMES: { readonly [contender in Contender]: string } = {
  kubectl: 'kubectl\'s two commands',
  own: '`apply --wait`',
  limit: 'the limit',
};

const CONDITION_NAMES: { readonly [condition in Condition]: string } = { idle: 'idle', loaded: 'loaded' };

type Column = readonly [head: string, figure: (cost: ApplyCost) => number | undefined, unit?: string];

const TIMES: readonly Column[] = [
  ['all applied', ({ applied }) => applied, 's'],
  ['the last Ready', ({ lastReady }) => lastReady, 's'],
  ['the end', ({ ready }) => ready, 's'],
  ['from the last Ready to the end', ({ ready, lastReady }) => ready - lastReady, 's'],
];

const COSTS: readonly Column[] = [
  ['requests', requestsOf],
  ['sent', ({ sent }) => sent, 'MiB'],
  ['watches', ({ watches }) => watches],
  ['CPU time: client', ({ processor }) => processor.client, 's'],
  ['API server', ({ processor }) => processor.apiServer, 's'],
  ['rest of the cluster', ({ processor }) => processor.others, 's'],
];

export function applySection(figures: ApplyFigures): string {
  const pairs = Math.max(...CONDITIONS.map((condition) => figures[condition].length));
  return `## Applying, and waiting until all is ready

\`cdk8s-kubevirt apply --wait\` is compared with \`kubectl apply --server-side\` followed by \`kubectl wait\`. Each applies ${number(figures.machines)} machines, with
a DataVolume and a Secret for each, into a fresh namespace. Each namespace is gone before the next run starts. API server, KubeVirt and CDI are real.
They run on the same computer, and do most of the work. Nodes and guests are simulated.

The figures are medians of ${pairs} pairs, which alternate in who goes first. **Idle** is a computer that does nothing else. **Loaded** has a busy process
for each core. \`kubectl wait\` uses \`--for=jsonpath={.status.ready}=true\`, and waits for one machine after another. For a condition, it would also wait
until KubeVirt observes the last generation, which may take long.

${table(['', ...TIMES.map(([head]) => head)], rows(figures, TIMES))}
**The limit** is the cluster's own. A client creates everything at once, and nobody waits for it. The controllers of KubeVirt and CDI
then take ${limits(figures)} from the last object to the last Ready. No client can take less, however fast it applies, because the
controllers do this work.

The next table shows the cost for the cluster, from start to end. Requests, bytes and watches are those of all clients, including the controllers. The
limit shows what the controllers alone need.

${table(['', ...COSTS.map(([head]) => head)], rows(figures, COSTS))}
The last table shows how many times as long kubectl takes, for each pair:

${table(['', ...Array.from({ length: pairs }, (_, place) => `pair ${place + 1}`), 'median'], ratios(figures))}`;
}

/** A row for each contender in each measured condition. */
function rows(figures: ApplyFigures, columns: readonly Column[]): string[][] {
  return CONDITIONS.flatMap((condition) => (Object.keys(NAMES) as Contender[]).flatMap((contender) => {
    const cells = columns.map(([, figure, unit]) => quantity(middle(figures[condition], contender, figure), unit));
    return cells.every((cell) => cell === '') ? [] : [[`${CONDITION_NAMES[condition]}: ${NAMES[contender]}`, ...cells]];
  }));
}

function limits(figures: ApplyFigures): string {
  return CONDITIONS.map((condition) => {
    const took = middle(figures[condition], 'limit', ({ applied, lastReady }) => lastReady - applied);
    return took === undefined ? [] : [`${number(took)} s ${CONDITION_NAMES[condition]}`];
  }).flat().join(' and ');
}

function ratios(figures: ApplyFigures): string[][] {
  const whats: readonly (readonly [string, (cost: ApplyCost) => number])[] = [['until all is applied', ({ applied }) => applied], ['until the end', ({ ready }) => ready]];
  return CONDITIONS.flatMap((condition) => whats.map(([what, figure]) => {
    const pairs = figures[condition];
    const each = pairs.map(({ kubectl, own }: Round) => number(figure(kubectl) / figure(own)));
    return [`${CONDITION_NAMES[condition]}: ${what}`, ...each, quantity(timesAsFast(pairs, figure))];
  }));
}

function quantity(value: number | undefined, unit?: string): string {
  return value === undefined ? '' : unit === undefined ? number(value) : `${number(value)} ${unit}`;
}
