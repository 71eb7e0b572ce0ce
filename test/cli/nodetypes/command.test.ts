import { spawnSync } from 'child_process';
import { mkdtempSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { OUTPUTS, TypeWithMachines, unofferedNotes } from '../../../src/cli/nodetypes/command';
import { buildCommand } from '../../built-command';

const ROOT = join(__dirname, '../../..');
const FOLDER = mkdtempSync(join(tmpdir(), 'nodetypes-'));
const command = join(FOLDER, 'main.js');
const PROVIDER = 'examples/vcluster-flavours/node-provider.yaml';
const AUTO_NODES = 'examples/vcluster-flavours/auto-nodes.yaml';

// Each test starts the command several times.
jest.setTimeout(60_000);

beforeAll(() => {
  buildCommand(command);
});

const run = (args: string[], { input = '', ...env }: { input?: string; KUBECONFIG?: string; HOME?: string } = {}) =>
  spawnSync(process.execPath, [command, ...args], { cwd: ROOT, input, encoding: 'utf8', env: { PATH: process.env.PATH, HOME: FOLDER, ...env } });

const file = (name: string, text: string) => {
  writeFileSync(join(FOLDER, name), text);
  return join(FOLDER, name);
};

test('a NodeProvider alone gives the table that vCluster prints', () => {
  const { status, stdout, stderr } = run(['nodetypes', PROVIDER]);
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toBe([
    'NAME               AVAILABLE   TOTAL   PROVIDER                     COST   PHASE',
    'high-memory-node   5           5       kubevirt-provider-advanced   72     Available',
    'standard-node      10          10      kubevirt-provider-advanced   28     Available',
    '',
  ].join('\n'));
});

test('machines that a vCluster claims are counted, once even if their manifests are given too', () => {
  const rendered = run(['render', PROVIDER, AUTO_NODES]).stdout;
  const claimed = [[PROVIDER, AUTO_NODES], [PROVIDER, '-'], [PROVIDER, AUTO_NODES, '-']].map((paths) => JSON.parse(run(['nodetypes', ...paths, '-o', 'json'], { input: rendered }).stdout));
  expect(claimed.map((types) => types.map(({ name, claimed: count, available }: any) => [name, count, available]))).toEqual(
    claimed.map(() => [['high-memory-node', 0, 5], ['standard-node', 1, 9]]),
  );
});

const KUBECONFIG = JSON.stringify({
  'apiVersion': 'v1',
  'kind': 'Config',
  'current-context': 'gone',
  'clusters': [{ name: 'a', cluster: { server: 'https://127.0.0.1:1' } }],
  'users': [{ name: 'a', user: { token: 's3cr3t-t0ken' } }],
  'contexts': [{ name: 'team-a', context: { cluster: 'a', user: 'a' } }, { name: 'team-b', context: { cluster: 'b', user: 'b' } }, { name: 'team-d', context: { cluster: 'a', user: 'b' } }],
});

const FILES = JSON.stringify({
  'apiVersion': 'v1',
  'kind': 'Config',
  'current-context': 'a',
  'clusters': [{ name: 'a', cluster: { 'server': 'https://127.0.0.1:1', 'certificate-authority': '/nowhere/ca.crt' } }],
  'users': [{ name: 'a', user: { 'client-certificate': '/nowhere/client.crt', 'client-key': '/nowhere/client.key' } }],
  'contexts': [{ name: 'a', context: { cluster: 'a', user: 'a' } }],
});

describe('a cluster that cannot be reached is reported in one line', () => {
  test.each<[string, string[], number, RegExp]>([
    ['no kubeconfig at all', ['--cluster'], 2, /^error: no kubeconfig was found: write --kubeconfig, or set KUBECONFIG \(looked at \S+\/\.kube\/config\)\n$/],
    ['a kubeconfig that does not exist', ['--kubeconfig', 'nowhere'], 2, /^error: --kubeconfig nowhere: no such file: write the file that kubectl uses\n$/],
    ['a current context that does not exist', ['--kubeconfig', file('kubeconfig', KUBECONFIG)], 2, /^error: the kubeconfig has no context "gone", which is its current one: write --context team-a or team-b or team-d\n$/],
    ['a context that does not exist', ['--kubeconfig', file('kubeconfig', KUBECONFIG), '--context', 'team-c'], 2, /^error: --context "team-c": unknown context: write "team-a" or "team-b" or "team-d"\n$/],
    ['a context without its user', ['--kubeconfig', file('kubeconfig', KUBECONFIG), '--context', 'team-d'], 2, /^error: context "team-d": the kubeconfig lacks its user "b": choose another one with --context\n$/],
    ['a context without its cluster', ['--kubeconfig', file('kubeconfig', KUBECONFIG), '--context', 'team-b'], 2, /^error: context "team-b": the kubeconfig lacks its cluster and its user "b": choose another one with --context\n$/],
    ['a file that is something else', ['--kubeconfig', file('broken', 'users: [{name: a, user: {token: s3cr3t-t0ken}')], 2, /^error: \S+broken:1: is not a kubeconfig, not YAML: unclosed bracket: close the bracket or brace that begins here: set --kubeconfig to the file that kubectl uses\n$/],
    ['an empty file', ['--kubeconfig', file('empty', '')], 2, /^error: \S+empty: has no contexts: set --kubeconfig to the file that kubectl uses\n$/],
    ['files that do not exist', ['--kubeconfig', file('files', FILES)], 2, new RegExp([
      '^error: cluster "a": certificate-authority: /nowhere/ca\\.crt: no such file or folder',
      'error: user "a": client-certificate: /nowhere/client\\.crt: no such file or folder',
      'error: user "a": client-key: /nowhere/client\\.key: no such file or folder\n$',
    ].join('\n'))],
    ['a folder', ['--kubeconfig', tmpdir()], 2, /^error: \S+: is a folder: write a file\n$/],
    ['a file without contexts', ['--kubeconfig', file('other', 'kind: NodeProvider')], 2, /^error: \S+other: has no contexts: set --kubeconfig to the file that kubectl uses\n$/],
  ])('%s', (_title, args, code, message) => {
    const { status, stdout, stderr } = run(['nodetypes', PROVIDER, ...args]);
    expect(stderr).toMatch(message);
    expect(stderr).not.toContain('s3cr3t');
    expect([status, stdout]).toEqual([code, '']);
  });
});

const machine = (name: string, phase?: string) => ({ provider: 'p', nodeType: 'small', claim: 'c', name, phase });
const SMALL: TypeWithMachines = { name: 'small', displayName: 'Small', provider: 'p', total: 3, available: 1, claimed: 2, cost: 14, phase: 'Available', machines: [machine('a', 'Running'), machine('b', 'Starting')] };
const ENDLESS: TypeWithMachines = { name: 'endless-node', displayName: 'Endless', provider: 'provider', claimed: 1, phase: 'Available', machines: [machine('c')] };

test('columns fit their cells, and unknown values are named', () => {
  expect(OUTPUTS.table([SMALL, ENDLESS])).toEqual([
    'NAME           AVAILABLE   TOTAL       PROVIDER   COST      PHASE',
    'small          1           3           p          14        Available',
    'endless-node   unlimited   unlimited   provider   unknown   Available',
  ]);
});

test('the wide table counts the machines in each phase', () => {
  const [, ...rows] = OUTPUTS.wide([SMALL, ENDLESS, { ...SMALL, machines: [] }]).map((row) => row.split(/ {3,}/).at(-1));
  expect(rows).toEqual(['1 Running, 1 Starting', '1 claimed', '-']);
});

test('the JSON has every machine, and leaves out unknown numbers', () => {
  expect(JSON.parse(OUTPUTS.json([SMALL, ENDLESS]).join('\n'))).toEqual(JSON.parse(JSON.stringify([SMALL, ENDLESS])));
});

test('machines of a node type that no document offers are noted once per node type', () => {
  const machines = [machine('a'), machine('b'), { ...machine('c'), provider: 'q' }, { ...machine('d'), nodeType: 'large' }, { ...machine('e'), nodeType: 'large' }];
  expect(unofferedNotes(machines, [{ name: 'p', nodeTypes: [{ name: 'small' }] } as any])).toEqual([
    'machine "c" is of node type "small" of provider "q", which no document offers: give its document to have the machine counted',
    '2 machines, such as "d", are of node type "large" of provider "p", which no document offers: give its document to have them counted',
  ]);
});
