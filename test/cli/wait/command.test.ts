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

test.each([
  ['vm', 'namespace "web" has no VirtualMachine with the labels "a=b": choose another with --namespace'],
  ['ns', 'the cluster has no Namespace with the labels "a=b": apply it first'],
  ['vm ns', 'namespace "web" has no VirtualMachine, Namespace with the labels "a=b": choose another with --namespace'],
])('a selection of %s without objects is refused', async (types, message) => {
  const nothing: Answer = (method, url) => url.pathname === '/api/v1/namespaces' ? { body: { metadata: { resourceVersion: '1' }, items: [] } } : empty(method, url);
  const { status, stderr } = await ended(start(['wait', ...types.split(' '), '--selector', 'a=b', '--namespace', 'web', '--timeout', '3s'], nothing));
  expect([status, stderr]).toEqual([1, `error: ${message}\n`]);
});

/** A cluster with the namespace `web`, in which machines may be read but not listed if `isListed` is false. */
const withMachines = (names: readonly string[], isListed = true): Answer => (method, url) => {
  const { pathname, searchParams } = url;
  const [, name] = /\/virtualmachines\/([^/]+)$/.exec(pathname) ?? [];
  if (name !== undefined && !names.includes(name)) {
    return { code: 404, body: { message: 'not found' } };
  }
  if (pathname.endsWith('/virtualmachines') && !searchParams.has('watch')) {
    return isListed
      ? { body: { metadata: { resourceVersion: '1' }, items: names.map((each) => ({ metadata: { name: each, namespace: 'web' } })) } }
      : { code: 403, body: { message: 'forbidden' } };
  }
  return pathname.startsWith('/api/v1/namespaces/web') && pathname.split('/').length === 5 ? { body: { metadata: { name: 'web' } } } : empty(method, url);
};

test.each<[string, string, readonly string[], boolean, string[]]>([
  ['is mistyped', 'vm/web1', ['web-1', 'web-2', 'db'], true, ['note: virtualmachine/web1 does not exist, but "web-1" does']],
  ['has another number', 'vm/web-3', ['web-1', 'web-2'], true, []],
  ['resembles no other', 'vm/cache', ['web-1'], true, []],
  ['may not be compared with others', 'vm/web1', ['web-1'], false, []],
])('a missing machine whose name %s', async (_, what, names, isListed, notes) => {
  const { stderr } = await ended(start(['wait', what, '--namespace', 'web', '--timeout', '2s'], withMachines(names, isListed)));
  expect(stderr.split('\n').filter((line) => line.startsWith('note: virtualmachine'))).toEqual(notes);
});

test('an outage that lasts from the look-up of the machine into the wait is reported once', async () => {
  const seen = new Set<string>();
  const answer: Answer = (method, url) => {
    const isNew = !seen.has(url.href);
    seen.add(url.href);
    return isNew ? { code: 503, body: { message: 'the server is restarting' }, headers: { 'Retry-After': '0' } } : empty(method, url);
  };
  const { stderr } = await ended(start(['wait', 'vm/db', '--timeout', '3s'], answer));
  expect([...seen].filter((each) => each.includes('/virtualmachines')).length).toBeGreaterThan(1);
  expect(stderr.split('\n').filter((line) => line.startsWith('note'))).toEqual([expect.stringMatching(/: 503: the server is restarting: retrying for up to \ds$/)]);
});
