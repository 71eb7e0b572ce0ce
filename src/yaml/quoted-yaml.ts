// YAML with all of its texts in quotes: for documents with a text that kubectl would read otherwise without them, or that hides something.
import { parseDocument, stringify } from 'yaml';
import { isMisread } from './yaml-string';
import { escapeHiddenInYaml } from '../issues/hidden-characters';

/** Texts on one line in double quotes, in which any character may be written as its number. */
const QUOTED = { lineWidth: 0, defaultStringType: 'QUOTE_DOUBLE', doubleQuotedMinMultiLineLength: Infinity } as const;

export function quotedYaml(document: unknown, options: { readonly keepUndefined?: boolean } = {}): string {
  const text = escapeHiddenInYaml(stringify(document, { ...QUOTED, ...options }));
  // Characters that YAML does not have.
  return text.replace(/[\ufffe\uffff]/g, (character) => `\\u${character.charCodeAt(0).toString(16)}`);
}

/** Lines of which none has more than blanks, and one has blanks. */
const BLANK_LINES = /^\n*(?:[ \t]+\n|\n[ \t])\s*$/;

/**
 * Whether the library `yaml` writes a text as another one, or as none: where it needs double quotes, a line that is one blank becomes a
 * backslash; and of blank lines alone the blanks are lost.
 */
export function isMiswritten(text: string): boolean {
  return BLANK_LINES.test(text) || (/\n \n/.test(text) && parseDocument(stringify({ text }, { lineWidth: 0, version: '1.1' })).get('text') !== text);
}

/** Whether a document has a text that kubectl reads otherwise than it is, or not at all, where the library `yaml` writes it. */
export function hasMisread(value: unknown, seen = new Set<object>()): boolean {
  if (typeof value !== 'object' || value === null || seen.has(value)) {
    return typeof value === 'string' && (isMisread(value) || isMiswritten(value));
  }
  seen.add(value);
  return Object.entries(value).some(([key, field]) => isMisread(key) || hasMisread(field, seen));
}
