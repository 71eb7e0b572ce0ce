import { assignmentMistakes, jsonAssignment, textAssignment } from '../../src/cli/assignments';

test('a text is kept as it is, JSON is what it means', () => {
  expect(textAssignment('A=b=c\n', textAssignment('B=', []))).toEqual([['B', ''], ['A', 'b=c\n']]);
  expect(['A=4', 'A=true', 'A="4"'].map((option) => jsonAssignment(option, []))).toEqual([[['A', 4]], [['A', true]], [['A', '4']]]);
});

test.each(['A', '=b', '9=b', 'a b=c'])('%j is no assignment', (option) => {
  expect(() => textAssignment(option, [])).toThrow('is no assignment: write NAME=value');
  expect(() => jsonAssignment(option, [])).toThrow('is no assignment: write NAME=value');
});

test.each(['null', '[1]', '{}', 's3cret', ''])('--set-json refuses %j and does not tell it', (json) => {
  expect(() => jsonAssignment(`A=${json}`, [])).toThrow(/^--set-json A: the value is not one in JSON: write a number, true, false or a string in double quotes, or use --set$/);
});

test('a name without a placeholder, and one with two values, are mistakes', () => {
  const documents = [{ value: { a: '{{B}} {{A}}' }, source: 's', where: 's:1', lineAt: () => 1 }];
  expect(assignmentMistakes([['A', 1], ['B', 2]], documents)).toEqual([]);
  expect(assignmentMistakes([['A', 1], ['C', 2], ['A', 3]], documents)).toEqual([
    'value 3 of --set and --set-json: "A" is already at value 1 of --set and --set-json: keep one of them',
    '--set C: no document has a placeholder {{C}}: they have {{A}}, {{B}}',
  ]);
});
