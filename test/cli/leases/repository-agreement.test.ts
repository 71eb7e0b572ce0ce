// What a cloned repository may choose for people who run a command in it: nothing, until they have agreed.
import { execFileSync, spawn } from 'child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { text } from 'stream/consumers';
import { Home } from './home';
import { MemoryCluster } from './memory-cluster';
import { buildCommand } from '../../built-command';
import { testWith } from '../../optional-tool';

const FILE = 'repo/cdk8s-kubevirt.yaml';
const CONFIGURATION = 'kubevirt: {context: prod, namespace: ci, template: vm.yaml, sshUser: ci}\n';
const cluster = new MemoryCluster();
const kubeconfig = (current: string) => JSON.stringify({
  'apiVersion': 'v1',
  'kind': 'Config',
  'current-context': current,
  'contexts': ['prod', 'dev'].map((name) => ({ name, context: { cluster: 'c', user: 'u' } })),
  'clusters': [{ name: 'c', cluster: { server: cluster.login.getCurrentCluster()!.server } }],
  'users': [{ name: 'u', user: {} }],
});

const testTerminal = testWith('script');

jest.setTimeout(60_000);

let command: string;
let home: Home;

beforeAll(async () => {
  await cluster.start();
  command = join(mkdtempSync(join(tmpdir(), 'command-')), 'main.js');
  buildCommand(command);
});
beforeEach(() => home = new Home({ [FILE]: CONFIGURATION, 'repo/vm.yaml': 'kind: Pod\n', '.kube/config': kubeconfig('dev') }, 'repo'));
afterEach(() => home.leave());
afterAll(() => cluster.stop());

/** @param asked called when the question appears, before it is answered */
async function ended(program: string, args: readonly string[], answer: string, asked?: () => void) {
  const child = spawn(program, args, { env: { PATH: process.env.PATH, HOME: home.folder }, cwd: home.path('repo'), timeout: 20_000 });
  let stdout = '';
  child.stdout.on('data', (part) => {
    stdout += part;
    if (asked && !child.stdin.writableEnded && stdout.includes('[y/N]')) {
      asked();
      child.stdin.end(answer);
    }
  });
  if (asked === undefined) {
    child.stdin.end(answer);
  }
  const [status, stderr] = await Promise.all([new Promise((resolve) => child.once('close', resolve)), text(child.stderr)]);
  return { status, stdout, stderr };
}

/** Runs a command without a terminal. */
const run = (...args: string[]) => ended(process.execPath, [command, 'lease', ...args], 'y\n');

/** Runs a command at a terminal, where somebody types an answer, and returns all that was printed there. */
async function runAtTerminal(answer: string, args: readonly string[], asked?: () => void): Promise<string> {
  const { stdout } = await ended('script', ['-qec', [process.execPath, command, 'lease', ...args].join(' '), '/dev/null'], `${answer}\n`, asked);
  return stdout.replaceAll('\r', '');
}

const agreed = () => readdirSync(home.path('.local/state/cdk8s-kubevirt/agreed'));

/** The head of a table of leases. */
const SHOWN = /^SLUG +ID +MACHINE/m;

test('without a terminal, a file that was found is refused, with what it chooses and what to write', async () => {
  const stderr = 'error: cdk8s-kubevirt.yaml: found in a working directory, new or changed, with context "prod", namespace "ci", template "vm.yaml", sshUser "ci", '
    + 'while your current context is "dev": nobody has approved it, and there is no terminal to ask at: write --config cdk8s-kubevirt.yaml if you trust it, or run this once at a terminal\n';
  await expect(run('list')).resolves.toEqual({ status: 2, stdout: '', stderr });
});

test.each([['--config', 'cdk8s-kubevirt.yaml'], ['--config', '../repo/cdk8s-kubevirt.yaml']])('a named file is used: %s %s', async (...named) => {
  await expect(run('list', ...named)).resolves.toMatchObject({ status: 0, stdout: expect.stringMatching(SHOWN) });
});

test('a file all of whose choices are overridden needs no agreement', async () => {
  writeFileSync(home.path(FILE), 'kubevirt: {context: prod}\n');
  await expect(run('list', '--context', 'dev')).resolves.toMatchObject({ status: 0, stdout: expect.stringMatching(SHOWN) });
});

