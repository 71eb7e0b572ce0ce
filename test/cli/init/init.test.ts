import { spawnSync } from 'child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { parse } from 'yaml';
import { buildCommand } from '../../built-command';
import { filesBelow } from '../../examples/files-below';

const home = mkdtempSync(join(tmpdir(), 'init-'));
const command = join(home, 'main.js');

beforeAll(() => buildCommand(command));

/** Runs `init` in a new folder with this name and these files. */
function init(args: readonly string[], name = 'machines', there: { readonly [name: string]: string } = {}) {
  const folder = join(mkdtempSync(join(home, 'in-')), name);
  mkdirSync(folder);
  Object.entries(there).forEach(([file, text]) => writeFileSync(join(folder, file), text));
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, 'init', ...args], { cwd: folder, encoding: 'utf8' });
  return { status, stdout, stderr, folder, read: (file: string) => readFileSync(join(folder, file), 'utf8') };
}

describe.each(['typescript', 'python', 'java', 'go'])('in %s', (language) => {
  test.each([[[]], [['--gitops', 'argocd']], [['--gitops', 'flux']]])('%j writes the files that it lists, a README of five lines, and CI that lints, tests and synthesizes', (gitops) => {
    const { status, stdout, stderr, folder, read } = init([language, ...gitops]);
    expect([status, stdout.trim().split('\n').sort()]).toEqual([0, filesBelow(folder).sort()]);
    expect(stderr).toMatch(/^next: put your SSH key into .*\nthen: .* && .* && .*\n$/);
    expect(read('README.md').trim().split('\n')).toHaveLength(5);
    const { jobs: { ci: { steps } } } = parse(read('.github/workflows/ci.yaml'));
    expect(steps.map(({ name }: any) => name).filter(Boolean)).toEqual([
      'Install', 'Lint', 'Test', ...gitops.length > 0 ? ['Synthesize', 'The manifests are committed'] : [], 'Validate, and comment on changes',
    ]);
  });
});

test('Python projects use a virtual environment, since the system\'s Python refuses packages, but CI does not need one', () => {
  const { stderr, read } = init(['python']);
  expect(stderr).toContain('\nthen: python3 -m venv .venv && . .venv/bin/activate && pip install --requirement requirements.txt && pytest && python main.py\n');
  expect(read('README.md')).toContain('\nCreate an environment with `python3 -m venv .venv`, and enter it with `. .venv/bin/activate` in every shell. Run `pip install');
  expect(read('README.md')).toContain('\n`cdk8s-kubevirt validate dist` checks them without a cluster; `cdk8s-kubevirt apply dist --wait` applies them.\n');
  expect(read('.github/workflows/ci.yaml')).not.toContain('venv');
  expect(init(['go']).read('README.md')).toContain('\nRun `go mod tidy` once, then');
  expect(init(['go']).read('README.md')).toContain('\n`npx cdk8s-kubevirt validate dist` checks');
});

test('the default language is TypeScript, and a folder with only .git counts as empty', () => {
  const { status, stdout, folder } = init([], 'shop');
  expect([status, stdout.split('\n')]).toEqual([0, expect.arrayContaining(['machines.ts'])]);
  const cloned = join(mkdtempSync(join(home, 'in-')), 'shop');
  expect(spawnSync('git', ['init', '--quiet', cloned]).status).toBe(0);
  expect(spawnSync(process.execPath, [command, 'init'], { cwd: cloned }).status).toBe(0);
  expect(filesBelow(cloned).filter((file) => !file.startsWith('.git/')).sort()).toEqual(filesBelow(folder).sort());
});

test('the project has the name of the folder or the given one, and the address of the repository', () => {
  expect(JSON.parse(init([], 'shop').read('package.json')).name).toBe('shop');
  const { read } = init(['go', '--name', 'web', '--gitops', 'flux', '--repository', 'git@git.example.com:ops/web.git'], 'No Name');
  expect([read('go.mod').split('\n')[0], read('delivery.go')]).toEqual(['module example.com/web', expect.stringContaining('"ssh://git@git.example.com/ops/web.git"')]);
});

