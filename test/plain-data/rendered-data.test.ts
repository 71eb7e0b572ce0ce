import { runInNewContext } from 'vm';
import * as fc from 'fast-check';
import { sanitizePlainData } from '../../src/plain-data/rendered-data';

test('every JSON value is plain data, whichever realm it is from', () => {
  const data = fc.jsonValue().filter((value) => !JSON.stringify(value).includes('"__proto__":'));
  fc.assert(fc.property(data, (value) => expect(sanitizePlainData({ value })).toBeDefined()));
  expect(sanitizePlainData(runInNewContext('({ labels: { app: ["shop"] } })'))).toEqual({ labels: { app: ['shop'] } });
});

test('the fields of plain data are sorted by name', () => {
  fc.assert(fc.property(fc.uniqueArray(fc.string({ minLength: 1 }).filter((name) => name !== '__proto__' && !/^\d+$/.test(name)), { maxLength: 80 }), (names) => {
    const map = Object.fromEntries(names.map((name) => [name, 1]));
    expect(Object.keys(sanitizePlainData(map)!)).toEqual([...names].sort());
  }));
});

test.each([['a function', () => 1], ['an instance', new Date(0)], ['an instance further down', { volumes: [{ size: new Map() }] }]])('%s is not plain data', (_what, value) => {
  expect(sanitizePlainData({ value })).toBeUndefined();
});
