import * as fc from 'fast-check';
import { durationSeconds, durationText } from '../../../src/cli/command-line/duration';

test.each([['90m', 5400], ['1h30m', 5400], ['1d', 86400], ['45s', 45], ['1d2h3m4s', 93784], ['36500d', 3_153_600_000]])('%s is %d seconds', (text, seconds) => {
  expect(durationSeconds(text)).toBe(seconds);
});

test.each(['', '0s', '90', '-1m', '1.5h', '30m1h', 'soon', '36500d1s', '99999999999d', `${'9'.repeat(20)}d`])('%j is not a duration', (text) => {
  expect(durationSeconds(text)).toBeUndefined();
});

test('a duration is printed in at most its two largest units', () => {
  expect([0, 45, 60, 5400, 93784].map(durationText)).toEqual(['0s', '45s', '1m', '1h30m', '1d2h']);
});

test('a printed duration reads back as at most itself, less than a unit short', () => {
  fc.assert(fc.property(fc.integer({ min: 1, max: 10 ** 7 }), (seconds) => {
    const read = durationSeconds(durationText(seconds))!;
    expect(read).toBeLessThanOrEqual(seconds);
    expect(seconds - read).toBeLessThan(3600);
  }));
});
