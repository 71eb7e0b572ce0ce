// Whether a machine that does not exist may still appear, according to its lease record.
import { ApiError, Unreachable } from '../../../src/cli/cluster/api-error';
import { SlugTaken } from '../../../src/cli/leases/lease-machines';
import { LeaseRecord, HeldRecord } from '../../../src/cli/leases/lease-records';
import { mayStillAppear, recordRequest } from '../../../src/cli/leases/machine-request';

const RECORD = { id: 'lease-0123456789ab', slug: 'vm-smoke', name: 'lease-vm-smoke-456789ab', user: 'ci', port: 22 };
const NOW = 1_000_000;
const OTHER = { metadata: { name: 'lease-vm-smoke-0', labels: {} } };

function held(): HeldRecord & { record: LeaseRecord } {
  const one = {
    record: RECORD, update: (news: object) => one.record = { ...one.record, ...news }, release: () => undefined, remove: () => undefined,
  };
  return one;
}

/** A request that fails with this cause. */
const failing = (cause: Error) => () => Promise.reject(new Error('cannot create VirtualMachine', { cause }));

test('the lease record says that the machine was requested before the request is sent', async () => {
  const record = held();
  await recordRequest(record, NOW, async () => {
    expect(mayStillAppear(record.record, NOW)).toBe(true);
    return { metadata: { uid: 'uid' } };
  });
  expect([record.record.uid, mayStillAppear(record.record, NOW)]).toEqual(['uid', false]);
});

test.each<[string, () => Promise<never>, boolean]>([
  ['refused', failing(new ApiError(403, {})), false],
  ['refused as malformed', failing(new ApiError(422, {})), false],
  ['undone, since its slug was taken', () => Promise.reject(new SlugTaken('vm-smoke', OTHER)), false],
  ['not answered', failing(new Unreachable('socket hang up')), true],
  ['answered with a gateway timeout', failing(new ApiError(504, {})), true],
  ['given up', () => Promise.reject(new DOMException('aborted', 'TimeoutError')), true],
])('whether a machine may still appear that was %s', async (_how, step, expected) => {
  const record = held();
  await expect(recordRequest(record, NOW, step)).rejects.toThrow();
  expect(mayStillAppear(record.record, NOW)).toBe(expected);
});

test('a machine that was never requested cannot appear, nor one that was requested long ago', () => {
  const ago = (minutes: number) => mayStillAppear({ ...RECORD, requestedAt: (NOW - minutes * 60) * 1000 }, NOW);
  expect([mayStillAppear(RECORD, NOW), ago(1), ago(3)]).toEqual([false, true, false]);
});
