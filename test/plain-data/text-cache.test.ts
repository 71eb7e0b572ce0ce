import { cacheByText } from '../../src/plain-data/text-cache';

test('caches an answer until many others displace it', () => {
  const answer = jest.fn((text: string) => ({ text }));
  const ask = cacheByText(answer);
  expect(ask('a')).toBe(ask('a'));
  expect(answer).toHaveBeenCalledTimes(1);
  Array.from({ length: 100 }, (_, number) => ask(`b${number}`));
  expect(ask('a')).toEqual({ text: 'a' });
  expect(answer).toHaveBeenCalledTimes(102);
});

test('does not cache an exception', () => {
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
