import { Line, plot } from './plot';

const line = (label: string, points: Line['points']): Line => ({ label, colour: 'blue', points });
const drawn = (...lines: Line[]) => plot('costs', [{ title: 'Seconds', lines }]);

test('a plot has lines, labels, and values along both axes', () => {
  expect(drawn(line('one', [[1, 0.1], [100, 1], [10_000, 50]]), line('other', [[1, 0.2], [100, 4]]))).toMatchSnapshot();
});

test('both scales are logarithmic', () => {
  const [, path] = /class="line" d="M([^"]+)"/.exec(drawn(line('one', [[1, 0.01], [10, 0.1], [100, 1], [1000, 10]])))!;
  const points = path.split('L').map((point) => point.split(' ').map(Number));
  const steps = points.slice(1).map(([x, y], index) => [x - points[index][0], y - points[index][1]]);
  steps.forEach(([across, up]) => {
    expect(across).toBeCloseTo(steps[0][0], 0);
    expect(up).toBeCloseTo(steps[0][1], 0);
    expect(across).toBeGreaterThan(0);
    expect(up).toBeLessThan(0);
  });
});

test('figures for a single number of machines are drawn too', () => {
  expect(drawn(line('one', [[100, 1]]))).not.toContain('NaN');
});

test('a label may contain any characters', () => {
  expect(drawn(line('a <b> & c', [[1, 1], [10, 2]]))).toContain('>a &lt;b&gt; &amp; c</text>');
});
