import * as fc from 'fast-check';
import { issueText } from '../../src/issues/issues';
import { scheduleIssues } from '../../src/storage/cron-schedule';

const mistakes = (schedule: string) => Array.from(scheduleIssues('schedule', schedule), issueText);

test.each(['0 3 * * 0', '30 1 * * 1', '*/15 * * * *', '0 0-6/2 1,15 jan-JUN mon-fri', '5/10 ? * * ?', ' 0  3 * * SAT ', '@daily', '@hourly', '@every 12h', '@every 1h30m', '@every 1.5h', '@every .5h', '@every 90m0.5s', '@every 5000ms', '{{SCHEDULE}}'])(
  '%j is accepted as a schedule', (schedule) => {
    expect(mistakes(schedule)).toEqual([]);
  });

test.each(['', 'daily', '@never', '@every', '@every 12', '@every .h', '@every 1d', '@every -1h', '* * * *', '* * * * * *'])('%j is not a schedule', (schedule) => {
  expect(mistakes(schedule)).toEqual([`schedule: ${JSON.stringify(schedule)} is not a cron schedule: write five fields (minute, hour, day of month, month, day of week) such as "0 3 * * 0", or a name such as "@daily"`]);
});

test('a time zone is refused, as Kubernetes does', () => {
  expect(mistakes('TZ=Europe/Berlin 0 3 * * *')).toEqual([expect.stringContaining('has a time zone')]);
  expect(mistakes('CRON_TZ=UTC 0 3 * * *')).toEqual([expect.stringContaining('has a time zone')]);
});

test('every invalid field is reported with its range', () => {
  expect(mistakes('60 24 0 13 7')).toEqual([
    'schedule: "60 24 0 13 7" has the minute "60": write numbers from 0 to 59, ranges, steps from 1, or "*"',
    'schedule: "60 24 0 13 7" has the hour "24": write numbers from 0 to 23, ranges, steps from 1, or "*"',
    'schedule: "60 24 0 13 7" has the day of month "0": write numbers from 1 to 31, ranges, steps from 1, or "*"',
    'schedule: "60 24 0 13 7" has the month "13": write numbers from 1 to 12, names from jan to dec, ranges, steps from 1, or "*"',
    'schedule: "60 24 0 13 7" has the day of week "7": write numbers from 0 to 6, names from sun to sat, ranges, steps from 1, or "*"',
  ]);
});

test.each(['5-1', '1-', '-1', '*/0', '1,,2', ',', '1.5', '+5', 'x', '*-5', '1-2-3', '1/2/3', 'fri-mon', '0x5'])('%j is refused in every field', (entry) => {
  expect(mistakes(Array(5).fill(entry).join(' '))).toHaveLength(5);
});

test('any list of ranges within the bounds of a field is accepted', () => {
  const bounds = [[0, 59], [0, 23], [1, 31], [1, 12], [0, 6]] as const;
  const entry = ([min, max]: readonly [number, number]) => fc
    .tuple(fc.integer({ min, max }), fc.integer({ min, max }), fc.option(fc.integer({ min: 1, max: 99 })))
    .map(([one, other, step]) => `${Math.min(one, other)}-${Math.max(one, other)}${step === null ? '' : `/${step}`}`);
  const field = (each: readonly [number, number]) => fc.array(entry(each), { minLength: 1, maxLength: 4 }).map((entries) => entries.join(','));
  fc.assert(fc.property(fc.tuple(...bounds.map(field)), (fields) => {
    expect(mistakes(fields.join(' '))).toEqual([]);
  }));
});
