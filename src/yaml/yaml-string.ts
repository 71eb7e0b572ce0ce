// How a string stands in YAML 1.1: plain where it reads as itself, else quoted, and several lines as a block. It is what the
// library `yaml` writes; a string that its versions write differently, or that is no ordinary text, is left to it.

/** Most strings of manifests: what begins as a word or a path and can be nothing else. */
const WORD = /^(?!(?:[yn]|yes|no|true|false|on|off|null|e-?\d+)$)[a-z/][a-z\d_./-]*$/i;

/** Text without control characters, halves of surrogate pairs and what counts as a line break besides `\n`. */
const TEXT = /^[\t\n\x20-\x7e\u00a1-\u2027\u202a-\ud7ff\ue000-\ufefe\uff00-\ufffd\u{10000}-\u{10ffff}]*$/u;

/** Indicators where they have a meaning, and spaces that would be lost. */
const INDICATOR = /^[ \t,[\]{}#&*!|>'"%@`]|^[?-](?:[ \t]|$)|:[ \t]|[ \t]#|[ \t:]$/;

const KEYWORD = /^(?:~|[yYnN]|[yY]es|YES|[nN]o|NO|[tT]rue|TRUE|[fF]alse|FALSE|[oO]n|ON|[oO]ff|OFF|[nN]ull|NULL)$/;
const NUMBER = /^[-+]?(?=[\d.eE])(?:0b[01_]+|0x[\da-fA-F_]+|(?:\d[\d_]*)?(?:\.[\d_]*)?(?:[eE][-+]?\d+)?|\d[\d_]*(?::[0-5]?\d)+(?:\.[\d_]*)?)$/;
const TIMESTAMP = /^\d{4}-\d\d?-\d\d?(?:(?:[tT]|[ \t]+)\d\d?:\d\d?:\d\d?(?:\.\d+)?(?:[ \t]*(?:Z|[-+][012]?\d(?::\d\d)?))?)?$/;

/** What some versions of `yaml` quote and others do not, what some parsers cannot read plain, and what begins like a document. */
const DISPUTED = /^(?:no|false|off|<<|[-+]?\.(?:inf|nan)|=)$|\t|^(?:---|\.\.\.)/i;

/** Several lines that begin with none but a character, and end with one and at most one line break. */
const LINES = /^[^ \t\n][^]*[^ \t\n]\n?$/;

/** The longest key without a mark of its own, less what quotes and escapes may add. */
const LONGEST_KEY = 500;

/** A string, its lines after the first following `indent`; undefined where that is not for sure. */
export function yamlString(value: string, indent: string): string | undefined {
  return value.includes('\n') ? block(value, indent) : line(value);
}

/** A key; undefined where that is not for sure. */
export function yamlKey(key: string): string | undefined {
  return key.length > LONGEST_KEY || key.includes('\n') ? undefined : line(key);
}

function line(value: string): string | undefined {
  if (WORD.test(value)) {
    return value;
  }
  if (!TEXT.test(value)) {
    return undefined;
  }
  if (value === '' || INDICATOR.test(value) || KEYWORD.test(value) || NUMBER.test(value) || TIMESTAMP.test(value)) {
    return value.includes('"') && !value.includes("'") ? `'${value}'` : JSON.stringify(value);
  }
  return DISPUTED.test(value) ? undefined : value;
}

function block(value: string, indent: string): string | undefined {
  if (!LINES.test(value) || !TEXT.test(value)) {
    return undefined;
  }
  const [chomping, lines] = value.endsWith('\n') ? ['', value.slice(0, -1)] : ['-', value];
  return `|${chomping}\n${indent}${lines.replace(/\n(?!\n)/g, `\n${indent}`)}`;
}
