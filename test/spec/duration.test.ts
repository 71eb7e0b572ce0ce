import { Duration } from 'cdk8s';
import { wireDuration } from '../../src/spec/duration';

test.each([
  [0, '0s'], [0.5, '0.5s'], [59, '59s'], [60, '1m0s'], [61, '1m1s'], [3599, '59m59s'], [3600, '1h0m0s'], [3601, '1h0m1s'], [93_784, '26h3m4s'],
])('%d seconds are written as Go writes them', (seconds, text) => {
  expect(wireDuration(Duration.millis(seconds * 1000))).toBe(text);
});
