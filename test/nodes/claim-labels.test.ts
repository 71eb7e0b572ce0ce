import * as fc from 'fast-check';
import { LABELLED_NAME } from '../../src/issues/formats';
import { CLAIMED_SELECTOR, claimIdentity, claimLabels } from '../../src/nodes/claim-labels';

test('the identity of a claim is read back from its labels', () => {
  fc.assert(fc.property(fc.record({ provider: fc.string(), nodeType: fc.string(), claim: fc.string() }), (identity) => {
    expect(claimIdentity({ other: 'label', ...claimLabels(identity) })).toEqual(identity);
  }));
  expect(CLAIMED_SELECTOR.split(',')).toEqual(Object.keys(claimLabels({ provider: 'p', nodeType: 't', claim: 'c' })));
});

test('an object without all of the labels has no identity', () => {
  const labels = claimLabels({ provider: 'p', nodeType: 't', claim: 'c' });
  const without = (label: string) => Object.fromEntries(Object.entries(labels).filter(([key]) => key !== label));
  expect([undefined, {}, ...Object.keys(labels).map(without)].map((each) => claimIdentity(each))).toEqual(Array(5).fill(undefined));
});

test('a name is a label value that is not empty', () => {
  expect(['a', 'High_Memory.2', '', '-a', 'a b', 'x'.repeat(64)].map((name) => LABELLED_NAME.matches(name))).toEqual([true, true, false, false, false, false]);
});
