// Who writes a fleet's manifests: the limit and others that have the objects written down and do nothing but write them, the
// library, and what people would use instead.
import { execFileSync } from 'child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'fs';
import { join } from 'path';
import { Yaml } from 'cdk8s';
import { buildSync } from 'esbuild';
import { installedPeers } from './peers';
import { NAME } from './sample';

export interface Contender {
  readonly id: string;
  readonly name: string;
  /** The id of the contender that it is compared with, which comes before it. */
  readonly limit: string;
  /** The most machines that it is asked for: minutes otherwise. */
  readonly most: number;
  /** Writes what it needs below a folder, and says what to run. */
  readonly command: (folder: string, count: number) => string[];
}

/** All who are there, with what they need in a scratch folder. */
export function contenders(scratch: string): Contender[] {
  const plain = built('plain', scratch, { cdk8s: join(__dirname, 'no-cdk8s.ts') });
  const program = built('program', scratch);
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

/** A program of this folder as one file, to start as fast as it can. */
function built(name: string, scratch: string, alias: { [module: string]: string } = {}): string {
  const outfile = join(scratch, `${name}.js`);
  buildSync({ entryPoints: [join(__dirname, `${name}.ts`)], bundle: true, minify: true, platform: 'node', target: 'node20', outfile, alias, logLevel: 'error' });
  return outfile;
}

/** The manifests of one machine, as JSON in a file. */
function manifestsOfOne(program: string, kind: string, scratch: string): string {
  const folder = join(scratch, `one-${kind}`);
  mkdirSync(folder);
  execFileSync(process.execPath, [program, kind, 'one', folder], { stdio: ['ignore', 'ignore', 'ignore'] });
  const manifests = readdirSync(folder).flatMap((name) => Yaml.load(join(folder, name)));
  writeFileSync(join(scratch, `${kind}.json`), JSON.stringify(manifests));
  return join(scratch, `${kind}.json`);
}
