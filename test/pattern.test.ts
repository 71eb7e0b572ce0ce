import * as fc from 'fast-check';
import { hole, Pattern } from '../src/pattern';
import { randomValues } from './synth/random-manifests';

const word = fc.constantFrom('name', 'uuid', 'interface/eth0', 'größe');
const texts = fc.array(fc.oneof(word.map(hole), fc.constantFrom('web', '-', '0', ' '))).map((pieces) => pieces.join(''));
const data: fc.Arbitrary<any> = fc.letrec((tie) => ({
  any: fc.oneof({ maxDepth: 4 }, texts, fc.integer(), fc.constant(null), fc.array(tie('any')), fc.dictionary(fc.constantFrom('a', 'b', 'c'), tie('any'), { noNullPrototype: true })),
})).any;

test('wherever a hole is, its text comes to stand there', () => {
  fc.assert(fc.property(data, fc.constantFrom('web-1', '$&', ''), (value, prefix) => {
    const fill = (name: string) => `${prefix}<${name}>`;
    const expected = JSON.parse(JSON.stringify(value), (_, each) => typeof each === 'string'
      ? ['name', 'uuid', 'interface/eth0', 'größe'].reduce((text, name) => text.replaceAll(hole(name), () => fill(name)), each)
      : each);
    expect(new Pattern(value).filled(fill)).toEqual(expected);
  }));
});

test('a name with a hole in it is a name', () => {
  expect(hole('name')).toMatch(/^[a-z0-9]([-a-z0-9]*[a-z0-9])?$/);
});

test('data without holes is not copied', () => {
  fc.assert(fc.property(randomValues, (value) => {
    expect(new Pattern(value).filled(() => 'text')).toBe(value);
  }));
});

test('parts without holes are the same in all that is made of it, and the others are nobody else\'s', () => {
  const pattern = new Pattern({ name: hole('name'), list: [{ name: hole('name') }, { size: 1 }], rest: { size: 2 } });
  const [one, other] = ['one', 'other'].map((name) => pattern.filled(() => name));
  expect([one.list[1], one.rest]).toEqual([other.list[1], other.rest]);
  expect(one.rest).toBe(other.rest);
  expect(one.list[1]).toBe(other.list[1]);
  one.list[0].name = 'changed';
  expect(pattern.filled(() => 'other')).toEqual(other);
});

test('what is more than data is left as it is', () => {
  const value = { lazy: new Map([['name', hole('name')]]), name: hole('name') };
  const filled = new Pattern(value).filled(() => 'web');
  expect(filled).toEqual({ lazy: value.lazy, name: 'web' });
  expect(filled.lazy).toBe(value.lazy);
});
