// Which requests `status` sends, and that what it shows does not depend on them.
import { recordedMachine } from './recorded';
import type { Cluster, ObjectQuery } from '../../../src/cli/cluster/cluster';
import { MAX_NAMESPACES } from '../../../src/cli/cluster/watch';
import { inspectAll } from '../../../src/cli/machines/inspection';
import { Answer, ended, start, useCommand } from '../terminal/command-at-server';

jest.setTimeout(60_000);
useCommand();

const NAMES = Array.from({ length: 12 }, (_, index) => `m${index}`);
const CREATED = { creationTimestamp: '2025-01-01T00:00:00Z' };

/** The objects of a namespace by resource: for each machine an instance, a launcher, a disk, and events about each. */
function objectsIn(namespace: string): { readonly [resource: string]: any[] } {
  const named = (name: string, uid = `${name}-uid`) => ({ namespace, name, uid, ...CREATED });
  const launched = (name: string) => `virt-launcher-${name}-abcde`;
  const about = (kind: string, name: string, uid = `${name}-uid`) => ({
    metadata: named(`${kind}-${name}`.toLowerCase()), involvedObject: { kind, name, uid }, type: 'Normal', reason: `About${kind}`, message: name, lastTimestamp: CREATED.creationTimestamp,
  });
  const volumes = (name: string) => [{ name: 'root', dataVolume: { name: `${name}-root` } }];
  return {
    virtualmachines: NAMES.map((name) => ({ metadata: named(name), spec: { runStrategy: 'Always', template: { spec: { volumes: volumes(name) } } }, status: { printableStatus: 'Starting' } })),
    virtualmachineinstances: [...NAMES, 'stray'].map((name) => ({ metadata: named(name, `${name}-vmi`), spec: {}, status: { phase: 'Scheduling', nodeName: `node-${name}` } })),
    pods: NAMES.map((name) => ({ metadata: { ...named(launched(name)), labels: { 'kubevirt.io': 'virt-launcher', 'kubevirt.io/created-by': `${name}-vmi` } }, status: { phase: 'Pending', conditions: [{ type: 'PodScheduled', status: 'False', reason: 'Unschedulable', message: `no node for ${name}` }] } })),
    datavolumes: NAMES.map((name) => ({ metadata: named(`${name}-root`), status: { phase: 'Succeeded' } })),
    persistentvolumeclaims: NAMES.map((name) => ({ metadata: named(`${name}-root`), status: { phase: 'Bound', capacity: { storage: '4Gi' } } })),
    events: NAMES.flatMap((name) => [about('VirtualMachine', name), about('VirtualMachineInstance', name, 'an-earlier-one'), about('Pod', launched(name)), about('PersistentVolumeClaim', `${name}-root`)]),
  };
}

/** Whether an object has the fields or labels that a query selects. */
function isSelected(object: any, query: URLSearchParams): boolean {
  const terms = [query.get('fieldSelector'), query.get('labelSelector')].flatMap((selector) => selector?.split(',') ?? []);
  return terms.map((term) => term.split('=')).every(([key, value]) => (
    value === (key === 'involvedObject.name' ? object.involvedObject.name : object.metadata.labels?.[key])
  ));
}

/**
 * What `status` prints at a server whose user may not send some requests, and the answered requests.
 *
 * @param more further objects, by resource
 */
