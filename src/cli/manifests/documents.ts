// Reads the documents of a command: files, folders of YAML and JSON, or standard input.
import { dirname, resolve } from 'path';
import { builtIssues } from './built-folders';
import { InputFile } from './input-file';
import { filesOf } from './manifest-files';
import { issueAt } from './place';
import { issue, type Issue, IssueCollector, refuse } from '../../issues/issues';
import { fileText } from '../../yaml/file-text';
import { streamYaml } from '../../yaml/yaml-stream';
import { asUsage } from '../command-line/usage-error';

/** What a command reads, in its help. */
export const MANIFESTS = 'files or folders of YAML or JSON, or - for standard input';

/** A document, and its place. */
export interface Document {
  readonly value: any;
  /** The file, or `stdin`. */
  readonly source: string;
  /** `source:line`. */
  readonly where: string;
  /** The line of the field at a path, or of its nearest parent that exists; the first line of the document for an empty path. */
  readonly lineAt: (path: string) => number;
  /** The place of the field at a path, if it may be in another file. */
  readonly placeOf?: (path: string) => { readonly source: string; readonly line: number };
  /** The set of objects in which no object may occur twice, such as those of one cluster; by default, all objects that are read. */
  readonly set?: string;
  /** The name before a kustomization was built, if that has renamed the object. */
  readonly oldName?: string;
  /** The object that installs the release of a chart that this object is of, if the chart has several. */
  readonly release?: string;
  /** The advice on what the build of a kustomization or a chart made of the object. */
  readonly buildAdvice?: readonly Issue[];
  /**
   * The object that contains this one, its set, and where, and if that is a template, the names of its parameters: it fills in no others. Messages
   * name the fields of that object.
   */
  readonly within?: { readonly object: any; readonly set?: string; readonly path: string; readonly parameters?: ReadonlySet<string> };
}

/** A document that was read. */
export interface ReadDocument extends Document {
  /** The value with its nulls, and with the fields that only a live object has. */
  readonly raw: any;
  /** The cluster of the object, and the folder of the kustomization that it is a part of. A copy of the files has the same names; undefined if not known. */
  readonly cluster?: string;
  readonly kustomization?: string;
  /** Reads the document again, if it was not kept; undefined if its file has changed in the meantime. */
  readonly reread?: () => ReadDocument | undefined;
}

/** The content of files. */
export interface Input {
  readonly documents: ReadDocument[];
  /** What is not a document: a whole file, or a place in one. */
  readonly issues: Issue[];
}

/** The content of files, read document by document. */
export interface InputStream {
  /** @throws one error that lists every path that cannot be read, after the last document */
  readonly documents: Iterable<ReadDocument>;
  /** What is not a document. It is known after the last document. */
  readonly issues: readonly Issue[];
}

/**
 * The documents of all paths, in their order; `-` is standard input, and a folder means the manifests in it.
 *
 * @throws one error that lists every path that cannot be read, or else every mistake of every file
 */
export function readDocuments(paths: readonly string[]): Document[] {
  return documentsOf(readInput(paths));
}

/**
 * The documents of one file, with their placeholders. Each item of a List is a document.
 *
 * @param text the content of the file, if it was read before
 * @throws one error that lists every mistake of the file
 */
export function readFile(path: string, text = fileText(path)): Document[] {
  return documentsOf(inputOf(new StreamedInput([], new IssueCollector(), [new InputFile(path, text)])));
}

/**
 * The documents of all paths, like `readDocuments`, and the mistakes instead of an error.
 *
 * @throws one error that lists every path that cannot be read
 */
export function readInput(paths: readonly string[]): Input {
  return inputOf(streamInput(paths));
}

/** The documents of all paths, like `readInput`, but read on demand and not kept. */
export function streamInput(paths: readonly string[]): InputStream {
  const collector = new IssueCollector();
  return new StreamedInput(paths, collector, inputFiles(paths, collector));
}

