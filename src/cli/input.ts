// The documents that a command was given: files, folders of YAML, or standard input.
import { readdirSync, readFileSync, statSync } from 'fs';
import { join } from 'path';
import { refuse } from '../mistakes';
import { maskPlaceholders, unmaskPlaceholders } from '../template/placeholders';
import { asWritten } from '../template/written-object';
import { parseYaml } from '../template/yaml';

/** A document, and where it stands. */
export interface Document {
  readonly value: any;
  /** The file, or `stdin`. */
  readonly source: string;
  /** `source:line`, and in a List the item. */
  readonly where: string;
}

/** A document of a text, whose fields have lines. */
export interface ReadDocument extends Document {
  /** The line of a field of the document, or of the last one on the way to it that is there. */
  readonly lineAt: (path: string) => number;
}

/** What cannot be read: a file, or a place in one. */
export interface InputMistake {
  readonly source: string;
  readonly line?: number;
  readonly column?: number;
  readonly mistake: string;
}

/** What was found at paths. */
export interface Input {
  readonly documents: ReadDocument[];
  readonly mistakes: InputMistake[];
}

/**
 * The documents of all paths, in their order; `-` is standard input, and a folder stands for the YAML files in it.
 *
 * @throws one error that lists every mistake of every file
 */
export function readDocuments(paths: readonly string[]): Document[] {
  return withoutMistakes(readInput(paths));
}

/**
 * One file's documents as their authors wrote them, their placeholders kept and the items of Lists each by itself.
 *
 * @throws one error that lists every mistake of the file
 */
export function readFile(path: string): Document[] {
  return withoutMistakes(contentOf(path));
}

/** The documents of all paths that can be read, as `readDocuments` reads them, and what is wrong with the others. */
export function readInput(paths: readonly string[]): Input {
  const mistakes: InputMistake[] = [];
  const files = paths.flatMap((path) => {
    try {
      return filesOf(path);
    } catch (error) {
      mistakes.push({ source: path, mistake: (error as Error).message });
      return [];
    }
  });
  const contents = files.map(contentOf);
  return {
    documents: contents.flatMap((content) => content.documents),
    mistakes: [...mistakes, ...contents.flatMap((content) => content.mistakes)],
  };
}

function withoutMistakes({ documents, mistakes }: Input): Document[] {
  refuse(mistakes.map(({ source, line, column, mistake }) => `${[source, line, column].filter((step) => step !== undefined).join(':')}: ${mistake}`));
  return documents;
}

function contentOf(path: string): Input {
  const source = path === '-' ? 'stdin' : path;
  try {
    const { documents, mistakes } = parseYaml(maskPlaceholders(readFileSync(path === '-' ? 0 : path, 'utf8')));
    return {
      documents: documents.flatMap(({ value, line, lineAt }) => opened({
        value: asWritten(unmaskPlaceholders(value)), source, where: `${source}:${line}`, lineAt,
      })),
      mistakes: documents.length + mistakes.length === 0
        ? [{ source, mistake: 'has no documents: write at least one' }]
        : mistakes.map((mistake) => ({ source, ...mistake })),
    };
  } catch (error) {
    return { documents: [], mistakes: [{ source, mistake: (error as Error).message }] };
  }
}

/** `kubectl get` prints several objects as one List. */
function opened({ value, source, where, lineAt }: ReadDocument): ReadDocument[] {
  return value?.apiVersion === 'v1' && value.kind === 'List' && Array.isArray(value.items)
    ? value.items.flatMap((item: any, index: number) => opened({
      value: asWritten(item), source, where: `${where}: items[${index}]`, lineAt: (path) => lineAt(`items[${index}].${path}`),
    }))
    : [{ value, source, where, lineAt }];
}

function filesOf(path: string): string[] {
  if (path === '-') {
    return [path];
  }
  const status = statSync(path, { throwIfNoEntry: false });
  if (status === undefined) {
    throw new Error('there is no such file or folder');
  }
  if (!status.isDirectory()) {
    return [path];
  }
  const files = yamlFiles(path);
  if (files.length === 0) {
    throw new Error('has no .yaml files');
  }
  return files;
}

/** The files of YAML in a folder and in those below it, except what is hidden or installed. */
function yamlFiles(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((one, other) => (one.name < other.name ? -1 : 1));
  return entries.flatMap((entry) => {
    if (entry.isDirectory()) {
      return /^\.|^node_modules$/.test(entry.name) ? [] : yamlFiles(join(folder, entry.name));
    }
    return /\.ya?ml$/i.test(entry.name) ? [join(folder, entry.name)] : [];
  });
}
