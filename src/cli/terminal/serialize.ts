// Documents for programs, as lines of JSON or YAML. Hidden characters are escaped without a change of meaning: in JSON anywhere, in YAML
// within double quotes.
import { stringify } from 'yaml';
import { TextLine, textLines } from './lines';
import { hasHiddenCharacters } from '../../issues/hidden-characters';
import { hasMisread, quotedYaml } from '../../yaml/quoted-yaml';

/** A JSON document, indented or on one line. */
export function jsonLines(value: unknown, indentation: 0 | 2 = 2): string[] {
  return JSON.stringify(value, undefined, indentation).split('\n');
}

/**
 * A document of YAML.
 *
 * @param write writes a document without hidden characters; in any other document, all strings are quoted
 */
export function yamlText(value: unknown, write: (value: unknown) => string = plainYaml): string {
  const unquoted = write(value);
  return hasHiddenCharacters(unquoted) ? quotedYaml(value) : unquoted;
}

/**
 * YAML 1.1, which kubectl reads: the strings `on` and `0777` need quotes. Long lines are not folded: the library `yaml` would also fold lines
 * of texts that begin with a blank, which would then be read as several lines.
 */
function plainYaml(value: unknown): string {
  return hasMisread(value) ? quotedYaml(value) : stringify(value, { version: '1.1', lineWidth: 0 });
}

/** The lines of a YAML document. */
export function yamlLines(value: unknown): TextLine[] {
  return textLines(yamlText(value));
}
