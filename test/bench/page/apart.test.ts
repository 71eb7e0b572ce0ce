import * as fc from 'fast-check';
import { apart } from './apart';

test('labels with enough room stay in place', () => {
  expect(apart([40, 10, 25], 15)).toEqual([40, 10, 25]);
});

test('crowded labels move apart evenly in both directions', () => {
  expect(apart([100, 100, 100], 10)).toEqual([90, 100, 110]);
  expect(apart([106, 100], 10)).toEqual([108, 98]);
});

test('a crowd does not push labels beyond its own room', () => {
  expect(apart([100, 100, 200], 10)).toEqual([95, 105, 200]);
});

test('labels never overlap, and keep their order', () => {
  fc.assert(fc.property(fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 1, maxLength: 20 }), (wanted) => {
    const heights = apart(wanted, 15);
    const order = wanted.map((_, place) => place).sort((one, other) => wanted[one] - wanted[other]).map((place) => heights[place]);
    order.slice(1).forEach((height, index) => expect(height - order[index]).toBeGreaterThanOrEqual(14.8));
  }));
});
