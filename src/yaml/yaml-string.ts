// A string in YAML 1.1: plain if that reads back as the string, or else quoted; several lines are a block. The result is what the library
// `yaml` writes. Strings that its versions write differently, and unusual ones, are left to that library, except those that kubectl would
// misread.
import { plainValue } from './kubernetes-scalars';

/** Most strings of manifests: words and paths that YAML cannot read as anything else. */
const WORD = /^(?!(?:[yn]|yes|no|true|false|on|off|null|e-?\d+)$)[a-z/][a-z\d_./-]*$/i;

/** Text without control characters, lone surrogates and line breaks other than `\n`. */
const TEXT = /^[\t\n\x20-\x7e\u00a1-\u2027\u202a-\ud7ff\ue000-\ufefe\uff00-\ufffd\u{10000}-\u{10ffff}]*$/u;

/** Such text of ASCII only, which nearly all text is: V8 checks this in half the time. */
export const ASCII_TEXT = /^[\t\n\x20-\x7e]*$/;

/** Indicators where they have a meaning, and spaces that would be lost. */
const INDICATOR = /^[ \t,[\]{}#&*!|>'"%@`]|^[?-](?:[ \t]|$)|:[ \t]|[ \t]#|[ \t:]$/;

const KEYWORD = /^(?:~|[yYnN]|[yY]es|YES|[nN]o|NO|[tT]rue|TRUE|[fF]alse|FALSE|[oO]n|ON|[oO]ff|OFF|[nN]ull|NULL)$/;
const NUMBER = /^[-+]?(?=[\d.eE])(?:0b[01_]+|0x[\da-fA-F_]+|(?:\d[\d_]*)?(?:\.[\d_]*)?(?:[eE][-+]?\d+)?|\d[\d_]*(?::[0-5]?\d)+(?:\.[\d_]*)?)$/;
const TIMESTAMP = /^\d{4}-\d\d?-\d\d?(?:(?:[tT]|[ \t]+)\d\d?:\d\d?:\d\d?(?:\.\d+)?(?:[ \t]*(?:Z|[-+][012]?\d(?::\d\d)?))?)?$/;

/** Strings that only some versions of `yaml` quote, that some parsers cannot read plain, or that begin like a document. */
const DISPUTED = /^(?:no|false|off|<<|[-+]?\.(?:inf|nan)|=)$|\t|^(?:---|\.\.\.)/i;

/** How the first line of a block begins: without a blank. */
const FIRST = /^\S/;

/** How the last line of a block ends: without a blank, and with at most one line break. */
const LAST = /\S\n?$/;

/** The longest key that YAML writes without `?`, less what quotes and escapes may add. */
const MAX_KEY_LENGTH = 500;

/** A string, with `indent` before each line after the first; undefined if its form is not certain. */
export function yamlString(value: string, indent: string): string | undefined {
  if (!value.includes('\n')) {
    return yamlLine(value);
  }
  return isPrintable(value) ? yamlBlock(value, indent) : undefined;
}

/**
 * A string of several lines, without characters that YAML does not allow, as a block, with `indent` before each line that is not empty;
 * undefined if it begins with a blank, or ends with more than a line break.
 */
export function yamlBlock(text: string, indent: string): string | undefined {
  if (text.length < 3 || !FIRST.test(text) || !LAST.test(text.slice(-2))) {
    return undefined;
  }
  const [chomping, lines] = text.endsWith('\n') ? ['', text.slice(0, -1)] : ['-', text];
  const indented = lines.includes('\n\n') ? lines.replace(/\n(?!\n)/g, `\n${indent}`) : lines.replaceAll('\n', `\n${indent}`);
  return `|${chomping}\n${indent}${indented}`;
}

/** A string of several lines whose first one begins with a tab, and characters that have to be escaped. */
const UNREADABLE = /^(?:\n+\t|\t[^]*\n)|[\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff]/;

/** Whether kubectl would misread a string, or not read it at all, if the library `yaml` wrote it. */
export function isMisread(value: string): boolean {
  return value === '<<' || UNREADABLE.test(value) || !needsQuotes(value) && isNumberToKubectl(value);
}

/** How numbers begin that the library `yaml` does not quote: with another base, or with underscores in unusual places. */
const ODD_NUMBER = /^(?:[-+]?0[oOXB]|[-+.\d][^]*_)/;

/** Whether kubectl reads a plain scalar as a number, but the library `yaml` does not, such as `0o17`, `0XFF` and `-_8`. */
function isNumberToKubectl(value: string): boolean {
  return ODD_NUMBER.test(value) && typeof plainValue(value) === 'number';
}

/** A key; undefined if its form is not certain. */
export function yamlKey(key: string): string | undefined {
  return key.length > MAX_KEY_LENGTH || key.includes('\n') ? undefined : yamlLine(key);
}

function yamlLine(value: string): string | undefined {
  if (WORD.test(value)) {
    return value;
  }
  if (!isPrintable(value)) {
    return undefined;
  }
  if (needsQuotes(value) || isNumberToKubectl(value)) {
    return value.includes('"') && !value.includes("'") ? `'${value}'` : JSON.stringify(value);
  }
  return DISPUTED.test(value) ? undefined : value;
}

/** Whether the library `yaml` quotes a string of one line. */
function needsQuotes(value: string): boolean {
  return value === '' || INDICATOR.test(value) || KEYWORD.test(value) || NUMBER.test(value) || TIMESTAMP.test(value);
}

function isPrintable(value: string): boolean {
  return ASCII_TEXT.test(value) || TEXT.test(value);
}
