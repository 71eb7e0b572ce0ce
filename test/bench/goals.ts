// The targets for the figures. The benchmarks print them, and the page says of each whether it is met.
import { ApplyCost, Condition, timesAsFast } from './apply/figures';
import { costOf, exponent, FleetFigures, ratio } from './fleet/figures';
import type { Results, WaitFigures } from './results';

/** Undefined if the benchmark was not run, or not with what the target is about. */
type Measured<Of> = (of: Of) => number | undefined;

export interface Goal {
  readonly what: string;
  readonly bound: 'at most' | 'at least';
  readonly asked: number;
  readonly unit?: 'times' | 's' | 'ms' | 'MiB';
  readonly measured: Measured<Results>;
}

/** App.synth with all checks, relative to the same without. */
export const MOST_OF_CHECKS = 1.3;
/** The number of machines that are applied. */
export const APPLIED = 60;

const MANY = 10_000;

const VERY_MANY = 100_000;

const goal = (bound: Goal['bound']) => (asked: number, unit: Goal['unit'], what: string, measured: Measured<Results>): Goal => ({
  bound, asked, unit, what, measured,
});
const [atMost, atLeast] = [goal('at most'), goal('at least')];

export const GOALS: readonly Goal[] = [
  atLeast(2, 'times', 'cdk8s with ready-made ApiObjects and no checks, over 10,000 Machines that differ in everything',
    ofInventories((figures) => ratio(figures, 'different-ready-app', 'different-fleet', MANY))),
  atMost(2.5, 'times', '10,000 Machines that differ in everything, over ready-made objects and `js-yaml`',
    ofInventories((figures) => ratio(figures, 'different-fleet', 'different-js-yaml', MANY))),
  atMost(256, 'MiB', '10,000 Machines that differ in everything', ofInventories((figures) => costOf(figures, 'different-fleet', MANY)?.memory)),
  atMost(1.05, undefined, '10,000 Machines that differ in everything: exponent of the growth since 1,000', ofInventories((figures) => exponent(figures, 'different-fleet', MANY))),
  atMost(1.3, 'times', '10,000 Machines that differ in everything with a chart each, over one chart',
    ofInventories((figures) => ratio(figures, 'different-fleet-charts', 'different-fleet', MANY))),
  atMost(1.2, 'times', '10,000 Machines that differ in everything in `App`, over ready-made ApiObjects in `App`',
    ofInventories((figures) => ratio(figures, 'different-app', 'different-ready-app', MANY))),
  atMost(2, 'times', '10,000 Machines in one chart, over the limit', ofFleet((figures) => ratio(figures, 'fleet', 'limit', MANY))),
  atMost(2, 'times', '10,000 Machines in one chart, over plain objects and `js-yaml`', ofFleet((figures) => ratio(figures, 'fleet', 'plain-js-yaml', MANY))),
  atMost(256, 'MiB', '10,000 Machines in one chart', ofFleet((figures) => costOf(figures, 'fleet', MANY)?.memory)),
  atMost(1.05, undefined, '10,000 Machines in one chart: exponent of the growth since 1,000', ofFleet((figures) => exponent(figures, 'fleet', MANY))),
  atMost(1.15, 'times', '10,000 Machines with a chart each, over one chart', ofFleet((figures) => ratio(figures, 'fleet-charts', 'fleet', MANY))),
  atMost(2.3, 'times', '10,000 Machines with a chart each, over plain objects and `js-yaml`, a file each', ofFleet((figures) => ratio(figures, 'fleet-charts', 'plain-js-yaml-charts', MANY))),
  atLeast(2.5, 'times', 'Helm, over 10,000 Machines in one chart', ofFleet((figures) => ratio(figures, 'helm', 'fleet', MANY))),
  atLeast(3, 'times', 'cdk8s with ApiObjects and no checks, over 10,000 Machines in one chart', ofFleet((figures) => ratio(figures, 'app-objects', 'fleet', MANY))),
  atMost(MOST_OF_CHECKS, 'times', '`App.synth` of 1,000 Machines in one chart, over the same without checks', ({ synth }) => {
    const cost = synth?.figures.programs.find(({ machines, charts }) => machines === 1000 && charts === 1)?.synth;
    return cost && cost.all / cost.without;
  }),
  atMost(60, 'ms', 'loading the library, over loading its peers', ({ load }) => load?.figures.more),
  atMost(200, 'ms', 'the command from its start to its end, with nothing to do', ({ load }) => load?.figures.command),
  atLeast(10, 'times', `\`kubectl apply --server-side\`, over \`apply\` of ${APPLIED} machines`, ofApply('idle', ({ applied }) => applied)),
  atLeast(1, 'times', `kubectl's two commands, over \`apply --wait\` of ${APPLIED} machines, until all is ready`, ofApply('idle', ({ ready }) => ready)),
  atLeast(1, 'times', 'the same, where every core is busy with something else', ofApply('loaded', ({ ready }) => ready)),
  atMost(30, 's', '`validate` of 100,000 machines, 10,000 documents a file', ofValidate((figures) => costOf(figures, 'documents', VERY_MANY)?.wall)),
  atMost(512, 'MiB', '`validate` of 100,000 machines, 10,000 documents a file', ofValidate((figures) => costOf(figures, 'documents', VERY_MANY)?.memory)),
  atMost(30, 's', '`validate` of 100,000 machines that differ in everything', ofValidate((figures) => costOf(figures, 'different', VERY_MANY)?.wall)),
  atMost(512, 'MiB', '`validate` of 100,000 machines that differ in everything', ofValidate((figures) => costOf(figures, 'different', VERY_MANY)?.memory)),
  atMost(150, 'ms', 'the end of a wait for 10,000 machines, after the last is Ready', worstOfWait(({ latency }) => latency)),
  atMost(200, 'MiB', 'a wait for 10,000 machines', worstOfWait(({ peak }) => peak)),
];

export function isMet({ bound, asked }: Goal, measured: number): boolean {
  return bound === 'at most' ? measured <= asked : measured >= asked;
}

function ofFleet(measured: Measured<FleetFigures>): Measured<Results> {
  return ({ fleet }) => fleet && measured(fleet.figures);
}

function ofInventories(measured: Measured<FleetFigures>): Measured<Results> {
  return ({ inventories }) => inventories && measured(inventories.figures);
}

function ofValidate(measured: Measured<FleetFigures>): Measured<Results> {
  return ({ validate }) => validate && measured(validate.figures);
}

function ofApply(condition: Condition, figure: (cost: ApplyCost) => number): Measured<Results> {
  return ({ apply }) => apply?.figures.machines === APPLIED ? timesAsFast(apply.figures[condition], figure) : undefined;
}

function worstOfWait(of: (round: WaitFigures['rounds'][number]) => number): Measured<Results> {
  return ({ wait }) => wait?.figures.machines === MANY ? Math.max(...wait.figures.rounds.map(of)) : undefined;
}
