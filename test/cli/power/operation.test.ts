// What is printed about a machine that KubeVirt is asked to stop.
import { mkdtempSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { Answer, ended, start, useCommand } from '../terminal/command-at-server';

jest.setTimeout(60_000);
useCommand();

const MACHINE = {
  apiVersion: 'kubevirt.io/v1',
  kind: 'VirtualMachine',
  metadata: { name: 'db', namespace: 'web', uid: 'uid-db' },
  spec: { runStrategy: 'Always' },
  status: { created: true, printableStatus: 'Running' },
};

const asked = (code: number): Answer => ({ method }) => method === 'PUT' ? { code, body: { message: 'User "ann" cannot stop' } } : { body: MACHINE };

test('its changed run strategy is noted after the request', async () => {
  expect(await ended(start(['stop', 'db'], asked(202)))).toEqual({
    status: 0, stdout: 'virtualmachine.kubevirt.io/db stop requested\n', stderr: expect.stringMatching(/^note: web\/db: its runStrategy becomes Halted: .*\n$/),
  });
});

test('only the refusal of the request is reported', async () => {
  expect(await ended(start(['stop', 'db'], asked(403)))).toEqual({
    status: 1, stdout: '', stderr: expect.stringMatching(/^error: .*403: User "ann" cannot stop\n$/),
  });
});

test.each<[string, any[], object]>([
  ['still runs when the time is over', [MACHINE], { status: 1, stderr: expect.stringMatching(/^error: the time of --timeout 2s is over: web\/db is still Running$/m) }],
  ['is deleted meanwhile', [], { status: 0, stderr: expect.not.stringContaining('error') }],
])('a stop that is waited for ends if the machine %s', async (_title, items, outcome) => {
  const answer: Answer = (request, { pathname, searchParams }) => searchParams.has('watch') ? undefined
    : pathname.endsWith('/virtualmachines') ? { body: { metadata: { resourceVersion: '1' }, items } } : asked(202)(request, new URL(`http://a${pathname}`));
  expect(await ended(start(['stop', 'db', '--wait', '--timeout', '2s'], answer))).toEqual({ stdout: 'virtualmachine.kubevirt.io/db stop requested\n', ...outcome });
});

test('a namespace without machines is noted', async () => {
  expect(await ended(start(['stop', '--all'], () => ({ body: { metadata: {}, items: [] } })))).toEqual({ status: 0, stdout: '', stderr: expect.stringMatching(/^note: .*no machines/) });
});

test('machines of several namespaces are told with their namespaces', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'stop-'));
  const machines = ['shop', 'web'].map((namespace) => ({ ...MACHINE, metadata: { ...MACHINE.metadata, namespace, uid: namespace } }));
  writeFileSync(join(folder, 'fleet.yaml'), machines.map((each) => JSON.stringify(each)).join('\n---\n'));
  const answer: Answer = ({ method }, { pathname }) => (
    method === 'PUT' ? { code: 202, body: {} } : { body: machines.find(({ metadata }) => pathname.includes(`/namespaces/${metadata.namespace}/`)) }
  );
  const { stdout } = await ended(start(['stop', join(folder, 'fleet.yaml')], answer));
  expect(stdout.split('\n').sort()).toEqual(['', ...['shop', 'web'].map((namespace) => `virtualmachine.kubevirt.io/db in namespace ${namespace} stop requested`)]);
});
