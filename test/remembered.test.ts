import { remembered, rememberedByData } from '../src/remembered';

test('a text that comes again is answered from memory, and forgotten after many others', () => {
  const answer = jest.fn((text: string) => ({ text }));
  const ask = remembered(answer);
  expect(ask('a')).toBe(ask('a'));
  expect(answer).toHaveBeenCalledTimes(1);
  Array.from({ length: 100 }, (_, number) => ask(`b${number}`));
  expect(ask('a')).toEqual({ text: 'a' });
  expect(answer).toHaveBeenCalledTimes(102);
});

test('what could not be answered is asked again', () => {
  let isBroken = true;
  const ask = remembered((text) => {
    if (isBroken) {
      throw new Error('broken');
    }
    return text.length;
  });
  expect(() => ask('abc')).toThrow('broken');
  isBroken = false;
  expect(ask('abc')).toBe(3);
});

test('data that says the same is the same; what is more than data is looked at anew', () => {
  const answer = jest.fn((data: any) => Object.keys(data).length);
  const ask = rememberedByData(answer);
  expect([ask({ a: [1] }), ask({ a: [1] }), ask({ a: [1], b: undefined })]).toEqual([1, 1, 1]);
  expect(answer).toHaveBeenCalledTimes(1);
  [new Date(0), new Date(0)].forEach((at) => ask({ at }));
  [NaN, NaN].forEach((number) => ask({ number }));
  expect(answer).toHaveBeenCalledTimes(5);
});
