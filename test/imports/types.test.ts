// Type-checks the interfaces in `imports/`: the test runner itself does not check types.
import { join } from 'node:path';
import * as ts from 'typescript';

test('manifests of every kind match their interfaces, and mistakes do not', () => {
  const options: ts.CompilerOptions = {
    strict: true, noEmit: true, skipLibCheck: false, types: [], target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.Node16,
  };
  const program = ts.createProgram([join(__dirname, 'machine.typed.ts'), join(__dirname, '../../imports/index.d.ts')], options);
  const mistakes = ts.getPreEmitDiagnostics(program).map(({ file, start, messageText }) => {
    const line = file && start !== undefined ? file.getLineAndCharacterOfPosition(start).line + 1 : 0;
    return `${file?.fileName}:${line}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
  });
  expect(mistakes).toEqual([]);
}, 60_000);
