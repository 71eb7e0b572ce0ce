// Runs contenders in turn, as whole processes, and reports the cost of each: whatever else the machine does affects all of them.
import { mkdtempSync, rmSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import type { Contender } from './contenders';
import { ContenderFigures, Cost, costOf, exponent, FleetFigures, ratio } from './figures';
import { measured } from './measured';
import { median } from '../median';
import type { Options } from '../options';
import { record } from '../results';

/** Prints the contenders' costs by number of machines, and records them as a benchmark's figures on request. */
export function takeTurns(part: 'fleet' | 'inventories' | 'validate', contendersIn: (scratch: string) => Contender[], { rounds, machines, record: isRecorded }: Options): void {
  const scratch = mkdtempSync(join(tmpdir(), `${part}-`));
  try {
    const all = contendersIn(scratch);
    const costs = new Map<string, ContenderFigures['costs'][number][]>(all.map(({ id }) => [id, []]));
    const figures: FleetFigures = { rounds, contenders: all.map(({ id, name, limit }) => ({ id, name, limit, costs: costs.get(id)! })) };
    for (const count of machines) {
      process.stdout.write(`${count} machine${count === 1 ? '' : 's'}, medians of ${rounds}, and how many times the limit:\n`);
      const taking = all.filter(({ most }) => count <= most);
      const earlier = Array.from({ length: rounds - 1 }, () => taking.map((contender) => cost(scratch, contender, count)));
      for (const [place, contender] of taking.entries()) {
        const turns = [...earlier.map((round) => round[place]), cost(scratch, contender, count)];
        const of = (field: keyof Cost) => median(turns.map((turn) => turn[field]));
        costs.get(contender.id)!.push({ machines: count, wall: of('wall'), cpu: of('cpu'), memory: of('memory') });
        process.stdout.write(`  ${line(figures, contender, count)}\n`);
      }
      // Recorded at once, in case more machines turn out to be too many.
      if (isRecorded) {
        record(part, figures);
      }
    }
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

function cost(scratch: string, { command }: Contender, count: number): Cost {
  // Output is deleted only at the end: a file system that has just deleted thousands of files creates new ones ten times as slowly.
  return measured(command(mkdtempSync(join(scratch, 'run-')), count));
}

function line(figures: FleetFigures, { id, name, limit }: Contender, count: number): string {
  const { wall, cpu, memory } = costOf(figures, id, count)!;
  const growth = exponent(figures, id, count);
  return [
    `${name.padEnd(72)}${wall.toFixed(2)} s, ${ratio(figures, id, limit, count)!.toFixed(2)}`,
    `${cpu.toFixed(2)} s of processors, ${ratio(figures, id, limit, count, 'cpu')!.toFixed(2)}`,
    `${memory.toFixed(0)} MiB`,
    ...growth === undefined ? [] : [`exponent ${growth.toFixed(2)}`],
  ].join('; ');
}
