import { adviceLines } from '../../../src/admission/advice/report';

const of = (message: string, ...places: string[]) => places.map((place) => ({ place, message }));

test('advice is a line each, in the order in which it first applies', () => {
  expect(adviceLines([...of('one', 'a'), ...of('two', 'b')])).toEqual(['a: one', 'b: two']);
});

test('what many have in common is one line of the first of them, with the next ones', () => {
  expect(adviceLines([...of('one', 'a', 'b'), ...of('two', 'a'), ...of('one', 'c', 'd', 'e')])).toEqual(['a: one (also b, c and 2 more)', 'a: two']);
});

test('none is left out to save room for its own name', () => {
  expect(adviceLines(of('one', 'a', 'b', 'c', 'd'))).toEqual(['a: one (also b, c, d)']);
});

test('no advice is no line', () => expect(adviceLines([])).toEqual([]));
