// Cloud-init's YAML as a Go template that External Secrets renders: it stays the same YAML, whatever the values are.
import { apart, hasStoreValue, type SecretStoreReference } from '../cloud-init/secret-value';
import { CLOUD_INIT } from '../yaml/dialects';
import { parseYaml } from '../yaml/yaml';

interface Edit { readonly start: number; readonly end: number; readonly text: string }

/** Whether a text is YAML that values of the store can be put into: network data always is. */
export function isTemplatable(key: string, text: string): boolean {
  return key === 'networkdata' || /^#cloud-config(?!-)/.test(text);
}

/**
 * The Go template of a YAML text. Each scalar with values of the store in it becomes one expression, which makes a JSON string of
 * the whole scalar: JSON strings are YAML, on one line, and have no end but their own. All else is kept as it is.
 *
 * @param names the names of values so far, by their reference; new ones are added
 */
export function storeTemplate(text: string, names: Map<string, string>): string {
  const texts = parseYaml(text, CLOUD_INIT).documents.flatMap((document) => document.texts()).filter(({ value }) => hasStoreValue(value));
  const edits = texts.map(({ value, start, end }): Edit => ({ start, end, text: expression(value, names) + (text.slice(start, end).endsWith('\n') ? '\n' : '') }));
  const between = (start: number, end?: number) => literal(text.slice(start, end));
  return edits.map((edit, index) => apartFrom(between(edits[index - 1]?.end ?? 0, edit.start)) + edit.text).join('') + between(edits.at(-1)?.end ?? 0);
}

/** A text that a Go template keeps as it is. */
export function literal(text: string): string {
  return text.replace(/\{\{/g, '{{ "{{" }}');
}

/** A text that an expression follows: Go would take the brace of a flow mapping for one of the expression's. */
function apartFrom(text: string): string {
  return text.endsWith('{') ? `${text} ` : text;
}

/** A Go string is spelled as JSON spells it; in a format, `%` stands for itself when doubled. */
function expression(text: string, names: Map<string, string>): string {
  const { pieces, references } = apart(text);
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
