// Machines that are deleted without their disks, and failures on the way.
import { deleteAll, waitUntilGone } from '../../../src/cli/delete/deletion';
import { HOLD_FINALIZER } from '../../../src/cli/delete/keep-disks';
import { json, serve, TestServer } from '../cluster/http-server';

let under: TestServer | undefined;

afterEach(() => under?.close());

const machine = (metadata: object = {}): any => ({
  apiVersion: 'kubevirt.io/v1', kind: 'VirtualMachine', metadata: { name: 'web', namespace: 'n', uid: 'u', resourceVersion: '1', finalizers: ['theirs'], ...metadata }, spec: {},
});

/** The finalizers of a machine after each change, if its deletion is refused. */
async function finalizersWhenRefused(found: any) {
  const written: string[][] = [];
  let now = found;
  under = await serve((request, response) => {
    let text = '';
    request.on('data', (part) => text += String(part)).on('end', () => {
      if (request.method === 'PATCH') {
        now = { ...now, metadata: { ...now.metadata, ...JSON.parse(text).metadata } };
        written.push(now.metadata.finalizers);
      }
      json(response, request.method === 'DELETE' ? 403 : 200, request.method === 'DELETE' ? { message: 'forbidden' } : now);
    });
  });
  const { objects, failed } = await deleteAll(under.cluster, [found], true, { signal: AbortSignal.timeout(5_000) });
  return { written, going: objects.length, failed: failed.length };
}

test('a machine whose deletion is refused loses the hold again', async () => {
  expect(await finalizersWhenRefused(machine())).toEqual({ written: [['theirs', HOLD_FINALIZER], ['theirs']], going: 0, failed: 1 });
});

test('a machine that an earlier run began to delete keeps the hold, since its disks would be deleted with it', async () => {
  const found = machine({ deletionTimestamp: '2026-01-01T00:00:00Z', finalizers: [HOLD_FINALIZER] });
  expect(await finalizersWhenRefused(found)).toEqual({ written: [], going: 0, failed: 1 });
});

test('a machine that the cluster does not report in time may still exist', async () => {
  under = await serve(() => undefined);
  expect(await waitUntilGone(under.cluster, [machine()], [], { signal: AbortSignal.timeout(300) })).toEqual([
    'virtualmachine.kubevirt.io/web: may still exist: the cluster has not answered',
  ]);
});