describe.each(['typescript', 'python', 'java', 'go'])('in %s, a GitOps tool', (language) => {
  const address = 'git@git.example.com:ops/web.git';
  const delivery = (tool: string, repository: string) => {
    const { folder, read } = init([language, '--gitops', tool, '--repository', repository]);
    return read(filesBelow(folder).find((file) => /\bdelivery\./i.test(file))!);
  };

  test('reads over SSH by a URL, with a key, if it is Flux', () => {
    for (const text of [delivery('flux', address), delivery('flux', 'ssh://git@git.example.com/ops/web.git')]) {
      expect(text).toMatch(/"?url"?[:,] +["']ssh:\/\/git@git\.example\.com\/ops\/web\.git["'],/);
      expect(text).toMatch(/flux create secret git machines --url=ssh:\/\/git@git\.example\.com\/ops\/web\.git\n/);
      expect(text).toMatch(/"?secretRef"?[:,] .*["']machines["']/);
      expect(text).not.toContain(address);
    }
    expect(delivery('flux', 'https://git.example.com/ops/web.git')).not.toMatch(/secret|ssh/);
  });

  test('takes the address as Git does, if it is Argo CD', () => {
    expect(delivery('argocd', address)).toContain(address);
  });

  test('gets its address from a file that exists', () => {
    const { stderr, folder } = init([language, '--gitops', 'flux']);
    const [, file] = /and the address of your repository into (\S+)\n/.exec(stderr)!;
    expect(readFileSync(join(folder, file), 'utf8')).toContain('https://git.example.com/machines.git');
  });
});

test('a token in an invalid address is not printed', () => {
  const { stderr } = init(['--gitops', 'flux', '--repository', 'https://git.example.com/x.git?token=hunter2']);
  expect(stderr).toBe('error: --repository "https://git.example.com/x.git?…": write an address such as https://git.example.com/machines.git\n');
});

test.each(['https://ada:hunter2@git.example.com/x.git', 'https://hunter2@git.example.com/x.git', 'ssh://git:hunter2@git.example.com/x.git', 'http://ada:hunter2@x', 'git+https://ada:hunter2@x', ' HTTPS://hunter2@x', 'ada:hunter2@git.example.com:x.git', 'https://ada:hun/ter2@git.example.com/x.git', 'ssh://git:hun/ter2@git.example.com/x.git', 'ada:hun/ter2@git.example.com:x.git'])('the login in %j is neither written nor printed', (address) => {
  const { status, stderr, folder } = init(['--gitops', 'flux', '--repository', address]);
  expect([status, stderr, readdirSync(folder)]).toEqual([
    2, 'error: --repository contains a login, which everyone could read in the manifests: write the address without it, and give it to the GitOps tool as a Secret\n', [],
  ]);
});

test('a folder that is not empty is left as it is, and its files are named', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f'];
  const { status, stdout, stderr, folder } = init([], 'machines', Object.fromEntries(names.map((name) => [name, name])));
  expect([status, stdout, readdirSync(folder)]).toEqual([2, '', names]);
  expect(stderr).toBe('error: the folder is not empty: it contains "a", "b", "c", "d", "e" and 1 more: make a folder, such as with mkdir machines, and run init there\n');
});

test('all mistakes are reported at once, and nothing is written', () => {
  const { status, stderr, folder } = init(['rust', '--gitops', 'jenkins', '--name', '$(touch x)', '--repository', 'https://x/";touch x;"'], 'machines', { 'a b': '' });
  expect(stderr).toBe([
    'error: language "rust": write typescript, python, java or go',
    'error: --gitops "jenkins": write argocd or flux',
    'error: --name "$(touch x)": write lower-case letters, digits and hyphens, at most 63, a letter first and no hyphen last',
    'error: --repository "https://x/\\";touch x;\\"": write an address such as https://git.example.com/machines.git',
    'error: the folder is not empty: it contains "a b": make a folder, such as with mkdir machines, and run init there',
    '',
  ].join('\n'));
  expect([status, readdirSync(folder)]).toEqual([2, ['a b']]);
});

test.each([
  [['typescript'], 'A`b', /^error: the name of the folder, "A`b", is not a valid project name: write --name with /],
  [['typescript', '--repository', 'https://git.example.com/x.git'], 'x', /^error: --repository is for a GitOps tool: write --gitops too, or leave it out\n$/],
  [['typescript', '--name', 'x'.repeat(64)], 'x', /^error: --name "x{64}": write /],
  [['toString'], 'x', /^error: language "toString": write /],
  [['typescript', '--name', ''], 'x', /^error: --name is empty: write a value, or leave it out\n$/],
])('%j in a folder %j is refused', (args, name, message) => {
  const { status, stderr, folder } = init(args, name);
  expect(stderr).toMatch(message);
  expect([status, readdirSync(folder)]).toEqual([2, []]);
});

const repository = ['--gitops', 'argocd', '--repository'];
test.each(['https://git.example.com/$(id).git', 'file:///etc', 'https://x y', 'https://x\ny', '--upload-pack=x', "git@x:'", 'git@x/y.git'])('%j is not the address of a repository', (address) => {
  expect(init([...repository, address]).stderr).toMatch(/^error: --repository ".*": write an address such as /);
});
