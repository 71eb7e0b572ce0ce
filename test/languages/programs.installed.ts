// The same programs in every language of the library, including those of the pages, write the same bytes and print the same messages.
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'fs';
import { availableParallelism, tmpdir } from 'os';
import { join } from 'path';
import { LANGUAGES, type Language } from './languages';
import { madePackages } from './packages';
import { writePagePrograms, writeSurroundings } from './page-programs';
import { PAGE_TESTS } from './page-tests';
import { filesBelow } from '../examples/files-below';

const OWN = join(__dirname, 'programs');
const MINUTES = 60_000;

const folder = mkdtempSync(join(tmpdir(), 'languages-'));
const programs = join(folder, 'programs');
cpSync(OWN, programs, { recursive: true });
const ofPages = writePagePrograms(programs);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What a program did. */
interface Outcome {
  readonly printed: string;
  readonly files: { readonly [name: string]: string };
}

/** What the programs did, or why they failed, by language and program. */
const outcomes = new Map<string, Outcome | Error>();

async function outcomeOf(language: Language, program: string): Promise<Outcome> {
  const project = join(folder, language.name);
  const outdir = join(project, 'dist', program);
  const printed = await language.run(project, program, { CDK8S_OUTDIR: outdir, JSII_SILENCE_WARNING_END_OF_LIFE_NODE_VERSION: '20' });
  return { printed, files: Object.fromEntries(filesBelow(outdir).map((name) => [name, readFileSync(join(outdir, name), 'utf8')])) };
}

/** Runs the programs, as many at a time as there are CPUs. */
async function runAll(language: Language): Promise<void> {
  const waiting = readdirSync(programs);
  const lane = async (): Promise<void> => {
    for (let program = waiting.shift(); program !== undefined; program = waiting.shift()) {
      outcomes.set(`${language.name} ${program}`, await outcomeOf(language, program).catch((error: Error) => error));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, lane));
}

function ranIn(language: string, program: string): Outcome {
  const outcome = outcomes.get(`${language} ${program}`)!;
  if (outcome instanceof Error) {
    throw outcome;
  }
  return outcome;
}

/** In some languages jsii puts the error's class before its message, and a stack that repeats the message after it. */
const messages = (printed: string) => [...new Set(printed.split('\n').map((line) => line.replace('refused: Error: ', 'refused: ')))];

describe.each(LANGUAGES)('$name', (language) => {
  beforeAll(async () => {
    mkdirSync(join(folder, language.name));
    await language.install(join(folder, language.name), madePackages(), programs);
    ofPages.forEach((program) => writeSurroundings(join(folder, language.name), program));
    await runAll(language);
  }, 10 * MINUTES);

  test.each(readdirSync(OWN))('%s', (program) => {
    const outcome = ranIn(language.name, program);
    if (language.name === 'TypeScript') {
      expect(outcome).toMatchSnapshot();
      return;
    }
    const { files, printed } = ranIn('TypeScript', program);
    expect(outcome.files).toEqual(files);
    expect(messages(outcome.printed).filter((line) => messages(printed).includes(line))).toEqual(messages(printed));
  });

  test.each(ofPages)('$page', ({ program }) => {
    const { files } = ranIn('TypeScript', program);
    expect(Object.keys(files).length).toBeGreaterThan(0);
    expect(ranIn(language.name, program).files).toEqual(files);
  });
});

test.each(Object.keys(PAGE_TESTS))('the %s tests of docs/testing.md pass', async (name) => {
  const { shown, run } = PAGE_TESTS[name];
  expect(shown).toBeGreaterThan(0);
  expect(await run(join(folder, name))).toBe(shown);
}, 2 * MINUTES);
