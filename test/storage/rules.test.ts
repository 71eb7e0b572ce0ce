import * as fc from 'fast-check';
import { LABEL_NAME } from '../../src/rules';
import { FILE_PATH, LABEL_VALUE, OBJECT_NAME, RELATIVE_PATH } from '../../src/storage/rules';

test('an object\'s name is made of DNS labels, at most 253 characters', () => {
  expect(['a', 'web-1', 'a.b.c', 'a'.repeat(253)].filter((text) => !OBJECT_NAME.holds(text))).toEqual([]);
  expect(['', 'A', '-a', 'a-', 'a..b', '.a', 'a.', 'a.-b', 'a_b', 'a b', 'a\n', 'a'.repeat(254)].filter((text) => OBJECT_NAME.holds(text))).toEqual([]);
});

test('every label\'s name is also an object\'s name and a label\'s value', () => {
  fc.assert(fc.property(fc.stringMatching(/^[a-z0-9-]{0,70}$/).filter((text) => LABEL_NAME.holds(text)), (text) => {
    expect([OBJECT_NAME.holds(text), LABEL_VALUE.holds(text), text.length <= 63]).toEqual([true, true, true]);
  }));
});

test('a file\'s path is absolute and steps back nowhere', () => {
  expect(['/disk.img', '/disk/disk.img', '/a/..b', '/.hidden'].filter((text) => !FILE_PATH.holds(text))).toEqual([]);
  expect(['', '/', 'disk.img', '/a/', '//a', '/a//b', '/../a', '/a/..', '/./a', '/a\0b'].filter((text) => FILE_PATH.holds(text))).toEqual([]);
  expect(['labels', 'meta/labels'].filter((text) => !RELATIVE_PATH.holds(text))).toEqual([]);
  expect(['', '/labels', '../labels', 'a/../b'].filter((text) => RELATIVE_PATH.holds(text))).toEqual([]);
});
