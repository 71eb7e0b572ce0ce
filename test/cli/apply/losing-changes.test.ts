// A run whose changes delete disks: what it says, what it asks, and what it sends.
import { setMaxListeners } from 'events';
import { ApplyRun, type RunOptions } from '../../../src/cli/apply/apply-run';
import { PART_OF } from '../../../src/cli/apply/apply-set-names';
import { readLosingChanges } from '../../../src/cli/apply/losing-changes';
import { Results } from '../../../src/cli/apply/results';
import { DISCOVERY, json, serve, TestServer } from '../cluster/http-server';

let under: TestServer | undefined;

beforeAll(() => setMaxListeners(0));

afterEach(() => under?.close());

const resource = (kind: string) => ({ name: `${kind.toLowerCase()}s`, kind, namespaced: true });
const KINDS = {
  ...DISCOVERY,
  '/api/v1': { resources: [resource('PersistentVolumeClaim')] },
  '/apis/autoscaling/v2': { resources: [resource('HorizontalPodAutoscaler')] },
  '/apis/apps/v1': { resources: [resource('ControllerRevision')] },
  '/apis/cdi.kubevirt.io/v1beta1': { resources: [resource('DataVolume')] },
  '/apis/kubevirt.io/v1': { resources: ['VirtualMachine', 'VirtualMachineInstance'].map(resource) },
  '/apis/pool.kubevirt.io/v1beta1': { resources: [resource('VirtualMachinePool')] },
};

const labels = (generation: number) => ({ 'kubevirt.io/vm-pool-revision-name': `ci-${generation}` });
const template = (size: string) => ({ spec: { runStrategy: 'Always', dataVolumeTemplates: [{ metadata: { name: 'root' }, spec: { storage: { resources: { requests: { storage: size } } } } }], template: {} } });
const pool = (replicas: number, size = '1Gi', spec: object = {}) => ({ apiVersion: 'pool.kubevirt.io/v1beta1', kind: 'VirtualMachinePool', metadata: { name: 'ci', namespace: 'default' }, spec: { replicas, ...spec, virtualMachineTemplate: template(size) } });
const owned = (name: string, owner: string, more: object = {}) => ({ metadata: { name, uid: name, ownerReferences: [{ uid: owner }], ...more } });

/** A cluster with this pool and as many machines, which run its template unless an earlier one is given. */
async function having(before: ReturnType<typeof pool>, {
  machines = before.spec.replicas, earlier = undefined as string | undefined, forbidden = 'nothing', areDisksOwned = true, leaving = 0, refusal = undefined as object | undefined,
  diskNames = 'root', isNew = false,
} = {}) {
  const live = { ...before, metadata: { ...before.metadata, uid: 'ci', resourceVersion: '1' }, status: { labelSelector: 'pool=ci', replicas: machines } };
  const names = Array.from({ length: machines }, (_, index) => `ci-${index}`);
  const lists: { readonly [collection: string]: any[] } = {
    virtualmachines: names.map((name, index) => ({
      ...owned(name, 'ci', { labels: labels(2), ...index < leaving && { deletionTimestamp: '2026-01-01T00:00:00Z' } }),
      spec: { dataVolumeTemplates: [{ metadata: { name: `${diskNames}-${index}` } }] },
    })),
    virtualmachineinstances: names.map((name) => owned(name, name, { labels: labels(earlier === undefined ? 2 : 1) })),
    datavolumes: names.map((name, index) => owned(`root-${index}`, name, areDisksOwned ? {} : { ownerReferences: undefined })),
    persistentvolumeclaims: [],
  };
  const revisions: { readonly [name: string]: string } = { 'ci-1': earlier ?? '1Gi', 'ci-2': '1Gi' };
  const sent: any[] = [];
  const listed: string[] = [];
  under = await serve((request, response) => {
    const [path, query] = request.url!.split('?');
    const [collection, name] = path.split('/').slice(-2);
    listed.push(...name in lists ? [name] : []);
    let text = '';
    request.on('data', (part) => text += String(part)).on('end', () => {
      if (request.method === 'PATCH' && refusal !== undefined && /^(?!.*force=true).*dryRun/.test(query)) {
        json(response, (refusal as { readonly code: number }).code, refusal);
      } else if (request.method === 'PATCH') {
        const body = { ...live, spec: JSON.parse(text).spec };
        sent.push(...query.includes('dryRun') ? [] : [body.spec.replicas]);
        json(response, 200, body);
      } else if (collection === 'horizontalpodautoscalers' || isNew && collection === 'virtualmachinepools') {
        json(response, 404, { kind: 'Status', message: 'not found' });
      } else if (path.includes(forbidden)) {
        json(response, 403, { kind: 'Status', message: 'forbidden' });
      } else if (collection === 'controllerrevisions') {
        json(response, 200, { metadata: { name }, data: { virtualMachineTemplate: template(revisions[name]) } });
      } else {
        const list = lists[name];
        json(response, 200, list === undefined ? live : { metadata: { resourceVersion: '1' }, items: list });
      }
    });
  }, KINDS);
  return { lists, sent, listed };
}

