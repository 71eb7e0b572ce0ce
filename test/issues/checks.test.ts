// Numbers within a range.
import { Duration } from 'cdk8s';
import { CloudInit, CloudInitPowerStateMode } from '../../src';
import { checkRange } from '../../src/issues/checks';
import { issueText } from '../../src/issues/issues';

test.each<[number | undefined, string[]]>([
  [undefined, []],
  [1, []],
  [255, []],
  [0, ['number: 0 is not a whole number from 1 to 255: write such a number']],
  [1.5, ['number: 1.5 is not a whole number from 1 to 255: write such a number']],
  [256, ['number: 256 is not a whole number from 1 to 255: write such a number']],
  [NaN, ['number: NaN is not a whole number from 1 to 255: write such a number']],
])('%d is within the range, or the message shows it', (value, lines) => {
  expect(checkRange('number', value, 1, 255).map(issueText)).toEqual(lines);
});

test('a duration without an end is refused as what it is', () => {
  expect(() => CloudInit.noCloud({ powerState: { mode: CloudInitPowerStateMode.HALT, delay: Duration.minutes(Infinity) } })).toThrow(
    'CloudInit.noCloud: powerState.delay: Infinity is not a whole number from 0 to 9007199254740991: write such a number',
  );
});
