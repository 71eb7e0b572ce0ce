// What a fleet of many clusters costs: each synth is a process of its own, with the engine that delivers it. Printed are its time, its
// memory and its files, the largest object of each engine, and what one machine more changes.
import { createHash } from 'crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { parseArgs } from 'util';
import { measured } from './fleet/measured';
import { ENGINES } from './many-clusters/engines';

const { values } = parseArgs({ options: { clusters: { type: 'string', default: '50' }, machines: { type: 'string', default: '2000' }, engines: { type: 'string' } } });
const [CLUSTERS, MACHINES] = [Number(values.clusters), Number(values.machines)];

const folder = mkdtempSync(join(tmpdir(), 'many-clusters-'));
const node = [process.execPath, '--require', 'ts-node/register/transpile-only', join(__dirname, 'many-clusters/program.ts')];

/** Synthesizes a fleet, with some machines more. */
function synthesize(engine: string, more: number): { readonly outdir: string; readonly wall: number; readonly cpu: number; readonly memory: number } {
  const outdir = join(folder, `${engine}-${more}`);
  return { outdir, ...measured([...node, engine, String(CLUSTERS), String(MACHINES), String(more), outdir]) };
}

const filesIn = (outdir: string) => readdirSync(outdir).flatMap((name) => readdirSync(join(outdir, name)).map((file) => join(name, file)));

const digestsIn = (outdir: string) => new Map(filesIn(outdir).map((file) => [file, createHash('sha256').update(readFileSync(join(outdir, file))).digest('base64')]));

/** Whether a folder has what an engine is told, and no machines. */
const isDelivery = (name: string) => !/-\d+-\d+$/.test(name);

/** The object that an engine's hub has to keep, or the folder that it reads, if that is larger. */
function largest(outdir: string): string {
  const bytes = (files: readonly string[]) => files.reduce((sum, file) => sum + statSync(join(outdir, file)).size, 0);
  const pathsIn = (name: string) => readdirSync(join(outdir, name)).map((file) => join(name, file));
  const folders = readdirSync(outdir).filter((name) => !isDelivery(name)).map((name) => bytes(pathsIn(name)));
  const objects = readdirSync(outdir).filter(isDelivery).flatMap((name) => pathsIn(name).map((file) => bytes([file])));
  return `largest object ${kilobytes(Math.max(...objects))}, largest folder ${kilobytes(Math.max(...folders))}`;
}

const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`;

process.stdout.write(`${CLUSTERS} clusters with ${MACHINES} machines each\n`);
try {
  for (const engine of values.engines?.split(',') ?? Object.keys(ENGINES)) {
    const { outdir, wall, cpu, memory } = synthesize(engine, 0);
    const before = digestsIn(outdir);
    process.stdout.write(`${engine}: ${wall.toFixed(0)} s, ${cpu.toFixed(0)} s of a processor, ${memory.toFixed(0)} MiB, ${before.size} files, ${largest(outdir)}\n`);
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
