import { json, Respond, serve, TestServer } from './http-server';
import { UnexpectedAnswer, withContext } from '../../../src/cli/cluster/api-error';
import { UnknownKind } from '../../../src/cli/cluster/discovery';
import { UsageError } from '../../../src/cli/command-line/usage-error';

let under: TestServer | undefined;
const served = async (respond: Respond) => (under = await serve(respond)).cluster;
const missing: Respond = (_, response) => json(response, 404, { message: 'the server could not find the requested resource' });
const VM = { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine' };

afterEach(() => under?.close());

test('a list is read page by page, and its items have an apiVersion and a kind', async () => {
  const cluster = await served((request, response) => {
    const isFirst = !new URL(request.url!, 'http://test').searchParams.has('continue');
    json(response, 200, { metadata: { resourceVersion: '7', continue: isFirst ? 'more' : '' }, items: [{ metadata: { name: isFirst ? 'a' : 'b' } }] });
  });
  const list = await cluster.list({ ...VM, namespace: 'n', labelSelector: 'a=b' });
  expect(list).toEqual({ resourceVersion: '7', items: [{ ...VM, metadata: { name: 'a' } }, { ...VM, metadata: { name: 'b' } }] });
  expect(under!.requests.slice(1)).toEqual([
    'GET /apis/kubevirt.io/v1/namespaces/n/virtualmachines?labelSelector=a%3Db&limit=500',
    'GET /apis/kubevirt.io/v1/namespaces/n/virtualmachines?labelSelector=a%3Db&limit=500&continue=more',
  ]);
});

test.each([
  ['tier===', 'unable to parse requirement: found \'=\', expected: identifier', 'found \'=\', expected: identifier'],
  ['a b', 'found \'b\', expected: \',\' or \'end of string\'', 'found \'b\', expected: \',\' or \'end of string\''],
  ['tier=-x', 'unable to parse requirement: values[0][tier]: Invalid value: "-x": a valid label must be', 'values[0][tier]: Invalid value: "-x": a valid label must be'],
])('a selector that the server cannot parse is a mistake in the command line: %s', async (labelSelector, message, told) => {
  const cluster = await served((_, response) => json(response, 400, { message }));
  const listed = withContext(cluster, 'list', VM, () => cluster.list({ ...VM, labelSelector }));
  await expect(listed).rejects.toThrow(UsageError);
  await expect(listed).rejects.toThrow(`--selector ${JSON.stringify(labelSelector)}: ${told}: write key=value, key!=value, key, !key, or "key in (a, b)", separated by commas`);
});

test('any other refusal of a list is not a mistake in the command line', async () => {
  const cluster = await served((_, response) => json(response, 400, { message: 'limit: Invalid: -1' }));
  await expect(withContext(cluster, 'list', VM, () => cluster.list({ ...VM, labelSelector: 'a' }))).rejects.toThrow(/^cluster http\S+: cannot list VirtualMachine of kubevirt\.io\/v1: 400: limit/);
});

test.each([
  ['in the namespace of the reference', { ...VM, name: 'a', namespace: 'n' }, '/apis/kubevirt.io/v1/namespaces/n/virtualmachines/a'],
  ['in the default namespace, if the reference has none', { ...VM, name: 'a' }, '/apis/kubevirt.io/v1/namespaces/default/virtualmachines/a'],
  ['without a namespace, if its kind has none', { apiVersion: 'v1', kind: 'Namespace', name: 'a', namespace: 'n' }, '/api/v1/namespaces/a'],
])('an object is looked up %s', async (_, reference, path) => {
  expect(await (await served(missing)).path(reference)).toBe(path);
});

test('a subresource of KubeVirt is requested from its own group', async () => {
  const cluster = await served((_, response) => json(response, 202, {}));
  await cluster.subresource({ ...VM, name: 'a', namespace: 'n' }, 'start');
  expect(under!.requests).toContain('PUT /apis/subresources.kubevirt.io/v1/namespaces/n/virtualmachines/a/start');
});

test.each([
  ['a kind that is mistyped', { ...VM, kind: 'VirtualMachin' }, 'the cluster has no VirtualMachin of kubevirt.io/v1: write "VirtualMachine"'],
  ['a version that is not served', { ...VM, apiVersion: 'kubevirt.io/v2' }, 'the cluster has no VirtualMachine of kubevirt.io/v2: it serves kubevirt.io in v1, v1alpha3'],
  ['a group that does not exist', { apiVersion: 'foo.test/v1', kind: 'Foo' }, 'the cluster has no Foo of foo.test/v1: install what serves it, or include its CustomResourceDefinition'],
  ['a Template of OpenShift', { apiVersion: 'template.openshift.io/v1', kind: 'Template' }, 'the cluster has no Template of template.openshift.io/v1: only OpenShift has it, give the output of `oc process --local -o yaml -f FILE -p NAME=VALUE` as -'],
])('%s is reported with what to do', async (_, type, message) => {
  await expect((await served(missing)).discovery.resource(type)).rejects.toThrow(new UnknownKind(message));
});

test('a version is discovered once, and again if it lacks a kind', async () => {
  const { discovery } = await served(missing);
  await Promise.all([discovery.resource(VM), discovery.resource(VM)]);
  await discovery.resource(VM);
  expect(under!.requests).toHaveLength(1);
  await expect(discovery.resource({ ...VM, kind: 'Nothing' })).rejects.toThrow(UnknownKind);
  await discovery.resource(VM);
  expect(under!.requests.filter((request) => request === 'GET /apis/kubevirt.io/v1')).toHaveLength(2);
});

test('a kind that the cluster no longer serves is reported as unknown, not as a missing list', async () => {
  let isServed = true;
  under = await serve((request, response) => (request.url === '/apis/cdi.kubevirt.io/v1beta1' && isServed
    ? json(response, 200, { resources: [{ name: 'datavolumes', kind: 'DataVolume', namespaced: true }] })
    : isServed ? json(response, 200, page([])) : missing(request, response)));
  const volumes = { apiVersion: 'cdi.kubevirt.io/v1beta1', kind: 'DataVolume' };
  await under.cluster.list(volumes);
  isServed = false;
  await expect(under.cluster.list(volumes)).rejects.toThrow(UnknownKind);
});

test('a missing list of a kind that is served is an ordinary refusal', async () => {
  const cluster = await served(missing);
  await expect(cluster.list(VM)).rejects.toThrow('404: the server could not find the requested resource');
});

const page = (names: string[], next = '') => ({ metadata: { resourceVersion: '7', continue: next }, items: names.map((name) => ({ metadata: { name } })) });
const namesIn = (list: any) => list.items.map(({ metadata }: any) => metadata.name);

test('a list that expires between two pages is read again as a whole, without duplicates', async () => {
  const cluster = await served((request, response) => {
    const query = new URL(request.url!, 'http://test').searchParams;
    if (query.has('continue')) {
      json(response, 410, { reason: 'Expired', message: 'The provided continue parameter is too old', metadata: { continue: 'inconsistent' } });
    } else {
      json(response, 200, query.has('limit') ? page(['a', 'b'], 'more') : page(['a', 'b', 'c']));
    }
  });
  expect(namesIn(await cluster.list({ ...VM, namespace: 'n' }))).toEqual(['a', 'b', 'c']);
});

test('a server without paging may answer with more than a hundred thousand objects', async () => {
  const cluster = await served((_, response) => json(response, 200, page(Array.from({ length: 150_000 }, (_each, index) => `m-${index}`))));
  expect((await cluster.list(VM)).items).toHaveLength(150_000);
});

test('a page that breaks off is read again, without duplicates', async () => {
  let isFirst = true;
  const cluster = await served((_, response) => {
    const text = JSON.stringify(page(['a', 'b', 'c']));
    response.writeHead(200, { 'Content-Length': text.length });
    if (isFirst) {
      isFirst = false;
      response.write(text.slice(0, -30), () => setTimeout(() => under!.cut(), 20));
    } else {
      response.end(text);
    }
  });
  expect(namesIn(await cluster.list({ ...VM, namespace: 'n' }))).toEqual(['a', 'b', 'c']);
});

test('every kind of request is repeated while a server is too busy', async () => {
  let requests = 0;
  const cluster = await served((request, response) => {
    requests += 1;
    json(response, requests % 2 === 1 ? 503 : 200, request.url!.includes('?') ? page(['a']) : { metadata: { name: 'a' } });
  });
  const reference = { ...VM, name: 'a', namespace: 'n' };
  expect(namesIn(await cluster.list({ ...VM, namespace: 'n' }))).toEqual(['a']);
  expect(await cluster.read(reference)).toEqual({ metadata: { name: 'a' } });
  expect((await cluster.call(reference, { method: 'PATCH', body: {} })).body).toEqual({ metadata: { name: 'a' } });
  expect(requests).toBe(6);
});

describe('an answer that is not from an API server fails at once', () => {
  test.each<[string, string]>([
    ['a page', '<html><title>Sign in</title></html>'],
    ['an empty body', ''],
    ['null', 'null'],
    ['a list without items', '{"metadata": {}}'],
    ['a list without metadata', '{"items": []}'],
    ['a list of numbers', '{"metadata": {}, "items": [1, 2]}'],
    ['a list of lists', '{"metadata": {}, "items": [[1]]}'],
    ['a list of other things', '{"metadata": {}, "items": [{"name": "a"}]}'],
  ])('%s', async (_, body) => {
    const cluster = await served((__, response) => response.writeHead(200).end(body));
    await expect(cluster.list({ ...VM, namespace: 'n' })).rejects.toThrow(UnexpectedAnswer);
    await expect(cluster.read({ ...VM, name: 'a', namespace: 'n' })).rejects.toThrow(UnexpectedAnswer);
    await expect(cluster.call({ ...VM, name: 'a', namespace: 'n' }, { method: 'PATCH', body: {} })).rejects.toThrow(UnexpectedAnswer);
    await expect(cluster.discovery.resource({ apiVersion: 'apps/v1', kind: 'Deployment' })).rejects.toThrow(UnexpectedAnswer);
    await expect(cluster.discovery.versionsOf('apps')).rejects.toThrow(UnexpectedAnswer);
    expect(under!.requests).toHaveLength(6);
  });
});
