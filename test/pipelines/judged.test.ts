// The files that other tools read, judged by these tools: the schemas of GitHub and GitLab, actionlint, and pre-commit.
import { spawnSync } from 'child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { parse } from 'yaml';
import { BRANCH, REFUSED } from './manifests';
import { git, npmVariables, packedCommand, ROOT } from './repository';
import { testWith } from '../optional-tool';

const MINUTES = 60_000;
const home = mkdtempSync(join(tmpdir(), 'judged-'));
let version: string;

const LANGUAGES = ['typescript', 'python', 'java', 'go'];
const TOOLS = ['plain', 'argocd', 'flux'];
const projects = LANGUAGES.flatMap((language) => TOOLS.map((tool) => ({ language, tool, folder: join(home, language, tool, 'machines') })));

beforeAll(() => {
  version = packedCommand(home);
  for (const { language, tool, folder } of projects) {
    mkdirSync(folder, { recursive: true });
    spawnSync(process.execPath, [join(home, 'package/main.js'), 'init', language, ...tool === 'plain' ? [] : ['--gitops', tool]], { cwd: folder });
  }
}, 5 * MINUTES);

function judge(cwd: string, program: string, ...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8' });
  return status === 0 ? '' : `${stdout}${stderr}`;
}

const workflow = '.github/workflows/ci.yaml';

testWith('check-jsonschema')('the action, the template and every project\'s workflow match their schemas', () => {
  const by = (schema: string, ...files: readonly string[]) => judge(ROOT, 'check-jsonschema', '--builtin-schema', `vendor.${schema}`, ...files);
  expect(by('github-actions', 'action.yml')).toBe('');
  expect(by('gitlab-ci', 'templates/cdk8s-kubevirt.gitlab-ci.yml')).toBe('');
  expect(by('github-workflows', ...projects.map(({ folder }) => join(folder, workflow)), 'examples/rendered-manifests/.github/workflows/manifests.yaml')).toBe('');
}, 2 * MINUTES);

testWith('actionlint')('actionlint accepts the workflows and their use of the action', () => {
  const repository = join(home, 'workflows');
  mkdirSync(join(repository, '.github/workflows'), { recursive: true });
  git(repository, 'init', '--quiet');
  cpSync(join(ROOT, 'action.yml'), join(repository, 'action.yml'));
  const used = [...projects.map(({ folder }) => join(folder, workflow)), join(ROOT, 'examples/rendered-manifests/.github/workflows/manifests.yaml')];
  const names = used.map((file, index) => {
    const name = `.github/workflows/${index}.yaml`;
    // actionlint knows the action at a repository's own root.
    const text = readFileSync(file, 'utf8').replace(/uses: cdk8s-kubevirt\/cdk8s-kubevirt@v\S+/, 'uses: ./');
    expect(text).toContain('uses: ./');
    writeFileSync(join(repository, name), text);
    return name;
  });
  expect(judge(repository, 'actionlint', '-no-color', ...names)).toBe('');
}, 2 * MINUTES);

const preCommitTest = testWith('pre-commit');

preCommitTest('pre-commit accepts the hook, which refuses what KubeVirt would refuse, and checks no other file', () => {
  expect(judge(ROOT, 'pre-commit', 'validate-manifest', '.pre-commit-hooks.yaml')).toBe('');
  const [hook] = parse(readFileSync(join(ROOT, '.pre-commit-hooks.yaml'), 'utf8'));
  const repository = join(home, 'hooked');
  mkdirSync(join(repository, 'manifests'), { recursive: true });
  git(repository, 'init', '--quiet');
  const repos = [{ repo: 'local', hooks: [{ ...hook, additional_dependencies: [version] }] }];
  writeFileSync(join(repository, '.pre-commit-config.yaml'), JSON.stringify({ repos }));
  writeFileSync(join(repository, 'other.yaml'), REFUSED['machines.yaml']);
  const run = (text: string) => {
    writeFileSync(join(repository, 'manifests/machines.yaml'), text);
    git(repository, 'add', '--all');
    const { status, stdout } = spawnSync('pre-commit', ['run', '--all-files', '--color=never'], {
      cwd: repository, env: { ...npmVariables(home), PRE_COMMIT_HOME: join(home, 'pre-commit') }, encoding: 'utf8',
    });
    return { status, stdout };
  };
  const refused = run(REFUSED['machines.yaml']);
  expect(refused.stdout).toMatch(/^manifests\/machines\.yaml:\d+: VirtualMachine\/web: .*vritio/m);
  expect([refused.status, refused.stdout.includes('other.yaml')]).toEqual([1, false]);
  expect(run(BRANCH['machines.yaml'])).toEqual({ status: 0, stdout: expect.stringContaining('Passed') });
}, 5 * MINUTES);
