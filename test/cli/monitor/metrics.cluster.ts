// Prometheus reads any label and any description back as it was written.
import fc from 'fast-check';
import { verdict } from './judge';
import { exposition, Metric } from '../../../src/cli/monitor/metrics';
import { COMPILING } from '../../plane/go';

const text = fc.string({ unit: 'grapheme' });

const samples = fc.uniqueArray(fc.record({
  labels: fc.record({ one: text, other: text }),
  value: fc.oneof(fc.integer({ min: -999_999, max: 999_999 }), fc.constantFrom(0.25, 1.5, Infinity, -Infinity, NaN)),
}), { selector: ({ labels }) => JSON.stringify(labels), minLength: 1 });

const lines = (metrics: string) => metrics.split('\n').sort();

test('metrics are read back as they were written', () => {
  const metrics = fc.sample(fc.record({ help: text.map((each) => `Of ${each}.`), samples }), { numRuns: 300, seed: 7 })
    .map((each, index): Metric => ({ name: `metric_${index}`, type: 'gauge', ...each }));
  const written = exposition(metrics);
  expect(lines(verdict(written).text)).toEqual(lines(written));
}, COMPILING);
