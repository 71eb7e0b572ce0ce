import { applySetId, SET_ID, TOOLING } from '../../../src/cli/apply/apply-set-names';
import { failureLines } from '../../../src/cli/apply/failures';
import { OtherSetError } from '../../../src/cli/apply/server-side-apply';
import { json, serve } from '../cluster/http-server';

const object = (name: string, namespace = 'default'): any => (
  { apiVersion: 'v1', kind: 'ConfigMap', name, namespace, document: { source: 'in.yaml', lineAt: () => name.length, value: {} } }
);
const KINDS = { '/api/v1': { resources: [{ name: 'secrets', kind: 'Secret', namespaced: true }] } };
const SHOP = applySetId({ name: 'shop', namespace: 'default' });

/** The lines for objects of another set, where `parents` are the Secrets of sets in each namespace. */
async function told(errors: readonly (readonly [any, Error])[], parents: { readonly [namespace: string]: readonly object[] }, code = 200) {
  const server = await serve((request, response) => {
    const found = parents[request.url!.split('/')[4]] ?? [];
    json(response, code, code === 200 ? { metadata: {}, items: found } : { message: 'secrets is forbidden' });
  }, KINDS);
  const lines = await failureLines(server.cluster, new Map(errors)).finally(() => server.close());
  return { lines, requests: server.requests.filter((request) => request.includes('/secrets')) };
}

const parent = (name: string, tooling = 'cdk8s-kubevirt/v1', id = SHOP) => ({ metadata: { name, labels: { [SET_ID]: id }, annotations: { [TOOLING]: tooling } } });
const of = (...names: readonly string[]) => names.map((name) => [object(name), new OtherSetError(SHOP)] as const);

test('objects of the same other set are reported once, with its name', async () => {
  const { lines, requests } = await told([...of('a', 'bb', 'ccc'), [object('d'), new Error('no')]], { default: [parent('shop')] });
  expect(lines).toEqual([
    'in.yaml:1: ConfigMap/a: it and 2 more belong to the set "shop": write --prune shop, or leave them out; --force-conflicts takes them over',
    'in.yaml:1: ConfigMap/d: no',
  ]);
  expect(requests).toEqual([expect.stringContaining(`labelSelector=${encodeURIComponent(`${SET_ID}=${SHOP}`)}`)]);
});

test('a single object of another set is reported in the singular', async () => {
  expect((await told(of('a'), { default: [parent('shop')] })).lines).toEqual([
    'in.yaml:1: ConfigMap/a: belongs to the set "shop": write --prune shop, or leave it out; --force-conflicts takes it over',
  ]);
});

test('a set in the namespace of its objects is reported with that namespace', async () => {
  const id = applySetId({ name: 'shop', namespace: 'team' });
  expect((await told([[object('a', 'team'), new OtherSetError(id)]], { team: [parent('shop', 'cdk8s-kubevirt/v1', id)] })).lines).toEqual([
    'in.yaml:1: ConfigMap/a: belongs to the set "shop" in namespace "team": write --prune shop --namespace team, or leave it out; --force-conflicts takes it over',
  ]);
});

test.each<[string, object[], number]>([
  ['that does not exist', [], 200],
  ['that another tool manages', [parent('shop', 'kubectl/v1.32')], 200],
  ['whose id does not match the name of its Secret', [parent('mart')], 200],
  ['that the user may not list', [parent('shop')], 403],
])('a set %s is reported by its id', async (_, parents, code) => {
  expect((await told(of('a', 'b'), { default: parents }, code)).lines).toEqual([
    `in.yaml:1: ConfigMap/a: it and 1 more belong to another set, ${SHOP}: leave them out, or take them over with --force-conflicts`,
  ]);
});

test('no request is made if no object belongs to another set', async () => {
  expect(await told([[object('a'), new Error('no')]], {})).toEqual({ lines: ['in.yaml:1: ConfigMap/a: no'], requests: [] });
});
