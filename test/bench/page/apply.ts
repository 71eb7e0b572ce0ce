// The page's part on `apply --wait` beside kubectl's two commands: how long each takes, what it costs, and the cluster's own limit.
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
  ['processors: client', ({ processor }) => processor.client, 's'],
  ['API server', ({ processor }) => processor.apiServer, 's'],
  ['rest of the cluster', ({ processor }) => processor.others, 's'],
];

export function applySection(figures: ApplyFigures): string {
  const pairs = Math.max(...CONDITIONS.map((condition) => figures[condition].length));
  return `## To apply, and to wait until all is ready

\`cdk8s-kubevirt apply --wait\` beside \`kubectl apply --server-side\` followed by \`kubectl wait\`: ${number(figures.machines)} machines, each with its
DataVolume and its Secret, into a fresh namespace, of which nothing is left when the next one begins. API server, KubeVirt and CDI are
real and run on the same machine, where they do most of the work; nodes and guests are stand-ins. Medians of ${pairs} pairs that take turns in
going first, on a machine that does nothing else, and **loaded**: with a busy process for each core. \`kubectl wait\` is given
\`--for=jsonpath={.status.ready}=true\`, since for a condition it also waits for KubeVirt to observe the last generation, which may take
long; it waits for one machine after another.

${table(['', ...TIMES.map(([head]) => head)], rows(figures, TIMES))}
**The limit** is the cluster's own: a client creates everything at once, and nobody waits for it. The controllers of KubeVirt and CDI
then take ${limits(figures)} from the last object to the last Ready. Whoever applies and waits takes no less, however fast they
apply; until then it is the controllers that work, and not the client.

What it costs the cluster, from the start to the end. Requests, bytes and watches are those of all clients, the controllers too; the limit is what
they need themselves.

${table(['', ...COSTS.map(([head]) => head)], rows(figures, COSTS))}
How many times as long kubectl takes, pair by pair:

${table(['', ...Array.from({ length: pairs }, (_, place) => `pair ${place + 1}`), 'median'], ratios(figures))}`;
}

/** A row for each contender in each condition that was taken. */
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
