// Reads the documents that a command was given: files, folders of YAML, or standard input.
import { type Dirent, readdirSync, statSync } from 'fs';
import { join, resolve } from 'path';
import { issue, type Issue, IssueCollector, IssueError, refuse } from '../../issues/issues';
import { asWritten } from '../../template/structure';
import { TEMPLATE } from '../../yaml/dialects';
import { fileText, withFileErrors } from '../../yaml/file-text';
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

/** The content of files. */
export interface Input {
  readonly documents: ReadDocument[];
  /** What is no document: a whole file, or a place in one. */
  readonly issues: Issue[];
}

/**
 * The documents of all paths, in their order; `-` is standard input, and a folder stands for the YAML files in it.
 *
 * @throws one error that lists every path that cannot be read, or else every mistake of every file
 */
export function readDocuments(paths: readonly string[]): Document[] {
  return documentsOf(readInput(paths));
}

/**
 * The documents of one file, with their placeholders; each item of a List is a document.
 *
 * @param text the content of the file, if it was read before
 * @throws one error that lists every mistake of the file
 */
export function readFile(path: string, text = fileText(path)): Document[] {
  return documentsOf(contentOf(path, text));
}

/**
 * The documents of all paths, like `readDocuments`, and the mistakes instead of an error.
 *
 * @throws one error that lists every path that cannot be read
 */
export function readInput(paths: readonly string[]): Input {
  const collector = new IssueCollector();
  const files = new Map(paths.flatMap((path) => collector.collect(() => filesOf(path), [])).map((file) => [file === '-' ? file : resolve(file), file]));
  const contents = [...files.values()].map((file) => {
    const source = file === '-' ? 'stdin' : file;
    return { source, isNamed: paths.includes(file), text: collector.collect(() => fileText(file === '-' ? 0 : file, source), '') };
  });
  asUsage(() => collector.raise());
  const all = contents.map(({ source, isNamed, text }) => ({ isNamed, ...contentOf(source, text) }));
  // cdk8s writes an empty file for a chart without objects.
  const read = all.some(({ documents }) => documents.length > 0) ? all.filter((each) => each.isNamed || !each.isEmpty) : all;
  return { documents: read.flatMap(({ documents }) => documents), issues: read.flatMap(({ issues }) => issues) };
}

/** An issue for each document without a name. */
export function nameIssues(documents: readonly Document[]): Issue[] {
  return documents.filter(({ value }) => !value.metadata?.name)
    .map(({ value, source, lineAt }) => ({ source, line: lineAt(''), ...issue('', `metadata.name is missing: name the ${value.kind ?? 'object'}`) }));
}

function documentsOf({ documents, issues }: Input): Document[] {
  refuse(issues);
  return documents;
}

function contentOf(source: string, text: string): Input & { readonly isEmpty: boolean } {
  const { documents, issues } = parseYaml(text, TEMPLATE);
  const isEmpty = documents.length + issues.length === 0;
  return {
    isEmpty,
    documents: documents.flatMap(({ value, lineAt }) => unpackLists(value, source, lineAt)),
    issues: isEmpty
      ? [{ source, ...issue('', 'has no documents: write at least one') }]
      : issues.map(({ line, column, message }) => ({ source, line, column, ...issue('', message) })),
  };
}

/** Unpacks a List, as `kubectl get` prints it, and typed ones such as a VirtualMachineList. */
function unpackLists(value: any, source: string, lineAt: Document['lineAt']): ReadDocument[] {
  return typeof value?.kind === 'string' && value.kind.endsWith('List') && Array.isArray(value.items)
    ? value.items.flatMap((item: any, index: number) => unpackLists(item, source, (path) => lineAt(`items[${index}].${path}`)))
    : [{ value: asWritten(value), raw: value, source, where: `${source}:${lineAt('')}`, lineAt }];
}

function filesOf(path: string): string[] {
  if (path === '-' || !withFileErrors(path, () => statSync(path)).isDirectory()) {
    return [path];
  }
  const files = withFileErrors(path, () => yamlFiles(path));
  if (files.length === 0) {
    throw new IssueError([{ source: path, ...issue('', 'has no .yaml files: name files of another kind, such as .json, themselves') }]);
  }
  refuse(files.filter((file) => !isFile(file)).map((file) => ({ source: file, ...issue('', 'is no file: name it itself, or take it out of the folder') })));
  return files;
}

/** Whether a path is a file or a link to one: reading a device or a pipe may never end. A broken link fails when it is read. */
function isFile(path: string): boolean {
  return withFileErrors(path, () => statSync(path, { throwIfNoEntry: false }))?.isFile() ?? true;
}

/** The YAML files in a folder and below it, without hidden folders, node_modules and what cdk8s keeps there. */
function yamlFiles(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((one, other) => (one.name < other.name ? -1 : 1));
  return entries.flatMap((entry) => {
    if (entry.isDirectory()) {
      return /^\.|^node_modules$/.test(entry.name) ? [] : yamlFiles(join(folder, entry.name));
    }
    return /\.ya?ml$/i.test(entry.name) && !isCdk8sConfiguration(folder, entry) ? [join(folder, entry.name)] : [];
  });
}

/** Whether a file is what cdk8s keeps beside a program. A manifest may have its name, and is not left out: `apply --prune` would delete its objects. */
function isCdk8sConfiguration(folder: string, entry: Dirent): boolean {
  if (entry.name !== 'cdk8s.yaml' || !entry.isFile()) {
    return false;
  }
  const text = fileText(join(folder, entry.name));
  return /^(?:app|language):/m.test(text) && !/^apiVersion:/m.test(text);
}