async function status(
  args: readonly string[], isForbidden: (path: string) => boolean = () => false, more: { readonly [resource: string]: any[] } = {},
) {
  const requests: string[] = [];
  const everything = ['web', 'shop'].map(objectsIn);
  const answer: Answer = (_, { pathname, search, searchParams }) => {
    const [, namespace, resource, name] = /^\/apis?\/.*?v1(?:beta1)?(?:\/namespaces\/([^/]+))?\/([^/]+)(?:\/([^/]+))?$/.exec(pathname)!;
    const path = [namespace ?? '*', resource, ...name === undefined ? [] : [name]].join('/');
    requests.push(path);
    if (isForbidden(path)) {
      return { code: 403, body: { message: `forbidden: ${path}` } };
    }
    const all = [...everything, more].flatMap((each) => each[resource] ?? []);
    const inScope = all.filter(({ metadata }) => [metadata.namespace, undefined].includes(namespace));
    const items = inScope.filter(({ metadata }) => [metadata.name, undefined].includes(name));
    const body = name === undefined ? { metadata: {}, items: items.filter((item) => isSelected(item, searchParams)) } : items[0];
    return body === undefined ? { code: 404, body: { message: search } } : { body };
  };
  const { stdout, stderr, ...end } = await ended(start(['status', '-o', 'json', ...args], answer));
  expect(end.status).toBe(0);
  return { views: JSON.parse(stdout), requests: requests.sort(), stderr };
}

/** The six kinds that a machine is shown from. */
const KINDS = Object.keys(objectsIn('web'));
const listsIn = (scope: string) => KINDS.map((resource) => `${scope}/${resource}`).sort();

test('a single machine takes a request for each of its objects, and does not list those of others', async () => {
  const { views, requests } = await status(['m1']);
  expect(views).toEqual([expect.objectContaining({ name: 'm1', node: 'node-m1', message: 'no node for m1' })]);
  expect(views[0].events.map(({ object }: any) => object)).toEqual(['VirtualMachine/m1', 'PersistentVolumeClaim/m1-root', 'Pod/virt-launcher-m1-abcde']);
  expect(requests).toEqual([
    'web/datavolumes/m1-root', ...Array(3).fill('web/events'), 'web/persistentvolumeclaims/m1-root', 'web/pods', 'web/virtualmachineinstances/m1', 'web/virtualmachines/m1',
  ]);
});

test('a machine whose disk is being imported is shown with what the import waits for', async () => {
  const metadata = (name: string) => ({ namespace: 'web', name, uid: `${name}-uid`, ...CREATED });
  const message = 'MountVolume.SetUp failed for volume "cdi-cert-vol" : configmap "corp-ca" not found';
  const { views } = await status(['new'], undefined, {
    virtualmachines: [{
      metadata: metadata('new'),
      spec: { runStrategy: 'Always', template: { spec: { volumes: [{ name: 'root', dataVolume: { name: 'new-root' } }] } } },
      status: { printableStatus: 'Provisioning' },
    }],
    datavolumes: [{
      kind: 'DataVolume',
      metadata: metadata('new-root'),
      status: { phase: 'ImportScheduled', conditions: [{ type: 'Running', status: 'False', reason: 'ContainerCreating' }] },
    }],
    persistentvolumeclaims: [{ kind: 'PersistentVolumeClaim', metadata: metadata('new-root'), status: { phase: 'Pending' } }],
    events: [{
      metadata: metadata('mount'),
      involvedObject: { kind: 'Pod', name: 'importer-prime-new-root-uid', uid: 'importer' },
      type: 'Warning',
      reason: 'FailedMount',
      message,
      count: 30,
      lastTimestamp: new Date().toISOString(),
    }],
  });
  expect(views).toEqual([expect.objectContaining({ reason: 'ConfigMapNotFound', message, advice: expect.stringContaining('apply the ConfigMap "corp-ca"') })]);
  expect(views[0].events.map(({ object }: any) => object)).toEqual(['Pod/importer-prime-new-root-uid']);
});

test('many machines take one list of each kind instead of seven requests each, and are shown as single ones are', async () => {
  const { views, requests } = await status([]);
  expect(requests).toEqual(listsIn('web'));
  expect(views).toHaveLength(NAMES.length);
  for (const index of [0, 11]) {
    expect([views[index]]).toEqual((await status([`m${index}`])).views);
  }
});

