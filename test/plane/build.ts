/**
 * Builds the plane's programs into a cache outside the repository.
 *
 * Each program is stored under a hash of its inputs, so that an edited stand-in is rebuilt automatically. A plane's
 * `bin` folder links the programs that belong together, and is named after a hash of them all.
 */
import { createHash } from 'crypto';
import { existsSync, linkSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync } from 'fs';
import { homedir } from 'os';
import { basename, dirname, join } from 'path';
import { go, requiredVersion } from './go';
import { Engine, ENGINE_PROGRAMS, GIT_SERVER, Program, PROGRAMS, VERSIONS } from './programs';

export const cacheFolder = process.env.KUBEVIRT_PLANE_CACHE
  ?? join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'cdk8s-kubevirt', 'plane');

/** Returns the folder with the programs of a plane and its engines, building missing ones first. */
export function build(progress: (line: string) => void, engines: readonly Engine[] = []): string {
  const goVersion = go('.', 'env', 'GOVERSION').trim();
  const delivering = engines.length === 0 ? [] : [GIT_SERVER, ...engines.flatMap((engine) => ENGINE_PROGRAMS[engine])];
  const programs = [...PROGRAMS, ...delivering].map((program) => ({ ...program, file: join(cacheFolder, 'built', `${program.name}-${fingerprint(program, goVersion)}`) }));
  const missing = programs.filter((program) => !existsSync(program.file));
  for (const module of new Set(missing.map((program) => program.module))) {
    const wanted = missing.filter((program) => program.module === module);
    progress(`building ${wanted.map((program) => program.name).join(', ')} (${versionOf(module)}; minutes the first time)`);
    buildModule(module, wanted);
  }
  return link(programs);
}

function buildModule(module: string, programs: { readonly source: string; readonly file: string }[]): void {
  mkdirSync(join(cacheFolder, 'built'), { recursive: true });
  const scratch = mkdtempSync(join(cacheFolder, 'building-'));
  try {
    const stamp = `-s -w -X ${VERSIONS[module].variable}=${versionOf(module)}`;
    go(module, 'build', '-ldflags', stamp, '-o', `${scratch}/`, ...programs.map((program) => program.source));
    for (const { source, file } of programs) {
      renameSync(join(scratch, outputName(source)), file);
    }
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** Go names a program after its package's folder, without a major version suffix. */
function outputName(source: string): string {
  return /^v\d+$/.test(basename(source)) ? basename(dirname(source)) : basename(source);
}

function link(programs: { readonly name: string; readonly file: string }[]): string {
  const key = hash(programs.map((program) => program.file));
  const bin = join(cacheFolder, key, 'bin');
  mkdirSync(bin, { recursive: true });
  const absent = programs.filter((program) => !existsSync(join(bin, program.name)));
  absent.forEach((program) => linkOnce(program.file, join(bin, program.name)));
  programs.map((program) => program.file).concat(join(cacheFolder, key)).forEach((used) => utimesSync(used, new Date(), new Date()));
  prune();
  return bin;
}

/** Another process may be linking the same programs. */
function linkOnce(file: string, as: string): void {
  try {
    linkSync(file, as);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
      throw error;
    }
  }
}

/** Removes what has not been used for a month. */
function prune(): void {
  const built = readdirSync(join(cacheFolder, 'built')).map((name) => join(cacheFolder, 'built', name));
  const keys = readdirSync(cacheFolder).filter((name) => /^([0-9a-f]{12}|building-.*)$/.test(name)).map((name) => join(cacheFolder, name));
  const monthAgo = Date.now() - 30 * 24 * 3600 * 1000;
  const isOld = (path: string) => (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Infinity) < monthAgo;
  built.concat(keys).filter(isOld).forEach((path) => rmSync(path, { recursive: true, force: true }));
}

/** A program depends on the module's pins, and on what replaces upstream's modules in it; our own also depend on their sources. */
function fingerprint(program: Program, goVersion: string): string {
  const folder = join(__dirname, program.module);
  const pins = [join(folder, 'go.mod'), join(folder, 'go.sum')];
  const replacing = [...readFileSync(pins[0], 'utf8').matchAll(/=> (\.\/\S+)/g)].flatMap(([, path]) => sources(join(folder, path)));
  const own = program.source.startsWith('./') ? [...sources(join(folder, program.source)), ...sources(join(__dirname, 'gotypes'))] : [];
  return hash([program.source, goVersion, JSON.stringify(VERSIONS[program.module]), ...[...pins, ...replacing, ...own].map((file) => readFileSync(file, 'utf8'))]);
}

function sources(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  return names.filter((name) => name.endsWith('.go')).map((name) => join(folder, name));
}

function versionOf(module: string): string {
  return `v${requiredVersion(module, VERSIONS[module].requirement)}`;
}

function hash(parts: string[]): string {
  const digest = createHash('sha256');
  parts.forEach((part) => digest.update(part).update('\0'));
  return digest.digest('hex').slice(0, 12);
}
