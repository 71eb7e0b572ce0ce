import { Command } from 'commander';
import { forcedGracePeriod, GraceOptions, withGraceOptions } from '../../../src/cli/machines/grace-period';

const parsed = (...args: string[]): GraceOptions => withGraceOptions(new Command('stop').exitOverride().configureOutput({ writeErr: () => undefined })).parse(args, { from: 'user' }).opts();

test.each([
  [[], undefined],
  [['--force'], 0],
  [['--force', '--grace-period', '0'], 0],
  [['--grace-period', '30'], 30],
  [['--grace-period=0'], 0],
])('%j is %p', (args, seconds) => expect(forcedGracePeriod(parsed(...args))).toBe(seconds));

test('no time and some time contradict each other', () => {
  expect(() => forcedGracePeriod(parsed('--force', '--grace-period', '5'))).toThrow('--force gives guests no time, and --grace-period 5 does: write one of them');
});

test.each(['-1', '5s', ''])('%j is no number of seconds', (text) => {
  expect(() => parsed('--grace-period', text)).toThrow('write a number of seconds, such as 30');
});