/** Machines of no pool; each of those that fail has a disk. */
function strangers(statuses: { readonly [name: string]: object }) {
  const machines = Object.entries(statuses).map(([name, status]) => ({ metadata: { name, uid: name }, status }));
  return { machines, disks: machines.map(({ metadata: { name } }) => owned(`${name}-data`, name)) };
}

/** Applies a pool; without an answer, there is no terminal. */
async function run(after: ReturnType<typeof pool>, answer?: () => boolean, options: Partial<RunOptions> = {}) {
  const said: string[] = [];
  const ask = answer && (async (question: string) => {
    said.push(`question: ${question}`);
    return answer();
  });
  const object = { ...after, ...after.metadata, needs: [], identity: 'ci', manifest: after, document: { source: 'ci.yaml', lineAt: () => 1 } };
  const dialogue = { say: (what: string, line: string) => void said.push(`${what}: ${line}`), ask };
  const status = await new ApplyRun(under!.cluster, { validate: 'strict', ...options }, { signal: AbortSignal.timeout(5_000) }, new Results('json', false, []), dialogue).apply([object as never]);
  return { status, said };
}

const CI = 'virtualmachinepool.pool.kubevirt.io/ci in namespace default';
const OFFLINE = { scaleInStrategy: { proactive: { statePreservation: 'Offline' } } };
const SCALED_IN = `${CI} is scaled in from 3 to 1: 2 machines fewer, deleted with their disks`;
const REPLACED = `${CI} deletes its running machines with their disks, and creates them again, all at once`;

test('asks before a smaller pool deletes disks, and sends it if the user agrees', async () => {
  const { sent } = await having(pool(3));
  expect(await run(pool(1), () => true)).toEqual({ status: 0, said: [`note: ${SCALED_IN}`, 'question: apply it?'] });
  expect(sent).toEqual([1]);
});

test('sends nothing if the user does not agree', async () => {
  const { sent } = await having(pool(3));
  expect(await run(pool(1), () => false)).toEqual({ status: 1, said: [`note: ${SCALED_IN}`, 'question: apply it?', 'note: nothing was applied'] });
  expect(sent).toEqual([]);
});

test('sends nothing without a terminal, unless --yes is written', async () => {
  const { sent } = await having(pool(3));
  expect(await run(pool(1))).toEqual({
    status: 1, said: [`note: ${SCALED_IN}`, `error: nothing was applied, since there is no terminal to confirm what is deleted: ${SCALED_IN}: write --yes to apply it`],
  });
  expect(sent).toEqual([]);
  expect(await run(pool(1), undefined, { yes: true })).toEqual({ status: 0, said: [`note: ${SCALED_IN}`] });
  expect(sent).toEqual([1]);
});

test('says in a dry run what would be deleted, and does not ask', async () => {
  await having(pool(3));
  expect(await run(pool(1), () => false, { dryRun: true })).toEqual({ status: 0, said: [`note: ${SCALED_IN}`] });
});

test('sends nothing if more would be deleted than the user was asked about', async () => {
  const { lists, sent } = await having(pool(3));
  const another = () => {
    lists.virtualmachines.push(owned('ci-3', 'ci', { labels: labels(2) }));
    return true;
  };
  expect((await run(pool(1), another)).said.at(-1)).toBe(`error: nothing was applied, since this is the case now: ${SCALED_IN.replace('3 to 1: 2', '4 to 1: 3')}: run the same command again`);
  expect(sent).toEqual([]);
});

