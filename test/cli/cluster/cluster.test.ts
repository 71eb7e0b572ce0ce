import { json, Respond, serve, TestServer } from './http-server';
import { UnknownKind } from '../../../src/cli/cluster/discovery';

let under: TestServer | undefined;
const served = async (respond: Respond) => (under = await serve(respond)).cluster;
const missing: Respond = (_, response) => json(response, 404, { message: 'the server could not find the requested resource' });
const VM = { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine' };

afterEach(() => under?.close());

test('a list is read page by page, and its items say what they are', async () => {
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
  ['in the namespace that is written', { ...VM, name: 'a', namespace: 'n' }, '/apis/kubevirt.io/v1/namespaces/n/virtualmachines/a'],
  ['in the namespace of the cluster\'s user, where none is written', { ...VM, name: 'a' }, '/apis/kubevirt.io/v1/namespaces/default/virtualmachines/a'],
  ['in none, where its kind has none', { apiVersion: 'v1', kind: 'Namespace', name: 'a', namespace: 'n' }, '/api/v1/namespaces/a'],
])('an object lives %s', async (_, reference, path) => {
  expect(await (await served(missing)).path(reference)).toBe(path);
});

test('a subresource of KubeVirt is asked for in a group of its own', async () => {
  const cluster = await served((_, response) => json(response, 202, {}));
  await cluster.subresource({ ...VM, name: 'a', namespace: 'n' }, 'start');
  expect(under!.requests).toContain('PUT /apis/subresources.kubevirt.io/v1/namespaces/n/virtualmachines/a/start');
});

test.each([
  ['a kind that is mistyped', { ...VM, kind: 'VirtualMachin' }, 'the cluster has no VirtualMachin of kubevirt.io/v1: write "VirtualMachine"'],
  ['a version that is not served', { ...VM, apiVersion: 'kubevirt.io/v2' }, 'the cluster has no VirtualMachine of kubevirt.io/v2: it serves kubevirt.io in v1, v1alpha3'],
  ['a group that is not there', { apiVersion: 'foo.test/v1', kind: 'Foo' }, 'the cluster has no Foo of foo.test/v1: install what serves it, or give its CustomResourceDefinition too'],
])('%s is told with what to write instead', async (_, type, message) => {
  await expect((await served(missing)).discovery.resource(type)).rejects.toThrow(new UnknownKind(message));
});

test('a version is asked for once, and again when a kind was not in it', async () => {
  const { discovery } = await served(missing);
  await Promise.all([discovery.resource(VM), discovery.resource(VM)]);
  await discovery.resource(VM);
  expect(under!.requests).toHaveLength(1);
  await expect(discovery.resource({ ...VM, kind: 'Nothing' })).rejects.toThrow(UnknownKind);
  await discovery.resource(VM);
  expect(under!.requests.filter((request) => request === 'GET /apis/kubevirt.io/v1')).toHaveLength(2);
});
