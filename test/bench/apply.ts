// What `apply --wait` takes against `kubectl apply --server-side` followed by `kubectl wait`, in pairs, on a plane of its own: a
// folder of machines, each with a DataVolume and a Secret, into a fresh namespace each time. Wants Go, and quiet: the plane,
// which does most of the work, is on the same machine.
import { spawn } from 'child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import { delimiter, join } from 'path';
import { LEAST_OVER_KUBECTL } from './goals';
import { median } from './median';
import { options } from './options';
import { ApplyCost as Cost, ApplyFigures, record } from './results';
import { buildCommand } from '../built-command';
import { Client } from '../plane/client';
import { namespace } from '../plane/cluster-objects';
import { readKubeconfig } from '../plane/kubeconfig';
import { dataVolume, machine } from '../plane/scripted';
import { startPlane, stopPlane } from '../plane/test-run';
import { until } from '../plane/until';

const { rounds: ROUNDS, machines: [MACHINES], record: isRecorded } = options({ rounds: 3, machines: [300] });
const LONGEST = '30m';

function writeManifests(folder: string): void {
  mkdirSync(folder);
  for (let index = 0; index < MACHINES; index += 1) {
    const name = `web-${index}`;
    const secret = { apiVersion: 'v1', kind: 'Secret', metadata: { name }, stringData: { userdata: `#cloud-config\nhostname: ${name}\n` } };
    const volumes = [{ name: 'root', dataVolume: { name } }, { name: 'seed', cloudInitNoCloud: { secretRef: { name } } }];
    writeFileSync(join(folder, `${name}.yaml`), [secret, dataVolume(name, {}), machine(name, {}, volumes)].map((object) => JSON.stringify(object)).join('\n---\n'));
  }
}

/** Runs a program to its end, and tells of each line that it prints. */
function run(program: string, args: readonly string[], env: NodeJS.ProcessEnv, told: (lines: number) => void = () => undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const running = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    let lines = 0;
    let errors = '';
    running.stdout.on('data', (text) => told(lines += String(text).split('\n').length - 1));
    running.stderr.on('data', (text) => errors += String(text));
    running.once('close', (code) => code === 0 ? resolve() : reject(new Error(`${program} ${args.join(' ')} ended with ${code}:\n${errors}`)));
  });
}

const seconds = (since: number) => (performance.now() - since) / 1000;

async function kubectl(name: string, folder: string, env: NodeJS.ProcessEnv): Promise<Cost> {
  const began = performance.now();
  await run('kubectl', ['apply', '--server-side', '-n', name, '-f', folder], env);
  const applied = seconds(began);
  await run('kubectl', ['wait', '-n', name, '--for=condition=Ready', '--timeout', LONGEST, 'vm', '--all'], env);
  return { applied, ready: seconds(began) };
}

async function own(command: string, name: string, folder: string, env: NodeJS.ProcessEnv): Promise<Cost> {
  const began = performance.now();
  let applied = 0;
  await run(process.execPath, [command, 'apply', '--wait', '--timeout', LONGEST, '-n', name, folder], env, (lines) => {
    applied ||= lines === 3 * MACHINES ? seconds(began) : 0;
  });
  return { applied, ready: seconds(began) };
}

/** How many watches the API server serves, by resource. */
async function watches(client: Client): Promise<Map<string, number>> {
  const { body } = await client.request('GET', '/metrics');
  const found = String(body).matchAll(/^apiserver_longrunning_requests\{[^}]*resource="([^"]+)"[^}]*verb="WATCH"[^}]*\} (\d+)$/gm);
  const counts = new Map<string, number>();
  [...found].forEach(([, resource, count]) => counts.set(resource, (counts.get(resource) ?? 0) + Number(count)));
  return counts;
}

/** The most watches beside those that were there before, by resource, while a step is under way. */
async function watchesDuring(client: Client, step: () => Promise<Cost>): Promise<{ readonly cost: Cost; readonly most: Map<string, number> }> {
  const before = await watches(client);
  const most = new Map<string, number>();
  const timer = setInterval(() => void watches(client).then((now) => now.forEach((count, resource) => {
    most.set(resource, Math.max(most.get(resource) ?? 0, count - (before.get(resource) ?? 0)));
  })), 5_000);
  const cost = await step().finally(() => clearInterval(timer));
  return { cost, most };
}

/** A fresh namespace for a step, which is gone again before the next one begins. */
async function inNamespace<Result>(client: Client, name: string, step: () => Promise<Result>): Promise<Result> {
  await client.create(namespace(name));
  try {
    return await step();
  } finally {
    const reference = { apiVersion: 'v1', kind: 'Namespace', name };
    await client.delete(reference);
    await until(`namespace ${name} to be gone`, () => client.isGone(reference), 1800);
  }
}

/** Tells of a step as soon as it is over: its namespace takes minutes to be gone. */
function printed(what: string, cost: Cost): Cost {
  process.stdout.write(`  ${what}: applied after ${cost.applied.toFixed(1)} s, ready after ${cost.ready.toFixed(1)} s\n`);
  return cost;
}

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const [manifests, command] = [join(folder, 'manifests'), join(folder, 'main.js')];
  writeManifests(manifests);
  buildCommand(command);
  const { PLANE_TEST_FOLDER: plane, PLANE_TEST_BIN: bin } = await startPlane();
  const kubeconfig = join(plane!, 'kubeconfig');
  const env = { ...process.env, KUBECONFIG: kubeconfig, PATH: [bin, process.env.PATH].join(delimiter) };
  const client = new Client(readKubeconfig(kubeconfig));
  try {
    const pairs: ApplyFigures['pairs'][number][] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      process.stdout.write(`round ${round + 1}: ${MACHINES} machines\n`);
      const steps = {
        kubectl: () => inNamespace(client, `kubectl-${round}`, async () => printed('kubectl apply --server-side, kubectl wait', await kubectl(`kubectl-${round}`, manifests, env))),
        own: () => inNamespace(client, `own-${round}`, async () => {
          const { cost, most } = await watchesDuring(client, () => own(command, `own-${round}`, manifests, env));
          printed('cdk8s-kubevirt apply --wait', cost);
          process.stdout.write(`  its watches: ${[...most].filter(([, count]) => count > 0).map(([resource, count]) => `${count} of ${resource}`).join(', ')}\n`);
          return cost;
        }),
      };
      // They take turns in going first.
      const first = round % 2 === 0 ? await steps.kubectl() : undefined;
      const ours = await steps.own();
      const theirs = first ?? await steps.kubectl();
      pairs.push({ kubectl: theirs, own: ours });
      if (isRecorded) {
        record('apply', { machines: MACHINES, pairs });
      }
    }
    const ratios = pairs.map((each) => each.kubectl.ready / each.own.ready);
    process.stdout.write(`apply --wait is ${median(ratios).toFixed(2)} times as fast (median of ${ROUNDS} pairs: ${ratios.map((ratio) => ratio.toFixed(2)).join(', ')}), ${LEAST_OVER_KUBECTL} are asked for\n`);
  } finally {
    client.close();
    await stopPlane(plane!);
    rmSync(folder, { recursive: true });
  }
}

void main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
