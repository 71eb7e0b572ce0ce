// A run with a set, in which the cluster changes while the user is asked.
import { setMaxListeners } from 'events';
import { ApplyRun } from '../../../src/cli/apply/apply-run';
import { ApplySet } from '../../../src/cli/apply/apply-set';
import { applySetId, GROUP_KINDS, NAMESPACES, PART_OF, RUN, SET_ID, TOOLING } from '../../../src/cli/apply/apply-set-names';
import { Results } from '../../../src/cli/apply/results';
import { DISCOVERY, json, serve, TestServer } from '../cluster/http-server';

let under: TestServer | undefined;

// As in the command, where every request listens to the same signal.
beforeAll(() => setMaxListeners(0));

afterEach(() => under?.close());

const KINDS = {
  ...DISCOVERY,
  '/api/v1': { resources: ['ConfigMap', 'Namespace', 'Secret'].map((kind) => ({ name: `${kind.toLowerCase()}s`, kind, namespaced: kind !== 'Namespace' })) },
};
const SET = applySetId({ name: 'set', namespace: 'default' });
const managedFields = [{ manager: 'cdk8s-kubevirt', operation: 'Apply', fieldsV1: { 'f:metadata': { 'f:labels': { [`f:${PART_OF}`]: {} } } } }];
const member = (kind: string, name: string, more: object = {}): any => ({
  apiVersion: 'v1', kind, metadata: { name, uid: name, resourceVersion: '1', labels: { [PART_OF]: SET }, managedFields, ...kind !== 'Namespace' && { namespace: 'default' }, ...more },
});

const desired = (name: string) => ({
  apiVersion: 'v1', kind: 'ConfigMap', name, namespace: 'default', needs: [], identity: name, manifest: { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name } },
}) as never;

const STAYS = desired('stays');

/** A cluster whose set has namespace `team` and a ConfigMap that are no longer in the manifests. In the namespace are machines of others. */
async function having(machines: readonly string[]) {
  const there = { namespaces: [member('Namespace', 'team')], configmaps: [member('ConfigMap', 'stays'), member('ConfigMap', 'leaves')], virtualmachines: machines.map((name) => ({ metadata: { name, uid: name, namespace: 'team' } })) };
  let parent = { apiVersion: 'v1', kind: 'Secret', metadata: { name: 'set', uid: 'set', resourceVersion: '1', labels: { [SET_ID]: SET }, annotations: { [TOOLING]: 'cdk8s-kubevirt/v0', [GROUP_KINDS]: 'ConfigMap,Namespace', [RUN]: '' } } };
  const deleted: string[] = [];
  under = await serve((request, response) => {
    let text = '';
    request.on('data', (part) => text += String(part)).on('end', () => {
      const [collection, name] = request.url!.split('?')[0].split('/').slice(-2);
      const list = there[name as keyof typeof there];
      if (request.method === 'DELETE') {
        deleted.push(name);
      }
      if (request.method === 'PATCH' && name === 'set') {
        parent = { ...parent, metadata: { ...parent.metadata, ...JSON.parse(text).metadata } };
      }
      const found = name === 'set' ? parent : there[collection as keyof typeof there]?.find(({ metadata }) => metadata.name === name);
      json(response, list === undefined && found === undefined ? 404 : 200, list === undefined ? found ?? {} : { metadata: { resourceVersion: '1' }, items: list });
    });
  }, KINDS);
  const overtake = () => parent = { ...parent, metadata: { ...parent.metadata, annotations: { ...parent.metadata.annotations, [RUN]: 'another' } } };
  return { there, deleted, overtake };
}

/** Applies what is left in the manifests, and answers the question once something has happened. */
async function run(machines: readonly string[], happens: (there: Awaited<ReturnType<typeof having>>['there']) => void) {
  const { there, deleted } = await having(machines);
  const said: string[] = [];
  const dialogue = { say: (what: string, line: string) => void said.push(`${what}: ${line}`), ask: async () => (happens(there), true) };
  const retry = { signal: AbortSignal.timeout(5_000) };
  const status = await new ApplyRun(under!.cluster, { validate: 'strict', prune: 'set' }, retry, new Results('json', false, []), dialogue).apply([STAYS]);
  return { status, deleted, said: said.slice(said.findIndex((line) => line.includes('to be deleted')) + 1) };
}

const TEAM = 'to be deleted, no longer in the manifests: namespace/team, and with it everything in it';

test('deletes what the user was asked about', async () => {
  expect(await run([], () => undefined)).toEqual({ status: 0, deleted: ['leaves', 'team'], said: [`note: ${TEAM}`] });
});

test('keeps a namespace into which somebody has put a machine in the meantime', async () => {
  expect(await run([], ({ virtualmachines }) => virtualmachines.push({ metadata: { name: 'db', uid: 'db', namespace: 'team' } }))).toEqual({
    status: 0, deleted: ['leaves'], said: [`note: ${TEAM}`, 'note: kept namespace/team: virtualmachine.kubevirt.io/db stays, and would be deleted with it'],
  });
});

test('deletes nothing if more would be deleted than the user was asked about', async () => {
  expect(await run(['db'], ({ virtualmachines }) => virtualmachines.pop())).toEqual({
    status: 1, deleted: [], said: ['error: nothing was deleted, since this would now be deleted too: namespace/team, and with it everything in it: run the same command again'],
  });
});

