// The fixed cost of a program in each language: one that loads cdk8s, and one that loads the library too, in fresh processes, in turn; and the size
// of the packages. Run `npm run compile` first.
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { median } from './median';
import { options } from './options';
import { record } from './results';
import { LANGUAGES, type Language } from '../languages/languages';
import { makePackages, type Packages, VERSION } from '../languages/packages';

const PROGRAMS = join(__dirname, 'languages');

const { rounds, record: isRecorded } = options({ rounds: 15, machines: [] });

/** Milliseconds of a whole process. */
async function ran(language: Language, project: string, program: string): Promise<number> {
  const start = performance.now();
  await language.run(project, program, { JSII_SILENCE_WARNING_END_OF_LIFE_NODE_VERSION: '20' });
  return performance.now() - start;
}

async function figuresOf(language: Language, folder: string, packages: Packages) {
  const project = join(folder, language.name);
  mkdirSync(project);
  await language.install(project, packages, PROGRAMS);
  const turns = [];
  for (let round = 0; round < rounds; round += 1) {
    turns.push({ peers: await ran(language, project, 'peers'), library: await ran(language, project, 'library') });
  }
  const peers = median(turns.map((turn) => turn.peers));
  const library = median(turns.map((turn) => turn.library));
  process.stdout.write(`${language.name}: cdk8s ${peers.toFixed(0)} ms, with the library ${library.toFixed(0)} ms, ratio ${(library / peers).toFixed(2)}\n`);
  return { name: language.name, peers, library };
}

/** In bytes; a Go module is downloaded as an archive of its folder, which consists mostly of the npm package. */
function sizesOf({ npm, wheel, maven }: Packages) {
  const jar = readdirSync(maven, { recursive: true, encoding: 'utf8' }).find((file) => file.endsWith(`${VERSION}.jar`))!;
  return { npm: statSync(npm).size, wheel: statSync(wheel).size, jar: statSync(join(maven, jar)).size };
}

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'languages-bench-'));
  const packages = await makePackages(join(folder, 'packages'));
  const languages = [];
  for (const language of LANGUAGES) {
    languages.push(await figuresOf(language, folder, packages));
  }
  const figures = { rounds, languages, sizes: sizesOf(packages) };
  process.stdout.write(`npm ${figures.sizes.npm}, wheel ${figures.sizes.wheel}, jar ${figures.sizes.jar} bytes\n`);
  if (isRecorded) {
    record('languages', figures);
  }
  rmSync(folder, { recursive: true, force: true });
}

void main();
