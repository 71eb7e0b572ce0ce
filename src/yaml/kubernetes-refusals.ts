// Reports what kubectl refuses but the library `yaml` reads, as far as the text alone shows it.
import { CST, type Scalar } from 'yaml';
import type { NodeIssue } from './node-values';

/** Characters that YAML 1.1 does not allow, and invisible ones that it reads as line breaks. */
const CONTROL = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f\u2028\u2029\ufffe\uffff]/;

/** Issues of a text as a whole. */
export function controlCharacterIssues(text: string): NodeIssue[] {
  const offset = text.search(CONTROL);
  if (offset === -1) {
    return [];
  }
  const code = text.charCodeAt(offset);
  const advice = code === 0 ? 'save the file as UTF-8' : 'remove it, or write it as an escape in double quotes';
  return [{ offset, name: 'control character', message: `not YAML: the control character U+${code.toString(16).toUpperCase().padStart(4, '0')}: ${advice}` }];
}

/** The lexeme that announces a plain scalar or a block scalar. */
const SCALAR = '\x1f';

/** After these, a field or an item may begin, but not a tab. */
const BEFORE_BLOCKS = new Set(['newline', 'seq-item-ind', 'explicit-key-ind']);
const FLOW_STARTS = new Set(['flow-map-start', 'flow-seq-start']);
const FLOW_ENDS = new Set(['flow-map-end', 'flow-seq-end']);
const WITHOUT_MEANING = new Set(['space', 'comment', 'doc-mode', 'byte-order-mark', 'flow-error-end']);

/** Watches the lexemes of a text for tabs where spaces belong, for directives, and for the end of a document that did not begin. */
export class LexemeChecker {
  private isBlockStart = true;
  private isScalar = false;
  private hasBegun = false;
  private depth = 0;

  /** The mistake in the next lexeme. */
  public mistake(lexeme: string, offset: number): NodeIssue | undefined {
    if (this.isScalar || lexeme === SCALAR) {
      this.isScalar = lexeme === SCALAR && !this.isScalar;
      this.isBlockStart = !this.isScalar && lexeme.endsWith('\n');
      this.hasBegun = true;
      return undefined;
    }
    const type = CST.tokenType(lexeme) ?? '';
    const mistake = this.mistakeOf(type, lexeme, offset);
    this.advance(type);
    return mistake;
  }

  private mistakeOf(type: string, lexeme: string, offset: number): NodeIssue | undefined {
    if (type === 'space' && this.isBlockStart && this.depth === 0 && lexeme.includes('\t')) {
      return { offset: offset + lexeme.indexOf('\t'), name: 'tab as indent', message: 'not YAML: tab as indent: indent with spaces' };
    }
    if (type === 'doc-end' && !this.hasBegun) {
      return { offset, name: 'an end without a document', message: 'not YAML: the end of a document (...) without one: remove the line' };
    }
    return type === 'directive-line' ? { offset, name: 'directive', message: 'a directive (%), which kubectl does not read: remove the line' } : undefined;
  }

  private advance(type: string): void {
    const hasMeaning = !WITHOUT_MEANING.has(type);
    this.depth += FLOW_STARTS.has(type) ? 1 : FLOW_ENDS.has(type) ? -1 : 0;
    this.isBlockStart = BEFORE_BLOCKS.has(type) || this.isBlockStart && !hasMeaning;
    this.hasBegun ||= type !== 'newline' && hasMeaning;
  }
}

/** The position of a scalar: whether it is in braces or brackets, and whether it is a key. */
interface Position {
  readonly isInFlow: boolean;
  readonly isKey: boolean;
}

/** Why kubectl refuses the spelling of a scalar, and what to write instead. */
export function spellingMistake(text: string, { type, range }: Scalar, { isInFlow, isKey }: Position): string | undefined {
  const [start, end] = range!;
  const spelling = text.slice(start, end);
  switch (type) {
    case 'QUOTE_DOUBLE':
      return hasForeignEscape(spelling) ? 'an escape that YAML does not have: write a slash without a backslash, and a character as it is' : flowMistake();
    case 'QUOTE_SINGLE':
      return flowMistake();
    case 'BLOCK_LITERAL':
    case 'BLOCK_FOLDED':
      return blockMistake(spelling);
    default:
      return isInFlow && /^:|\?/.test(spelling) ? 'a question mark or a first colon in braces or brackets: quote the string' : flowMistake();
  }

  function flowMistake(): string | undefined {
    return isInFlow && isKey ? keyMistake(text, start, end, type === 'PLAIN') : undefined;
  }
}

/** Longer keys need a question mark before them. */
const MAX_KEY_LENGTH = 1024;

function keyMistake(text: string, start: number, end: number, isPlain: boolean): string | undefined {
  if (/\?\s*$/.test(text.slice(Math.max(0, start - 100), start))) {
    return undefined;
  }
  const toColon = text.slice(start, end) + /^\s*/.exec(text.slice(end, end + 100))![0];
  if (toColon.includes('\n') && text[start + toColon.length] === ':') {
    return 'a key of several lines: write it and its colon on one line';
  }
  if (toColon.length > MAX_KEY_LENGTH) {
    return 'a key of more than 1024 characters: write a shorter one';
  }
  return isPlain && /^:[,[\]{}]/.test(text.slice(end, end + 2)) ? 'a colon without a space after it: write the space, or quotes' : undefined;
}

/** The mistake of a block scalar that begins with a tab but does not state its indentation, or that is not indented. */
function blockMistake(block: string): string | undefined {
  return /^[|>][-+]?[^\d\n]*\n[ \r\n]*\t/.test(block) ? 'the first line of a block begins with a tab: write its indentation after the "|", as in "|2"'
    : /^[|>][^\n]*\n[\r\n]*[^ \r\n]/.test(block) ? 'a block of several lines that is not indented: indent it' : undefined;
}

const ESCAPE = /\\(?:u[dD][89a-fA-F]|[^])/g;

/** Whether a string has escapes of JSON that YAML 1.1 does not have: for a slash, and for surrogates. */
function hasForeignEscape(quoted: string): boolean {
  return Array.from(quoted.matchAll(ESCAPE), ([escape]) => escape).some((escape) => escape === '\\/' || escape.length > 2);
}
