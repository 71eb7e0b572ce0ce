// What `list` and `status` print if there is nothing to list, or if parts may not be seen.
import { mkdtempSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { Answer, ended, start, useCommand } from '../terminal/command-at-server';

jest.setTimeout(60_000);
useCommand();

const none: Answer = () => ({ body: { metadata: {}, items: [] } });

test.each([
  [['list'], ' in namespace "web"'],
  [['status'], ' in namespace "web"'],
  [['list', '-A'], ''],
  [['status', '-A'], ''],
])('%j names the namespace that has no machines', async (args, where) => {
  expect(await ended(start(args, none))).toEqual({ status: 0, stdout: '', stderr: `note: no machines were found${where}\n` });
});

test.each([
  [['start', '-l', 'tier=nosuch'], ' in namespace "web"'],
  [['list', '-A', '-l', 'tier=nosuch'], ''],
])('%j names the labels that no machine has', async (args, where) => {
  expect(await ended(start(args, none))).toEqual({ status: 0, stdout: '', stderr: `note: no machines were found${where} with the labels "tier=nosuch"\n` });
});

test.each(['status', 'stop', 'delete'])('%s reports once that the namespace of all its machines does not exist', async (verb) => {
  const answer: Answer = (_, { pathname }) => {
    const isList = /(?:virtualmachines|namespaces)$/.test(pathname);
    return { code: isList ? 200 : 404, body: isList ? { metadata: {}, items: pathname.endsWith('namespaces') ? [{ metadata: { name: 'shop' } }] : [] } : { message: 'no' } };
  };
  expect(await ended(start([verb, '-n', 'shopp', 'web-1', 'web-2'], answer))).toEqual({
    status: 1, stdout: '', stderr: 'error: the cluster has no namespace "shopp": write "shop"\n',
  });
});

test.each([['-n web', 1], ['-A', 2]])('a user who may not list instances gets the machines without them, and the missing permission: list %s', async (where, namespaces) => {
  const machine = (namespace: string) => ({ metadata: { name: 'db', namespace, creationTimestamp: '2025-01-01T00:00:00Z' }, spec: { runStrategy: 'Always' } });
  const forbidden = 'virtualmachineinstances.kubevirt.io is forbidden: User "ann" cannot list resource "virtualmachineinstances"';
  const { status, stdout, stderr } = await ended(start(['list', ...where.split(' ')], (_, { pathname }) => (
    pathname.endsWith('/virtualmachineinstances') ? { code: 403, body: { message: forbidden } } : { body: { metadata: {}, items: ['web', 'shop'].slice(0, namespaces).map(machine) } }
  )));
  expect(stdout.trimEnd().split('\n')).toEqual([expect.stringMatching(/NAME .*NODE/), ...Array(namespaces).fill(expect.stringMatching(/\bdb +Pending +False +<unknown> +<unknown> /))]);
  expect(stderr).toMatch(new RegExp(`^note: cluster .*: cannot list VirtualMachineInstance of kubevirt\\.io/v1.*: 403: ${forbidden}: nodes and addresses are unknown\n$`));
  expect(status).toBe(0);
});

test('a pool that does not exist is a failure', async () => {
  const pool = { apiVersion: 'pool.kubevirt.io/v1beta1', kind: 'VirtualMachinePool', metadata: { name: 'crew' } };
  const file = join(mkdtempSync(join(tmpdir(), 'machines-')), 'pool.yaml');
  writeFileSync(file, JSON.stringify(pool));
  const kinds = { resources: [{ kind: pool.kind, name: 'virtualmachinepools', namespaced: true }] };
  const answer: Answer = (_, { pathname }) => ({ body: pathname === `/apis/${pool.apiVersion}` ? kinds : { metadata: {}, items: [] } });
  for (const verb of ['stop', 'list']) {
    expect(await ended(start([verb, file], answer))).toEqual({
      status: 1, stdout: '', stderr: 'error: VirtualMachinePool "crew" in namespace "web" does not exist: apply it first, or check its name and namespace\n',
    });
  }
});

test('a manifest without apiVersion is reported with its line, not as a bug', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'machines-')), 'web.yaml');
  writeFileSync(file, 'kind: VirtualMachine\nmetadata: {name: web}\n');
  expect(await ended(start(['list', file], none))).toEqual({
    status: 1, stdout: '', stderr: `error: ${file}:1: apiVersion is missing: write one such as "kubevirt.io/v1" for the VirtualMachine\n`,
  });
});

test.each(['list', 'status'])('%s shows the machines of the manifests that exist, and reports the others', async (verb) => {
  const file = join(mkdtempSync(join(tmpdir(), 'machines-')), 'web.yaml');
  const machine = (name: string) => ({ apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine', metadata: { name, namespace: 'web', creationTimestamp: '2025-01-01T00:00:00Z' }, spec: { runStrategy: 'Always' } });
  writeFileSync(file, ['one', 'two'].map((name) => JSON.stringify(machine(name))).join('\n---\n'));
  const { status, stdout, stderr } = await ended(start([verb, file], (_, { pathname }) => (
    pathname.endsWith('/one') ? { code: 404, body: { message: 'no' } } : { body: pathname.endsWith('/two') ? machine('two') : { metadata: {}, items: [] } }
  )));
  expect(stdout).toMatch(/\btwo\b/);
  expect([status, stderr]).toEqual([1, `error: VirtualMachine "one" in namespace "web" does not exist: apply ${file} first, or check its namespace\n`]);
});
