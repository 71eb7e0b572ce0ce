// Reads the documents of a text one at a time: each is forgotten when the next one is requested, unless the caller keeps it.
import { isUtf8 } from 'buffer';
import type { RepeatedField } from './careful-yaml';
import { type Chunk, chunksOf, countLines, endOfLine } from './chunks';
import { type Dialect, TEMPLATE } from './dialects';
import { linesWithinTexts } from './lines-within-texts';
import { readChunk, type YamlIssue } from './yaml';
import { issue } from '../issues/issues';

/** One document, and where it is. */
export interface StreamedDocument {
  readonly value: any;
  /**
   * The line of the field at a path such as `spec.volumes[0].name`, or of the nearest existing field above it; of the document for an empty
   * path. The path may continue into a string of the document that is YAML itself: `stringData.userdata.users[0].name`.
   */
  readonly lineAt: (path: string) => number;
  readonly chunk: Chunk;
  /** The keys that maps of the document have again, if the dialect takes their last values. */
  readonly repeated?: readonly RepeatedField[];
}

/** A mistake where a document should be. */
interface StreamedIssue {
  readonly issue: YamlIssue;
}

/** The documents of a manifest in UTF-8, in which placeholders may be unquoted, and the mistakes in the others. Empty documents are left out. */
export function* streamYaml(text: Buffer, dialect = TEMPLATE): Iterable<StreamedDocument | StreamedIssue> {
  for (const chunk of chunksOf(text)) {
    yield* readParts(text, chunk, dialect);
  }
}

/** Reads a document again. */
export function rereadYaml(text: Buffer, chunk: Chunk, dialect = TEMPLATE): StreamedDocument[] {
  return [...readParts(text, chunk, dialect)].filter((each) => 'value' in each);
}

function* readParts(text: Buffer, whole: Chunk, dialect: Dialect): Iterable<StreamedDocument | StreamedIssue> {
  const isText = isUtf8(text.subarray(whole.start, whole.end));
  for (const { documents, issues, chunk, part } of readChunk(text, whole, dialect)) {
    const { linesBefore } = chunk;
    const lineIn = linesWithinTexts(part);
    // Comments may have any bytes.
    if (!isText && documents.some(({ value }) => hasReplacementCharacter(value))) {
      yield { issue: encodingIssue(text, whole) };
      return;
    }
    yield* documents.map((document) => ({
      value: document.value,
      chunk,
      lineAt: (path: string) => linesBefore + lineIn(document, path),
      repeated: document.repeated?.map(({ key, lines: [first, last] }): RepeatedField => ({ key, lines: [linesBefore + first, linesBefore + last] })),
    }));
    yield* issues.map((each) => ({ issue: { ...each, line: linesBefore + each.line } }));
  }
}

/** The character that replaces bytes that are not UTF-8. */
const REPLACEMENT = '\ufffd';

function hasReplacementCharacter(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) {
    return typeof value === 'string' && value.includes(REPLACEMENT);
  }
  return Object.entries(value).some(([key, each]) => key.includes(REPLACEMENT) || hasReplacementCharacter(each));
}

/** The issue of the first line that is not UTF-8. */
function encodingIssue(text: Buffer, { start, linesBefore }: Chunk): YamlIssue {
  let [line, next] = [start, endOfLine(text, start)];
  while (isUtf8(text.subarray(line, next))) {
    [line, next] = [next, endOfLine(text, next)];
  }
  const column = 1 + text.toString('utf8', line, next).indexOf(REPLACEMENT);
  const message = 'not UTF-8: kubectl would silently store other characters, and kustomize does not read it: save the file as UTF-8';
  return { line: 1 + linesBefore + countLines(text, start, line), column, name: 'encoding', ...issue('', message) };
}
