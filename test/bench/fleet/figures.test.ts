import { costOf, exponent, FleetFigures, ratio } from './figures';

const cost = (machines: number, wall: number, memory = 100) => ({ machines, wall, cpu: wall / 2, memory });
const figures: FleetFigures = {
  rounds: 3,
  contenders: [
    { id: 'limit', name: 'the limit', limit: 'limit', costs: [cost(10, 1), cost(100, 10), cost(1000, 1000)] },
    { id: 'other', name: 'another', limit: 'limit', costs: [cost(100, 25, 400)] },
  ],
};

test('linear time has the exponent 1, and quadratic time 2', () => {
  expect(exponent(figures, 'limit', 100)).toBeCloseTo(1);
  expect(exponent(figures, 'limit', 1000)).toBeCloseTo(2);
});

test('there is no exponent without a measurement of a tenth of the machines', () => {
  expect(exponent(figures, 'limit', 10)).toBeUndefined();
  expect(exponent(figures, 'other', 100)).toBeUndefined();
});

test('contenders are compared at the same number of machines', () => {
  expect(ratio(figures, 'other', 'limit', 100)).toBe(2.5);
  expect(ratio(figures, 'other', 'limit', 100, 'memory')).toBe(4);
});

test('a missing measurement has no cost and no ratio', () => {
  expect(costOf(figures, 'helm', 100)).toBeUndefined();
  expect(ratio(figures, 'other', 'limit', 1000)).toBeUndefined();
  expect(ratio(figures, 'helm', 'limit', 100)).toBeUndefined();
});