/**
 * The documents of all paths, like `streamInput`. The bytes of files are read at once and kept, so that a document can be read again
 * unchanged.
 *
 * @throws one error that lists every path that cannot be read
 */
export function keptInput(paths: readonly string[]): InputStream {
  const collector = new IssueCollector();
  const files = inputFiles(paths, collector);
  files.forEach((file) => collector.collect(() => file.keep(), undefined));
  asUsage(() => collector.raise());
  return new StreamedInput(paths, collector, files);
}

/** The files of paths, each once. They are read without a build, so a folder that has to be built is refused. */
function inputFiles(paths: readonly string[], collector: IssueCollector): InputFile[] {
  const filesAsTheyAre = (path: string) => {
    refuse(builtIssues(path));
    const found = filesOf(path);
    refuse([...new Set(found.map((file) => dirname(file)))].filter((folder) => found[0] !== path && folder !== path).flatMap(builtIssues));
    return found;
  };
  const files = new Map(collector.collectEach(paths, filesAsTheyAre).flat().map((file) => [file === '-' ? file : resolve(file), file]));
  return [...files.values()].map((file) => new InputFile(file));
}

/** The documents of files, like `streamInput`, but a file without documents is not a mistake. */
export function streamFiles(files: readonly InputFile[]): InputStream {
  return new StreamedInput([], new IssueCollector(), files, true);
}

/** An issue for each document without a name. */
export function namelessIssues(documents: readonly Document[]): Issue[] {
  return documents.filter(({ value }) => !value.metadata?.name)
    .map((document) => issueAt(document, '', `metadata.name is missing: name the ${document.value.kind ?? 'object'}`));
}

function inputOf(input: InputStream): Input {
  // A document that is kept anyway is not read again.
  const documents = Array.from(input.documents, ({ reread: _, ...document }) => document);
  return { documents, issues: [...input.issues] };
}

function documentsOf({ documents, issues }: Input): Document[] {
  refuse(issues);
  return documents;
}

class StreamedInput implements InputStream {
  private readonly found: { readonly issue: Issue; readonly isOfEmptyFile: boolean }[] = [];
  private hasDocuments = false;

  /** @param unreadable the issues of paths that cannot be read */
  constructor(
    private readonly paths: readonly string[], private readonly unreadable: IssueCollector, private readonly files: readonly InputFile[],
    private readonly mayBeEmpty = false,
  ) {}

  public get documents(): Iterable<ReadDocument> {
    return this.read();
  }

  public get issues(): readonly Issue[] {
    // cdk8s writes an empty file for a chart without objects.
    return this.found.filter(({ isOfEmptyFile }) => !(isOfEmptyFile && (this.hasDocuments || this.mayBeEmpty))).map(({ issue: each }) => each);
  }

  private *read(): Iterable<ReadDocument> {
    for (const file of this.files) {
      const bytes = this.unreadable.collect(() => file.read(), undefined);
      // After a file that cannot be read, no documents are needed.
      if (bytes !== undefined && this.unreadable.issues.length === 0) {
        yield* this.readFile(file, bytes);
      }
    }
    asUsage(() => this.unreadable.raise());
  }

  private *readFile(file: InputFile, bytes: Buffer): Iterable<ReadDocument> {
    let isEmpty = true;
    for (const found of streamYaml(bytes, file.dialect)) {
      isEmpty = false;
      if ('issue' in found) {
        const { line, column, message } = found.issue;
        this.found.push({ issue: { source: file.source, line, column, ...issue('', message) }, isOfEmptyFile: false });
      } else {
        this.hasDocuments = true;
        yield* file.documentsIn(found);
      }
    }
    if (isEmpty) {
      this.found.push({ issue: { source: file.source, ...issue('', 'has no documents: write at least one') }, isOfEmptyFile: !this.paths.includes(file.path) });
    }
  }
}
