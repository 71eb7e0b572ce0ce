import { canonicalQuantity } from '../../src/plain-data/canonical-quantity';

test.each<[string | number, string]>([
  ['1024Mi', '1Gi'], ['1.5Gi', '1536Mi'], ['0.5Ki', '512'], ['1000Mi', '1000Mi'], ['512', '512'], ['1073741824', '1073741824'],
  ['2000m', '2'], ['0.5', '500m'], ['1000M', '1G'], ['1000', '1k'], ['1e3', '1e3'], ['10E2', '1e3'], ['0Ki', '0'], ['-1024Mi', '-1Gi'],
  ['0.1n', '1n'], [2, '2'], [0.25, '250m'], ['2.', '2'],
  ['999Mi', '999Mi'], ['100m', '100m'], ['10Gi', '10Gi'], [999, '999'], ['010Gi', '10Gi'],
])('%j is written %s', (quantity, canonical) => {
  expect(canonicalQuantity(quantity)).toBe(canonical);
});

test.each(['', '.', 'large', '1 Gi', '{{MEMORY}}', '1gi', '1e999999999'])('%j is no quantity and stays', (text) => {
  expect(canonicalQuantity(text)).toBe(text);
});
