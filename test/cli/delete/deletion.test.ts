// Machines that are deleted without their disks, and failures on the way.
import type { IncomingMessage, ServerResponse } from 'http';
import { deleteAll, waitUntilGone } from '../../../src/cli/delete/deletion';
import { HOLD_FINALIZER } from '../../../src/cli/delete/keep-disks';
import { until } from '../../plane/until';
import { DISCOVERY, json, serve, TestServer } from '../cluster/http-server';

let under: TestServer | undefined;

afterEach(() => under?.close());

const KINDS: { readonly [resource: string]: { readonly apiVersion: string; readonly kind: string } } = {
  virtualmachines: { apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine' },
  datavolumes: { apiVersion: 'cdi.kubevirt.io/v1beta1', kind: 'DataVolume' },
  persistentvolumeclaims: { apiVersion: 'v1', kind: 'PersistentVolumeClaim' },
  secrets: { apiVersion: 'v1', kind: 'Secret' },
};

const served = (apiVersion: string) => ({
  resources: Object.entries(KINDS).filter(([, each]) => each.apiVersion === apiVersion).map(([name, { kind }]) => ({ name, kind, namespaced: true })),
});

const object = (resource: string, name: string, metadata: object = {}): any => ({
  ...KINDS[resource], metadata: { name, namespace: 'n', uid: `uid-of-${name}`, resourceVersion: '1', ...metadata }, spec: {},
});

const machine = (name: string, metadata?: object) => object('virtualmachines', name, metadata);
const diskOf = (owner: string) => object('datavolumes', `${owner}-root`, { ownerReferences: [{ kind: 'VirtualMachine', name: owner, uid: `uid-of-${owner}` }] });

type Refuse = (request: IncomingMessage) => number | undefined;

/** The status with which a cluster refuses a change: 409 of another object or version, 422 with a new finalizer on an object that is being deleted. */
function refusalOf(metadata: any, change: any, preconditions: any = {}): number | undefined {
  const isHeldAnew = metadata.deletionTimestamp !== undefined && change?.finalizers?.some((each: string) => !metadata.finalizers?.includes(each));
  return ['uid', 'resourceVersion'].some((field) => ![undefined, metadata[field]].includes(preconditions[field])) ? 409 : isHeldAnew ? 422 : undefined;
}

/** A cluster that keeps objects while they have finalizers, and checks preconditions. Its controllers do nothing by themselves. */
class FakeCluster {
  private readonly objects = new Map<string, any>();
  private readonly watching = new Set<{ readonly resource: string; readonly response: ServerResponse }>();
  private version = 1;

  constructor(objects: readonly any[], private readonly refuse: Refuse = () => undefined) {
    objects.forEach((each) => this.objects.set(each.metadata.uid, each));
  }

  public find(name: string): any {
    return this.objects.get(`uid-of-${name}`);
  }

  /** Returns the object as it is then. */
  public edit(name: string, metadata: object): any {
    const { metadata: before, ...others } = this.find(name);
    const after = { ...others, metadata: { ...before, ...metadata, resourceVersion: String(this.version += 1) } };
    const isGone = after.metadata.deletionTimestamp !== undefined && (after.metadata.finalizers ?? []).length === 0;
    if (isGone) {
      this.objects.delete(before.uid);
    } else {
      this.objects.set(before.uid, after);
    }
    this.watching.forEach(({ resource, response }) => {
      if (KINDS[resource].kind === after.kind) {
        response.write(`${JSON.stringify({ type: isGone ? 'DELETED' : 'MODIFIED', object: after })}\n`);
      }
    });
    return after;
  }

  public readonly respond = (request: IncomingMessage, response: ServerResponse): void => {
    const { pathname, searchParams } = new URL(request.url!, 'http://test');
    const [, resource, name] = /\/namespaces\/n\/(\w+)(?:\/([\w-]+))?$/.exec(pathname)!;
    let text = '';
    request.on('data', (part) => text += String(part)).on('end', () => {
      const refused = this.refuse(request);
      if (refused !== undefined) {
        json(response, refused, { kind: 'Status', message: 'refused' });
      } else if (searchParams.has('watch')) {
        response.writeHead(200).flushHeaders();
        this.watching.add({ resource, response });
      } else if (name === undefined) {
        const items = [...this.objects.values()].filter(({ kind }) => kind === KINDS[resource].kind);
        json(response, 200, { metadata: { resourceVersion: String(this.version) }, items });
      } else {
        this.answer(request.method!, name, text, response);
      }
    });
  };

  private answer(method: string, name: string, text: string, response: ServerResponse): void {
    if (this.find(name) === undefined) {
      json(response, 404, { kind: 'Status', message: 'not found' });
      return;
    }
    const sent = JSON.parse(text || '{}');
    const change = method === 'DELETE' ? { deletionTimestamp: '2026-01-01T00:00:00Z' } : sent.metadata;
    const refused = refusalOf(this.find(name).metadata, change, sent.preconditions ?? sent.metadata);
    const respond = () => method === 'GET' ? this.find(name) : this.edit(name, change);
    json(response, refused ?? 200, refused === undefined ? respond() : { kind: 'Status', message: 'refused' });
  }
}

async function start(objects: readonly any[], refuse?: Refuse) {
  const fake = new FakeCluster(objects, refuse);
  const kinds = Object.fromEntries(['v1', 'cdi.kubevirt.io/v1beta1', 'kubevirt.io/v1'].map((each) => [each === 'v1' ? '/api/v1' : `/apis/${each}`, served(each)]));
  under = await serve(fake.respond, { ...DISCOVERY, ...kinds });
  return { fake, cluster: under.cluster };
}

const soon = () => ({ signal: AbortSignal.timeout(5_000) });

describe('a machine whose deletion is refused', () => {
  const refused = async (found: any) => {
    const { fake, cluster } = await start([found], ({ method }) => method === 'DELETE' ? 403 : undefined);
    const { objects, failed } = await deleteAll(cluster, [found], true, soon());
    return { finalizers: fake.find('web').metadata.finalizers, going: objects.length, failed };
  };

  test('loses the hold again', async () => {
    expect(await refused(machine('web', { finalizers: ['theirs'] }))).toEqual({ finalizers: ['theirs'], going: 0, failed: [expect.stringContaining('403: refused')] });
  });

  test('keeps the hold if an earlier run began to delete it, since its disks would be deleted with it', async () => {
    const found = machine('web', { deletionTimestamp: '2026-01-01T00:00:00Z', finalizers: [HOLD_FINALIZER] });
    expect(await refused(found)).toEqual({ finalizers: [HOLD_FINALIZER], going: 0, failed: [expect.stringMatching(/403: refused: .* has the finalizer .*: the same command completes that$/)] });
  });

  test('loses the hold also after an interruption', async () => {
    const interrupted = new AbortController();
    const { fake, cluster } = await start([machine('web')], ({ method }) => {
      if (method === 'DELETE') {
        interrupted.abort(new Error('interrupted'));
      }
      return method === 'DELETE' ? 503 : undefined;
    });
    const retry = { signal: interrupted.signal };
    const { failed } = await deleteAll(cluster.with(retry), [machine('web')], true, retry);
    expect(failed).toEqual([expect.stringContaining('interrupted')]);
    expect(fake.find('web').metadata.finalizers).toEqual([]);
  });
});

describe('a machine that others change after it is held', () => {
  const deletedAfter = async (change: (fake: FakeCluster) => unknown) => {
    let isChanged = false;
    const { fake, cluster } = await start([machine('web')], ({ method }) => {
      if (method === 'DELETE' && !isChanged) {
        isChanged = true;
        change(fake);
      }
      return undefined;
    });
    const { failed } = await deleteAll(cluster, [machine('web')], true, soon());
    return { failed, left: fake.find('web')?.metadata };
  };

  test('is held again before its deletion if another run has removed the hold', async () => {
    const { failed, left } = await deletedAfter((fake) => fake.edit('web', { finalizers: [] }));
    expect([failed, left]).toEqual([[], expect.objectContaining({ deletionTimestamp: expect.any(String), finalizers: [HOLD_FINALIZER] })]);
  });

  test('is deleted with the hold if only other fields have changed', async () => {
    const { failed, left } = await deletedAfter((fake) => fake.edit('web', { labels: { a: 'b' } }));
    expect([failed, left]).toEqual([[], expect.objectContaining({ deletionTimestamp: expect.any(String), finalizers: [HOLD_FINALIZER] })]);
  });

  test('is left alone if it is another of the same name', async () => {
    const { fake, cluster } = await start([machine('web')]);
    expect(await deleteAll(cluster, [machine('web', { uid: 'uid-of-an-earlier-one' })], true, soon())).toMatchObject({ failed: [] });
    expect(fake.find('web').metadata.deletionTimestamp).toBeUndefined();
  });
});

test('a machine that others delete before it is held is not reported as held', async () => {
  const { fake, cluster } = await start([machine('web', { deletionTimestamp: '2026-01-01T00:00:00Z', finalizers: ['theirs'] })]);
  const { failed } = await deleteAll(cluster, [fake.find('web')], true, soon());
  expect(failed).toEqual([expect.stringMatching(/cannot patch VirtualMachine "web" in namespace "n": 422: refused$/)]);
});

test('a machine that the cluster does not report in time may still exist', async () => {
  under = await serve(() => undefined);
  expect(await waitUntilGone(under.cluster, [machine('web')], [], { signal: AbortSignal.timeout(300) })).toEqual({
    remaining: ['virtualmachine.kubevirt.io/web: may still exist: the cluster has not answered'], failed: [],
  });
});

describe('machines that are deleted without their disks', () => {
  const held = (name: string, ...finalizers: string[]) => machine(name, { deletionTimestamp: '2026-01-01T00:00:00Z', finalizers: [...finalizers, HOLD_FINALIZER] });

  test('are let go one by one: a guest that does not shut down keeps only its own', async () => {
    const { fake, cluster } = await start([held('stuck', 'theirs'), held('done'), held('later', 'theirs'), ...['stuck', 'done', 'later'].map(diskOf)]);
    const over = new AbortController();
    const result = waitUntilGone(cluster, ['stuck', 'done', 'later'].map((name) => fake.find(name)), undefined, { signal: over.signal });
    await until('the first to be gone', () => Promise.resolve(fake.find('done') === undefined));
    fake.edit('later', { finalizers: [HOLD_FINALIZER] });
    await until('the second to be gone', () => Promise.resolve(fake.find('later') === undefined));
    over.abort(new Error('over'));
    expect(await result).toEqual({ remaining: [expect.stringMatching(/^virtualmachine\.kubevirt\.io\/stuck: is held by the owner of the finalizer theirs/)], failed: [] });
    expect(['stuck', 'done', 'later'].map((name) => fake.find(`${name}-root`).metadata.ownerReferences.length)).toEqual([1, 0, 0]);
  });

  test('are let go although the disk of another cannot be changed, which is named', async () => {
    const { fake, cluster } = await start(
      [held('web'), held('db'), ...['web', 'db'].map(diskOf)], ({ method, url }) => method === 'PATCH' && url!.includes('/db-root') ? 422 : undefined,
    );
    expect(await waitUntilGone(cluster, [fake.find('db'), fake.find('web')], undefined, soon())).toEqual({
      remaining: [],
      failed: [expect.stringMatching(/^virtualmachine\.kubevirt\.io\/db: is held until its disks have lost it as their owner: .*cannot patch DataVolume "db-root".*422: refused: the same command completes it$/)],
    });
    expect([fake.find('web'), fake.find('web-root').metadata.ownerReferences]).toEqual([undefined, []]);
    expect(fake.find('db').metadata.finalizers).toEqual([HOLD_FINALIZER]);
  });

  test('are let go by a user who may read the other objects but not watch them', async () => {
    const gone = object('secrets', 'user-data');
    const { fake, cluster } = await start([held('web'), diskOf('web')], ({ url }) => /\/secrets\?/.test(url!) ? 403 : undefined);
    expect(await waitUntilGone(cluster, [fake.find('web'), gone], undefined, soon())).toEqual({ remaining: [], failed: [] });
    expect(fake.find('web-root').metadata.ownerReferences).toEqual([]);
  });

  test('are let go by a user who may not even read the other objects, which is reported', async () => {
    const { fake, cluster } = await start([held('web'), diskOf('web')], ({ url }) => /\/secrets/.test(url!) ? 403 : undefined);
    const { remaining, failed } = await waitUntilGone(cluster, [object('secrets', 'user-data'), fake.find('web')], undefined, soon());
    expect([remaining, failed]).toEqual([[], [expect.stringContaining('cannot read Secret "user-data"')]]);
    expect([fake.find('web'), fake.find('web-root').metadata.ownerReferences]).toEqual([undefined, []]);
  });
});
