// Reads the documents of a text one at a time: each is forgotten when the next one is asked for, unless who asks keeps it.
import { type Chunk, chunksOf } from './chunks';
import { TEMPLATE } from './dialects';
import { readChunk, type YamlIssue } from './yaml';

/** One document, and where it is. */
export interface StreamedDocument {
  readonly value: any;
  /** The line of the field at a path such as `spec.volumes[0].name`, or of the nearest existing field above it; of the document for an empty path. */
  readonly lineAt: (path: string) => number;
  readonly chunk: Chunk;
}

/** A mistake where a document should be. */
export interface StreamedIssue {
  readonly issue: YamlIssue;
}

/** The documents of a manifest in UTF-8, in which placeholders may stand unquoted, and what is wrong with the others; empty ones are left out. */
export function* streamYaml(text: Buffer): Iterable<StreamedDocument | StreamedIssue> {
  for (const chunk of chunksOf(text)) {
    yield* found(text, chunk);
  }
}

/** A document once more, that was read before. */
export function rereadYaml(text: Buffer, chunk: Chunk): StreamedDocument[] {
  return [...found(text, chunk)].filter((each) => 'value' in each);
}

function* found(text: Buffer, part: Chunk): Iterable<StreamedDocument | StreamedIssue> {
  for (const { documents, issues, chunk } of readChunk(text, part, TEMPLATE)) {
    const { linesBefore } = chunk;
    yield* documents.map(({ value, lineAt }) => ({ value, chunk, lineAt: (path: string) => linesBefore + lineAt(path) }));
    yield* issues.map((issue) => ({ issue: { ...issue, line: linesBefore + issue.line } }));
  }
}