testTerminal('at a terminal, the user is asked about a file once, and the answer is stored privately', async () => {
  const said = await runAtTerminal('y', ['list']);
  expect(said).toContain('template "vm.yaml", sshUser "ci", while your current context is "dev"\n');
  expect(said).toContain('Use it, with your login to the cluster? [y/N]');
  expect(said).toMatch(SHOWN);
  const [record, ...others] = agreed();
  expect([others, readFileSync(home.path(`.local/state/cdk8s-kubevirt/agreed/${record}`), 'utf8')]).toEqual([[], `${home.path(FILE)}\n`]);
  const mode = (path: string) => (statSync(home.path(path)).mode % 0o1000).toString(8);
  expect([mode('.local/state/cdk8s-kubevirt/agreed'), mode(`.local/state/cdk8s-kubevirt/agreed/${record}`)]).toEqual(['700', '600']);

  await expect(run('list')).resolves.toEqual({ status: 0, stdout: expect.stringMatching(SHOWN), stderr: 'note: cdk8s-kubevirt.yaml sets context "prod", and your current one is "dev"\n' });
  writeFileSync(home.path('.kube/config'), kubeconfig('prod'));
  await expect(run('list')).resolves.toMatchObject({ status: 0, stderr: '' });
});

testTerminal('a file that the user rejects is neither used nor remembered', async () => {
  const said = await runAtTerminal('', ['list']);
  expect(said).toContain('error: cdk8s-kubevirt.yaml: is not used: set --context and whatever else is needed, or name another file with --config');
  expect(said).not.toMatch(SHOWN);
  await expect(run('list')).resolves.toMatchObject({ status: 2 });
});

testTerminal('the user is asked again about a changed file, and about a template when it is used', async () => {
  await runAtTerminal('y', ['list']);
  expect((await run('warmup')).stderr).toMatch(/^error: vm\.yaml: found in a working directory, new or changed, /);
  expect(await runAtTerminal('y', ['warmup'])).toContain('vm.yaml:1: is "" "Pod" instead of a lease\'s VirtualMachine');
  expect((await run('warmup')).stderr).toContain('vm.yaml:1: is "" "Pod"');
  writeFileSync(home.path('repo/vm.yaml'), 'kind: Secret\n');
  expect((await run('warmup')).stderr).toMatch(/^error: vm\.yaml: found in a working directory, new or changed, /);
  await expect(run('list')).resolves.toMatchObject({ status: 0 });
  writeFileSync(home.path(FILE), `${CONFIGURATION}# more\n`);
  await expect(run('list')).resolves.toMatchObject({ status: 2 });
});

testTerminal('a change that is written while the question is open is neither agreed to nor used', async () => {
  await runAtTerminal('y', ['list'], () => writeFileSync(home.path(FILE), CONFIGURATION.replace('namespace: ci', 'namespace: kube-system')));
  await expect(run('list')).resolves.toMatchObject({ status: 2, stderr: expect.stringContaining('namespace "kube-system"') });
  await runAtTerminal('y', ['list']);
  expect(await runAtTerminal('y', ['warmup'], () => writeFileSync(home.path('repo/vm.yaml'), 'kind: Secret\n'))).toContain('vm.yaml:1: is "" "Pod" instead of');
  expect((await run('warmup')).stderr).toMatch(/^error: vm\.yaml: found in a working directory, new or changed, /);
});

test('a pipe in place of the file is refused without waiting for it', async () => {
  rmSync(home.path(FILE));
  execFileSync('mkfifo', [home.path(FILE)]);
  await expect(run('list')).resolves.toMatchObject({ status: 2, stderr: 'error: cdk8s-kubevirt.yaml: is not a file: remove it, or name another one with --config\n' });
});

test.each<[string, string]>([
  ['in the parent folder', '../vm.yaml'],
  ['in the home folder', '~/.ssh/id_ed25519'],
  ['with an absolute path', '/etc/passwd'],
  ['behind a symbolic link', 'link/vm.yaml'],
  ['that does not exist', '../../nowhere.yaml'],
])('a template %s, outside of the repository\'s folder, is refused', async (_title, template) => {
  writeFileSync(home.path('vm.yaml'), '');
  symlinkSync(home.folder, home.path('repo/link'));
  writeFileSync(home.path(FILE), `kubevirt: {context: prod, template: ${template}}\n`);
  expect((await run('list')).stderr).toBe(`error: cdk8s-kubevirt.yaml:1: kubevirt.template: ${JSON.stringify(template)} may not be set by a file that was found in a repository, `
    + 'since it is outside of this file\'s folder: write it in ~/.config/cdk8s-kubevirt/config.yaml, as --template or CDK8S_KUBEVIRT_TEMPLATE, or name this file with --config if you trust it\n');
});
