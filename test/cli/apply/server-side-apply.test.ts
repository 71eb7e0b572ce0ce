// What is sent for one object, and what the server's answer means.
import { PART_OF } from '../../../src/cli/apply/apply-set-names';
import { serverSideApply } from '../../../src/cli/apply/server-side-apply';
import { json, serve, TestServer } from '../cluster/http-server';

let under: TestServer | undefined;

afterEach(() => under?.close());

const settings = (metadata: object = {}): any => ({ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'settings', namespace: 'n', ...metadata } });
const SENT = { validation: 'strict', forceConflicts: false, dryRun: false } as const;

interface Setting {
  readonly before?: any;
  readonly applySet?: string;
  readonly code?: number;
  readonly answer?: object;
}

/** Applies an object over an existing one. The server answers with `code` and, if it accepts, what it then has. */
async function apply(manifest: any, { before, applySet, code = 200, answer = {} }: Setting = {}) {
  const sent: any[] = [];
  under = await serve((request, response) => {
    let text = '';
    request.on('data', (part) => text += String(part)).on('end', () => {
      sent.push(JSON.parse(text));
      json(response, code, code === 200 ? { ...manifest, metadata: { ...manifest.metadata, ...answer } } : answer);
    });
  });
  const object = { apiVersion: 'v1', kind: 'ConfigMap', name: 'settings', namespace: 'n', manifest } as never;
  const outcome = await serverSideApply(under.cluster, object, before, { ...SENT, applySet }, { signal: AbortSignal.timeout(2_000) }).then(() => 'applied', ({ message }) => message);
  return { outcome, times: sent.length, labels: sent[0]?.metadata.labels };
}

describe('the label of a set in a manifest, such as one copied from a cluster', () => {
  const copied = settings({ labels: { app: 'web', [PART_OF]: 'applyset-copied-v1' } });

  test('does not make an object a member of that set', async () => {
    expect(await apply(copied)).toEqual({ outcome: 'applied', times: 1, labels: { app: 'web' } });
  });

  test('does not move an object out of its set', async () => {
    expect(await apply(copied, { before: settings({ labels: { [PART_OF]: 'applyset-own-v1' } }) })).toMatchObject({ labels: { app: 'web', [PART_OF]: 'applyset-own-v1' } });
  });

  test('gives way to the requested set', async () => {
    expect(await apply(copied, { applySet: 'applyset-asked-v1' })).toMatchObject({ labels: { app: 'web', [PART_OF]: 'applyset-asked-v1' } });
  });
});

test('an object that is being deleted is reported, since what was sent is lost with it', async () => {
  expect((await apply(settings(), { before: settings(), answer: { deletionTimestamp: '2026-01-01T00:00:00Z' } })).outcome).toMatch(/^is being deleted: wait until it is gone, and apply again$/);
});

test.each(['resourceVersion', 'uid'])('a manifest with a %s that the object does not have is refused at once', async (field) => {
  const { outcome, times } = await apply(settings({ [field]: 'of-yesterday' }), { code: 409, answer: { reason: 'Conflict', message: 'Operation cannot be fulfilled: the object has been modified' } });
  expect([outcome, times]).toEqual(['409: Operation cannot be fulfilled: the object has been modified', 1]);
});

test('a conflict with a change at the same moment is retried', async () => {
  expect((await apply(settings(), { code: 409, answer: { reason: 'Conflict', message: 'Operation cannot be fulfilled: the object has been modified' } })).times).toBeGreaterThan(1);
});

test('a conflict on the claim of a DataVolume is reported as such', async () => {
  const before = { ...settings({ ownerReferences: [{ kind: 'DataVolume', name: 'settings', controller: true }] }), kind: 'PersistentVolumeClaim' };
  const causes = [{ reason: 'FieldManagerConflict', message: 'conflict with "cdi-controller" using v1', field: '.spec' }];
  const { outcome, times } = await apply(settings(), { before, code: 409, answer: { reason: 'Conflict', message: 'Apply failed', details: { causes } } });
  expect([outcome, times]).toEqual([expect.stringContaining('is the claim of DataVolume "settings"'), 1]);
});
