// Planned deletions of objects that somebody else changes at the same time.
import { PART_OF } from '../../../src/cli/apply/apply-set-names';
import { listerAtRisk } from '../../../src/cli/apply/objects-at-risk';
import { executeDeletions, preparePrune } from '../../../src/cli/apply/prune';
import { appliedObject, planPrune } from '../../../src/cli/apply/prune-plan';
import { DISCOVERY, json, serve, TestServer } from '../cluster/http-server';

const SET = 'applyset-x-v1';
const managedFields = [{ manager: 'cdk8s-kubevirt', operation: 'Apply', fieldsV1: { 'f:metadata': { 'f:labels': { [`f:${PART_OF}`]: {} } } } }];
const settings = (metadata: object = {}): any => ({
  apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'settings', namespace: 'n', uid: 'u', resourceVersion: '1', labels: { [PART_OF]: SET }, managedFields, ...metadata },
});

let under: TestServer | undefined;

afterEach(() => under?.close());

/** What happens to an object that has become `now` by the time its deletion is sent, and the preconditions that were sent. */
async function deleteWhenIt(now: any, { isRefused = false, code = 409, dryRun = false } = {}) {
  const preconditions: any[] = [];
  const dryRuns: any[] = [];
  under = await serve((request, response) => {
    if (request.method === 'GET') {
      json(response, now === undefined ? 404 : 200, now ?? {});
      return;
    }
    let text = '';
    request.on('data', (part) => text += String(part)).on('end', () => {
      const { preconditions: { uid, resourceVersion }, dryRun: sent } = JSON.parse(text);
      preconditions.push({ uid, resourceVersion });
      dryRuns.push(sent);
      const isMet = !isRefused && uid === now?.metadata.uid && resourceVersion === now?.metadata.resourceVersion;
      json(response, isMet ? 200 : code, isMet ? now : { message: 'the object has been modified' });
    });
  });
  const { deletions } = planPrune({
    parent: { apiVersion: 'v1', kind: 'Secret', name: 'set', namespace: 'n' }, members: [settings()], applied: [], bystanders: [], users: [], disks: new Map(), complete: new Set(), ancestors: new Map(),
  });
  const deleted: string[] = [];
  const report = ({ name }: { readonly name: string }) => deleted.push(name);
  const { failed, changed } = await executeDeletions(under.cluster, { id: SET } as never, deletions, { dryRun, onDeleted: report });
  return { deleted, failed: failed.size, changed: changed.map(({ name }) => name), preconditions, dryRuns };
}

test('an unchanged object is deleted', async () => {
  expect(await deleteWhenIt(settings())).toEqual({ deleted: ['settings'], failed: 0, changed: [], preconditions: [{ uid: 'u', resourceVersion: '1' }], dryRuns: [undefined] });
});

test('a dry run asks the server to delete nothing', async () => {
  expect(await deleteWhenIt(settings(), { dryRun: true })).toMatchObject({ deleted: ['settings'], dryRuns: [['All']] });
});

test('an object that has changed elsewhere is deleted in its new version', async () => {
  expect(await deleteWhenIt(settings({ resourceVersion: '2' }))).toMatchObject({ deleted: ['settings'], preconditions: [{ resourceVersion: '1' }, { resourceVersion: '2' }] });
});

test.each([
  ['belongs to another set', { labels: { [PART_OF]: 'applyset-y-v1' } }],
  ['outlives its manifest', { annotations: { 'helm.sh/resource-policy': 'keep' } }],
])('an object that now %s is kept', async (_, metadata) => {
  expect(await deleteWhenIt(settings({ resourceVersion: '2', ...metadata }))).toMatchObject({ deleted: [], failed: 0, changed: ['settings'], preconditions: [{}] });
});

test('a deletion that the server keeps refusing is not repeated', async () => {
  expect(await deleteWhenIt(settings(), { isRefused: true })).toMatchObject({ deleted: [], failed: 1, changed: [], preconditions: [{ resourceVersion: '1' }] });
});

