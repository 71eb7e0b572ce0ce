// Documents for programs, as lines of JSON or YAML. Hidden characters are escaped so that the document means the same: in JSON
// anywhere, in YAML within double quotes.
import { stringify } from 'yaml';
import { TextLine, textLines } from './lines';
import { escapeHiddenInYaml, hasHiddenCharacters } from '../../issues/hidden-characters';

/** A document of JSON, indented or in one line. */
export function jsonLines(value: unknown, indentation: 0 | 2 = 2): string[] {
  return JSON.stringify(value, undefined, indentation).split('\n');
}

/**
 * A document of YAML.
 *
 * @param write writes a document without hidden characters; in any other one, all texts are quoted
 */
export function yamlText(value: unknown, write: (value: unknown) => string = stringify): string {
  const plain = write(value);
  return hasHiddenCharacters(plain) ? escapeHiddenInYaml(stringify(value, { defaultStringType: 'QUOTE_DOUBLE', lineWidth: 0, doubleQuotedMinMultiLineLength: Infinity })) : plain;
}

/** The lines of a document of YAML. */
export function yamlLines(value: unknown): TextLine[] {
  return textLines(yamlText(value));
}
