// A text of many documents, cut where kubectl cuts it: at every line of three dashes, whatever surrounds it. Each part is read on its own,
// so that a mistake in one does not affect the others.

/** A part of a text that is read on its own. */
export interface Chunk {
  /** Where it begins and ends, in the units of the text: bytes or characters. */
  readonly start: number;
  readonly end: number;
  /** The number of the lines before it. */
  readonly linesBefore: number;
  /** How it may be read: a text that begins with a brace may be JSON values, one after the other. */
  readonly kind: 'YAML' | 'JSON' | 'either';
  /** Whether its first line begins with three dashes and has more than a comment after them, which kubectl refuses. */
  readonly hasBadSeparator?: boolean;
}

const SEPARATOR = '---';
const NEWLINE = '\n'.charCodeAt(0);

/** What may follow the dashes. Before the first document, YAML requires a space before a comment. */
const SEPARATOR_LINE = /^---\s*(?:#|$)/;
const FIRST_LINE = /^---(?:\s+#|\s*$)/;

/** The start of a text, within which kubectl looks for a brace. */
const PREFIX = 4096;

/** The chunks of a text; one in bytes is in UTF-8. */
export function* chunksOf(text: Buffer | string): Iterable<Chunk> {
  let kind: Chunk['kind'] = /^\s*\{/.test(partOf(text, 0, PREFIX)) ? 'either' : 'YAML';
  let [start, linesBefore, hasBadSeparator] = [0, 0, false];
  for (const dashes of separators(text)) {
    const end = endOfLine(text, dashes);
    const isBad = !(dashes > start ? SEPARATOR_LINE : FIRST_LINE).test(partOf(text, dashes, end));
    if (hasBadSeparator || dashes > start) {
      yield { start, end: dashes, linesBefore, kind, hasBadSeparator };
      kind = 'YAML';
    }
    linesBefore += countLines(text, start, dashes) + (isBad ? 0 : 1);
    [start, hasBadSeparator] = [isBad ? dashes : end, isBad];
  }
  yield { start, end: text.length, linesBefore, kind, hasBadSeparator };
}

/** The offsets of lines that begin with three dashes. */
function* separators(text: Buffer | string): Iterable<number> {
  if (partOf(text, 0, SEPARATOR.length) === SEPARATOR) {
    yield 0;
  }
  const search = `\n${SEPARATOR}`;
  for (let found = text.indexOf(search); found !== -1; found = text.indexOf(search, found + 1)) {
    yield found + 1;
  }
}

/** A part of a text as characters. */
export function partOf(text: Buffer | string, start: number, end: number): string {
  return typeof text === 'string' ? text.slice(start, end) : text.toString('utf8', start, end);
}

/** Where the next line begins. */
export function endOfLine(text: Buffer | string, start: number): number {
  const end = text.indexOf('\n', start);
  return end === -1 ? text.length : end + 1;
}

export function countLines(text: Buffer | string, start: number, end: number): number {
  return typeof text === 'string' ? text.slice(start, end).split('\n').length - 1 : countBytes(text, NEWLINE, start, end);
}

/** Searching a buffer costs more than reading a line byte by byte. */
function countBytes(bytes: Buffer, byte: number, start: number, end: number): number {
  let count = 0;
  for (let at = start; at < end; at += 1) {
    count += bytes[at] === byte ? 1 : 0;
  }
  return count;
}
