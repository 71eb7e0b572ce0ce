// `apply --wait` compared with `kubectl apply --server-side` followed by `kubectl wait`, in pairs, on a plane of its own: a folder of machines,
// each with a DataVolume and a Secret, is applied to a fresh namespace each time; first on an idle machine, then with a busy process for each core.
// Needs Go, and quiet: the plane, which does most of the work, is on the same machine.
import { mkdtempSync, rmSync } from 'fs';
import { tmpdir } from 'os';
import { delimiter, join } from 'path';
import { RUN, Task } from './apply/contenders';
import { ApplyCost, Condition, CONDITIONS, Contender, requestsOf, Round, timesAsFast } from './apply/figures';
import { inNamespace } from './apply/ground';
import { loaded } from './apply/load';
import { writeManifests } from './apply/manifests';
import { Meter } from './apply/meter';
import { APPLIED } from './goals';
import { options } from './options';
import { record } from './results';
import { buildCommand } from '../built-command';
import { Client } from '../plane/client';
import { Connection, readKubeconfig } from '../plane/kubeconfig';
import { startPlane, stopPlane } from '../plane/test-run';
import { until } from '../plane/until';
import { Watch } from '../plane/watching';

const { rounds: ROUNDS, machines: [MACHINES], record: isRecorded } = options({ rounds: 5, machines: [APPLIED] });

/** A fresh plane compiles, caches and allocates things once. */
const WARM_UP = 10;

const MACHINE = { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine' };

type Bench = Omit<Task, 'namespace'> & { readonly connection: Connection; readonly meter: Meter };

/** Runs one contender in its own namespace. */
function take(bench: Bench, contender: Contender, name: string, condition: Condition): Promise<ApplyCost> {
  const { client, meter, connection, machines } = bench;
  return inNamespace(client, meter, name, async () => {
    const watch = await Watch.open(connection, await client.path({ ...MACHINE, namespace: name }));
    const step = () => meter.during(async () => {
      const began = Date.now();
      const { processor, appliedAt } = await RUN[contender]({ ...bench, namespace: name });
      const ended = Date.now();
      const readyAt = await until('the last machine to be Ready', () => lastReady(watch, machines), 1800);
      const [applied, last, ready] = [appliedAt, readyAt, Math.max(ended, readyAt)].map((at) => (at - began) / 1000);
      return { processor, times: { applied, lastReady: last, ready } };
    });
    try {
      const { result: { processor, times }, spent } = await (condition === 'loaded' ? loaded(step) : step());
      return { ...times, ...spent, processor: { client: processor, ...spent.processor } };
    } finally {
      watch.stop();
    }
  });
}

/** When the last machine became Ready, once all of them are. */
function lastReady({ events }: Watch, machines: number): number | undefined {
  const readyAt = new Map<string, number>();
  for (const { object, arrived } of events) {
    const isReady = object.status?.conditions?.some(({ type, status }: any) => type === 'Ready' && status === 'True');
    if (isReady && !readyAt.has(object.metadata.name)) {
      readyAt.set(object.metadata.name, arrived);
    }
  }
  return readyAt.size < machines ? undefined : Math.max(...readyAt.values());
}

function printed(contender: Contender, cost: ApplyCost): ApplyCost {
  const { applied, lastReady: last, ready, requests, sent, watches, processor } = cost;
  const verbs = Object.entries(requests).map(([verb, count]) => `${count} ${verb}`).join(', ');
  process.stdout.write(`  ${contender.padEnd(7)} applied ${applied.toFixed(2)} s, last Ready ${last.toFixed(2)} s, ended ${ready.toFixed(2)} s; processors: client ${processor.client?.toFixed(2) ?? '-'} s, `
    + `API server ${processor.apiServer.toFixed(2)} s, others ${processor.others.toFixed(2)} s; ${requestsOf(cost)} requests (${verbs}), ${sent.toFixed(1)} MiB, ${watches} watches more\n`);
  return cost;
}

/** The contenders of a pair alternate in going first. */
function turns(round: number): readonly Contender[] {
  return round % 2 === 0 ? ['kubectl', 'own', 'limit'] : ['own', 'kubectl'];
}

async function rounds(bench: Bench, condition: Condition, taken: (rounds: readonly Round[]) => void): Promise<void> {
  const all: Round[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    process.stdout.write(`${condition}, round ${round + 1}: ${bench.machines} machines\n`);
    const costs = new Map<Contender, ApplyCost>();
    for (const contender of turns(round)) {
      costs.set(contender, printed(contender, await take(bench, contender, `${contender}-${condition}-${round}`, condition)));
    }
    all.push(Object.fromEntries(costs) as Round);
    taken(all);
  }
  const [applied, ready] = [timesAsFast(all, (cost) => cost.applied)!, timesAsFast(all, (cost) => cost.ready)!];
  process.stdout.write(`${condition}: apply is ${applied.toFixed(2)} times as fast as kubectl's until all is applied, and ${ready.toFixed(2)} times until all is ready (medians of ${all.length} pairs)\n`);
}

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const [manifests, few, command] = [join(folder, 'manifests'), join(folder, 'few'), join(folder, 'main.js')];
  writeManifests(manifests, MACHINES);
  writeManifests(few, WARM_UP);
  buildCommand(command);
  const { PLANE_TEST_FOLDER: plane, PLANE_TEST_BIN: bin } = await startPlane();
  const kubeconfig = join(plane!, 'kubeconfig');
  const env = { ...process.env, KUBECONFIG: kubeconfig, PATH: [bin, process.env.PATH].join(delimiter) };
  const connection = readKubeconfig(kubeconfig);
  const client = new Client(connection);
  const bench: Bench = { client, connection, meter: new Meter(client, plane!), machines: MACHINES, folder: manifests, command, env };
  try {
    for (const contender of turns(0)) {
      await take({ ...bench, machines: WARM_UP, folder: few }, contender, `warm-up-${contender}`, 'idle');
    }
    const figures: { [condition in Condition]: readonly Round[] } = { idle: [], loaded: [] };
    for (const condition of CONDITIONS) {
      await rounds(bench, condition, (taken) => {
        figures[condition] = taken;
        if (isRecorded) {
          record('apply', { machines: MACHINES, ...figures });
        }
      });
    }
  } finally {
    client.close();
    await stopPlane(plane!);
    rmSync(folder, { recursive: true });
  }
}

void main().catch((error: Error) => {
  process.stderr.write(`${error.stack}\n`);
  process.exitCode = 1;
});
