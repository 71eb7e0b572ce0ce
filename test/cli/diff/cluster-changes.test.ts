// What a cluster would do with a set, as it answers to dry runs.
import { setMaxListeners } from 'events';
import { mkdtempSync, rmSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { applySetId, GROUP_KINDS, PART_OF, SET_ID, TOOLING } from '../../../src/cli/apply/apply-set-names';
import { changeLines } from '../../../src/cli/diff/change-lines';
import { clusterChanges } from '../../../src/cli/diff/cluster-changes';
import { keptInput } from '../../../src/cli/manifests/documents';
import { json, serve } from '../cluster/http-server';

const folder = mkdtempSync(join(tmpdir(), 'cluster-changes-'));

// As the command does: each request listens to the same signal.
beforeAll(() => setMaxListeners(0));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const SET = applySetId({ name: 'set', namespace: 'default' });
const managedFields = [{ manager: 'cdk8s-kubevirt', operation: 'Apply', fieldsV1: { 'f:metadata': { 'f:labels': { [`f:${PART_OF}`]: {} } } } }];
const member = (kind: string, name: string) => ({
  apiVersion: 'v1', kind, metadata: { name, namespace: 'default', uid: name, resourceVersion: '1', labels: { [PART_OF]: SET }, managedFields },
});

test('what is lost with an object that would be pruned is told', async () => {
  const set = { metadata: { name: 'set', labels: { [SET_ID]: SET }, annotations: { [TOOLING]: 'cdk8s-kubevirt/v0', [GROUP_KINDS]: 'ConfigMap,PersistentVolumeClaim' } } };
  const there: { readonly [collection: string]: readonly object[] } = {
    configmaps: [member('ConfigMap', 'stays'), member('ConfigMap', 'goes')], persistentvolumeclaims: [member('PersistentVolumeClaim', 'data')],
  };
  const server = await serve(({ url }, response) => {
    const name = url!.split('?')[0].split('/').at(-1)!;
    const items = there[name];
    json(response, 200, items === undefined ? { stays: member('ConfigMap', 'stays'), set }[name] ?? { metadata: { name } } : { metadata: { resourceVersion: '1' }, items });
  }, {
    '/api/v1': {
      resources: ['ConfigMap', 'Namespace', 'PersistentVolumeClaim', 'Secret'].map((kind) => ({ name: `${kind.toLowerCase()}s`, kind, namespaced: kind !== 'Namespace' })),
    },
  });
  const file = join(folder, 'stays.yaml');
  writeFileSync(file, 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: stays}\n');
  const changes = await clusterChanges(keptInput([file]), server.cluster, { prune: 'set', validate: 'strict' }, { signal: AbortSignal.timeout(5_000) });
  await server.close();
  expect(changes.map((change) => changeLines(change).map(({ text }) => text))).toEqual([
    ['persistentvolumeclaim/data in namespace default would be pruned', '! it takes along its data'],
    ['configmap/goes in namespace default would be pruned'],
  ]);
});