test('stops deleting once another run has overtaken it, as the other run\'s manifests may contain the rest', async () => {
  const { deleted, overtake } = await having([]);
  const said: string[] = [];
  const results = new Results('json', false, []);
  jest.spyOn(results, 'pruned').mockImplementation(() => overtake());
  const dialogue = { say: (_: string, line: string) => void said.push(line) };
  expect(await new ApplyRun(under!.cluster, { validate: 'strict', prune: 'set', yes: true }, { signal: AbortSignal.timeout(5_000) }, results, dialogue).apply([STAYS])).toBe(1);
  expect([deleted, said.at(-1)]).toEqual([['leaves'], 'namespace/team: not deleted, since another run for this set has started: run the same command again']);
});

test('stops deleting objects of the same stage as well, once another run has overtaken it', async () => {
  const { there, deleted, overtake } = await having([]);
  there.configmaps.push(...Array.from({ length: 40 }, (_, index) => member('ConfigMap', `leaves-${index}`)));
  const results = new Results('json', false, []);
  jest.spyOn(results, 'pruned').mockImplementation(() => overtake());
  const dialogue = { say: () => undefined };
  expect(await new ApplyRun(under!.cluster, { validate: 'strict', prune: 'set', yes: true }, { signal: AbortSignal.timeout(5_000) }, results, dialogue).apply([STAYS])).toBe(1);
  // At most those whose requests were already under way.
  expect(deleted.length).toBeLessThanOrEqual(16);
});

test('lists a set of many namespaces with a limited number of requests at once', async () => {
  let [now, most] = [0, 0];
  const names = Array.from({ length: 60 }, (_, index) => `team-${index}`);
  const metadata = { name: 'set', labels: { [SET_ID]: SET }, annotations: { [TOOLING]: 'cdk8s-kubevirt/v0', [GROUP_KINDS]: 'ConfigMap', [NAMESPACES]: names.join() } };
  under = await serve((request, response) => {
    most = Math.max(most, now += 1);
    setTimeout(() => {
      now -= 1;
      json(response, 200, request.url!.endsWith('/set') ? { metadata } : { metadata: { resourceVersion: '1' }, items: [] });
    }, 20);
  }, KINDS);
  const set = await ApplySet.read(under.cluster, 'set', [{ apiVersion: 'v1', kind: 'ConfigMap', name: 'a' }]);
  expect(await set.members()).toEqual({ objects: [], unserved: [] });
  expect(most).toBe(16);
});

test('reports how to delete an object that an annotation keeps', async () => {
  const { there, deleted } = await having([]);
  there.configmaps.push(member('ConfigMap', 'kept', { annotations: { 'helm.sh/resource-policy': 'keep' } }));
  const said: string[] = [];
  const dialogue = { say: (_: string, line: string) => void said.push(line) };
  const options = { validate: 'strict', prune: 'set', yes: true } as const;
  await new ApplyRun(under!.cluster, options, { signal: AbortSignal.timeout(5_000) }, new Results('json', false, []), dialogue).apply([STAYS]);
  expect([deleted.includes('kept'), said]).toEqual([false, expect.arrayContaining([
    'kept configmap/kept in namespace default: annotations protect it after its manifest is gone: if it is no longer needed, delete it with kubectl',
  ])]);
});

test.each<[string, readonly (string | undefined)[], string]>([
  ['with the only namespace of the manifests', ['shop', 'shop', undefined], 'the set is recorded in a Secret there: write -n shop to record it in the namespace of the manifests'],
  ['with a context if there are several namespaces', ['shop', 'web'], 'the set is recorded in a Secret there: write a --context whose namespace is among those of the manifests, shop, web'],
  ['with a permission if the manifests are in that namespace', ['default'], 'the set is recorded in a Secret there, which this user must be allowed to get, create and patch: MachineAccess with apply: { prune: true } allows that'],
])('advises a user who may not read the Secret of a set: %s', async (_, namespaces, advice) => {
  under = await serve((_request, response) => json(response, 403, { message: 'secrets "set" is forbidden' }), KINDS);
  const objects = namespaces.map((namespace, index) => ({ apiVersion: 'v1', kind: 'ConfigMap', name: `c${index}`, namespace }));
  await expect(ApplySet.read(under.cluster, 'set', objects)).rejects.toThrow(
    `cannot read Secret "set" in namespace "default": 403: secrets "set" is forbidden: ${advice}`,
  );
});

test.each([
  ['changes an object', [STAYS], '2', ['note: configmap/stays belongs to a set: the next `apply --prune` with its manifests undoes this change: to change a set of your own, write --prune with its name']],
  ['changes objects', [STAYS, desired('other')], '2', [expect.stringMatching(/^note: configmap\/\w+ and 1 more belong to sets: /)]],
  ['leaves an object as it is', [STAYS], '1', []],
])('a run without a set says so if it %s of a set', async (_, objects, value, notes) => {
  under = await serve(({ method, url }, response) => {
    json(response, 200, { ...member('ConfigMap', url!.includes('other') ? 'other' : 'stays'), data: { a: method === 'PATCH' ? value : '1' } });
  }, KINDS);
  const said: string[] = [];
  const dialogue = { say: (what: string, line: string) => void said.push(`${what}: ${line}`) };
  const retry = { signal: AbortSignal.timeout(5_000) };
  expect(await new ApplyRun(under.cluster, { validate: 'strict' }, retry, new Results('json', false, []), dialogue).apply(objects)).toBe(0);
  expect(said).toEqual(notes);
});
