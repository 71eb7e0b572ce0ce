// How long a fleet's manifests take, and how much memory, beside what people would use instead: whole processes, in turn.
import { mkdtempSync, rmSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { Contender, contenders } from './fleet/contenders';
import { ContenderFigures, Cost, costOf, exponent, FleetFigures, ratio } from './fleet/figures';
import { measured } from './fleet/measured';
import { median } from './median';
import { options } from './options';
import { record } from './results';

const { rounds, machines, record: isRecorded } = options({ rounds: 5, machines: [1, 100, 1000, 10_000] });
const scratch = mkdtempSync(join(tmpdir(), 'fleet-'));
const all = contenders(scratch);
const costs = new Map<string, ContenderFigures['costs'][number][]>(all.map(({ id }) => [id, []]));
const figures: FleetFigures = { rounds, contenders: all.map(({ id, name, limit }) => ({ id, name, limit, costs: costs.get(id)! })) };

function cost({ command }: Contender, count: number): Cost {
  // What was written goes when all is done: a file system that has just deleted thousands of files takes ten times as long to make others.
  return measured(command(mkdtempSync(join(scratch, 'run-')), count));
}

function line({ id, name, limit }: Contender, count: number): string {
  const { wall, cpu, memory } = costOf(figures, id, count)!;
  const growth = exponent(figures, id, count);
  return [
    `${name.padEnd(36)}${wall.toFixed(2)} s, ${ratio(figures, id, limit, count)!.toFixed(2)}`,
    `${cpu.toFixed(2)} s of processors, ${ratio(figures, id, limit, count, 'cpu')!.toFixed(2)}`,
    `${memory.toFixed(0)} MiB`,
    ...growth === undefined ? [] : [`exponent ${growth.toFixed(2)}`],
  ].join('; ');
}

function take(count: number): void {
  process.stdout.write(`${count} machine${count === 1 ? '' : 's'}, medians of ${rounds}, and how many times the limit:\n`);
  const taking = all.filter(({ most }) => count <= most);
  // They take turns, so that what else the machine does weighs on all of them.
  const earlier = Array.from({ length: rounds - 1 }, () => taking.map((contender) => cost(contender, count)));
  for (const [place, contender] of taking.entries()) {
    const turns = [...earlier.map((round) => round[place]), cost(contender, count)];
    const of = (field: keyof Cost) => median(turns.map((turn) => turn[field]));
    costs.get(contender.id)!.push({ machines: count, wall: of('wall'), cpu: of('cpu'), memory: of('memory') });
    process.stdout.write(`  ${line(contender, count)}\n`);
  }
  // What is known stays known, should more machines be too many.
  if (isRecorded) {
    record('fleet', figures);
  }
}

try {
  machines.forEach(take);
} finally {
  rmSync(scratch, { recursive: true });
}
