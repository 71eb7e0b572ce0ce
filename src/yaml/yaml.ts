// The only reader of YAML. It returns plain values, and every mistake in the text with its line and column. Its time is linear in the size
// of any text.
import { parseCarefully, type YamlDocument, type YamlIssue, type YamlText } from './careful-yaml';
import { type Chunk, chunksOf, countLines, partOf } from './chunks';
import { type Dialect, KUBERNETES } from './dialects';
import { jsonValues } from './json-values';
import { LineFinder } from './line-finder';
import { type QuickDocument, readQuickly } from './quick-yaml';
import { type Issue, issue, refuse } from '../issues/issues';

export type { YamlIssue, YamlScalar } from './careful-yaml';

/**
 * Reads every document of a text; empty ones are left out.
 *
 * @param source the name of the text in errors, such as a file's path
 * @throws one error that lists all mistakes as `source:line:column: message`
 */
export function readYaml(text: string, source: string, dialect: Dialect = KUBERNETES): YamlDocument[] {
  const { documents, issues } = parseYaml(text, dialect);
  refuse(issues.map((each) => ({ source, ...each })));
  return documents;
}

/** Every document of a text that can be read, and the mistakes in the others. Empty documents are left out. */
export function parseYaml(text: string, dialect: Dialect = KUBERNETES): YamlText {
  if (!dialect.isKubernetes) {
    return parseDocuments(text, dialect);
  }
  const read = [...chunksOf(text)].flatMap((chunk) => readChunk(text, chunk, dialect)).map((each) => shifted(each));
  return { documents: read.flatMap(({ documents }) => documents), issues: read.flatMap(({ issues }) => issues) };
}

/** The content of a chunk. The lines are those of the chunk, which may be a part of the given one. */
interface ReadChunk extends YamlText {
  readonly chunk: Chunk;
  /** The chunk as it was written. */
  readonly part: string;
}

/** Reads a chunk of a text. Several JSON values are a chunk each. */
export function readChunk(text: Buffer | string, chunk: Chunk, dialect: Dialect): ReadChunk[] {
  const part = partOf(text, chunk.start, chunk.end);
  if (chunk.hasBadSeparator) {
    return [{ chunk, part, documents: [], issues: [badSeparatorIssue(part)] }];
  }
  const quick = readQuickly(part, dialect);
  if (quick !== undefined) {
    return [{ chunk, part, ...quickText(part, dialect, quick) }];
  }
  return chunk.kind === 'either' ? readJson(text, part, chunk, dialect) : [{ chunk, part, ...parseCarefully(part, dialect, chunk.kind === 'JSON') }];
}

function badSeparatorIssue(part: string): YamlIssue {
  const column = 1 + /^---[ \t]*/.exec(part)![0].length;
  return { line: 1, column, name: 'separator', ...issue('', 'kubectl does not read anything after the three dashes between documents: write it on the next line') };
}

/** Reads JSON values, one after the other. Like kubectl, it reads what follows the first one as YAML if it is not JSON. */
function readJson(text: Buffer | string, part: string, chunk: Chunk, dialect: Dialect): ReadChunk[] {
  const { values, rest } = jsonValues(part);
  // What follows a line of dashes is not JSON either.
  const isJson = values.length > 1 && (rest !== undefined || chunk.end < text.length);
  const placeOf = placeFinder(text, part, chunk);
  const chunkAt = (start: number, end: number, kind: Chunk['kind']): Chunk => ({ ...placeOf(start), end: placeOf(end).start, kind });
  const read = values.map(([start, end]) => chunkAt(start, end, 'JSON'));
  if (isJson) {
    const end = chunkAt(rest ?? part.length, part.length, 'JSON');
    return [...read.flatMap((each) => readChunk(text, each, dialect)), { chunk: end, part: '', documents: [], issues: [notJsonIssue()] }];
  }
  const others = rest === undefined ? [] : [chunkAt(rest, part.length, 'YAML')];
  return [...read, ...others].flatMap((each) => readChunk(text, each, dialect));
}

/** Finds the place of a character of a part in the text. It counts from the previous one, so each has to come after the one before. */
function placeFinder(text: Buffer | string, part: string, chunk: Chunk): (character: number) => Pick<Chunk, 'start' | 'linesBefore'> {
  let { start, linesBefore } = chunk;
  let last = 0;
  return (character) => {
    const between = part.slice(last, character);
    start += typeof text === 'string' ? between.length : Buffer.byteLength(between);
    linesBefore += countLines(between, 0, between.length);
    last = character;
    return { start, linesBefore };
  };
}

function notJsonIssue(): YamlIssue {
  return { line: 1, column: 1, name: 'no JSON', ...issue('', 'what follows several JSON values is not JSON: write --- between documents, or only JSON') };
}

/** The content of a chunk, with the lines of the whole text. */
function shifted({ documents, issues, chunk: { start, linesBefore } }: ReadChunk): YamlText {
  return {
    documents: linesBefore === 0 && start === 0 ? documents : documents.map((document) => ({
      value: document.value,
      line: linesBefore + document.line,
      lineAt: (path) => linesBefore + document.lineAt(path),
      contents: () => document.contents(),
      texts: () => document.texts().map((text) => ({ ...text, start: start + text.start, end: start + text.end })),
    })),
    issues: issues.map((each) => ({ ...each, line: linesBefore + each.line })),
  };
}

/** The issue of a number of documents other than one. */
export function countIssue(documents: number, wanted: string, instead: string = 'split them into files'): Issue {
  return issue('', `has ${documents} documents instead of one ${wanted}: ${documents === 0 ? 'write it' : instead}`);
}

/** Documents of a text that is not for kubectl. */
function parseDocuments(text: string, dialect: Dialect): YamlText {
  const quick = readQuickly(text, dialect);
  return quick === undefined ? parseCarefully(text, dialect) : quickText(text, dialect, quick);
}

function quickText(text: string, dialect: Dialect, quick: QuickDocument): YamlText {
  return { documents: quick.value === null ? [] : [new QuickYamlDocument(text, dialect, quick)], issues: [] };
}

/**
 * A document that was read quickly. It is read carefully if its nodes are requested. It is a class, since V8 creates a hidden class for
 * each literal with getters, which keeps the document in memory until a full garbage collection.
 */
class QuickYamlDocument implements YamlDocument {
  public readonly value: any;
  public readonly lineAt: YamlDocument['lineAt'];

  constructor(private readonly text: string, private readonly dialect: Dialect, { value, offsetOf }: QuickDocument) {
    const lines = new LineFinder(text);
    this.value = value;
    this.lineAt = (path) => lines.lineOf(offsetOf(path));
  }

  public get line(): number {
    return this.lineAt('');
  }

  public contents(): ReturnType<YamlDocument['contents']> {
    return this.careful.contents();
  }

  public texts(): ReturnType<YamlDocument['texts']> {
    return this.careful.texts();
  }

  private get careful(): YamlDocument {
    return parseCarefully(this.text, this.dialect).documents[0];
  }
}
