import { DISCOVERY, json, serve, type TestServer } from './http-server';
import { MAX_NAMESPACES } from '../../../src/cli/cluster/watch';
import { watchUntil } from '../../../src/cli/cluster/watch-until';
import { until } from '../../plane/until';

const VM = { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine', name: 'web' };
const SECRET = { apiVersion: 'v1', kind: 'Secret', name: 'web' };
const KINDS = { ...DISCOVERY, '/api/v1': { resources: [{ name: 'secrets', kind: 'Secret', namespaced: true }] } };

const MANY = MAX_NAMESPACES + 1;

let under: TestServer | undefined;

afterEach(() => under?.close());

/**
 * Each namespace has the machine `web`; that of the first is gone from the start, and that of the last is deleted while it is watched.
 *
 * @param connections how many watches there are before the wait is ended
 */
async function waitIn(
  count: number, connections: number, { isForbidden, of = VM }: { isForbidden?: (path: string) => boolean; of?: typeof VM } = {},
) {
  const namespaces = Array.from({ length: count }, (_, index) => `n-${index}`);
  const objectIn = (namespace: string) => ({ ...of, metadata: { name: of.name, namespace, resourceVersion: '1' } });
  under = await serve(({ url }, response) => {
    const { pathname, searchParams } = new URL(url!, 'http://server');
    const [, only] = /\/namespaces\/([^/]+)/.exec(pathname) ?? [];
    const served = (...all: readonly string[]) => all.filter((each) => only === undefined || each === only).map(objectIn);
    if (isForbidden?.(pathname)) {
      json(response, 403, { kind: 'Status', message: 'forbidden', code: 403 });
    } else if (searchParams.get('watch') === 'true') {
      response.writeHead(200).flushHeaders();
      const events = served('elsewhere', namespaces[count - 1]).map((object) => ({ type: 'DELETED', object }));
      response.write(events.map((event) => `${JSON.stringify(event)}\n`).join(''));
    } else {
      json(response, 200, { metadata: { resourceVersion: '1' }, items: served(...namespaces.slice(1), 'elsewhere') });
    }
  }, KINDS);
  const met: string[] = [];
  const references = namespaces.map((namespace) => ({ ...of, namespace }));
  const over = new AbortController();
  const isGone = (object: any) => object === undefined;
  const waiting = watchUntil(under.cluster, references, isGone, { signal: over.signal }, ({ namespace }) => met.push(namespace));
  const namespaceIn = (request: string) => /\/namespaces\/([^/]+)/.exec(request)?.[1] ?? 'all';
  const watched = () => under!.requests.filter((request) => request.includes('watch=true')).map(namespaceIn);
  await until('what is gone, and all watches', () => met.length >= 2 && watched().length >= connections, 20);
  over.abort();
  const unfinished = await waiting;
  expect(met.sort()).toEqual([namespaces[0], namespaces[count - 1]].sort());
  const left = namespaces.slice(1, -1);
  expect(unfinished.map(({ reference, object }) => [reference.namespace, object])).toEqual(left.map((each) => [each, objectIn(each)]));
  return { namespaces, watched: watched() };
}

test('a few namespaces are watched each', async () => {
  const { watched } = await waitIn(3, 2);
  expect(watched.sort()).toEqual(['n-1', 'n-2']);
});

test('many namespaces are watched over one connection', async () => {
  expect((await waitIn(MANY, 1)).watched).toEqual(['all']);
});

test('many namespaces are watched each for a user who may not see all', async () => {
  const { namespaces, watched } = await waitIn(MANY, MANY - 1, { isForbidden: (path) => !path.includes('/namespaces/') });
  expect(watched.sort()).toEqual(namespaces.slice(1).sort());
});

test('what has been met is not waited for again, if the user may no longer see all', async () => {
  let requests = 0;
  const { namespaces, watched } = await waitIn(MANY, MANY, { isForbidden: (path) => !path.includes('/namespaces/') && (requests += 1) > 1 });
  expect(watched.sort()).toEqual(['all', ...namespaces.slice(1)].sort());
});

test('Secrets are watched in their own namespaces only', async () => {
  const { namespaces, watched } = await waitIn(MANY, MANY - 1, { of: SECRET });
  expect(watched.sort()).toEqual(namespaces.slice(1).sort());
});
