import * as fc from 'fast-check';
import { DNS_LABEL, LABEL_VALUE, OBJECT_NAME } from '../../src/issues/formats';
import { scheduleIssues } from '../../src/storage/cron-schedule';
import { VOLUME_FILE } from '../../src/storage/downward-api';
import { FILE_PATH } from '../../src/storage/formats';

test('an object\'s name is made of DNS labels, at most 253 characters', () => {
  expect(['a', 'web-1', 'a.b.c', 'a'.repeat(253)].filter((text) => !OBJECT_NAME.matches(text))).toEqual([]);
  expect(['', 'A', '-a', 'a-', 'a..b', '.a', 'a.', 'a.-b', 'a_b', 'a b', 'a\n', 'a'.repeat(254)].filter((text) => OBJECT_NAME.matches(text))).toEqual([]);
});

test('every DNS label is also an object\'s name and a label\'s value', () => {
  fc.assert(fc.property(fc.stringMatching(/^[a-z0-9-]{0,70}$/).filter((text) => DNS_LABEL.matches(text)), (text) => {
    expect([OBJECT_NAME.matches(text), LABEL_VALUE.matches(text), text.length <= 63]).toEqual([true, true, true]);
  }));
});

test('a file path is absolute and has no parent segments, and a relative path likewise', () => {
  expect(['/disk.img', '/disk/disk.img', '/a/..b', '/.hidden'].filter((text) => !FILE_PATH.matches(text))).toEqual([]);
  expect(['', '/', 'disk.img', '/a/', '//a', '/a//b', '/../a', '/a/..', '/./a', '/a\0b'].filter((text) => FILE_PATH.matches(text))).toEqual([]);
  expect(['labels', 'meta/labels'].filter((text) => !VOLUME_FILE.matches(text))).toEqual([]);
  expect(['', '/labels', '../labels', 'a/../b'].filter((text) => VOLUME_FILE.matches(text))).toEqual([]);
});

/** Whether the interval of a schedule accepts it, which Go parses as a duration. */
const isInterval = (text: string) => [...scheduleIssues('schedule', `@every ${text}`)].length === 0;

test.each(['0', '0s', '1h0m0s', '+90m', '1.5h', '.5h', '1.h', '5000ms', '7us', '7\u00b5s', '7\u03bcs', '7ns', '1h1h'])('%j is a duration', (text) => {
  expect(isInterval(text)).toBe(true);
});

test.each(['', '1', '-1h', '.h', '1d', '1 h', 'h', '1H', '1,5h', '++1h', '1h\n'])('%j is not a duration', (text) => {
  expect(isInterval(text)).toBe(false);
});
