// What `migrate --node` does if a machine is on that node already, or if the node does not exist.
import { Answer, ended, start, useCommand } from '../terminal/command-at-server';

jest.setTimeout(60_000);
useCommand();

const MACHINE = { metadata: { name: 'db', namespace: 'web' }, spec: { runStrategy: 'Always' }, status: { created: true, printableStatus: 'Running' } };
const NODE = { metadata: { name: 'node-1', labels: { 'kubernetes.io/hostname': 'node-1' } } };
const INSTANCE = { metadata: { name: 'db', namespace: 'web' }, status: { nodeName: 'node-1' } };

test('a machine that is already on the node is left alone, even with --wait, and reported', async () => {
  const methods: (string | undefined)[] = [];
  const answer: Answer = ({ method }, { pathname }) => {
    methods.push(method);
    return { body: pathname.includes('/nodes/') ? NODE : pathname.includes('/virtualmachineinstances/') ? INSTANCE : MACHINE };
  };
  expect(await ended(start(['migrate', 'db', '--node', 'node-1', '--wait'], answer))).toEqual({
    status: 0, stdout: '', stderr: 'note: web/db: is already on node "node-1"\n',
  });
  expect(methods).toEqual(['GET', 'GET', 'GET']);
});

test('a machine that is migrating is not asked to migrate again', async () => {
  const migrating = { ...MACHINE, status: { ...MACHINE.status, printableStatus: 'Migrating' } };
  const elsewhere = { ...INSTANCE, status: { nodeName: 'node-2' } };
  const answer: Answer = ({ method }, { pathname }) => method === 'GET'
    ? { body: pathname.includes('/nodes/') ? NODE : pathname.includes('/virtualmachineinstances/') ? elsewhere : migrating } : { code: 500, body: {} };
  expect(await ended(start(['migrate', 'db', '--node', 'node-1'], answer))).toEqual({ status: 0, stdout: '', stderr: 'note: web/db: is already migrating\n' });
});

test('a node that does not exist is reported along with other issues, and nothing is migrated', async () => {
  const methods: (string | undefined)[] = [];
  const answer: Answer = ({ method }, { pathname }) => {
    methods.push(method);
    return pathname.includes('/nodes/')
      ? { code: 404, body: {} }
      : { body: pathname.endsWith('/nodes') ? { metadata: { resourceVersion: '1' }, items: [NODE] } : { ...MACHINE, status: { printableStatus: 'Stopped' } } };
  };
  expect(await ended(start(['migrate', 'db', '--node', 'node-9'], answer))).toEqual({
    status: 1,
    stdout: '',
    stderr: [
      'error: --node node-9: no node has this name: write "node-1"',
      'error: web/db: is Stopped, and only a running machine can migrate',
      '',
    ].join('\n'),
  });
  expect(new Set(methods)).toEqual(new Set(['GET']));
});
