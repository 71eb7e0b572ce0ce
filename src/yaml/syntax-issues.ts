// Mistakes of YAML's grammar in words that say what to write instead. The parser's own messages quote the text.
import type { YAMLError } from 'yaml';
import type { NodeIssue } from './node-values';
import { table } from '../plain-data/plain-data';

/** What to do about a mistake, where the parser's name of it does not say so. */
const ADVICE: { readonly [code: string]: string } = table({
  TAB_AS_INDENT: 'indent with spaces',
  BAD_INDENT: 'indent what belongs together alike',
  MULTILINE_IMPLICIT_KEY: 'write each field on a line of its own, and a text of several lines in quotes',
  UNCLOSED_BRACKET: 'close the bracket or brace that begins here',
  UNCLOSED_QUOTE: 'close the quote that begins here, and write one that stands for itself in quotes of the other kind',
  MISSING_CHAR: 'write the bracket, the brace, the comma, or the colon with a space after it that is missing here or in the lines above',
  UNEXPECTED_TOKEN: 'quote a text that has a character with a meaning, and close each quote, bracket and brace',
  BLOCK_AS_IMPLICIT_KEY: 'begin a map or list on a line of its own, or quote a text with ": " in it',
  BLOCK_IN_FLOW: 'write no "- " in brackets and braces, or quote it',
  BAD_DQ_ESCAPE: 'write a backslash twice, or the text in single quotes',
  BAD_ALIAS: 'quote a text that begins with "*"',
  BAD_SCALAR_START: 'quote a text that begins with "@" or "`"',
  BAD_PROP_ORDER: 'write an anchor and a tag right before their value',
  MULTIPLE_ANCHORS: 'write one of them',
  MULTIPLE_TAGS: 'write one of them',
  KEY_OVER_1024_CHARS: 'write a shorter key',
  MULTIPLE_DOCS: 'write --- between documents',
});

/** How the mistake of dashes begins that were to part documents, and stand behind something. */
export const GLUED_SEPARATOR = '--- has to begin a line';

/** How many lines of comments may stand between the dashes and what is below them. */
const MOST_COMMENTS = 20;

/** Dashes that were to part what begins at a place from what is above it, as in `timeout: 300s---`. */
export function gluedSeparatorAbove(text: string, place: number): NodeIssue | undefined {
  let end = place;
  for (let lines = 0; lines <= MOST_COMMENTS && end > 0 && text[end - 1] === '\n'; lines += 1) {
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

/** A mistake as the parser calls it. */
export function syntaxIssue(error: YAMLError, text: string): NodeIssue {
  const { offset, code } = causeOf(error, text);
  if (['UNEXPECTED_TOKEN', 'MISSING_CHAR'].includes(code) && /^---\s*?(?:\n|$)/.test(text.slice(offset, offset + SHORT_LINE))) {
    return gluedSeparator(offset);
  }
  const name = code.toLowerCase().replace(/_/g, ' ');
  return { offset, name, message: ['not YAML', name, ...code in ADVICE ? [ADVICE[code]] : []].join(': ') };
}

/** As many characters of a line are looked at. */
const SHORT_LINE = 80;

/** What a mistake comes from, where the parser names what it has led to. */
function causeOf({ pos: [offset], code, message }: YAMLError, text: string): { readonly offset: number; readonly code: string } {
  if (/^Flow (?:map|sequence) /.test(message) && message.at(-1)! in OPENING) {
    return { offset: openingBefore(text, offset, message.at(-1)!), code: 'UNCLOSED_BRACKET' };
  }
  return { offset, code: code === 'MISSING_CHAR' && /["']/.test(text[offset]) ? 'UNCLOSED_QUOTE' : code };
}

const OPENING: { readonly [closing: string]: string } = table({ ']': '[', '}': '{' });

/** The place of the nearest bracket that is open before a place; that place if all are closed. */
function openingBefore(text: string, place: number, closing: string): number {
  let closed = 0;
  for (let before = place - 1; before >= 0; before -= 1) {
    if (text[before] === OPENING[closing] && closed === 0) {
      return before;
    }
    closed += text[before] === closing ? 1 : text[before] === OPENING[closing] ? -1 : 0;
  }
  return place;
}

/** The first issue: what follows it in a document mostly follows from it. */
export function first(issues: readonly NodeIssue[]): NodeIssue[] {
  return [...issues].sort((one, other) => one.offset - other.offset).slice(0, 1);
}
