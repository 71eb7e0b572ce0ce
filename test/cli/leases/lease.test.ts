import * as fc from 'fast-check';
import { expiresAt, Lease, leaseAnnotations, leaseLabels, leaseOf, LEASE_STATES } from '../../../src/cli/leases/lease';
import { machineName, newId, newSlug, requireSlug } from '../../../src/cli/leases/names';

const seconds = fc.integer({ min: 0, max: 4_000_000_000 });

/** Any duration that can be typed, such as 100000000d. */
const durations = fc.oneof(seconds, fc.maxSafeNat());

const leases: fc.Arbitrary<Lease> = fc.record({
  state: fc.constantFrom(...LEASE_STATES),
  isKept: fc.boolean(),
  createdAt: seconds,
  touchedAt: seconds,
  idleTimeout: durations,
  ttl: durations,
  release: fc.constantFrom('delete' as const, 'stop' as const),
}).map((lease) => {
  const [id, slug] = [newId(), newSlug()];
  return { ...lease, id, slug, name: machineName(id, slug), namespace: 'ci' };
});

test('a lease reads back from the machine that it was written into', () => {
  fc.assert(fc.property(leases, (lease) => {
    const { name, namespace } = lease;
    expect(leaseOf({ metadata: { name, namespace, labels: leaseLabels(lease), annotations: leaseAnnotations(lease) } })).toEqual(lease);
  }));
});

test('a time that would not be exact is refused, since the command would write another one', () => {
  const lease = { state: 'ready', isKept: false, createdAt: 0, touchedAt: 0, idleTimeout: 60, ttl: 60, release: 'delete' } as const;
  const annotations = { ...leaseAnnotations(lease), 'cdk8s-kubevirt/lease-ttl-seconds': '9999999999999999' };
  const labels = leaseLabels({ id: 'lease-0123456789ab', slug: 'vm' });
  expect(() => leaseOf({ metadata: { name: 'lease-vm-456789ab', labels, annotations } })).toThrow('annotation cdk8s-kubevirt/lease-ttl-seconds: "9999999999999999": write seconds, at most 9007199254740991');
});

test('a lease ends when it has been idle for too long or is too old, whichever comes first', () => {
  const lease = { createdAt: 1000, touchedAt: 1500, idleTimeout: 600, ttl: 5000 };
  expect([expiresAt(lease), expiresAt({ ...lease, ttl: 900 })]).toEqual([2100, 1900]);
});

test('the name of a lease\'s machine is a valid label, however long the slug', () => {
  const longest = 'a'.repeat(40);
  expect(() => requireSlug(longest)).not.toThrow();
  expect(machineName(newId(), longest)).toMatch(/^[a-z0-9-]{1,63}$/);
  expect(machineName('lease-0123456789ab', 'vm-smoke')).toBe('lease-vm-smoke-456789ab');
});

test('a generated slug is valid', () => {
  fc.assert(fc.property(fc.constant(undefined), () => {
    expect(() => requireSlug(newSlug())).not.toThrow();
  }));
});

test.each(['', 'a'.repeat(41), 'VM', 'vm_1', '-vm', 'vm-', '1vm', 'lease-0123456789ab'])('%j is not a slug', (slug) => {
  expect(() => requireSlug(slug)).toThrow(new Error(`--slug ${JSON.stringify(slug)} is not a slug: write at most 40 lower-case letters, digits and "-", a letter first, such as "vm-smoke"`));
});
