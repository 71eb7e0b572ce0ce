import { adviceReport, type Finding } from '../../../src/cli/findings/finding';
import type { Findings } from '../../../src/cli/findings/findings';
import { tallyLines } from '../../../src/cli/validate/tally';

const findings = (rule: string | undefined, length: number): Finding[] => (
  Array.from({ length }, (_, index) => ({ file: `${index}.yaml`, line: 1, message: `is wrong ${index}`, rule }))
);

const tallyOf = (found: Pick<Findings, 'violations' | 'advice'>) => tallyLines(found, adviceReport(found.advice));

test('many findings are counted by rule, the most frequent first', () => {
  const violations = [...findings('fits-schema', 9), ...findings(undefined, 1), ...findings('no-secret-value', 120)];
  expect(tallyOf({ violations, advice: findings('image-tag-latest', 12) })).toEqual([
    'most frequent (--explain RULE explains one):',
    '  120 no-secret-value',
    '   12 image-tag-latest (warning)',
    '    9 fits-schema',
    '    1 readable',
  ]);
});

test('few lines of findings are not counted, even if one stands for many', () => {
  const advice = findings('image-tag-latest', 500).map((each) => ({ ...each, message: 'is wrong' }));
  expect(tallyOf({ violations: findings('fits-schema', 19), advice })).toEqual([]);
  expect(tallyOf({ violations: findings('fits-schema', 20), advice })).toHaveLength(3);
  expect(tallyOf({ violations: [], advice: [] })).toEqual([]);
});

test('findings of a single rule need no order', () => {
  expect(tallyOf({ violations: findings('fits-schema', 100), advice: [] })).toEqual([]);
});

test('a rule that is an error here and a warning there has two lines', () => {
  expect(tallyOf({ violations: findings('no-secret-value', 20), advice: findings('no-secret-value', 2) }).slice(1)).toEqual([
    '  20 no-secret-value', '   2 no-secret-value (warning)',
  ]);
});

test.each([[11, 11, []], [12, 10, ['  … and 7 of 2 other rules']]])('of %i rules, %i are listed', (count, listed, rest) => {
  const violations = Array.from({ length: count }, (_, index) => findings(`rule-${index}`, count + 2 - index)).flat();
  const lines = tallyOf({ violations, advice: [] }).slice(1);
  expect([lines.filter((line) => /^ +\d+ rule-/.test(line)).length, lines.slice(listed)]).toEqual([listed, rest]);
});

test('there may be more findings than a function takes arguments', () => {
  expect(tallyOf({ violations: findings('fits-schema', 300_000), advice: findings('image-tag-latest', 1) })[1]).toBe('  300000 fits-schema');
});