test('if an object is kept after all, its namespace is kept too, and independent objects are still deleted', async () => {
  const namespace = { ...settings({ name: 'n', namespace: undefined, uid: 'n' }), kind: 'Namespace' };
  const service = { ...settings({ name: 'door', uid: 'door' }), kind: 'Service' };
  const protectedNow = { ...service, metadata: { ...service.metadata, resourceVersion: '2', annotations: { 'helm.sh/resource-policy': 'keep' } } };
  const sent: string[] = [];
  under = await serve(({ method, url }, response) => {
    const name = url!.split('/').at(-1)!;
    if (method === 'DELETE') {
      sent.push(name);
    }
    json(response, method === 'DELETE' && name === 'door' ? 409 : 200, protectedNow);
  }, { '/api/v1': { resources: ['ConfigMap', 'Namespace', 'Service'].map((kind) => ({ name: `${kind.toLowerCase()}s`, kind, namespaced: kind !== 'Namespace' })) } });
  const { deletions } = planPrune({
    parent: { apiVersion: 'v1', kind: 'Secret', name: 'set', namespace: 'elsewhere' },
    members: [settings(), namespace, service],
    applied: [],
    bystanders: [],
    users: [],
    disks: new Map(),
    complete: new Set(),
    ancestors: new Map(),
  });
  const options = { dryRun: false, onDeleted: () => undefined };
  const { changed, undeleted: left } = await executeDeletions(under.cluster, { id: SET } as never, deletions, options);
  expect([sent, changed.map(({ name }) => name), left.map(({ name }) => name)]).toEqual([['door', 'settings'], ['door'], ['n']]);
});

test('a deletion that an outage delays is not sent again once another run has started, which may have applied the object unchanged', async () => {
  let sent = 0;
  under = await serve((_request, response) => {
    sent += 1;
    json(response, 503, { message: 'later' });
  });
  const deletion = { apiVersion: 'v1', kind: 'ConfigMap', name: 'settings', namespace: 'n', uid: 'u', resourceVersion: '1' };
  const isCurrent = async () => sent === 0;
  const options = { dryRun: false, onDeleted: () => undefined, isCurrent };
  const { failed, undeleted } = await executeDeletions(under.cluster, { id: SET } as never, [deletion], options);
  expect([sent, failed.size, undeleted]).toEqual([1, 0, [deletion]]);
});

test('an object that somebody else is already deleting counts as deleted', async () => {
  expect(await deleteWhenIt(settings({ resourceVersion: '2', deletionTimestamp: '2026-01-01T00:00:00Z' }))).toMatchObject({ deleted: ['settings'], changed: [], preconditions: [{}] });
});

test('an object that is gone or has been replaced by another of its name counts as deleted', async () => {
  for (const code of [404, 409]) {
    expect(await deleteWhenIt(undefined, { code })).toMatchObject({ deleted: ['settings'], changed: [] });
    await under?.close();
  }
  expect(await deleteWhenIt(settings({ uid: 'another', resourceVersion: '7' }))).toMatchObject({ deleted: ['settings'], changed: [], preconditions: [{}] });
});

const MOUNTING = { spec: { volumes: [{ name: 'data', persistentVolumeClaim: { claimName: 'shared' } }] } };

/** A set with members. */
const setOf = (...members: readonly any[]) => ({
  parent: { apiVersion: 'v1', kind: 'Secret', name: 'set', namespace: 'n' }, extent: { groupKinds: [], namespaces: [] }, members: async () => ({ objects: members, unserved: [] }),
}) as never;

