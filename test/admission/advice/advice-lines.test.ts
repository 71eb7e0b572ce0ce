import { adviceLines } from '../../../src/admission/advice/report';

const of = (message: string, ...places: string[]) => places.map((place) => ({ place, message }));

test('each piece of advice is one line, in the order in which it first applies', () => {
  expect(adviceLines([...of('one', 'a'), ...of('two', 'b')])).toEqual(['a: one', 'b: two']);
});

test('advice on several objects is one line for the first of them, which names the next ones', () => {
  expect(adviceLines([...of('one', 'a', 'b'), ...of('two', 'a'), ...of('one', 'c', 'd', 'e')])).toEqual(['a: one (also b, c and 2 more)', 'a: two']);
});

test('a single further object is named rather than counted', () => {
  expect(adviceLines(of('one', 'a', 'b', 'c', 'd'))).toEqual(['a: one (also b, c, d)']);
});

test('without advice there are no lines', () => expect(adviceLines([])).toEqual([]));
