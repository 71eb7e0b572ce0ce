// The command as published: bundled into one file, which is cached until a source changes.
import { execFileSync } from 'child_process';
import { createHash } from 'crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'fs';
import { basename, join } from 'path';

const ROOT = join(__dirname, '..');
const CACHE = join(ROOT, 'node_modules/.cache/cdk8s-kubevirt');
const SOURCES = ['src', 'imports', 'projenrc', 'package-lock.json'];

export function buildCommand(outfile: string): void {
  const built = join(CACHE, `command-${fingerprint()}.js`);
  if (!existsSync(built)) {
    mkdirSync(CACHE, { recursive: true });
    const stale = readdirSync(CACHE).filter((name) => /^command-\w+\.js$/.test(name) && name !== basename(built));
    // Another process may build the same bundle at the same time.
    const own = `${built}.${process.pid}`;
    bundle(own);
    renameSync(own, built);
    stale.forEach((name) => rmSync(join(CACHE, name), { force: true }));
  }
  copyFileSync(built, outfile);
}

/** Runs in a process of its own: a synchronous build in this one could not wait for esbuild's plugins. */
function bundle(outfile: string): void {
  execFileSync(process.execPath, [require.resolve('ts-node/dist/bin'), '--transpile-only', '--project', 'projenrc/tsconfig.json', 'projenrc/command.ts', outfile], { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** A digest of the modification times and sizes of all sources. */
function fingerprint(): string {
  const digest = createHash('sha256');
  const files = SOURCES.map((name) => join(ROOT, name)).flatMap((path) => (
    statSync(path).isDirectory() ? readdirSync(path, { recursive: true, encoding: 'utf8' }).sort().map((name) => join(path, name)) : [path]
  ));
  for (const file of files) {
    const { mtimeMs, size } = statSync(file);
    digest.update(`${file} ${mtimeMs} ${size}\n`);
  }
  return digest.digest('hex').slice(0, 12);
}
