// What a set records while others change it, and namespaces of members that are gone.
import { ApplySet, extentOf } from '../../../src/cli/apply/apply-set';
import { applySetId, GROUP_KINDS, NAMESPACES, SET_ID, TOOLING } from '../../../src/cli/apply/apply-set-names';
import { json, serve, TestServer } from '../cluster/http-server';

let under: TestServer | undefined;

afterEach(() => under?.close());

const KINDS = { '/api/v1': { resources: ['ConfigMap', 'Secret', 'Service', 'Namespace'].map((kind) => ({ kind, name: `${kind.toLowerCase()}s`, namespaced: kind !== 'Namespace' })) } };

const secret = (groupKinds: string, namespaces = '') => ({
  name: 'set',
  namespace: 'default',
  resourceVersion: '1',
  labels: { [SET_ID]: applySetId({ name: 'set', namespace: 'default' }) },
  annotations: { [TOOLING]: 'cdk8s-kubevirt/v0', [GROUP_KINDS]: groupKinds, [NAMESPACES]: namespaces },
});

const object = (kind: string, namespace = 'default') => ({ apiVersion: 'v1', kind, name: 'a', namespace });

/** A cluster that keeps the Secret of a set. */
async function keepSecret(before?: any) {
  const kept = { metadata: before };
  under = await serve((request, response) => {
    let text = '';
    request.on('data', (part) => text += String(part)).on('end', () => {
      const { annotations: present = {}, resourceVersion = '0' } = kept.metadata ?? {};
      const { annotations = {}, ...sent } = text === '' ? {} : JSON.parse(text).metadata;
      const isOutdated = sent.resourceVersion !== undefined && sent.resourceVersion !== resourceVersion;
      if (text !== '' && !isOutdated) {
        const next = String(Number(resourceVersion) + 1);
        kept.metadata = { ...kept.metadata, ...sent, annotations: { ...present, ...annotations }, resourceVersion: next };
      }
      const code = isOutdated ? 409 : kept.metadata === undefined ? 404 : 200;
      json(response, code, code === 200 ? kept : { message: 'the object has been modified, or does not exist' });
    });
  }, KINDS);
  return { cluster: under.cluster, kept };
}

test.each([
  ['', secret('ConfigMap')],
  [' for the first time', undefined],
])('runs that begin at the same time%s keep the kinds and namespaces that the others recorded', async (_when, before) => {
  const { cluster, kept } = await keepSecret(before);
  const runs = await Promise.all(['Service', 'Secret', 'ConfigMap'].map(async (kind, index) => {
    const objects = [object(kind, `team-${index}`)];
    return { set: await ApplySet.read(cluster, 'set', objects), objects };
  }));
  await Promise.all(runs.map(({ set, objects }) => set.addExtent(extentOf(objects), false)));
  expect(kept.metadata.annotations).toMatchObject({ [GROUP_KINDS]: 'ConfigMap,Secret,Service', [NAMESPACES]: 'team-0,team-1,team-2' });
});

test.each([
  ['', secret('ConfigMap')],
  [' of a new set', undefined],
])('a dry run%s records nothing', async (_what, before) => {
  const { cluster } = await keepSecret(before);
  const objects = [object('Service')];
  await (await ApplySet.read(cluster, 'set', objects)).addExtent(extentOf(objects), true);
  const writes = under!.requests.filter((request) => request.includes('fieldManager='));
  expect([writes.length, writes.filter((request) => !request.includes('dryRun=All'))]).toEqual([before === undefined ? 2 : 1, []]);
});

describe('members in a namespace that this user may not list', () => {
  const membersIf = async (namespaceCode: number) => {
    under = await serve(({ url }, response) => {
      const code = url!.endsWith('/namespaces/gone') ? namespaceCode : url!.includes('/namespaces/gone/') ? 403 : 200;
      const body = url!.endsWith('/secrets/set') ? { metadata: secret('ConfigMap', 'gone,other') } : { metadata: { resourceVersion: '1' }, items: [] };
      json(response, code, code === 200 ? body : { kind: 'Status', message: 'no' });
    }, KINDS);
    return (await ApplySet.read(under.cluster, 'set', [object('ConfigMap')])).members();
  };

  test('are gone if the namespace is', async () => {
    expect(await membersIf(404)).toEqual({ objects: [], unserved: [] });
  });

  test('are reported with the way to take the namespace out of the set if it cannot be seen', async () => {
    await expect(membersIf(403)).rejects.toThrow(
      `403: no: if namespace "gone" is gone, take it out of the set: kubectl annotate --overwrite secret set -n default ${NAMESPACES}=other`,
    );
  });
});

// A backup that is restored under another name of its namespace brings the record back, with the id of a set that is not here.
test('the record of a set that was copied from another namespace is reported with the way to take over its objects', async () => {
  const { cluster } = await keepSecret({ ...secret('ConfigMap'), labels: { [SET_ID]: applySetId({ name: 'set', namespace: 'shop' }) } });
  await expect(ApplySet.read(cluster, 'set', [object('ConfigMap')])).rejects.toThrow(
    '--prune "set": Secret "set" in namespace "default" records a set of another namespace or name, as after a restore from a backup: '
    + 'run kubectl delete secret set -n default, which has no data, and apply with --force-conflicts to take over the restored objects',
  );
});

test('a Secret with data records no set, whatever its labels', async () => {
  const { cluster, kept } = await keepSecret({ ...secret('ConfigMap'), labels: { [SET_ID]: applySetId({ name: 'set', namespace: 'shop' }) } });
  Object.assign(kept, { data: { password: 'c2VjcmV0' } });
  await expect(ApplySet.read(cluster, 'set', [object('ConfigMap')])).rejects.toThrow('does not record a set: write another name');
});
