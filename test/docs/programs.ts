// The programs of a page, each a TypeScript block: the first one precedes all others, and expected output follows `//`.
import { format } from 'util';
import * as ts from 'typescript';
import { compile } from '../../projenrc/translations/read';

export { readPage } from './pages';

/** A program, and its expected output. */
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

/** The compiler's errors in programs, which may import anything and leave it unused. */
export function typeMistakes(programs: readonly Program[]): string[] {
  const { program, files } = compile(programs.map(({ source }) => source));
  return files.flatMap((file) => ts.getPreEmitDiagnostics(program, file))
    .map(({ file, start = 0, messageText }) => `${file?.fileName}:${(file?.getLineAndCharacterOfPosition(start).line ?? 0) + 1}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`);
}

/** The output that a program's comments expect. */
export function printedBy(source: string): string[] {
  return [...source.matchAll(/^console\.log\(.*\); \/\/ (.*)$/gm)].map(([, value]) => value);
}

/** Runs a program, and returns its output. */
export function run({ source }: Program, modules: { readonly [name: string]: unknown }): string[] {
  const printed: string[] = [];
  const { outputText } = ts.transpileModule(source, { compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 } });
  // eslint-disable-next-line @typescript-eslint/no-implied-eval
  new Function('require', 'exports', 'console', outputText)((name: string) => modules[name], {}, { log: (...values: unknown[]) => printed.push(format(...values)) });
  return printed;
}
