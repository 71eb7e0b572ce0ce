// How long a fleet's manifests take, and how much memory, beside what people would use instead: whole processes, in turn. The
// limit is a program that has the objects written down and does nothing but write them.
import { execFileSync } from 'child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { Yaml } from 'cdk8s';
import { buildSync } from 'esbuild';
import { PEERS } from './fleet/peers';

const ROUNDS = 5;
const SIZES = [1, 100, 1000, 10_000];
const NAME = 'machine-name';

/** Prints the seconds and processor seconds that a process takes, and the most kibibytes of memory. */
const MEASURE = `
import json, resource, subprocess, sys, time
start = time.monotonic()
subprocess.run(sys.argv[1:], check=True, stdout=subprocess.DEVNULL)
used = resource.getrusage(resource.RUSAGE_CHILDREN)
print(json.dumps({"wall": time.monotonic() - start, "cpu": used.ru_utime + used.ru_stime, "memory": used.ru_maxrss / 1024}))
`;

interface Cost {
  readonly wall: number;
  readonly cpu: number;
  readonly memory: number;
}

interface Contender {
  readonly name: string;
  /** The contender that it is compared with. */
  readonly limit: string;
  readonly most: number;
  readonly command: (folder: string, count: number) => string[];
}

const scratch = mkdtempSync(join(tmpdir(), 'fleet-'));
const program = join(scratch, 'program.js');
buildSync({ entryPoints: [join(__dirname, 'fleet/program.ts')], bundle: true, minify: true, platform: 'node', target: 'node20', outfile: program, logLevel: 'error' });

/** The manifests of one machine, as JSON in a file. */
function oneOf(kind: string): string {
  const folder = join(scratch, `one-${kind}`);
  mkdirSync(folder);
  execFileSync(process.execPath, [program, kind, 'one', folder], { stdio: ['ignore', 'ignore', 'ignore'] });
  const manifests = readdirSync(folder).flatMap((name) => Yaml.load(join(folder, name)));
  writeFileSync(join(scratch, `${kind}.json`), JSON.stringify(manifests));
  return join(scratch, `${kind}.json`);
}

const machine = oneOf('fleet');
const claim = oneOf('fleet-claims');
const ours = (name: string, contender: string, { most = 10_000, limit = 'the limit', manifests = machine } = {}): Contender => ({
  name, limit, most, command: (folder, count) => [process.execPath, program, contender, String(count), folder, manifests],
});

const CONTENDERS: readonly Contender[] = [
  ours('the limit', 'limit'),
  ours('Machines in FleetApp', 'fleet'),
  ours('Machines in FleetApp, a chart each', 'fleet-charts'),
  ours('Machines in App', 'app'),
  ours('Machines in App, a chart each', 'app-charts', { most: 100 }),
  ours('ApiObjects in FleetApp', 'fleet-objects'),
  ours('ApiObjects in App', 'app-objects'),
  ours('the limit of claims', 'limit', { limit: 'the limit of claims', manifests: claim }),
  ours('claims in FleetApp', 'fleet-claims', { limit: 'the limit of claims' }),
  ...PEERS.map(({ name, most, prepare }): Contender => ({
    name, limit: 'the limit', most, command: (folder, count) => prepare(folder, JSON.parse(readFileSync(machine, 'utf8')), NAME, count),
  })),
];

function cost({ command }: Contender, count: number): Cost {
  const folder = mkdtempSync(join(scratch, 'run-'));
  const [file, ...options] = command(folder, count);
  const measured = execFileSync('python3', ['-c', MEASURE, file, ...options], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  rmSync(folder, { recursive: true });
  return JSON.parse(measured);
}

function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)];
}

const results = new Map<string, Map<number, Cost>>(CONTENDERS.map(({ name }) => [name, new Map()]));
for (const count of SIZES) {
  const contenders = CONTENDERS.filter(({ most }) => count <= most);
  // They take turns, so that what else the machine does weighs on all of them.
  const rounds = Array.from({ length: ROUNDS }, () => contenders.map((contender) => cost(contender, count)));
  contenders.forEach(({ name }, place) => {
    const of = (field: keyof Cost) => median(rounds.map((round) => round[place][field]));
    results.get(name)!.set(count, { wall: of('wall'), cpu: of('cpu'), memory: of('memory') });
  });
  process.stdout.write(`${count} machine${count === 1 ? '' : 's'}, medians of ${ROUNDS}, and how many times the limit:\n`);
  contenders.forEach((contender) => process.stdout.write(`  ${line(contender, count)}\n`));
}

function line({ name, limit }: Contender, count: number): string {
  const { wall, cpu, memory } = results.get(name)!.get(count)!;
  const least = results.get(limit)!.get(count)!;
  const fewer = results.get(name)!.get(count / 10);
  return [
    `${name.padEnd(36)}${wall.toFixed(2)} s, ${(wall / least.wall).toFixed(2)}`,
    `${cpu.toFixed(2)} s of processors, ${(cpu / least.cpu).toFixed(2)}`,
    `${memory.toFixed(0)} MiB`,
    ...fewer ? [`exponent ${Math.log10(wall / fewer.wall).toFixed(2)}`] : [],
  ].join('; ');
}

rmSync(scratch, { recursive: true });
