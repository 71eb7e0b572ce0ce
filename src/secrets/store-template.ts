// Cloud-init's YAML as a Go template that External Secrets renders: the result is the same YAML, whatever the values are.
import { splitAtStoreValues, hasStoreValue, type SecretStoreReference } from '../cloud-init/secret-value';
import { CLOUD_INIT } from '../yaml/dialects';
import { parseYaml } from '../yaml/yaml';

interface Edit { readonly start: number; readonly end: number; readonly text: string }

/** Whether a text is YAML into which values from the store can be inserted. Network data always is. */
export function isTemplatable(key: string, text: string): boolean {
  return key === 'networkdata' || /^#cloud-config(?!-)/.test(text);
}

/**
 * The Go template of a YAML text. Each scalar that contains values from the store becomes one expression that renders the whole
 * scalar as a JSON string: that is valid YAML on one line, and no value can end it early. All other text is kept.
 *
 * @param names the names of the values so far, by reference; new names are added
 */
export function storeTemplate(text: string, names: Map<string, string>): string {
  const texts = parseYaml(text, CLOUD_INIT).documents.flatMap((document) => document.texts()).filter(({ value }) => hasStoreValue(value));
  const edits = texts.map(({ value, start, end }): Edit => ({ start, end, text: expression(value, names) + (text.slice(start, end).endsWith('\n') ? '\n' : '') }));
  const between = (start: number, end?: number) => literal(text.slice(start, end));
  return edits.map((edit, index) => separateBraces(between(edits[index - 1]?.end ?? 0, edit.start)) + edit.text).join('') + between(edits.at(-1)?.end ?? 0);
}

/** A text, escaped so that a Go template renders it unchanged. */
export function literal(text: string): string {
  return text.replace(/\{\{/g, '{{ "{{" }}');
}

/** Adds a space between the brace of a flow mapping and the expression after it: Go would read three braces otherwise. */
function separateBraces(text: string): string {
  return text.endsWith('{') ? `${text} ` : text;
}

/** The expression of a scalar. A JSON string is a valid Go string; `%` is doubled in a format. */
function expression(text: string, names: Map<string, string>): string {
  const { pieces, references } = splitAtStoreValues(text);
  const values = references.map((reference) => `.${nameOf(reference, names)}`);
  const isWhole = pieces.every((piece) => piece === '');
  const format = JSON.stringify(pieces.map((piece) => piece.replace(/%/g, '%%')).join('%s'));
  return `{{ ${isWhole && values.length === 1 ? values[0] : `printf ${format} ${values.join(' ')}`} | toJson }}`;
}

function nameOf(reference: SecretStoreReference, names: Map<string, string>): string {
  const key = JSON.stringify(reference);
  const name = names.get(key) ?? `value${names.size + 1}`;
  names.set(key, name);
  return name;
}
