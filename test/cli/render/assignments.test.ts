import { mkdtempSync, writeFileSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { assignmentIssues, fileAssignment, jsonAssignment, readAssignments, textAssignment } from '../../../src/cli/render/assignments';
import { issueText } from '../../../src/issues/issues';

test('--set keeps a string as it is, and --set-json reads JSON', () => {
  expect(textAssignment('A=b=c\n', textAssignment('B=', []))).toEqual([['B', ''], ['A', 'b=c\n']]);
  expect(['A=4', 'A=true', 'A="4"'].map((option) => jsonAssignment(option, []))).toEqual([[['A', 4]], [['A', true]], [['A', '4']]]);
});

test.each(['A', '=b', '9=b', 'a b=c'])('%j is not an assignment', (option) => {
  expect(() => textAssignment(option, [])).toThrow('is not an assignment: write NAME=value');
  expect(() => jsonAssignment(option, [])).toThrow('is not an assignment: write NAME=value');
  expect(() => fileAssignment(option, [])).toThrow('is not an assignment: write NAME=path');
});

test.each(['null', '[1]', '{}', 's3cret', ''])('--set-json refuses %j without printing it', (json) => {
  expect(() => jsonAssignment(`A=${json}`, [])).toThrow(/^--set-json A: the value is not a JSON scalar: write a number, true, false or a string in double quotes, or use --set$/);
});

test.each(['12345678901234567890', '-9007199254740993', '1e400'])('--set-json refuses the number %s, which would lose precision', (json) => {
  expect(() => jsonAssignment(`A=${json}`, [])).toThrow('--set-json A: the number is too large to be kept exactly: write at most 9007199254740991, or use --set for a string');
});

describe('a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'values-'));
  const file = (text: string | Buffer) => {
    writeFileSync(join(folder, 'value'), text);
    return join(folder, 'value');
  };

  test.each([['key\n', 'key'], ['key\r\n', 'key'], ['key', 'key'], ['two\n lines\n\n', 'two\n lines\n'], ['', '']])('containing %j gives the value %j', (text, value) => {
    expect(readAssignments(fileAssignment(`KEY=${file(text)}`, []), ['-'])).toEqual([['KEY', value]]);
  });

  test('that cannot be read is reported by name, with all others', () => {
    expect(() => readAssignments([['A', '/nowhere'], ['B', file('s3cret')], ['C', folder]], []))
      .toThrow(`--set-file A: /nowhere: no such file or folder\n--set-file C: ${folder}: is a folder: write a file`);
  });

  test.each(['caf\xe9', '\x30\x82\x01'])('that is not UTF-8, such as %j in Latin-1, is refused, since it would be altered', (bytes) => {
    const path = file(Buffer.from(bytes, 'latin1'));
    expect(() => readAssignments([['A', path]], [])).toThrow(`--set-file A: ${path}: is not UTF-8 text, which a value must be: write it in base64 where that is accepted, such as in data of a Secret`);
  });

  test('with a byte order mark is text, even in UTF-16', () => {
    const texts = ['\ufeffcaf\xe9\n', Buffer.from('\ufeffcaf\xe9\n', 'utf16le')].map((text) => readAssignments([['A', file(text)]], []));
    expect(texts).toEqual([[['A', 'caf\xe9']], [['A', 'caf\xe9']]]);
  });

  test.each<[string[], readonly (readonly [string, string])[], string]>([
    [['a.yaml', '-', '-'], [['A', '-']], 'documents and --set-file A'],
    [['a.yaml'], [['A', '-'], ['B', '-']], '--set-file A and --set-file B'],
  ])('may be standard input only once, not for both %j and %j', (paths, files, readers) => {
    expect(() => readAssignments(files, paths)).toThrow(`- is standard input, which is read once: ${readers} cannot share it, write files instead`);
  });
});

test('a name without a placeholder and a name with two values are mistakes', () => {
  const known = new Set(['B', 'A']);
  expect(assignmentIssues([['A', 1], ['B', 2]], known)).toEqual([]);
  expect(assignmentIssues([['A', 1], ['C', 2], ['A', 3], ['A', 4]], known).map(issueText)).toEqual([
    'A: has more than one value: keep one of its --set, --set-json and --set-file',
    '--set C: no document has a placeholder {{C}}: they have {{A}}, {{B}}',
  ]);
});
