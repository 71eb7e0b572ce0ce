// A text of many documents, cut where each of them begins, so that they can be read one at a time.

/** A part of a text that can be read by itself. */
export interface Chunk {
  /** Where it begins and ends, in bytes. */
  readonly start: number;
  readonly end: number;
  /** The number of the lines before it. */
  readonly linesBefore: number;
}

const NEWLINE = '\n'.charCodeAt(0);

/** What may follow the three dashes of a document's start. */
const AFTER_DASHES = new Set([undefined, ...[...' \t\r\n'].map((character) => character.charCodeAt(0))]);

/** The chunks of a text in UTF-8. A directive, or the end of a document, says something about what follows: such a text is one chunk. */
export function* chunksOf(text: Buffer): Iterable<Chunk> {
  let chunk: Chunk = { start: 0, end: text.length, linesBefore: 0 };
  if (!saysMore(text)) {
    for (let dashes = text.indexOf('\n---'); dashes !== -1; dashes = text.indexOf('\n---', dashes + 1)) {
      if (AFTER_DASHES.has(text[dashes + 4])) {
        yield { ...chunk, end: dashes + 1 };
        chunk = { start: dashes + 1, end: text.length, linesBefore: chunk.linesBefore + countLines(text, chunk.start, dashes + 1) };
      }
    }
  }
  yield chunk;
}

function saysMore(text: Buffer): boolean {
  return ['%', '...'].some((mark) => text.indexOf(mark) === 0 || text.includes(`\n${mark}`));
}

function countLines(text: Buffer, start: number, end: number): number {
  let count = 0;
  for (let at = text.indexOf(NEWLINE, start); at !== -1 && at < end; at = text.indexOf(NEWLINE, at + 1)) {
    count += 1;
  }
  return count;
}
