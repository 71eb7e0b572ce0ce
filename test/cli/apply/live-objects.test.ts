import { setMaxListeners } from 'events';
import { LiveObjects } from '../../../src/cli/apply/live-objects';
import type { DesiredObject } from '../../../src/cli/manifests/desired-objects';
import { json, Respond, serve, TestServer } from '../cluster/http-server';

let under: TestServer | undefined;

afterEach(() => under?.close());

const wanted = (count: number) => Array.from({ length: count }, (_, index) => ({
  apiVersion: 'v1', kind: 'ConfigMap', name: `settings-${index}`, namespace: 'n',
} as DesiredObject));
const configMap = (name: string) => ({ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name } });
const isList = (url: string | undefined) => url!.includes('configmaps?');

/** What is known of each object, and with how many lists and reads. */
async function asked(objects: readonly DesiredObject[], respond: Respond) {
  under = await serve(respond);
  const { signal } = new AbortController();
  setMaxListeners(0, signal);
  const live = new LiveObjects(under.cluster, objects, { signal });
  const found = await Promise.all(objects.map((object) => live.read(object)));
  const requests = under.requests.slice(1);
  return { found, lists: requests.filter(isList).length, reads: requests.filter((request) => !isList(request)).length };
}

const oneIsThere: Respond = ({ url }, response) => {
  if (isList(url)) {
    json(response, 200, { metadata: { resourceVersion: '1' }, items: [{ metadata: { name: 'settings-1' } }, { metadata: { name: 'of-others' } }] });
  } else {
    json(response, url!.endsWith('/settings-1') ? 200 : 404, configMap('settings-1'));
  }
};

test.each([
  ['a few objects are read one by one', 49, { lists: 0, reads: 49 }],
  ['many objects are read with one list', 50, { lists: 1, reads: 0 }],
])('%s', async (_, count, requests) => {
  const { found, ...made } = await asked(wanted(count), oneIsThere);
  expect(made).toEqual(requests);
  expect(found).toEqual(wanted(count).map(({ name }) => name === 'settings-1' ? configMap(name) : undefined));
});

test('a user who may not list the objects reads each, and asks for the list only once', async () => {
  const { found, ...made } = await asked(wanted(60), (request, response) => (
    isList(request.url) ? json(response, 403, { message: 'configmaps is forbidden' }) : oneIsThere(request, response)
  ));
  expect(made).toEqual({ lists: 1, reads: 60 });
  expect(found.filter((object) => object !== undefined)).toEqual([configMap('settings-1')]);
});

test('a list that fails temporarily is asked for again', async () => {
  let failures = 0;
  const { found, ...made } = await asked(wanted(50), (request, response) => (
    (failures += 1) <= 2 ? json(response, 503, {}) : oneIsThere(request, response)
  ));
  expect(made).toEqual({ lists: 3, reads: 0 });
  expect(found[1]).toEqual(configMap('settings-1'));
});

test('kinds and namespaces are counted separately', async () => {
  const [one, other] = [wanted(30), wanted(30).map((object) => ({ ...object, namespace: 'other' }))];
  expect(await asked([...one, ...other], oneIsThere)).toMatchObject({ lists: 0, reads: 60 });
});

test('an object from a list has all that was written into it, its version and the size of a disk', async () => {
  const known = {
    apiVersion: 'v1',
    kind: 'ConfigMap',
    data: { size: 'large' },
    metadata: { name: 'settings-1', resourceVersion: '7', labels: { team: 'web' }, annotations: { 'example.com/note': 'kept' }, ownerReferences: [{ uid: 'u' }] },
    status: { phase: 'Bound', capacity: { storage: '10Gi' }, created: true },
  };
  const { metadata, status } = known;
  const live = { ...known, metadata: { ...metadata, managedFields: [{ manager: 'kubectl' }] }, status: { ...status, conditions: [{ type: 'Resizing' }] } };
  const { found } = await asked(wanted(50), ({ url }, response) => (
    isList(url) ? json(response, 200, { metadata: { resourceVersion: '9' }, items: [live] }) : oneIsThere({ url } as never, response)
  ));
  expect(found[1]).toEqual(known);
});
