/* eslint-disable no-bitwise -- the compiler's type flags are bits */
import { join } from 'path';
import * as ts from 'typescript';
import { table } from '../src/plain-data/plain-data';

const ROOT = join(__dirname, '..');

const NAMES = ['constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf', '__defineGetter__'];

test('a table has only its rows, without the properties of every object', () => {
  const rows: { readonly [name: string]: number } = table({ a: 1, b: 2 });
  expect(rows.a + rows.b).toBe(3);
  expect(NAMES.filter((name) => rows[name] !== undefined || name in rows)).toEqual([]);
});

/** Whether the type admits any string. */
const isAnyText = (type: ts.Type): boolean => (
  type.isUnion() ? type.types.some(isAnyText) : (type.flags & (ts.TypeFlags.String | ts.TypeFlags.Any)) !== 0
);

/** Object literals that are indexed with an arbitrary string. */
function* literalsLookedUpIn(program: ts.Program): Iterable<ts.ObjectLiteralExpression> {
  const checker = program.getTypeChecker();
  const literalOf = (object: ts.Expression): ts.Expression | undefined => {
    const unwrapped = ts.isParenthesizedExpression(object) ? object.expression : object;
    const symbol = ts.isIdentifier(unwrapped) ? checker.getSymbolAtLocation(unwrapped) : undefined;
    const declared = symbol && (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol).valueDeclaration;
    const isConstant = declared !== undefined && ts.isVariableDeclaration(declared) && ts.isSourceFile(declared.parent.parent.parent);
    return isConstant ? (declared as ts.VariableDeclaration).initializer : unwrapped;
  };
  function* within(node: ts.Node): Iterable<ts.ObjectLiteralExpression> {
    if (ts.isElementAccessExpression(node) && isAnyText(checker.getTypeAtLocation(node.argumentExpression))) {
      const literal = literalOf(node.expression);
      if (literal !== undefined && ts.isObjectLiteralExpression(literal)) {
        yield literal;
      }
    }
    for (const child of node.getChildren()) {
      yield* within(child);
    }
  }
  for (const file of program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(join(ROOT, 'src/')))) {
    yield* within(file);
  }
}

test('every object that is indexed with a name from data is a table', () => {
  const { options, fileNames } = ts.getParsedCommandLineOfConfigFile(join(ROOT, 'src/cli/tsconfig.json'), {}, { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined })!;
  const program = ts.createProgram([join(ROOT, 'src/index.ts'), ...fileNames], { ...options, noEmit: true });
  const places = [...new Set(literalsLookedUpIn(program))].map((literal) => {
    const file = literal.getSourceFile();
    return `${file.fileName.slice(ROOT.length + 1)}:${file.getLineAndCharacterOfPosition(literal.getStart()).line + 1}`;
  });
  expect(places).toEqual([]);
});
