// Shortens the names of parameters and of local values in a bundle. Functions and classes keep theirs, which stacks and messages show.
import { readFileSync, writeFileSync } from 'fs';
import {
  createSourceFile, type Expression, forEachChild, isArrowFunction, isBinaryExpression, isClassExpression, isFunctionExpression, isIdentifier,
  isVariableDeclaration, type Node, ScriptTarget,
} from 'typescript';

/** @param lineLimit after how many characters a line may end */
export async function shortenValues(file: string, lineLimit?: number): Promise<void> {
  // Its types are those of an ES module.
  const { minify } = await import('terser');
  const code = readFileSync(file, 'utf8');
  const mangle = { keep_fnames: true, keep_classnames: true, reserved: namesOfFunctions(code) };
  const shortened = await minify(code, { mangle, compress: false, format: { comments: false, max_line_len: lineLimit } });
  writeFileSync(file, shortened.code!);
}

/** The names of values that are functions or classes, such as `const check = () => …`: JavaScript names these after the value. */
function namesOfFunctions(code: string): string[] {
  const names = new Set<string>();
  const visit = (node: Node): void => {
    if (isVariableDeclaration(node) && isIdentifier(node.name) && isNamedAfterItsValue(node.initializer)) {
      names.add(node.name.text);
    } else if (isBinaryExpression(node) && isIdentifier(node.left) && isNamedAfterItsValue(node.right)) {
      names.add(node.left.text);
    }
    forEachChild(node, visit);
  };
  visit(createSourceFile('bundle.js', code, ScriptTarget.ES2022));
  return [...names];
}

function isNamedAfterItsValue(expression: Expression | undefined): boolean {
  return expression !== undefined && [isArrowFunction, isFunctionExpression, isClassExpression].some((isKind) => isKind(expression));
}
