// Values for programs, as the lines of a document that mean the same with hidden characters escaped: in JSON wherever they stand,
// in YAML between double quotes.
import { stringify } from 'yaml';
import { TextLine, textLines } from './lines';
import { escapedInYaml, hidesSomething } from '../../hidden-characters';

/** A document of JSON, indented or in one line. */
export function jsonLines(value: unknown, indentation: 0 | 2 = 2): string[] {
  return JSON.stringify(value, undefined, indentation).split('\n');
}

/**
 * A document of YAML.
 *
 * @param write writes one in which nothing is hidden; in others all texts are quoted
 */
export function yamlLines(value: unknown, write: (value: unknown) => string = stringify): TextLine[] {
  const usual = write(value);
  const text = hidesSomething(usual) ? escapedInYaml(stringify(value, { defaultStringType: 'QUOTE_DOUBLE', lineWidth: 0 })) : usual;
  return textLines(text);
}
