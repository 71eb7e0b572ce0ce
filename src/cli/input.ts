// The documents that a command was given: files, folders of YAML, or standard input.
import { readdirSync, readFileSync, statSync } from 'fs';
import { join } from 'path';
import { Attempts } from '../mistakes';
import { maskPlaceholders, unmaskPlaceholders } from '../template/placeholders';
import { asWritten } from '../template/written-object';
import { readYaml } from '../template/yaml';

/** A document, and where it stands. */
export interface Document {
  readonly value: any;
  /** The file, or `stdin`. */
  readonly source: string;
  /** `source:line`, and in a List the item. */
  readonly where: string;
}

/**
 * The documents of all paths, in their order; `-` is standard input, and a folder stands for the YAML files in it.
 *
 * @throws one error that lists every mistake of every file
 */
export function readDocuments(paths: string[]): Document[] {
  const attempts = new Attempts();
  const files = paths.flatMap((path) => attempts.attempt(() => filesOf(path), []));
  const documents = files.flatMap((file) => attempts.attempt(() => readFile(file), []));
  attempts.raise();
  return documents;
}

/** One file's documents as their authors wrote them, their placeholders kept and the items of Lists each by itself. */
export function readFile(path: string): Document[] {
  const source = path === '-' ? 'stdin' : path;
  const text = readFileSync(path === '-' ? 0 : path, 'utf8');
  const documents = readYaml(maskPlaceholders(text), source);
  if (documents.length === 0) {
    throw new Error(`${source}: has no documents: write at least one`);
  }
  return documents.flatMap(({ value, line }) => opened({ value: asWritten(unmaskPlaceholders(value)), source, where: `${source}:${line}` }));
}

/** `kubectl get` prints several objects as one List. */
function opened({ value, source, where }: Document): Document[] {
  return value?.apiVersion === 'v1' && value.kind === 'List' && Array.isArray(value.items)
    ? value.items.flatMap((item: any, index: number) => opened({ value: asWritten(item), source, where: `${where}: items[${index}]` }))
    : [{ value, source, where }];
}

function filesOf(path: string): string[] {
  if (path === '-') {
    return [path];
  }
  const status = statSync(path, { throwIfNoEntry: false });
  if (status === undefined) {
    throw new Error(`${path}: there is no such file or folder`);
  }
  if (!status.isDirectory()) {
    return [path];
  }
  const files = readdirSync(path).filter((name) => /\.ya?ml$/.test(name)).sort().map((name) => join(path, name));
  if (files.length === 0) {
    throw new Error(`${path}: has no .yaml files`);
  }
  return files;
}
