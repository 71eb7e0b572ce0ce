import { isDeepStrictEqual } from 'util';
import * as fc from 'fast-check';
import { copyOf, deepFreeze, isDeepEqual } from '../../src/plain-data/plain-data';

// Data with a field __proto__ is refused before it gets here.
const data = fc.jsonValue().filter((value) => !JSON.stringify(value).includes('"__proto__":'));

test('a copy equals its original and shares nothing with it', () => {
  fc.assert(fc.property(data, (value) => {
    const before = JSON.stringify(value);
    const copied: any = copyOf(value);
    expect(copied).toEqual(value);
    for (const each of typeof copied === 'object' && copied !== null ? Object.values<any>(copied) : []) {
      Object.keys(Object(each)).forEach((key) => typeof each === 'object' && Reflect.deleteProperty(each, key));
    }
    expect(JSON.stringify(value)).toBe(before);
  }));
});

test('values are equal if they hold the same data, whatever the order of their fields', () => {
  fc.assert(fc.property(data, (value) => expect(isDeepEqual(value, copyOf(value))).toBe(true)));
  fc.assert(fc.property(data, data, (one, other) => expect(isDeepEqual(one, other)).toBe(isDeepStrictEqual(one, other))));
  expect(isDeepEqual({ a: 1, b: [2] }, { b: [2], a: 1 })).toBe(true);
  expect([isDeepEqual([], {}), isDeepEqual(['a'], { 0: 'a' }), isDeepEqual({ a: undefined }, { b: undefined })]).toEqual([false, false, false]);
});

test('a copy of a frozen value can be changed', () => {
  const copied = copyOf(deepFreeze({ labels: { app: 'shop' }, names: ['a'] }));
  copied.labels.app = 'bank';
  copied.names.push('b');
  expect(copied).toEqual({ labels: { app: 'bank' }, names: ['a', 'b'] });
});

test('a frozen value cannot be changed at any depth', () => {
  const spec = deepFreeze({ template: { volumes: [{ name: 'root' }] } });
  expect(() => Object.assign(spec.template.volumes[0], { name: 'data' })).toThrow(TypeError);
  expect(() => spec.template.volumes.push({ name: 'data' })).toThrow(TypeError);
});
