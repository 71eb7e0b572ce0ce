import { externalSecretsIssues } from '../../src/secrets/external-secret';
import { scheduleIssues } from '../../src/storage/cron-schedule';

/** Whether a duration is one wherever Go reads it: for a schedule, and for how often secrets are read again. */
const readBy = (text: string) => [
  [...scheduleIssues('schedule', `@every ${text}`)].length === 0,
  [...externalSecretsIssues({ secretStore: { name: 'vault' }, refreshInterval: text })].length === 0,
];

test.each(['0', '0s', '1h0m0s', '+90m', '1.5h', '.5h', '1.h', '5000ms', '7us', '7\u00b5s', '7\u03bcs', '7ns', '1h1h'])('%j is a duration', (text) => {
  expect(readBy(text)).toEqual([true, true]);
});

test.each(['', '1', '-1h', '.h', '1d', '1 h', 'h', '1H', '1,5h', '++1h', '1h\n'])('%j is no duration', (text) => {
  expect(readBy(text)).toEqual([false, false]);
});
