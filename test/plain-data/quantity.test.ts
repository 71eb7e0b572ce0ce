import { Size } from 'cdk8s';
import * as fc from 'fast-check';
import { billionths, canonicalQuantity, quantityValue, similarQuantities } from '../../src/plain-data/quantity';
import { quantity } from '../../src/plain-data/size';

test('a size is written in the largest unit without a fraction', () => {
  expect(quantity(Size.gibibytes(20))).toBe('20Gi');
  expect(quantity(Size.gibibytes(1.5))).toBe('1536Mi');
  expect(quantity(Size.tebibytes(2))).toBe('2Ti');
  expect(quantity(Size.mebibytes(1024))).toBe('1Gi');
});

test('a size is rounded up to whole kibibytes', () => {
  expect([Size.gibibytes(2.3), Size.kibibytes(0.5), Size.mebibytes(0.0001)].map((size) => quantity(size))).toEqual(['2411725Ki', '1Ki', '1Ki']);
});

test('a written size is read as the same number of bytes', () => {
  fc.assert(fc.property(fc.integer({ min: 1, max: 2 ** 40 }), (kibibytes) => {
    expect(quantityValue(quantity(Size.kibibytes(kibibytes)))).toBe(kibibytes * 1024);
  }));
});

test.each([
  ['2', 2], [4, 4], ['500m', 0.5], ['1e3', 1000], ['64M', 64e6], ['16Gi', 16 * 1024 ** 3], ['1.5', 1.5],
])('quantity %p is %p', (text, value) => {
  expect(quantityValue(text)).toBe(value);
});

test.each<[string | number, number]>([
  ['15000000000n', 15], ['2300m', 2.3], ['0.1k', 100], ['1.1M', 1.1e6], ['3u', 3e-6], ['.3G', 3e8], ['7.e-3', 0.007], ['+1.5Ki', 1536], ['-100m', -0.1], ['0e999', 0], ['1e99999999999999999999999', Infinity], [1e-7, 1e-7],
])('quantity %p is %p, without a rounding error', (text, value) => {
  expect(quantityValue(text)).toBe(value);
});

test('every spelling of an amount is the same number', () => {
  fc.assert(fc.property(fc.bigInt({ min: 0n, max: 10n ** 24n }), (nanos) => {
    const decimals = String(nanos).padStart(10, '0').replace(/(?=\d{9}$)/, '.');
    const spellings = [`${nanos}n`, `${nanos}e-9`, decimals, `${nanos}000E-12`, `${decimals}000e0`];
    expect(spellings.map(quantityValue)).toEqual(spellings.map(() => Number(decimals)));
  }));
});

test('a quantity is converted to billionths exactly', () => {
  expect(['2300m', '2.3', '1Gi', '0.1n', '1.5Ki', '2e3', '1e-12', '0'].map(billionths)).toEqual([
    2_300_000_000n, 2_300_000_000n, 2n ** 30n * 10n ** 9n, 1n, 1_536_000_000_000n, 2_000_000_000_000n, 1n, 0n,
  ]);
  expect(['four', '', '1e9999', 'NaN', '-1'].map(billionths)).toEqual([undefined, undefined, undefined, undefined, undefined]);
});

test.each(['', 'Gi', '4 Gi', '4GB', 'four', '1e', '0x10'])('%p is not a quantity', (text) => {
  expect(quantityValue(text)).toBeUndefined();
});

test.each([
  ['10GB', ['10G', '10Gi']], ['10 GiB', ['10Gi']], ['1.5g', ['1.5G', '1.5Gi']], ['512KB', ['512k', '512Ki']], ['10', []], ['0GB', []], ['ten', []], ['10 apples', []], [undefined, []],
])('%p probably means %p', (text, meant) => {
  expect(similarQuantities(text)).toEqual(meant);
  expect(meant.every((each) => quantityValue(each) !== undefined)).toBe(true);
});

test.each<[string | number, string]>([
  ['1024Mi', '1Gi'], ['1.5Gi', '1536Mi'], ['0.5Ki', '512'], ['1000Mi', '1000Mi'], ['512', '512'], ['1073741824', '1073741824'],
  ['2000m', '2'], ['0.5', '500m'], ['1000M', '1G'], ['1000', '1k'], ['1e3', '1e3'], ['10E2', '1e3'], ['0Ki', '0'], ['-1024Mi', '-1Gi'],
  ['0.1n', '1n'], [2, '2'], [0.25, '250m'], ['2.', '2'],
  ['999Mi', '999Mi'], ['100m', '100m'], ['10Gi', '10Gi'], [999, '999'], ['010Gi', '10Gi'],
])('the canonical form of %j is %s', (given, canonical) => {
  expect(canonicalQuantity(given)).toBe(canonical);
});

test.each(['', '.', 'large', '1 Gi', '{{MEMORY}}', '1gi', '1e999999999'])('%j is not a quantity and stays unchanged', (text) => {
  expect(canonicalQuantity(text)).toBe(text);
});
