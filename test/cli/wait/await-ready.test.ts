import { setMaxListeners } from 'events';
import { MAX_NAMESPACES } from '../../../src/cli/cluster/watch';
import { awaitReady } from '../../../src/cli/wait/await-ready';
import type { ObjectOutcome } from '../../../src/cli/wait/display/report';
import { until } from '../../plane/until';
import { DISCOVERY, json, serve } from '../cluster/http-server';

const VM = { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine' };

const UNSCHEDULABLE = {
  ...VM,
  metadata: { name: 'web', namespace: 'default', uid: 'web', resourceVersion: '1' },
  spec: { runStrategy: 'Always' },
  status: { printableStatus: 'ErrorUnschedulable', conditions: [{ type: 'PodScheduled', status: 'False', reason: 'Unschedulable', message: 'Insufficient cpu' }] },
};

// As in the command, where every watch listens to the same signal.
beforeAll(() => setMaxListeners(0));

/** A cluster with an object of each of these kinds, named as in paths; its watches then report what comes. */
function having(objects: { readonly [kind: string]: object }, changes: { readonly [kind: string]: () => Promise<object> }, kinds = DISCOVERY) {
  return serve(({ url }, response) => {
    const [, kind] = /\/(\w+)\?/.exec(url!) ?? [];
    if (url!.includes('watch=true')) {
      response.writeHead(200).flushHeaders();
      void changes[kind]?.().then((event) => response.write(`${JSON.stringify(event)}\n`), () => undefined);
    } else {
      json(response, url!.includes('/namespaces/') ? 200 : 404, { metadata: { resourceVersion: '1' }, items: [objects[kind] ?? []].flat() });
    }
  }, kinds);
}

const modified = (object: object) => ({ type: 'MODIFIED', object });

/** What the wait displays, and how a test waits for that. */
function displayed() {
  const told: string[] = [];
  const update = ({ state, reason, message }: { state: string; reason: string; message?: string }) => void told.push([state, reason, message].filter(Boolean).join(' '));
  const display = { begin: () => undefined, update, abort: () => undefined, finish: () => undefined };
  return { told, display, says: (text: string) => until(text, () => told.some((each) => each.includes(text)), 20) };
}

test('a grace time beyond the maximum of timers does not expire at once', async () => {
  const server = await having({ virtualmachines: UNSCHEDULABLE }, {});
  const timers = jest.spyOn(globalThis, 'setTimeout');
  const over = new AbortController();
  const update = ({ reason }: { reason: string }) => reason === 'ErrorUnschedulable' && over.abort(new Error('seen'));
  const display = { begin: () => undefined, update, abort: () => undefined, finish: () => undefined };
  const years = 3 * 365 * 86_400_000;
  await awaitReady(server.cluster, [{ ...VM, name: 'web' }], { signal: over.signal, display, grace: years });
  const delays = timers.mock.calls.map(([, delay]) => delay ?? 0);
  timers.mockRestore();
  await server.close();
  expect(Math.max(...delays)).toBe(2 ** 31 - 1);
});

test('a failure that others may fix gets its grace time, even if the local clock changes', async () => {
  const { display, says } = displayed();
  const clock = Date.now.bind(Date);
  const { status: { conditions: [condition], ...status } } = UNSCHEDULABLE;
  const changed = { ...UNSCHEDULABLE, status: { ...status, conditions: [{ ...condition, message: 'Insufficient memory' }] } };
  const server = await having({ virtualmachines: UNSCHEDULABLE }, {
    virtualmachines: async () => {
      await says('Insufficient cpu');
      jest.spyOn(Date, 'now').mockImplementation(() => clock() + 3_600_000);
      return modified(changed);
    },
  });
  const over = new AbortController();
  const update = (outcome: ObjectOutcome) => outcome.message === 'Insufficient memory' ? over.abort(new Error('seen')) : display.update(outcome);
  const outcome = await awaitReady(server.cluster, [{ ...VM, name: 'web' }], { signal: over.signal, display: { ...display, update }, grace: 60_000 });
  jest.restoreAllMocks();
  await server.close();
  expect(outcome.objects.map(({ state, message }) => [state, message])).toEqual([['progressing', 'Insufficient memory']]);
  expect(outcome.objects[0].elapsed).toBeLessThan(60_000);
  expect(Number.isInteger(outcome.objects[0].elapsed)).toBe(true);
});

describe('a wait in many namespaces', () => {
  const namespaces = Array.from({ length: MAX_NAMESPACES + 1 }, (_, index) => `n-${index}`);
  const stopped = (namespace: string, name = 'web') => ({
    ...VM, metadata: { name, namespace, uid: `${namespace}/${name}`, resourceVersion: '1' }, spec: { runStrategy: 'Halted' }, status: { printableStatus: 'Stopped' },
  });
  const wanted = namespaces.map((namespace) => ({ ...VM, name: 'web', namespace }));

  /** Serves the machines of all namespaces, and of each one; the last machine stops only while it is watched. */
  async function waitWith(isForbidden: (path: string) => boolean) {
    const last = namespaces[namespaces.length - 1];
    const all = [...namespaces, 'elsewhere'].map((namespace) => stopped(namespace));
    const starting = { ...stopped(last), spec: { runStrategy: 'Always' }, status: { printableStatus: 'Starting' } };
    const server = await serve(({ url }, response) => {
      const { pathname, searchParams } = new URL(url!, 'http://server');
      const [, namespace] = /\/namespaces\/([^/]+)/.exec(pathname) ?? [];
      const isOfMachines = pathname.endsWith('/virtualmachines');
      if (!pathname.startsWith('/apis/kubevirt.io/v1/')) {
        json(response, 404, {});
      } else if (isForbidden(pathname)) {
        json(response, 403, { kind: 'Status', message: 'forbidden', code: 403 });
      } else if (searchParams.get('watch') === 'true') {
        response.writeHead(200).flushHeaders();
        const events = ['elsewhere', last].filter((each) => isOfMachines && [each, undefined].includes(namespace)).map((each) => modified(stopped(each)));
        response.write(events.map((event) => `${JSON.stringify(event)}\n`).join(''));
      } else {
        const machines = all.map((machine) => machine.metadata.namespace === last ? starting : machine);
        const items = isOfMachines ? machines.filter(({ metadata }) => namespace === undefined || metadata.namespace === namespace) : [];
        json(response, 200, { metadata: { resourceVersion: '1' }, items });
      }
    });
    const { display } = displayed();
    const outcome = await awaitReady(server.cluster, wanted, { signal: AbortSignal.timeout(20_000), display });
    await server.close();
    expect(outcome.objects.map(({ object, state }) => [object.namespace, state])).toEqual(namespaces.map((namespace) => [namespace, 'ready']));
    return server.requests.filter((request) => request.includes('watch=true') && request.includes('/virtualmachines?'));
  }

  test('takes one connection for the machines of all, whatever changes in other namespaces', async () => {
    expect(await waitWith(() => false)).toEqual([expect.stringMatching(/^GET \/apis\/kubevirt\.io\/v1\/virtualmachines\?/)]);
  });

  test('reports once that a kind which would explain failures is refused', async () => {
    const written: string[] = [];
    const stderr = jest.spyOn(process.stderr, 'write').mockImplementation((text) => written.push(String(text)) > 0);
    await waitWith((path) => path.includes('/virtualmachineinstances')).finally(() => stderr.mockRestore());
    expect(written).toEqual([expect.stringMatching(/^note: .*cannot watch VirtualMachineInstance .*: failures are explained without them, and so in other namespaces that refuse this\n$/)]);
  });

  test('is not spoken of where there is one namespace', async () => {
    const written: string[] = [];
    const stderr = jest.spyOn(process.stderr, 'write').mockImplementation((text) => written.push(String(text)) > 0);
    const server = await serve(({ url }, response) => {
      const found = url!.includes('/virtualmachines?') ? stopped('n-0') : url!.startsWith('/api/v1/namespaces?') ? { metadata: { name: 'n-0', resourceVersion: '1' } } : undefined;
      if (url!.includes('watch=true')) {
        response.writeHead(200).flushHeaders();
      } else if (url!.includes('/virtualmachineinstances')) {
        json(response, 403, { kind: 'Status', message: 'forbidden', code: 403 });
      } else {
        json(response, found === undefined ? 404 : 200, { metadata: { resourceVersion: '1' }, items: [found] });
      }
    });
    const objects = [{ apiVersion: 'v1', kind: 'Namespace', name: 'n-0' }, wanted[0]];
    const outcome = await awaitReady(server.cluster, objects, { signal: AbortSignal.timeout(20_000), display: displayed().display });
    stderr.mockRestore();
    await server.close();
    expect([outcome.objects.map(({ state }) => state), written]).toEqual([['ready', 'ready'], [expect.stringMatching(/: failures are explained without them\n$/)]]);
  });

  test('takes one for each namespace, for a user who may not see all', async () => {
    const watched = await waitWith((path) => !path.includes('/namespaces/'));
    expect(watched.map((request) => /namespaces\/([^/]+)/.exec(request)?.[1]).sort()).toEqual([...namespaces].sort());
  });
});

test('an object without a state stays ready, whatever happens to launchers, events and machines', async () => {
  const running = { ...UNSCHEDULABLE, status: { printableStatus: 'Running', conditions: [{ type: 'Ready', status: 'True' }] } };
  const instance = { kind: 'VirtualMachineInstance', metadata: { name: 'web', resourceVersion: '1' }, status: { conditions: [{ type: 'Ready', status: 'True' }] } };
  const event = { kind: 'Event', metadata: { name: 'slow', resourceVersion: '2' }, involvedObject: { kind: 'VirtualMachine', name: 'web', uid: 'web' }, reason: 'Slow' };
  const { display, says } = displayed();
  const server = await having({ virtualmachines: UNSCHEDULABLE, virtualmachineinstances: instance }, {
    events: async () => ({ type: 'ADDED', object: event }),
    virtualmachines: () => says('ErrorUnschedulable').then(() => modified(running)),
  }, { ...DISCOVERY, '/api/v1': { resources: ['Event', 'Pod'].map((kind) => ({ kind, name: `${kind.toLowerCase()}s`, namespaced: true })) } });
  const objects = [{ ...VM, name: 'web' }, { apiVersion: 'v1', kind: 'Pod', name: 'beside', namespace: 'default' }, { ...VM, apiVersion: 'example.com/v1', name: 'web', namespace: 'default' }];
  const outcome = await awaitReady(server.cluster, objects, { signal: AbortSignal.timeout(20_000), display, grace: 60_000, objectsExist: true });
  await server.close();
  expect(outcome.objects.map(({ state, reason }) => [state, reason])).toEqual([['ready', 'Running'], ['ready', 'Exists'], ['ready', 'Exists']]);
});

test('a pool is waited for until all of its machines run its latest template, even if all are Ready before', async () => {
  const POOL = { apiVersion: 'pool.kubevirt.io/v1beta1', kind: 'VirtualMachinePool' };
  const of = (kind: string, revision: string) => ({
    apiVersion: 'kubevirt.io/v1',
    kind,
    metadata: {
      name: 'crew-0',
      namespace: 'default',
      uid: kind,
      resourceVersion: revision,
      labels: { 'kubevirt.io/vm-pool-revision-name': `crew-${revision}` },
      ownerReferences: [{ kind: POOL.kind, name: 'crew', controller: true }],
    },
    spec: { runStrategy: 'Always' },
    status: { phase: 'Running', printableStatus: 'Running', conditions: [{ type: 'Ready', status: 'True' }] },
  });
  const pool = { ...POOL, metadata: { name: 'crew', namespace: 'default', uid: 'crew', generation: 3, resourceVersion: '1' }, spec: { replicas: 1 }, status: { replicas: 1, readyReplicas: 1 } };
  const { told, display, says } = displayed();
  const server = await having({ virtualmachinepools: pool, virtualmachines: of('VirtualMachine', '2'), virtualmachineinstances: of('VirtualMachineInstance', '2') }, {
    virtualmachines: () => says('progressing 1 of 1').then(() => modified(of('VirtualMachine', '3'))),
    virtualmachineinstances: () => says('progressing 0 of 1').then(() => modified(of('VirtualMachineInstance', '3'))),
  }, { ...DISCOVERY, '/apis/pool.kubevirt.io/v1beta1': { resources: [{ kind: POOL.kind, name: 'virtualmachinepools', namespaced: true }] } });
  const { isReady } = await awaitReady(server.cluster, [{ ...POOL, name: 'crew' }], { signal: AbortSignal.timeout(20_000), display });
  await server.close();
  expect([isReady, told.map((each) => each.split(' ').slice(0, 4).join(' '))]).toEqual([true, ['progressing 1 of 1', 'progressing 0 of 1', 'ready 1 of 1']]);
});

test.each([[false, 'progressing', 'NotFound'], [true, 'ready', 'Exists']])(
  'an object that may be read but not watched is ready only once it exists: %s', async (exists, state, reason) => {
    const maker = { apiVersion: 'external-secrets.io/v1', kind: 'ExternalSecret', metadata: { name: 'keys', namespace: 'default' } };
    const server = await serve(({ url }, response) => {
      const code = url!.endsWith('/externalsecrets/keys') ? exists ? 200 : 404 : url!.includes('/externalsecrets?') ? 403 : 404;
      json(response, code, code === 200 ? maker : { kind: 'Status', code });
    }, { ...DISCOVERY, '/apis/external-secrets.io/v1': { resources: [{ kind: maker.kind, name: 'externalsecrets', namespaced: true }] } });
    const [signal, { display }] = [AbortSignal.timeout(exists ? 20_000 : 800), displayed()];
    const { isReady, objects } = await awaitReady(server.cluster, [{ ...maker, ...maker.metadata }], { signal, display });
    await server.close();
    expect([isReady, objects.map((each) => [each.state, each.reason])]).toEqual([exists, [[state, reason]]]);
  },
);

describe('a machine whose Secret is made by an ExternalSecret', () => {
  const MAKER = { apiVersion: 'external-secrets.io/v1', kind: 'ExternalSecret' };
  const CORE = { '/api/v1': { resources: ['Event', 'Pod'].map((kind) => ({ kind, name: `${kind.toLowerCase()}s`, namespaced: true })) } };
  const owned = { ownerReferences: [{ kind: 'VirtualMachineInstance', name: 'web', controller: true }] };
  const machine = { ...VM, metadata: { name: 'web', namespace: 'default', uid: 'web', resourceVersion: '1' }, spec: { runStrategy: 'Always' }, status: { printableStatus: 'Starting' } };
  const pod = { kind: 'Pod', metadata: { name: 'virt-launcher-web-x', namespace: 'default', uid: 'pod', resourceVersion: '1', ...owned }, status: { phase: 'Pending' } };
  const event = {
    kind: 'Event',
    metadata: { name: 'unmounted', resourceVersion: '1' },
    involvedObject: { kind: 'Pod', name: 'virt-launcher-web-x', uid: 'pod' },
    reason: 'FailedMount',
    message: 'MountVolume.SetUp failed for volume "keys": secret "keys" not found',
  };

  /** The outcomes if the watch returns this ExternalSecret; a number is the code of a refusal. */
  async function outcomes(maker: object | number): Promise<any[]> {
    const server = await serve(({ url }, response) => {
      if (url!.includes('watch=true')) {
        response.writeHead(200).flushHeaders();
        return;
      }
      if (!url!.includes('/namespaces/')) {
        json(response, 404, { kind: 'Status', code: 404 });
        return;
      }
      const items = url!.includes('virtualmachines?') ? [machine] : url!.includes('/pods?') ? [pod] : url!.includes('/events?') ? [event] : [];
      const made = url!.includes('/externalsecrets?') ? maker : items;
      json(response, typeof made === 'number' ? made : 200, typeof made === 'number'
        ? { kind: 'Status', code: made, message: 'forbidden' } : { metadata: { resourceVersion: '1' }, items: Array.isArray(made) ? made : [made] });
    }, { ...DISCOVERY, ...CORE, '/apis/external-secrets.io/v1': { resources: [{ kind: MAKER.kind, name: 'externalsecrets', namespaced: true }] } });
    const { display, says } = displayed();
    const over = new AbortController();
    // By then, the failure counts if it ever does.
    void says('SecretNotFound').then(() => setTimeout(() => over.abort(), 1_200));
    const objects = [{ ...VM, name: 'web' }, { ...MAKER, name: 'keys', namespace: 'default' }];
    const outcome = await awaitReady(server.cluster, objects, { signal: over.signal, display, grace: 300, objectsExist: true });
    await server.close();
    return outcome.objects.map(({ state, reason, advice }) => ({ state, reason, advice }));
  }
  const of = (status?: object) => ({ ...MAKER, metadata: { name: 'keys', namespace: 'default', uid: 'keys', resourceVersion: '1' }, spec: { target: { name: 'keys' } }, status });

  test('waits along with the ExternalSecret if no operator handles it', async () => {
    const look = 'kubectl describe externalsecret keys -n default: is the operator running, and does its store exist?';
    expect(await outcomes(of())).toEqual([
      { state: 'progressing', reason: 'SecretNotFound', advice: `the ExternalSecret "keys" has not created it: ${look}` },
      { state: 'progressing', reason: 'Pending', advice: look },
    ]);
  });

  test('waits even after the grace time, while the ExternalSecret fails for lack of the value in its store', async () => {
    expect(await outcomes(of({ conditions: [{ type: 'Ready', status: 'False', reason: 'SecretSyncedError', message: 'no such key' }] }))).toMatchObject([
      { state: 'progressing', reason: 'SecretNotFound' },
      { state: 'failed', reason: 'SecretSyncedError' },
    ]);
  });

  test('is judged alone if the user may not watch the ExternalSecret', async () => {
    expect(await outcomes(403)).toMatchObject([{ state: 'failed', reason: 'SecretNotFound' }, { state: 'ready', reason: 'Exists' }]);
  });
});
