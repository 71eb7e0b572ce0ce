// Whether a machine that is not there may still come: by what its claim says of the request.
import { ApiError, Unreachable } from '../../../src/cli/cluster/api-error';
import { Claim, HeldClaim } from '../../../src/cli/leases/claims';
import { SlugTaken } from '../../../src/cli/leases/lease-machines';
import { mayCome, requested } from '../../../src/cli/leases/machine-request';

const CLAIM = { id: 'lease-0123456789ab', slug: 'vm-smoke', name: 'lease-vm-smoke-456789ab', user: 'ci', port: 22 };
const NOW = 1_000_000;
const OTHER = { metadata: { name: 'lease-vm-smoke-0', labels: {} } };

function held(): HeldClaim & { claim: Claim } {
  const one = { claim: CLAIM, note: (news: object) => one.claim = { ...one.claim, ...news }, release: () => undefined, remove: () => undefined };
  return one;
}

/** What was asked comes to nothing, as the errors of requests say it. */
const failing = (cause: Error) => () => Promise.reject(new Error('cannot create VirtualMachine', { cause }));

test('before the request is sent, its claim says so', async () => {
  const claim = held();
  await requested(claim, NOW, async () => {
    expect(mayCome(claim.claim, NOW)).toBe(true);
    return { metadata: { uid: 'uid' } };
  });
  expect([claim.claim.uid, mayCome(claim.claim, NOW)]).toEqual(['uid', false]);
});

test.each<[string, () => Promise<never>, boolean]>([
  ['refused', failing(new ApiError(403, {})), false],
  ['refused as malformed', failing(new ApiError(422, {})), false],
  ['undone, since its slug is another one\'s', () => Promise.reject(new SlugTaken('vm-smoke', OTHER)), false],
  ['not answered', failing(new Unreachable('socket hang up')), true],
  ['answered by a server that does not know', failing(new ApiError(504, {})), true],
  ['given up', () => Promise.reject(new DOMException('aborted', 'TimeoutError')), true],
])('a machine that was %s', async (_how, step, expected) => {
  const claim = held();
  await expect(requested(claim, NOW, step)).rejects.toThrow();
  expect(mayCome(claim.claim, NOW)).toBe(expected);
});

test('one that was never asked for does not come, nor one that would have come long ago', () => {
  const ago = (minutes: number) => mayCome({ ...CLAIM, requestedAt: (NOW - minutes * 60) * 1000 }, NOW);
  expect([mayCome(CLAIM, NOW), ago(1), ago(3)]).toEqual([false, true, false]);
});
