import { cacheByText } from '../../src/plain-data/text-cache';

test('a text that comes again is answered from the cache, and dropped from it after many others', () => {
  const answer = jest.fn((text: string) => ({ text }));
  const ask = cacheByText(answer);
  expect(ask('a')).toBe(ask('a'));
  expect(answer).toHaveBeenCalledTimes(1);
  Array.from({ length: 100 }, (_, number) => ask(`b${number}`));
  expect(ask('a')).toEqual({ text: 'a' });
  expect(answer).toHaveBeenCalledTimes(102);
});

test('what could not be answered is asked again', () => {
  let isBroken = true;
  const ask = cacheByText((text) => {
    if (isBroken) {
      throw new Error('broken');
    }
    return text.length;
  });
  expect(() => ask('abc')).toThrow('broken');
  isBroken = false;
  expect(ask('abc')).toBe(3);
});
