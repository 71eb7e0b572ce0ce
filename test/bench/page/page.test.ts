import { page } from './page';
import { Round } from '../apply/figures';
import { Results, Taken } from '../results';

const machine = { processor: 'a processor', cores: 4, memory: 15.6, system: 'Linux on x64', node: '20.20.2' };
const taken = <Figures>(figures: Figures, date = '2026-01-31'): Taken<Figures> => ({ date, machine, figures });

const cost = (each: number) => [1000, 10_000]
  .map((machines) => ({ machines, wall: each * machines, cpu: 1.3 * each * machines, memory: 50 + machines / 50 }));
const contenders = [
  { id: 'limit', name: 'the limit', limit: 'limit', costs: cost(0.0001) },
  { id: 'fleet', name: 'Machines in FleetApp', limit: 'limit', costs: cost(0.00025) },
  { id: 'fleet-charts', name: 'Machines in FleetApp, a chart each', limit: 'limit', costs: cost(0.00026) },
  { id: 'helm', name: 'Helm 3', limit: 'limit', costs: cost(0.0007) },
  { id: 'kustomize', name: 'Kustomize 5', limit: 'limit', costs: cost(0.03).slice(0, 1) },
];

const spent = { requests: { APPLY: 180, PUT: 2500 }, sent: 48, processor: { client: 1, apiServer: 18, others: 17 } };
const round = (kubectlApplied: number): Round => ({
  kubectl: { ...spent, applied: kubectlApplied, lastReady: 30, ready: 36, watches: 1 },
  own: { ...spent, applied: 1, lastReady: 29, ready: 29.1, watches: 6 },
  limit: { ...spent, applied: 1, lastReady: 27, ready: 27, watches: 0, processor: { apiServer: 17, others: 16 } },
});

const results: Results = {
  fleet: taken({ rounds: 5, contenders }),
  synth: taken({ rounds: 15, programs: [{ what: 'Machines', machines: 1000, charts: 1, synth: { without: 400, all: 500 }, program: { without: 1000, all: 1100 } }] }),
  load: taken({ rounds: 25, peers: 210, more: 30, command: 140, node: 40 }),
  languages: taken({ rounds: 15, languages: [{ name: 'Python', peers: 500, library: 650 }], sizes: { npm: 714_510, wheel: 884_529, jar: 1_294_915 } }),
  apply: taken({ machines: 60, idle: [round(12), round(9), round(15)], loaded: [round(8)] }, '2026-02-01'),
  wait: taken({ machines: 10_000, rounds: [{ peak: 190, latency: 60 }, { peak: 210, latency: 70 }] }),
};

const goal = (text: string, of = results) => page(of).split('\n').find((line) => line.startsWith(`| ${text} |`));

test('the page contains every figure, and where it was measured', () => {
  expect(page(results)).toMatchSnapshot();
});

test('the page says so if there are no figures', () => {
  expect(page({})).toMatchSnapshot();
});

test('each target is shown beside the measurement, with whether it is met', () => {
  expect(goal('10,000 Machines in one chart, over the limit')).toContain('| at most 2 times | 2.5 times | **not met** |');
  expect(goal('Helm, over 10,000 Machines in one chart')).toContain('| at least 2.5 times | 2.8 times | met |');
  expect(goal('cdk8s with ApiObjects and no checks, over 10,000 Machines in one chart')).toContain('| at least 3 times | not measured |  |');
});

test('the median pair counts, separately for idle and loaded machines', () => {
  expect(goal('`kubectl apply --server-side`, over `apply` of 60 machines')).toContain('| at least 10 times | 12 times | met |');
  expect(goal('kubectl\'s two commands, over `apply --wait` of 60 machines, until all is ready')).toContain('| 1.24 times | met |');
  const late: Results = { apply: taken({ machines: 60, idle: [], loaded: [{ ...round(8), own: { ...round(8).own, ready: 40 } }] }) };
  expect(goal('the same, where every core is busy with something else', late)).toContain('| at least 1 times | 0.9 times | **not met** |');
  expect(goal('`kubectl apply --server-side`, over `apply` of 60 machines', late)).toContain('| not measured |');
});

test('the cluster\'s own limit is shown, even if not every round measured it', () => {
  const { limit: _, ...pair } = round(8);
  const apply = taken({ machines: 60, idle: [round(12), pair], loaded: [pair] });
  expect(page({ apply })).toContain('then take 26 s idle from the last object to the last Ready');
});

test('the worst of several waits counts', () => {
  expect(goal('a wait for 10,000 machines')).toContain('| 210 MiB | **not met** |');
});

test('figures of fewer machines than a target names do not meet it', () => {
  const few: Results = {
    wait: taken({ machines: 50, rounds: [{ peak: 10, latency: 1 }] }),
    apply: taken({ machines: 20, idle: [round(12)], loaded: [round(8)] }),
  };
  expect(page(few)).toMatch(/ 0 of \d+ targets are met\.$/m);
});
