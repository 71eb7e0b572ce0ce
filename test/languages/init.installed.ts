// What `init` writes, as users meet it: the project is installed with the packages, and its workflow's own steps lint, test and synthesize it.
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'fs';
import { homedir, tmpdir } from 'os';
import { join } from 'path';
import { parse, parseAllDocuments } from 'yaml';
import { madePackages } from './packages';
import { run } from './run';
import { filesBelow } from '../examples/files-below';

const ROOT = join(__dirname, '../..');
const COMMAND = join(ROOT, 'lib/cli/main.js');
const MINUTES = 60_000;
const home = mkdtempSync(join(tmpdir(), 'init-'));

afterAll(() => rmSync(home, { recursive: true, force: true }));

const edit = (file: string, change: (text: string) => string) => writeFileSync(file, change(readFileSync(file, 'utf8')));

/** How a project gets packages that are not published yet, and what it shares with an installed project. */
interface Local {
  readonly use: (folder: string) => Promise<void>;
  readonly share: (from: string, to: string) => void;
}

const LOCAL: { readonly [language: string]: Local } = {
  typescript: {
    use: async (folder) => edit(join(folder, 'package.json'), (text) => text.replace(/("cdk8s-kubevirt": )"[^"]+"/, `$1"file:${madePackages().npm}"`)),
    share: (from, to) => symlinkSync(join(from, 'node_modules'), join(to, 'node_modules')),
  },
  python: {
    use: async (folder) => {
      edit(join(folder, 'requirements.txt'), (text) => text.replace(/^cdk8s-kubevirt.*$/m, `cdk8s-kubevirt @ file://${madePackages().wheel}`));
      // Beside the project, so that none of the project's tools looks into it.
      await run('python3', ['-m', 'venv', '../.venv'], { cwd: folder });
    },
    share: (from, to) => symlinkSync(join(from, '../.venv'), join(to, '../.venv')),
  },
  java: {
    use: async (folder) => edit(join(folder, 'pom.xml'), (text) => text.replace(
      '  <dependencies>', `  <repositories><repository><id>packages</id><url>file://${madePackages().maven}</url></repository></repositories>\n  <dependencies>`,
    )),
    share: (from, to) => cpSync(join(from, 'pom.xml'), join(to, 'pom.xml')),
  },
  go: {
    use: async (folder) => {
      const replaced = [['cdk8s-kubevirt/cdk8s-kubevirt-go/cdk8skubevirt', 'cdk8skubevirt'], ['cdk8s-team/cdk8s-core-go/cdk8s/v2', 'cdk8s']];
      for (const [module, name] of replaced) {
        await run('go', ['mod', 'edit', `-replace=github.com/${module}=${join(madePackages().go, name)}`], { cwd: folder });
      }
    },
    share: (from, to) => ['go.mod', 'go.sum'].forEach((file) => cpSync(join(from, file), join(to, file))),
  },
};

const MAVEN = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'cdk8s-kubevirt/maven-init');

/** The scripts of a workflow's steps; where the manifests are not committed, synth is an input of the action. */
function linesOf(folder: string): { readonly [step: string]: string } {
  const steps: any[] = parse(readFileSync(join(folder, '.github/workflows/ci.yaml'), 'utf8')).jobs.ci.steps;
  const lines = Object.fromEntries(steps.map(({ name, run: line }) => [name, line]));
  return { Synthesize: steps.at(-1).with.synth?.trim().split('\n').at(-1), ...lines };
}

/** Runs steps of a project's workflow, with the project's own tools first on PATH. */
async function runSteps(folder: string, names: readonly string[]): Promise<void> {
  const env = {
    PATH: `${join(folder, '../.venv/bin')}:${process.env.PATH}`,
    JSII_SILENCE_WARNING_END_OF_LIFE_NODE_VERSION: '20',
    MAVEN_OPTS: `-Dmaven.repo.local=${MAVEN}`,
  };
  for (const name of names) {
    await run('bash', ['-e', '-c', linesOf(folder)[name]], { cwd: folder, env });
  }
}

/** The objects of each file below a folder. Untyped objects have the field order of their language. */
const objectsIn = (folder: string): { readonly [file: string]: readonly any[] } => Object.fromEntries(filesBelow(folder).map((file) => (
  [file, parseAllDocuments(readFileSync(join(folder, file), 'utf8')).map((document) => document.toJS())]
)));

/** The manifests of each kind of TypeScript project. */
const expected = new Map<string, object>();

describe.each(Object.keys(LOCAL))('%s', (language) => {
  const first = join(home, language, 'plain', 'machines');
  const make = async (gitops: string) => {
    const folder = join(home, language, gitops, 'machines');
    mkdirSync(folder, { recursive: true });
    await run('git', ['init', '--quiet', folder], { cwd: home });
    await run(process.execPath, [COMMAND, 'init', language, ...gitops === 'plain' ? [] : ['--gitops', gitops]], { cwd: folder });
    return folder;
  };

  beforeAll(async () => {
    rmSync(join(MAVEN, 'io/github/cdk8s-kubevirt'), { recursive: true, force: true });
    await make('plain');
    await LOCAL[language].use(first);
    await runSteps(first, ['Install']);
    // The first time Maven loads all of its plugins.
  }, 20 * MINUTES);

  test.each(['plain', 'argocd', 'flux'])('a project for %s passes its lint and tests, and KubeVirt would admit its manifests', async (gitops) => {
    const folder = gitops === 'plain' ? first : await make(gitops);
    if (folder !== first) {
      LOCAL[language].share(first, folder);
    }
    await runSteps(folder, ['Lint', 'Test']);
    const output = join(folder, gitops === 'plain' ? 'dist' : 'manifests');
    expect(existsSync(output)).toBe(false);
    await runSteps(folder, ['Synthesize']);
    const validated = await run(process.execPath, [COMMAND, 'validate', '--strict', output], { cwd: folder });
    expect(validated).toBe('');
    const objects = objectsIn(output);
    if (language === 'typescript') {
      expected.set(gitops, objects);
      const named = Object.entries(objects).map(([file, found]) => [file, found.map(({ kind, metadata }) => `${kind} ${metadata.name}`)]);
      expect(named).toMatchSnapshot();
    }
    expect(objects).toEqual(expected.get(gitops));
    if (gitops !== 'plain') {
      await run('git', ['add', '.'], { cwd: folder });
      await run('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', 'commit', '--quiet', '--message', 'Begin'], { cwd: folder });
      await runSteps(folder, ['The manifests are committed']);
    }
  }, 10 * MINUTES);
});
