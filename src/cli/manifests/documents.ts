// Reads the documents that a command was given: files, folders of YAML, or standard input.
import { readdirSync, statSync } from 'fs';
import { join, resolve } from 'path';
import { fileText, inWords } from '../../file-text';
import { Attempts, refuse } from '../../mistakes';
import { asWritten } from '../../template/written-object';
import { TEMPLATE } from '../../yaml/dialects';
import { parseYaml } from '../../yaml/yaml';
import { asUsage } from '../command-line/usage-error';

/** A document, and its place. */
export interface Document {
  readonly value: any;
  /** The file, or `stdin`. */
  readonly source: string;
  /** `source:line`. */
  readonly where: string;
  /** The line of the field at a path, or of its nearest parent that exists; the first line of the document for an empty path. */
  readonly lineAt: (path: string) => number;
}

/** A document as it was read. */
export interface ReadDocument extends Document {
  /** With its nulls, and with the fields that only a live object has. */
  readonly raw: any;
}

/** A file, or a place in one, that cannot be read. */
export interface InputMistake {
  readonly source: string;
  readonly line?: number;
  readonly column?: number;
  readonly mistake: string;
}

/** The content of files. */
export interface Input {
  readonly documents: ReadDocument[];
  readonly mistakes: InputMistake[];
}

/**
 * The documents of all paths, in their order; `-` is standard input, and a folder stands for the YAML files in it.
 *
 * @throws one error that lists every path that cannot be read, or else every mistake of every file
 */
export function readDocuments(paths: readonly string[]): Document[] {
  return withoutMistakes(readInput(paths));
}

/**
 * The documents of one file, with their placeholders; each item of a List is a document.
 *
 * @param text the content of the file, if it was read before
 * @throws one error that lists every mistake of the file
 */
export function readFile(path: string, text = fileText(path)): Document[] {
  return withoutMistakes(contentOf(path, text));
}

/**
 * The documents of all paths, like `readDocuments`, and the mistakes instead of an error.
 *
 * @throws one error that lists every path that cannot be read
 */
export function readInput(paths: readonly string[]): Input {
  const attempts = new Attempts();
  const files = new Map(paths.flatMap((path) => attempts.attempt(() => filesOf(path), [])).map((file) => [file === '-' ? file : resolve(file), file]));
  const contents = [...files.values()].map((file) => {
    const source = file === '-' ? 'stdin' : file;
    return { source, isNamed: paths.includes(file), text: attempts.attempt(() => fileText(file === '-' ? 0 : file, source), '') };
  });
  asUsage(() => attempts.raise());
  const all = contents.map(({ source, isNamed, text }) => ({ isNamed, ...contentOf(source, text) }));
  // cdk8s writes an empty file for a chart without objects.
  const read = all.some(({ documents }) => documents.length > 0) ? all.filter((each) => each.isNamed || !each.isEmpty) : all;
  return { documents: read.flatMap(({ documents }) => documents), mistakes: read.flatMap(({ mistakes }) => mistakes) };
}

/** A mistake for each document without a name. */
export function nameMistakes(documents: readonly Document[]): string[] {
  return documents.filter(({ value }) => !value.metadata?.name).map(({ value, where }) => `${where}: metadata.name is missing: name the ${value.kind ?? 'object'}`);
}

function withoutMistakes({ documents, mistakes }: Input): Document[] {
  refuse(mistakes.map(({ source, line, column, mistake }) => `${[source, line, column].filter((step) => step !== undefined).join(':')}: ${mistake}`));
  return documents;
}

function contentOf(source: string, text: string): Input & { readonly isEmpty: boolean } {
  const { documents, mistakes } = parseYaml(text, TEMPLATE);
  const isEmpty = documents.length + mistakes.length === 0;
  return {
    isEmpty,
    documents: documents.flatMap(({ value, lineAt }) => unpackLists(value, source, lineAt)),
    mistakes: isEmpty
      ? [{ source, mistake: 'has no documents: write at least one' }]
      : mistakes.map(({ line, column, mistake }) => ({ source, line, column, mistake })),
  };
}

/** Unpacks a List, as `kubectl get` prints it, and typed ones such as a VirtualMachineList. */
function unpackLists(value: any, source: string, lineAt: Document['lineAt']): ReadDocument[] {
  return typeof value?.kind === 'string' && value.kind.endsWith('List') && Array.isArray(value.items)
    ? value.items.flatMap((item: any, index: number) => unpackLists(item, source, (path) => lineAt(`items[${index}].${path}`)))
    : [{ value: asWritten(value), raw: value, source, where: `${source}:${lineAt('')}`, lineAt }];
}

function filesOf(path: string): string[] {
  if (path === '-' || !inWords(path, () => statSync(path)).isDirectory()) {
    return [path];
  }
  const files = inWords(path, () => yamlFiles(path));
  if (files.length === 0) {
    throw new Error(`${path}: has no .yaml files: name files of another kind, such as .json, themselves`);
  }
  refuse(files.filter((file) => !isFile(file)).map((file) => `${file}: is no file: name it itself, or take it out of the folder`));
  return files;
}

/** Whether a path is a file or a link to one: reading a device or a pipe may never end. A broken link fails when it is read. */
function isFile(path: string): boolean {
  return inWords(path, () => statSync(path, { throwIfNoEntry: false }))?.isFile() ?? true;
}

/** The YAML files in a folder and below it, without hidden folders and node_modules. */
function yamlFiles(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((one, other) => (one.name < other.name ? -1 : 1));
  return entries.flatMap((entry) => {
    if (entry.isDirectory()) {
      return /^\.|^node_modules$/.test(entry.name) ? [] : yamlFiles(join(folder, entry.name));
    }
    return /\.ya?ml$/i.test(entry.name) ? [join(folder, entry.name)] : [];
  });
}
