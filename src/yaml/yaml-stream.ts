// Reads the documents of a text one at a time: each is forgotten when the next one is asked for, unless who asks keeps it. The documents,
// the mistakes and their lines are those of the text read as a whole.
import { type Chunk, chunksOf } from './chunks';
import { TEMPLATE } from './dialects';
import { parseYaml, type YamlIssue } from './yaml';

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

type Found = ReadonlyArray<StreamedDocument | StreamedIssue>;

/** The documents of a manifest in UTF-8, in which placeholders may stand unquoted, and what is wrong with the others; empty ones are left out. */
export function* streamYaml(text: Buffer): Iterable<StreamedDocument | StreamedIssue> {
  let [before, found]: [Chunk | undefined, Found] = [undefined, []];
  for (const chunk of chunksOf(text)) {
    const next = readChunk(text, chunk);
    if (next === undefined) {
      // What is no YAML may reach into the document before it, and into all that follow.
      yield* readPart(text, { ...before ?? chunk, end: text.length }).found;
      return;
    }
    yield* found;
    [before, found] = [chunk, next];
  }
  yield* found;
}

/** A document once more, that was read before. */
export function rereadYaml(text: Buffer, chunk: Chunk): StreamedDocument[] {
  return (readChunk(text, chunk) ?? []).filter((found) => 'value' in found);
}

/** What is in a chunk; undefined if it is no YAML. */
function readChunk(text: Buffer, chunk: Chunk): Found | undefined {
  const { isYaml, found } = readPart(text, chunk);
  return isYaml ? found : undefined;
}

function readPart(text: Buffer, chunk: Chunk): { readonly isYaml: boolean; readonly found: Found } {
  const { documents, issues, isYaml } = parseYaml(text.toString('utf8', chunk.start, chunk.end), TEMPLATE);
  const { linesBefore } = chunk;
  return {
    isYaml,
    found: [
      ...documents.map(({ value, lineAt }) => ({ value, chunk, lineAt: (path: string) => linesBefore + lineAt(path) })),
      ...issues.map((issue) => ({ issue: { ...issue, line: linesBefore + issue.line } })),
    ],
  };
}