test('asks before an autoscaler makes a pool smaller', async () => {
  await having(pool(3));
  const manifest = {
    apiVersion: 'autoscaling/v2',
    kind: 'HorizontalPodAutoscaler',
    metadata: { name: 'ci', namespace: 'default' },
    spec: { maxReplicas: 1, scaleTargetRef: { apiVersion: 'pool.kubevirt.io/v1beta1', kind: 'VirtualMachinePool', name: 'ci' } },
  };
  const object = { ...manifest, ...manifest.metadata, needs: [], identity: 'hpa', manifest };
  const retry = { signal: AbortSignal.timeout(5_000) };
  expect(await readLosingChanges(under!.cluster, [object as never], { validation: 'strict', forceConflicts: false, dryRun: false }, retry)).toEqual([
    'horizontalpodautoscaler.autoscaling/ci in namespace default sets the size of pool ci, which is scaled in from 3 to 1: 2 machines fewer, deleted with their disks',
  ]);
});

describe('a pool that begins to heal', () => {
  const HEALING = pool(3, '1Gi', { autohealing: {} });
  const FAILING = { 'db-1': { printableStatus: 'ErrorPvcNotFound' }, 'db-0': { printableStatus: 'Starting', startFailure: { consecutiveFailCount: 1 } } };
  const LOST = `${CI} deletes failing machines (db-0, db-1) with their disks: its autohealing covers the whole namespace`;
  const asked = (loss: string) => ({ status: 0, said: [`note: ${loss}`, 'question: apply it?'] });

  test.each([['', {}], [', also a paused one', { paused: true }]])('deletes all failing machines of the namespace%s', async (_, spec) => {
    const { lists } = await having(pool(3, '1Gi', spec));
    const { machines, disks } = strangers({ ...FAILING, fine: { printableStatus: 'Running' } });
    lists.virtualmachines.push(...machines);
    lists.datavolumes.push(...disks);
    expect(await run(pool(3, '1Gi', { ...spec, autohealing: {} }), () => true)).toEqual(asked(LOST));
    expect(await run(pool(3, '1Gi', spec), () => true)).toEqual({ status: 0, said: [] });
  });

  test('names the first of many', async () => {
    const { lists } = await having(pool(3));
    const { machines, disks } = strangers(Object.fromEntries(Array.from('abcdefg', (name) => [name, FAILING['db-1']])));
    lists.virtualmachines.push(...machines);
    lists.datavolumes.push(...disks);
    expect(await run(HEALING, () => true)).toEqual(asked(LOST.replace('db-0, db-1', 'a, b, c, d, e and 2 more')));
  });

  test('deletes nothing that is missed if no machine fails, or those that do have no disks', async () => {
    const { lists } = await having(pool(3));
    expect(await run(HEALING, () => true)).toEqual({ status: 0, said: [] });
    lists.virtualmachines.push(...strangers(FAILING).machines);
    expect(await run(HEALING, () => true)).toEqual({ status: 0, said: [] });
  });

  test('may delete others\' machines if this user may not read them', async () => {
    await having(pool(3), { forbidden: '/virtualmachines' });
    expect(await run(HEALING, () => true)).toEqual(asked(LOST.replace(' (db-0, db-1)', '')));
  });

  test('and is new deletes them too', async () => {
    const { lists } = await having(pool(3), { isNew: true });
    const { machines, disks } = strangers(FAILING);
    lists.virtualmachines.push(...machines);
    lists.datavolumes.push(...disks);
    expect(await run(HEALING, () => true)).toEqual(asked(LOST));
  });
});

test('lists the disks of a namespace once, for all pools in it', async () => {
  const { listed } = await having(pool(3));
  const objects = ['ci', 'nightly'].map((name) => ({ ...pool(1), name, namespace: 'default', needs: [], identity: name, manifest: pool(1) }));
  const found = await readLosingChanges(under!.cluster, objects as never, { validation: 'strict', forceConflicts: false, dryRun: false }, { signal: AbortSignal.timeout(5_000) });
  expect(found).toEqual([SCALED_IN, SCALED_IN.replace('/ci ', '/nightly ')]);
  expect(listed.sort()).toEqual(['datavolumes', 'persistentvolumeclaims', 'virtualmachineinstances', 'virtualmachines']);
});

test('judges by what is written if the webhook does not answer', async () => {
  await having(pool(3), { refusal: { kind: 'Status', code: 500, reason: 'InternalError', message: 'failed calling webhook' } });
  expect(await run(pool(1), () => false)).toEqual({ status: 1, said: [`note: ${SCALED_IN}`, 'question: apply it?', 'note: nothing was applied'] });
});

