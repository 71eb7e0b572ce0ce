import { Size } from 'cdk8s';
import * as fc from 'fast-check';
import { quantity, quantityValue } from '../../src/plain-data/quantity';

test('a size is written in the largest unit without a fraction', () => {
  expect(quantity(Size.gibibytes(20))).toBe('20Gi');
  expect(quantity(Size.gibibytes(1.5))).toBe('1536Mi');
  expect(quantity(Size.tebibytes(2))).toBe('2Ti');
  expect(quantity(Size.mebibytes(1024))).toBe('1Gi');
});

test('a written size reads back as its bytes', () => {
  fc.assert(fc.property(fc.integer({ min: 1, max: 2 ** 40 }), (kibibytes) => {
    expect(quantityValue(quantity(Size.kibibytes(kibibytes)))).toBe(kibibytes * 1024);
  }));
});

test.each([
  ['2', 2], [4, 4], ['500m', 0.5], ['1e3', 1000], ['64M', 64e6], ['16Gi', 16 * 1024 ** 3], ['1.5', 1.5],
])('quantity %p stands for %p', (text, value) => {
  expect(quantityValue(text)).toBe(value);
});

test.each(['', 'Gi', '4 Gi', '4GB', 'four', '1e', '0x10'])('%p is no quantity', (text) => {
  expect(quantityValue(text)).toBeUndefined();
});
