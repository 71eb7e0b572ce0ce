// The same programs in every language that the library is published for: the same bytes, and the same messages.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { LANGUAGES, type Language } from './languages';
import { madePackages } from './packages';

const PROGRAMS = join(__dirname, 'programs');
const MINUTES = 60_000;

const folder = mkdtempSync(join(tmpdir(), 'languages-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What a program did. */
interface Outcome {
  readonly printed: string;
  readonly files: { readonly [name: string]: string };
}

/** Of every program in TypeScript. */
const expected = new Map<string, Outcome>();

async function outcomeOf(language: Language, program: string): Promise<Outcome> {
  const project = join(folder, language.name);
  const outdir = join(project, 'dist', program);
  const printed = await language.run(project, program, { CDK8S_OUTDIR: outdir, JSII_SILENCE_WARNING_END_OF_LIFE_NODE_VERSION: '20' });
  return { printed, files: Object.fromEntries(readdirSync(outdir).map((name) => [name, readFileSync(join(outdir, name), 'utf8')])) };
}

/** In some languages jsii puts the class of an error before its message, and after it a stack that has the message again. */
const messages = (printed: string) => [...new Set(printed.split('\n').map((line) => line.replace('refused: Error: ', 'refused: ')))];

describe.each(LANGUAGES)('$name', (language) => {
  beforeAll(async () => {
    mkdirSync(join(folder, language.name));
    await language.install(join(folder, language.name), madePackages(), PROGRAMS);
  }, 10 * MINUTES);

  test.each(readdirSync(PROGRAMS))('%s', async (program) => {
    const outcome = await outcomeOf(language, program);
    if (language.name === 'TypeScript') {
      expected.set(program, outcome);
      expect(outcome).toMatchSnapshot();
      return;
    }
    const { files, printed } = expected.get(program)!;
    expect(outcome.files).toEqual(files);
    expect(messages(outcome.printed).filter((line) => messages(printed).includes(line))).toEqual(messages(printed));
  }, MINUTES);
});
