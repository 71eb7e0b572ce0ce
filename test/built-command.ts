// The command as it is published: bundled from its sources into one file, and compiled, once for as long as they are the same.
import { execFileSync } from 'child_process';
import { createHash } from 'crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'fs';
import { join } from 'path';

const ROOT = join(__dirname, '..');
const CACHE = join(ROOT, 'node_modules/.cache/cdk8s-kubevirt');
const SOURCES = ['src', 'imports', 'projenrc', 'package-lock.json'];

/** Writes the command; it starts twice as fast as the published one, and does the same. */
export function buildCommand(outfile: string): void {
  writeFileSync(outfile, launcherOf(builtCommand()));
}

/** Writes the command as it is published, for benchmarks. */
export function copyCommand(outfile: string): void {
  copyFileSync(builtCommand(), outfile);
}

/** The bundle; beside it is what V8 has made of it. */
function builtCommand(): string {
  const name = `command-${fingerprint()}.js`;
  const built = join(CACHE, name);
  if (!existsSync(built)) {
    mkdirSync(CACHE, { recursive: true });
    // Somebody else may build the same at the same time.
    const own = `${built}.${process.pid}`;
    bundle(own);
    compile(own);
    renameSync(`${own}.compiled`, `${built}.compiled`);
    renameSync(own, built);
    prune();
  }
  return built;
}

/** Removes what nobody can be running any more. */
function prune(): void {
  const dayAgo = Date.now() - 24 * 3600 * 1000;
  const isOld = (file: string) => (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Infinity) < dayAgo;
  readdirSync(CACHE).map((name) => join(CACHE, name)).filter(isOld).forEach((file) => rmSync(file, { force: true }));
}

/** A file that runs a bundle, and is what the command takes for its own file. */
function launcherOf(file: string): string {
  return `#!/usr/bin/env node\nrequire(${JSON.stringify(join(__dirname, 'compiled-command.js'))})(module, ${JSON.stringify(file)});\n`;
}

/** Keeps what V8 makes of a bundle, functions that a run calls included. */
function compile(file: string): void {
  const manifest = join(ROOT, 'examples/crabbox-template/kubevirt-vm.yaml');
  const launcher = `${file}.launcher.js`;
  writeFileSync(launcher, launcherOf(file));
  execFileSync(process.execPath, [launcher, 'validate', manifest], { env: { ...process.env, COMPILE_COMMAND: '1' }, stdio: 'ignore' });
  rmSync(launcher);
}

/** In a process of its own, since esbuild waits for its plugins only where nobody waits for it. */
function bundle(outfile: string): void {
  execFileSync(process.execPath, [require.resolve('ts-node/dist/bin'), '--transpile-only', '--project', 'projenrc/tsconfig.json', 'projenrc/command.ts', outfile], { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** Of all that the command is made of, when each file was written. */
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