describe('users who may not list other objects', () => {
  beforeEach(async () => {
    under = await serve(({ url }, response) => json(response, url!.includes('/namespaces/') ? 403 : 404, { message: 'may not list' }), {
      ...DISCOVERY, '/api/v1': { resources: [{ name: 'persistentvolumeclaims', kind: 'PersistentVolumeClaim', namespaced: true }] },
    });
  });

  test('can prune a disk that no other object in their manifests needs', async () => {
    const { deletions } = await preparePrune(under!.cluster, setOf({ ...settings({ name: 'disk' }), kind: 'PersistentVolumeClaim' }), []);
    expect(deletions.map(({ name, loss }) => [name, loss])).toEqual([['disk', 'its data']]);
  });

  test('cannot prune an image from which a machine of their manifests may still have to clone its disk', async () => {
    const dataVolumeTemplates = [{ metadata: { name: 'web-root' }, spec: { source: { pvc: { name: 'image', namespace: 'n' } } } }];
    const machine = { ...settings({ name: 'web', uid: 'web' }), apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine', spec: { dataVolumeTemplates } };
    const { kept } = await preparePrune(under!.cluster, setOf({ ...settings({ name: 'image' }), kind: 'PersistentVolumeClaim' }), [appliedObject(machine)]);
    expect(kept.map(({ reason }) => reason)).toEqual(['virtualmachine.kubevirt.io/web stays, and still needs its data']);
  });

  test('cannot prune a machine, whose disks would be lost without being named', async () => {
    const machine = { ...settings({ name: 'web' }), apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine', spec: {} };
    await expect(preparePrune(under!.cluster, setOf(machine), [])).rejects.toThrow('may not list');
  });
});

test('the disks of a pool that leaves are not kept for its machines and their instances, which leave with it', async () => {
  const owned = (kind: string, uid: string, by: string) => ({ kind, metadata: { name: uid, namespace: 'n', uid, ownerReferences: [{ uid: by, controller: true }] }, spec: { template: MOUNTING, volumes: MOUNTING.spec.volumes } });
  const lists: { readonly [collection: string]: readonly object[] } = { virtualmachines: [owned('VirtualMachine', 'farm-0', 'farm')], virtualmachineinstances: [owned('VirtualMachineInstance', 'instance', 'farm-0')] };
  under = await serve(({ url }, response) => {
    const collection = url!.split('?')[0].split('/').at(-1)!;
    json(response, url!.includes('/namespaces/') ? 200 : 404, { metadata: {}, items: lists[collection] ?? [] });
  }, { ...DISCOVERY, '/api/v1': { resources: [{ name: 'persistentvolumeclaims', kind: 'PersistentVolumeClaim', namespaced: true }] } });
  const pool = { ...settings({ name: 'farm', uid: 'farm' }), apiVersion: 'pool.kubevirt.io/v1beta1', kind: 'VirtualMachinePool' };
  const disk = { ...settings({ name: 'shared', uid: 'shared' }), kind: 'PersistentVolumeClaim' };
  const { deletions, kept } = await preparePrune(under.cluster, setOf(pool, disk), []);
  expect([deletions.map(({ name }) => name).sort(), kept]).toEqual([['farm', 'shared'], []]);
  const alone = await preparePrune(under.cluster, setOf(disk), []);
  expect(alone.kept.map(({ reason }) => reason)).toEqual(['virtualmachine.kubevirt.io/farm-0 stays, and would lose its disk']);
});

describe('a plan with a disk, a pool and a machine whose disk was cloned', () => {
  const owned = (name: string, kind = '', by = '', annotations = {}) => ({
    metadata: { name, namespace: 'n', uid: name, annotations, ownerReferences: by === '' ? [] : [{ apiVersion: 'kubevirt.io/v1', kind, name: by, uid: by, controller: true }] },
  });
  const clone = { dataVolumeTemplates: [{ metadata: { name: 'web-root' }, spec: { source: { pvc: { name: 'image', namespace: 'n' } } } }] };
  const status = { phase: 'Succeeded' };
  const pool = { ...settings({ name: 'farm', uid: 'farm' }), apiVersion: 'pool.kubevirt.io/v1beta1', kind: 'VirtualMachinePool' };
  const image = { ...settings({ name: 'image', uid: 'image' }), apiVersion: 'cdi.kubevirt.io/v1beta1', kind: 'DataVolume' };
  const listed = (): { readonly [collection: string]: readonly any[] } => ({
    virtualmachines: [owned('farm-0', 'VirtualMachinePool', 'farm'), { ...owned('web'), spec: clone, status: { conditions: Array(100).fill({ type: 'Ready' }) } }],
    datavolumes: [{ ...owned('web-root', 'VirtualMachine', 'web'), status }, { ...owned('farm-0-root', 'VirtualMachine', 'farm-0', { 'helm.sh/resource-policy': 'keep' }), status }],
  });
  let lists = listed();
  const resources = (kind: string) => ({ resources: [{ name: `${kind.toLowerCase()}s`, kind, namespaced: true }] });

  beforeEach(async () => {
    lists = listed();
    under = await serve(({ url }, response) => {
      const collection = /\/namespaces\/n\/(\w+)(?:\?|$)/.exec(url!)?.[1];
      json(response, collection === undefined ? 404 : 200, { metadata: {}, items: lists[collection!] ?? [] });
    }, { ...DISCOVERY, '/api/v1': resources('PersistentVolumeClaim'), '/apis/cdi.kubevirt.io/v1beta1': resources('DataVolume') });
  });

  test('lists each type once, disks after the machines that may need their sources, and reads no owner that was listed', async () => {
    const { deletions, kept } = await preparePrune(under!.cluster, setOf(pool, image), []);
    expect([deletions.map(({ name }) => name), kept.map(({ reason }) => reason)]).toEqual([['image'], ['datavolume.cdi.kubevirt.io/farm-0-root stays, and would be deleted with it']]);
    const read = under!.requests.flatMap((request) => /\/namespaces\/n\/([\w/]+)/.exec(request)?.[1] ?? []);
    const [machines, disks] = [read.slice(0, 2), read.slice(2)].map((group) => [...group].sort());
    expect([machines, disks]).toEqual([['virtualmachineinstances', 'virtualmachines'], ['datavolumes', 'persistentvolumeclaims']]);
  });

  test('keeps the image while the disk is being deleted, since the machine makes another one from it', async () => {
    lists.datavolumes[0].metadata.deletionTimestamp = '2026-01-01T00:00:00Z';
    const { kept } = await preparePrune(under!.cluster, setOf(image), []);
    expect(kept.map(({ reason }) => reason)).toEqual(['virtualmachine.kubevirt.io/web stays, and still needs its data']);
  });

  test('keeps little of an object in memory', async () => {
    const [, machine] = await listerAtRisk(under!.cluster)({ apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine', namespace: 'n' });
    expect(JSON.stringify(machine).length).toBeLessThan(500);
  });
});

test('a disk of somebody else that is being filled from a snapshot keeps the snapshot', async () => {
  const uid = '01234567-89ab-cdef-0123-456789abcdef';
  const copy = { metadata: { name: 'copy', namespace: 'n', uid: 'copy' }, spec: { source: { snapshot: { name: `vmsnapshot-${uid}-volume-root`, namespace: 'n' } } } };
  under = await serve(({ url }, response) => {
    json(response, url!.includes('/namespaces/') ? 200 : 404, { metadata: {}, items: url!.includes('/datavolumes') ? [copy] : [] });
  }, { ...DISCOVERY, '/apis/cdi.kubevirt.io/v1beta1': { resources: [{ name: 'datavolumes', kind: 'DataVolume', namespaced: true }] } });
  const snapshot = { ...settings({ name: 'last', uid }), apiVersion: 'snapshot.kubevirt.io/v1beta1', kind: 'VirtualMachineSnapshot' };
  const { deletions, kept } = await preparePrune(under.cluster, setOf(snapshot), []);
  expect([deletions, kept.map(({ reason }) => reason)]).toEqual([[], ['datavolume.cdi.kubevirt.io/copy stays, and still needs its data']]);
});

test.each([
  ['kubevirt.io', 'v1', 'VirtualMachine'],
  ['kubevirt.io', 'v1', 'VirtualMachineInstance'],
  ['kubevirt.io', 'v1', 'VirtualMachineInstanceReplicaSet'],
  // Clusters serve different versions of pools.
  ['pool.kubevirt.io', 'v1alpha1', 'VirtualMachinePool'],
  ['snapshot.kubevirt.io', 'v1beta1', 'VirtualMachineSnapshot'],
  ['snapshot.storage.k8s.io', 'v1', 'VolumeSnapshot'],
  ['cdi.kubevirt.io', 'v1beta1', 'DataVolume'],
  ['', 'v1', 'PersistentVolumeClaim'],
])('what no manifest can restore keeps its namespace: of %j and %s, a %s of somebody else', async (group, version, kind) => {
  const [api, type] = [group === '' ? '/api' : `/apis/${group}`, kind.toLowerCase()];
  const answers: { readonly [path: string]: object } = {
    [api]: { versions: [{ version }] },
    [`${api}/${version}`]: { resources: [{ name: `${type}s`, kind, namespaced: true }] },
    [`${api}/${version}/namespaces/team/${type}s`]: { metadata: {}, items: [{ metadata: { name: 'theirs', namespace: 'team', uid: 'p' } }] },
  };
  under = await serve((request, response) => {
    const path = request.url!.split('?')[0];
    const isList = path.includes('/namespaces/team/');
    json(response, isList || answers[path] !== undefined ? 200 : 404, answers[path] ?? { metadata: {}, items: [] });
  }, {});
  const namespace = { ...settings({ name: 'team', namespace: undefined }), kind: 'Namespace' };
  const { deletions, kept } = await preparePrune(under.cluster, setOf(namespace), []);
  expect([deletions, kept.map(({ reason }) => reason)]).toEqual([[], [`${type}${group && `.${group}`}/theirs stays, and would be deleted with it`]]);
});