test('the machines of all namespaces take one list of each kind, or one in each namespace if the user may not list others', async () => {
  const everywhere = await status(['-A']);
  expect(everywhere.requests).toEqual(listsIn('*'));
  const byNamespace = await status(['-A'], (path) => path.startsWith('*') && path !== '*/virtualmachines');
  expect(byNamespace.views).toEqual(everywhere.views);
  const related = (scope: string) => listsIn(scope).filter((path) => !path.endsWith('/virtualmachines'));
  expect(byNamespace.requests).toEqual([...listsIn('*'), ...related('shop'), ...related('web')]);
  expect(byNamespace.stderr).toBe('');
});

test('a user who may read objects but not list them sees the same', async () => {
  const single = ['virtualmachineinstances', 'datavolumes', 'persistentvolumeclaims'].map((resource) => `web/${resource}`);
  const { views, stderr } = await status([], (path) => single.includes(path));
  expect({ views, stderr }).toEqual({ views: (await status([])).views, stderr: '' });
});

test('a user who may not see a kind is told so once, and may see objects of a kind one by one', async () => {
  const { views, requests, stderr } = await status([], (path) => ['web/pods', 'web/virtualmachineinstances', 'web/virtualmachineinstances/m3'].includes(path));
  expect(views.map(({ unseen }: any) => unseen)).toEqual(NAMES.map((name) => name === 'm3' ? ['Pod', 'VirtualMachineInstance'] : ['Pod']));
  expect(requests.filter((path) => path === 'web/pods')).toHaveLength(1);
  expect(stderr.replace(/cluster \S+: /g, '').trim().split('\n')).toEqual([
    'note: cannot list Pod of v1 in namespace "web": 403: forbidden: web/pods: machines are shown without it',
    expect.stringContaining('cannot get VirtualMachineInstance "m3" in namespace "web": 403: forbidden: web/virtualmachineinstances/m3: machines are shown without it'),
  ]);
});

test.each([
  ['those of its instance', { metadata: { name: 'web', uid: 'u-1' } }, ['kubevirt.io=virt-launcher,kubevirt.io/created-by=u-1']],
  ['those with its name if its instance is unknown', undefined, ['kubevirt.io=virt-launcher,vmi.kubevirt.io/id=web']],
])('the launchers of a machine are %s, whatever the hostname of its guest', async (_what, instance, selectors) => {
  const queries: ObjectQuery[] = [];
  const cluster = {
    server: { clock: { now: 7 } },
    read: async ({ kind }: { readonly kind: string }) => kind === 'VirtualMachineInstance' ? instance : undefined,
    list: async (query: ObjectQuery) => {
      queries.push(query);
      return { items: [], resourceVersion: '1' };
    },
  };
  const [{ related }] = await inspectAll(cluster as unknown as Cluster, [recordedMachine('a machine that runs')]);
  expect(queries.filter(({ kind }) => kind === 'Pod').map(({ labelSelector }) => labelSelector)).toEqual(selectors);
  expect(related.now).toBe(7);
});

test('machines of many namespaces take one list of each kind', async () => {
  const machinesIn = (count: number) => Array.from({ length: count }, (_, index) => {
    const machine = recordedMachine('a machine that runs');
    return { ...machine, metadata: { ...machine.metadata, namespace: `n-${index}` } };
  });
  const requestsFor = async (count: number) => {
    const requests: string[] = [];
    const note = ({ kind, namespace = '*' }: ObjectQuery) => void requests.push(`${namespace} ${kind}`);
    const list = async (query: ObjectQuery) => {
      note(query);
      return { items: [] };
    };
    const read = async (query: ObjectQuery) => note(query);
    const cluster = { server: { clock: {} }, list, read };
    expect(await inspectAll(cluster as unknown as Cluster, machinesIn(count))).toHaveLength(count);
    return requests;
  };
  expect((await requestsFor(MAX_NAMESPACES)).filter((request) => request.startsWith('*'))).toEqual([]);
  const requests = await requestsFor(MAX_NAMESPACES + 1);
  expect(requests).toContain('* VirtualMachineInstance');
  expect(requests.filter((request) => !request.startsWith('*'))).toEqual([]);
  expect(new Set(requests).size).toBe(requests.length);
});
