// The programs of a page, each a block of TypeScript: the first is before all others, and each `console.log` says after `//` what it is given.
import { join } from 'path';
import * as ts from 'typescript';
import { ROOT } from './pages';

export { readPage } from './pages';

/** A program, and what it shows. */
export interface Program {
  readonly source: string;
  readonly shown: readonly string[];
}

export function programsOf(page: string): Program[] {
  const [before, ...blocks] = [...page.matchAll(/^```ts\n([^]*?)^```$/gm)].map(([, block]) => block);
  return blocks.map((block) => ({
    source: `${before}${block}export {};\n`,
    shown: [...block.matchAll(/^console\.log\(.*\); \/\/ (.*)$/gm)].map(([, value]) => value),
  }));
}

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: ['node', 'jest'],
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts'],
  module: ts.ModuleKind.CommonJS,
  moduleResolution: ts.ModuleResolutionKind.Node10,
  baseUrl: ROOT,
  paths: { 'cdk8s-kubevirt': ['src'], 'cdk8s-kubevirt/imports': ['imports'] },
};

/** What the compiler finds wrong with programs; they may import what they like and use none of it. */
export function typeMistakes(programs: readonly Program[]): string[] {
  const files = new Map(programs.map(({ source }, index) => [join(__dirname, `program-${index}.ts`), source]));
  const host = ts.createCompilerHost(OPTIONS);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (name) => files.has(name) || fileExists(name);
  host.readFile = (name) => files.get(name) ?? readFile(name);
  host.getSourceFile = (name, version, ...rest) => {
    const text = files.get(name);
    return text === undefined ? getSourceFile(name, version, ...rest) : ts.createSourceFile(name, text, version);
  };
  const program = ts.createProgram([...files.keys()], OPTIONS, host);
  return [...files.keys()].flatMap((name) => ts.getPreEmitDiagnostics(program, program.getSourceFile(name)))
    .map(({ file, start = 0, messageText }) => `${file?.fileName}:${(file?.getLineAndCharacterOfPosition(start).line ?? 0) + 1}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`);
}

/** Runs a program, and returns what it shows. */
export function run({ source }: Program, modules: { readonly [name: string]: unknown }): string[] {
  const shown: string[] = [];
  const { outputText } = ts.transpileModule(source, { compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 } });
  // eslint-disable-next-line @typescript-eslint/no-implied-eval
  new Function('require', 'exports', 'console', outputText)((name: string) => modules[name], {}, { log: (value: unknown) => shown.push(JSON.stringify(value)) });
  return shown;
}
