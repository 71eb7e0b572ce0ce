// Mistakes of YAML's grammar in words that say what to write instead. The parser's own messages quote the text.
import type { YAMLError } from 'yaml';
import { type ForeignSpace, foreignSpaceIn } from './foreign-spaces';
import type { NodeIssue } from './node-values';
import { table } from '../plain-data/plain-data';

/** The advice for a mistake, unless the parser's name for it is enough. */
const ADVICE: { readonly [code: string]: string } = table({
  TAB_AS_INDENT: 'indent with spaces',
  BAD_INDENT: 'indent lines that belong together equally',
  MULTILINE_IMPLICIT_KEY: 'write each field on its own line, and a string of several lines in quotes',
  UNCLOSED_BRACKET: 'close the bracket or brace that begins here',
  UNCLOSED_QUOTE: 'close the quote that begins here, and put a literal quote in quotes of the other kind',
  MISSING_CHAR: 'write the bracket, the brace, the comma, or the colon with a space after it that is missing here or in the lines above',
  UNEXPECTED_TOKEN: 'quote a string that has a special character, and close each quote, bracket and brace',
  BLOCK_AS_IMPLICIT_KEY: 'begin a map or list on its own line, or quote a string that contains ": "',
  BLOCK_IN_FLOW: 'do not write "- " in brackets and braces, or quote it',
  BAD_DQ_ESCAPE: 'write a backslash twice, or the string in single quotes',
  BAD_ALIAS: 'quote a string that begins with "*"',
  BAD_SCALAR_START: 'quote a string that begins with "@" or "`"',
  BAD_PROP_ORDER: 'write an anchor and a tag right before their value',
  MULTIPLE_ANCHORS: 'write one of them',
  MULTIPLE_TAGS: 'write one of them',
  KEY_OVER_1024_CHARS: 'write a shorter key',
  MULTIPLE_DOCS: 'write --- between documents',
});

/** The beginning of the message for dashes that should separate documents, but do not begin a line. */
export const GLUED_SEPARATOR = '--- has to begin a line';

/** The maximum number of comment lines between the dashes and the content below them. */
const MAX_COMMENT_LINES = 20;

/** Dashes that should separate the content at a place from the content above it, as in `timeout: 300s---`. */
export function gluedSeparatorAbove(text: string, place: number): NodeIssue | undefined {
  let end = place;
  for (let lines = 0; lines <= MAX_COMMENT_LINES && end > 0 && text[end - 1] === '\n'; lines += 1) {
    const start = text.lastIndexOf('\n', end - 2) + 1;
    const line = text.slice(start, end).trimEnd();
    if (!/^\s*(?:#|$)/.test(line)) {
      return /[^-]---$/.test(line) && !line.includes(' #') ? gluedSeparator(start + line.length - 3) : undefined;
    }
    end = start;
  }
  return undefined;
}

function gluedSeparator(offset: number): NodeIssue {
  return { offset, name: 'separator', message: `${GLUED_SEPARATOR}: break the line before it, what is below it is another document` };
}

/**
 * The issue of a mistake that the parser found.
 *
 * @param start where the document with the mistake begins
 */
export function syntaxIssue(error: YAMLError, text: string, start: number): NodeIssue {
  const { offset, code } = causeOf(error, text, start);
  if (['UNEXPECTED_TOKEN', 'MISSING_CHAR'].includes(code) && /^---\s*?(?:\n|$)/.test(text.slice(offset, offset + SHORT_LINE))) {
    return gluedSeparator(offset);
  }
  const space = foreignSpaceBefore(text, offset);
  if (space !== undefined) {
    return { offset: space.index, name: space.name, message: `not YAML: ${space.name}: write a usual space` };
  }
  const name = code.toLowerCase().replace(/_/g, ' ');
  return { offset, name, message: ['not YAML', name, ...code in ADVICE ? [ADVICE[code]] : []].join(': ') };
}

/** The number of characters of a line that are examined. */
const SHORT_LINE = 80;

/** A space that is none to YAML in the line of a mistake, before any quote or comment. */
function foreignSpaceBefore(text: string, place: number): ForeignSpace | undefined {
  const before = text.slice(Math.max(0, place - SHORT_LINE), place);
  const start = place - before.length + before.lastIndexOf('\n') + 1;
  const space = foreignSpaceIn(/^[^"'#\n]*/.exec(text.slice(start, place + SHORT_LINE))![0]);
  return space && { ...space, index: start + space.index };
}

/** The cause of a mistake, if the parser reports its consequence. */
function causeOf({ pos: [offset], code, message }: YAMLError, text: string, start: number): { readonly offset: number; readonly code: string } {
  if (/^Flow (?:map|sequence) /.test(message) && message.at(-1)! in OPENING) {
    return { offset: openingBefore(text, start, offset, message.at(-1)!), code: 'UNCLOSED_BRACKET' };
  }
  return { offset, code: code === 'MISSING_CHAR' && /["']/.test(text[offset]) ? 'UNCLOSED_QUOTE' : code };
}

const OPENING: { readonly [closing: string]: string } = table({ ']': '[', '}': '{' });

/** The place of the nearest bracket that is open between two places; the latter if all are closed. */
function openingBefore(text: string, start: number, place: number, closing: string): number {
  let closed = 0;
  for (let before = place - 1; before >= start; before -= 1) {
    if (text[before] === OPENING[closing] && closed === 0) {
      return before;
    }
    closed += text[before] === closing ? 1 : text[before] === OPENING[closing] ? -1 : 0;
  }
  return place;
}

/** The first issue: later ones in a document mostly result from it. */
export function firstIssue(issues: readonly NodeIssue[]): NodeIssue[] {
  return [...issues].sort((one, other) => one.offset - other.offset).slice(0, 1);
}
