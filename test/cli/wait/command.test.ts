import { type Answer, ended, start, useCommand } from '../terminal/command-at-server';

jest.setTimeout(60_000);

useCommand();

/** A cluster without machines, and with only the namespace `web`. */
const empty: Answer = (_, { pathname, searchParams }) => {
  if (pathname.startsWith('/api/v1/namespaces/') && pathname.split('/').length === 5) {
    return { code: 404, body: { message: 'not found' } };
  }
  const items = pathname === '/api/v1/namespaces' ? [{ metadata: { name: 'web' } }] : [];
  return searchParams.has('watch') ? undefined : { body: { metadata: { resourceVersion: '1' }, items } };
};

test.each([
  ['that does not exist is reported, and waited for', 'wbe', ['note: the cluster has no namespace "wbe": write "web"']],
  ['that exists is not reported', 'web', []],
])('a namespace %s', async (_, namespace, notes) => {
  const { status, stderr } = await ended(start(['wait', 'vm/db', '--namespace', namespace, '--timeout', '3s'], empty));
  expect([status, stderr.split('\n').filter((line) => line.startsWith('note'))]).toEqual([1, notes]);
  expect(stderr).toContain('error: the time of --timeout 3s is over: 1 of 1 object is not ready');
});
