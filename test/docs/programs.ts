// The programs of a page, each a block of TypeScript: the first is before all others, and what is printed stands after `//`.
import { format } from 'util';
import * as ts from 'typescript';
import { compile } from '../../projenrc/translations/read';

export { readPage } from './pages';

/** A program, and what it prints. */
export interface Program {
  readonly source: string;
  readonly printed: readonly string[];
}

export function programsOf(page: string): Program[] {
  const [before, ...blocks] = [...page.matchAll(/^```ts\n([^]*?)^```$/gm)].map(([, block]) => block);
  return blocks.map((block) => ({
    source: `${before}${block}export {};\n`,
    printed: printedBy(block),
  }));
}

/** What the compiler finds wrong with programs; they may import what they like and use none of it. */
export function typeMistakes(programs: readonly Program[]): string[] {
  const { program, files } = compile(programs.map(({ source }) => source));
  return files.flatMap((file) => ts.getPreEmitDiagnostics(program, file))
    .map(({ file, start = 0, messageText }) => `${file?.fileName}:${(file?.getLineAndCharacterOfPosition(start).line ?? 0) + 1}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`);
}

/** What a program says, behind the lines that print it. */
export function printedBy(source: string): string[] {
  return [...source.matchAll(/^console\.log\(.*\); \/\/ (.*)$/gm)].map(([, value]) => value);
}

/** Runs a program, and returns what it prints. */
export function run({ source }: Program, modules: { readonly [name: string]: unknown }): string[] {
  const printed: string[] = [];
  const { outputText } = ts.transpileModule(source, { compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 } });
  // eslint-disable-next-line @typescript-eslint/no-implied-eval
  new Function('require', 'exports', 'console', outputText)((name: string) => modules[name], {}, { log: (...values: unknown[]) => printed.push(format(...values)) });
  return printed;
}
