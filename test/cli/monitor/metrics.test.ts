import { exposition, Histogram } from '../../../src/cli/monitor/metrics';

test('metrics without samples are left out', () => {
  expect(exposition([{ name: 'a', help: 'None.', type: 'gauge', samples: [] }])).toBe('');
});

test('characters that would end a line or a string are escaped', () => {
  const samples = [{ labels: { a: 'say "no"\\\n', b: 'ä' }, value: 1.5 }, { value: -Infinity }, { value: NaN }];
  expect(exposition([{ name: 'm', help: 'A \\ and\na "line".', type: 'gauge', samples }])).toBe([
    '# HELP m A \\\\ and\\na "line".',
    '# TYPE m gauge',
    'm{a="say \\"no\\"\\\\\\n",b="ä"} 1.5',
    'm -Inf',
    'm NaN',
    '',
  ].join('\n'));
});

test('a histogram counts each value in every bucket that it fits into', () => {
  const histogram = new Histogram([1, 5]);
  [0.5, 1, 3, 60].forEach((value) => histogram.observe({ class: 'fast' }, value));
  histogram.observe({ class: 'slow' }, 2);
  expect(exposition([{ name: 't', help: 'Times.', type: 'histogram', samples: histogram.samples() }])).toBe([
    '# HELP t Times.',
    '# TYPE t histogram',
    't_bucket{class="fast",le="1"} 2',
    't_bucket{class="fast",le="5"} 3',
    't_bucket{class="fast",le="+Inf"} 4',
    't_sum{class="fast"} 64.5',
    't_count{class="fast"} 4',
    't_bucket{class="slow",le="1"} 0',
    't_bucket{class="slow",le="5"} 1',
    't_bucket{class="slow",le="+Inf"} 1',
    't_sum{class="slow"} 2',
    't_count{class="slow"} 1',
    '',
  ].join('\n'));
});
