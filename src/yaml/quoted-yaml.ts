// YAML with all of its strings quoted: for documents with a string that kubectl would misread without quotes, or that has hidden
// characters.
import { parseDocument, stringify } from 'yaml';
import { isMisread } from './yaml-string';
import { escapeHiddenInYaml } from '../issues/hidden-characters';

/** Strings on one line in double quotes, in which any character may be escaped. */
const QUOTED = { lineWidth: 0, defaultStringType: 'QUOTE_DOUBLE', doubleQuotedMinMultiLineLength: Infinity } as const;

export function quotedYaml(document: unknown, options: { readonly keepUndefined?: boolean } = {}): string {
  const text = escapeHiddenInYaml(stringify(document, { ...QUOTED, ...options }));
  // Characters that YAML does not have.
  return text.replace(/[\ufffe\uffff]/g, (character) => `\\u${character.charCodeAt(0).toString(16)}`);
}

/** Lines that have nothing but blanks, and at least one blank. */
const BLANK_LINES = /^\n*(?:[ \t]+\n|\n[ \t])\s*$/;

/**
 * Whether the library `yaml` writes a string as another one. If the string needs double quotes, a line of one blank becomes a backslash. If
 * all lines are blank, their blanks are lost.
 */
export function isMiswritten(text: string): boolean {
  return BLANK_LINES.test(text) || (/\n \n/.test(text) && parseDocument(stringify({ text }, { lineWidth: 0, version: '1.1' })).get('text') !== text);
}

/** Whether a document has a string that kubectl would misread, or not read at all, if the library `yaml` wrote it. */
export function hasMisread(value: unknown, seen = new Set<object>()): boolean {
  if (typeof value !== 'object' || value === null || seen.has(value)) {
    return typeof value === 'string' && (isMisread(value) || isMiswritten(value));
  }
  seen.add(value);
  return Object.entries(value).some(([key, field]) => isMisread(key) || hasMisread(field, seen));
}