describe('a field that somebody else has set', () => {
  const causes = [{ reason: 'FieldManagerConflict', message: 'conflict with "kubectl-scale"', field: '.spec.replicas' }];
  const refusal = { kind: 'Status', code: 409, reason: 'Conflict', message: 'Apply failed with 1 conflict', details: { causes } };

  test('is not asked about', async () => {
    const { sent } = await having(pool(3), { refusal });
    expect(await run(pool(1), () => false)).toEqual({ status: 0, said: [] });
    expect(sent).toEqual([1]);
  });

  test('is asked about if it is taken over', async () => {
    const { sent } = await having(pool(3), { refusal });
    expect(await run(pool(1), () => false, { forceConflicts: true })).toEqual({ status: 1, said: [`note: ${SCALED_IN}`, 'question: apply it?', 'note: nothing was applied'] });
    expect(sent).toEqual([]);
  });
});

test('a pool of another set is not judged, since it is refused', async () => {
  const { metadata, ...rest } = pool(3);
  await having({ ...rest, metadata: { ...metadata, labels: { [PART_OF]: 'applyset-theirs-v1' } } as typeof metadata });
  const object = { ...pool(1), ...metadata, needs: [], identity: 'ci', manifest: pool(1) };
  const options = { validation: 'strict', forceConflicts: false, dryRun: false, applySet: 'applyset-ours-v1' } as const;
  expect(await readLosingChanges(under!.cluster, [object as never], options, { signal: AbortSignal.timeout(5_000) })).toEqual([]);
});

test('a pool that is being deleted is refused without a question', async () => {
  const { metadata, ...rest } = pool(3);
  const { sent } = await having({ ...rest, metadata: { ...metadata, deletionTimestamp: '2026-01-01T00:00:00Z' } as typeof metadata });
  jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  expect(await run(pool(1), () => true)).toEqual({ status: 1, said: [] });
  expect(sent).toEqual([1]);
  jest.restoreAllMocks();
});

test.each<[string, ReturnType<typeof pool>, ReturnType<typeof pool>, Parameters<typeof having>[1], string[]]>([
  ['a larger pool deletes nothing', pool(3), pool(5), {}, []],
  ['an unchanged pool with surplus machines deletes what it deletes anyway', pool(3), pool(3), { machines: 5 }, []],
  ['a smaller pool deletes as many machines as there really are', pool(3), pool(1), { machines: 2 }, [SCALED_IN.replace('3 to 1: 2 machines', '2 to 1: 1 machine')]],
  ['other disks replace the machines', pool(3), pool(3, '2Gi'), {}, [REPLACED]],
  ['a pool that runs an earlier template replaces its machines once it may', pool(3, '1Gi', { updateStrategy: { opportunistic: {} } }), pool(3), { earlier: '2Gi' }, [REPLACED]],
  ['a pool whose machines all have its template replaces none', pool(3, '1Gi', { updateStrategy: { opportunistic: {} } }), pool(3), {}, []],
  ['a disk that an earlier machine left is deleted with the machine that takes it', pool(3), pool(3, '2Gi'), { areDisksOwned: false }, [REPLACED]],
  ['a machine that is being deleted is not lost again', pool(3), pool(2), { leaving: 1 }, []],
  ['a pool that keeps disks forgets those of earlier templates', pool(3), pool(1, '1Gi', OFFLINE), { diskNames: 'renamed' }, [SCALED_IN]],
  ['a pool that keeps disks loses none', pool(3), pool(1, '1Gi', OFFLINE), {}, []],
  ['without a permission, the status tells how many machines there are', pool(2), pool(1), { machines: 3, forbidden: '/virtualmachines' }, [SCALED_IN]],
  ['without a permission, the earlier templates are not known', pool(3, '1Gi', { paused: true }), pool(3), { forbidden: 'controllerrevisions' }, [
    `${CI} deletes those of its running machines that were started with other dataVolumeTemplates with their disks, and creates them again`,
  ]],
  ['without a permission, the manifest tells how many machines there are', pool(3), pool(1), { machines: 2, forbidden: '/virtualmachines' }, [SCALED_IN]],
])('%s', async (_, before, after, cluster, losses) => {
  await having(before, cluster);
  expect(await run(after, () => true)).toEqual({ status: 0, said: [...losses.map((loss) => `note: ${loss}`), ...losses.map(() => 'question: apply it?')] });
});
