// Synthesizes every example into dist/examples/<name>/, and prints what was made.
import { execFileSync } from 'child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'fs';
import { join } from 'path';
import { parseAllDocuments } from 'yaml';
import { filesBelow } from '../test/examples/files-below';

const OUTPUT = join('dist', 'examples');
const SHOWN = 'hello';

interface Made { readonly example: string; readonly file: string; readonly kinds: string[] }

const made = readdirSync('examples', { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name).sort().flatMap(synthesize);
const width = (column: 'example' | 'file') => Math.max(...made.map((row) => row[column].length));
const rows = made.map(({ example, file, kinds }) => `${example.padEnd(width('example'))}  ${file.padEnd(width('file'))}  ${String(kinds.length).padStart(3)}  ${counted(kinds)}`);

print(`${'example'.padEnd(width('example'))}  ${'file'.padEnd(width('file'))}  all  kinds`);
rows.forEach(print);
const all = made.flatMap(({ kinds }) => kinds);
print(`\n${made.length} files, ${all.length} manifests: ${counted(all)}\n`);
const shown = made.find(({ example }) => example === SHOWN)!;
print(`${shown.file}:\n\n${readFileSync(shown.file, 'utf8').trimEnd()}`);

function synthesize(example: string): Made[] {
  const folder = join(OUTPUT, example);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  execFileSync(process.execPath, ['--require', 'ts-node/register/transpile-only', join('examples', example, 'main.ts')], {
    env: { ...process.env, CDK8S_OUTDIR: folder, TS_NODE_PROJECT: join('examples', 'tsconfig.json') },
    stdio: 'inherit',
  });
  return filesBelow(folder).map((name) => {
    const file = join(folder, name);
    return { example, file, kinds: parseAllDocuments(readFileSync(file, 'utf8')).map((document) => String(document.get('kind'))) };
  });
}

function counted(kinds: string[]): string {
  const counts = new Map<string, number>();
  kinds.forEach((kind) => counts.set(kind, (counts.get(kind) ?? 0) + 1));
  return [...counts].map(([kind, count]) => count === 1 ? kind : `${count} ${kind}s`).join(', ');
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
