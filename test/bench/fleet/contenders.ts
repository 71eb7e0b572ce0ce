// The contenders that write a fleet's manifests: the limit and similar ones, which only write ready-made objects; the library; and what people
// would use instead. Run `npm run compile` first: the published code is measured.
import { execFileSync } from 'child_process';
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'fs';
import { join } from 'path';
import { type BuildOptions, buildSync } from 'esbuild';
import { loadAll } from 'js-yaml';
import { type Inventory, INVENTORIES } from './inventory';
import { installedPeers } from './peers';
import { NAME } from './sample';

export interface Contender {
  readonly id: string;
  readonly name: string;
  /** The id of the contender that it is compared with, which comes before it. */
  readonly limit: string;
  /** The largest number of machines to ask it for: more would take minutes. */
  readonly most: number;
  /** Writes what it needs below a folder, and returns the command to run. */
  readonly command: (folder: string, count: number) => string[];
}

/** All available contenders, with their files in a scratch folder. */
export function contenders(scratch: string): Contender[] {
  const [plain, program] = [plainProgram(scratch), installedProgram(scratch)];
  const machine = manifestsOfOne(program, 'fleet', scratch);
  const [claim, k3s] = ['fleet-claims', 'fleet-k3s'].map((kind) => manifestsOfOne(program, kind, scratch));
  const least = (id: string, name: string, manifests: string, { writer = 'fleet-app', how = 'together', comparedWith = id } = {}): Contender => ({
    id, name, limit: comparedWith, most: 10_000, command: (folder, count) => [process.execPath, plain, String(count), folder, manifests, writer, how],
  });
  const ours = (id: string, name: string, { most = 10_000, comparedWith = 'limit' } = {}): Contender => ({
    id, name, limit: comparedWith, most, command: (folder, count) => [process.execPath, program, id, String(count), folder, machine],
  });
  return [
    least('limit', 'the limit', machine),
    least('limit-charts', 'the limit, a file each', machine, { how: 'each' }),
    least('plain-js-yaml', 'plain objects, js-yaml', machine, { writer: 'js-yaml', comparedWith: 'limit' }),
    least('plain-js-yaml-charts', 'plain objects, js-yaml, a file each', machine, { writer: 'js-yaml', how: 'each', comparedWith: 'limit-charts' }),
    least('plain-yaml', 'plain objects, yaml', machine, { writer: 'yaml', comparedWith: 'limit' }),
    ours('fleet', 'Machines in FleetApp'),
    ours('fleet-charts', 'Machines in FleetApp, a chart each', { comparedWith: 'limit-charts' }),
    ours('app', 'Machines in App'),
    ours('app-charts', 'Machines in App, a chart each', { most: 1000, comparedWith: 'limit-charts' }),
    ours('fleet-objects', 'ApiObjects in FleetApp'),
    ours('app-objects', 'ApiObjects in App'),
    least('limit-claims', 'the limit of claims', claim),
    least('limit-claims-charts', 'the limit of claims, a file each', claim, { how: 'each' }),
    ours('fleet-claims', 'claims in FleetApp', { comparedWith: 'limit-claims' }),
    ours('fleet-claims-charts', 'claims in FleetApp, a chart each', { comparedWith: 'limit-claims-charts' }),
    least('limit-k3s', 'the limit of k3s claims', k3s),
    ours('fleet-k3s', 'k3s claims in FleetApp', { comparedWith: 'limit-k3s' }),
    ...installedPeers().map(({ id, name, most, prepare }): Contender => ({
      id, name, limit: 'limit', most, command: (folder, count) => prepare(folder, JSON.parse(readFileSync(machine, 'utf8')), NAME, count),
    })),
  ];
}

const TITLES: { readonly [inventory in Inventory]: string } = {
  mix: '20 sizes, 200 teams, an owner each',
  different: 'different in everything',
  hostnames: 'a hostname each',
  claims: 'claims of 20 node types, labels and taints of their own',
  pools: 'pools that differ in size, users and packages',
};

/** The library with machines that differ, and others that have the same objects ready in memory. */
export function inventoryContenders(scratch: string): Contender[] {
  const [plain, program] = [plainProgram(scratch), installedProgram(scratch)];
  const files = new Map<string, string>();
  const ready = (inventory: Inventory, count: number): string => {
    const id = `${inventory}-${count}`;
    const file = files.get(id) ?? manifestsOf(program, `${inventory}-fleet`, String(count), join(scratch, id));
    files.set(id, file);
    return file;
  };
  return INVENTORIES.flatMap((inventory) => {
    const contender = (id: string, name: string, command: Contender['command']): Contender => (
      { id: `${inventory}-${id}`, name: `${TITLES[inventory]}: ${name}`, limit: `${inventory}-js-yaml`, most: 10_000, command }
    );
    const own = (id: string, name: string) => contender(id, name, (folder, count) => [process.execPath, program, `${inventory}-${id}`, String(count), folder]);
    return [
      contender('js-yaml', 'ready-made objects, js-yaml', (folder, count) => [process.execPath, plain, String(count), folder, ready(inventory, count), 'js-yaml', 'ready']),
      contender('ready-app', 'ready-made ApiObjects in App', (folder, count) => [process.execPath, program, 'ready-app', String(count), folder, ready(inventory, count)]),
      own('fleet', 'in FleetApp'),
      own('fleet-charts', 'in FleetApp, a chart each'),
      own('app', 'in App'),
    ];
  });
}

const ROOT = join(__dirname, '../../..');

/** The packages that a program has installed. */
const PACKAGES = { 'cdk8s-kubevirt': ROOT, 'cdk8s': join(ROOT, 'node_modules/cdk8s') };

/** This folder's program, beside the packages that it loads as users' programs would. */
export function installedProgram(scratch: string): string {
  const modules = join(scratch, 'node_modules');
  mkdirSync(modules);
  Object.entries(PACKAGES).forEach(([name, folder]) => symlinkSync(folder, join(modules, name)));
  return bundled('program', scratch, { external: Object.keys(PACKAGES) });
}

/** A program of this folder that does without cdk8s, bundled into one file to start as fast as possible. */
function plainProgram(scratch: string): string {
  return bundled('plain', scratch, { alias: { cdk8s: join(__dirname, 'no-cdk8s.ts') } });
}

function bundled(name: string, scratch: string, options: BuildOptions): string {
  const outfile = join(scratch, `${name}.js`);
  buildSync({ entryPoints: [join(__dirname, `${name}.ts`)], bundle: true, minify: true, platform: 'node', target: 'node20', outfile, logLevel: 'error', ...options });
  return outfile;
}

/** The manifests of one machine, in a JSON file. */
function manifestsOfOne(program: string, kind: string, scratch: string): string {
  return manifestsOf(program, kind, 'one', join(scratch, `one-${kind}`));
}

/** The manifests that a contender writes, in a JSON file. */
function manifestsOf(program: string, kind: string, count: string, folder: string): string {
  mkdirSync(folder);
  execFileSync(process.execPath, [program, kind, count, folder], { stdio: ['ignore', 'ignore', 'ignore'] });
  const manifests = readdirSync(folder).flatMap((name) => loadAll(readFileSync(join(folder, name), 'utf8')));
  writeFileSync(`${folder}.json`, JSON.stringify(manifests));
  return `${folder}.json`;
}
