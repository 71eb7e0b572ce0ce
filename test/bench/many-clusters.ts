// The cost of a fleet of many clusters: each synth is a process of its own, for one engine. Prints its time, memory and files, how much of the
// engine's limits the largest folder uses, and which files one more machine changes.
import { createHash } from 'crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { parseArgs } from 'util';
import type { Cost } from './fleet/figures';
import { measured } from './fleet/measured';
import { ENGINES } from './many-clusters/engines';
import type { Usage } from '../../src/fleet/engine';

const { values } = parseArgs({ options: { clusters: { type: 'string', default: '50' }, machines: { type: 'string', default: '2000' }, engines: { type: 'string' } } });
const [CLUSTERS, MACHINES] = [Number(values.clusters), Number(values.machines)];

const folder = mkdtempSync(join(tmpdir(), 'many-clusters-'));
const node = [process.execPath, '--require', 'ts-node/register/transpile-only', join(__dirname, 'many-clusters/program.ts')];

interface Synthesized extends Cost {
  readonly outdir: string;
  /** For the largest folder. */
  readonly objects: number;
  readonly usages: readonly Usage[];
}

/** Synthesizes a fleet with some additional machines. */
function synthesize(engine: string, more: number): Synthesized {
  const outdir = join(folder, `${engine}-${more}`);
  return { outdir, ...measured([...node, engine, String(CLUSTERS), String(MACHINES), String(more), outdir]) as Omit<Synthesized, 'outdir'> };
}

const filesIn = (outdir: string) => readdirSync(outdir).flatMap((name) => readdirSync(join(outdir, name)).map((file) => join(name, file)));

const digestsIn = (outdir: string) => new Map(filesIn(outdir).map((file) => [file, createHash('sha256').update(readFileSync(join(outdir, file))).digest('base64')]));

/** How much of the engine's limits the largest folder uses. */
function usageText({ objects, usages }: Synthesized): string {
  return [`${objects} objects in the largest folder`, ...usages.map(({ of, used, limit, unit }) => `${of} ${Math.ceil(used)} of ${limit} ${unit}`)].join(', ');
}

process.stdout.write(`${CLUSTERS} clusters with ${MACHINES} machines each\n`);
try {
  for (const engine of values.engines?.split(',') ?? Object.keys(ENGINES)) {
    const synthesized = synthesize(engine, 0);
    const { outdir, wall, cpu, memory } = synthesized;
    const before = digestsIn(outdir);
    process.stdout.write(`${engine}: ${wall.toFixed(0)} s, ${cpu.toFixed(0)} s of a processor, ${memory.toFixed(0)} MiB, ${before.size} files, ${usageText(synthesized)}\n`);
    rmSync(outdir, { recursive: true });
    if (engine === 'argo-cd') {
      const after = digestsIn(synthesize(engine, 1).outdir);
      const changed = [...after].filter(([file, digest]) => before.get(file) !== digest).map(([file]) => `${before.has(file) ? 'changed' : 'new'}: ${file}`);
      const gone = [...before.keys()].filter((file) => !after.has(file)).map((file) => `gone: ${file}`);
      process.stdout.write(`  one machine more: ${[...changed, ...gone].join(', ')}\n`);
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
