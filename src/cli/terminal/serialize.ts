// Documents for programs, as lines of JSON or YAML. Hidden characters are escaped so that the document means the same: in JSON
// anywhere, in YAML within double quotes.
import { stringify } from 'yaml';
import { TextLine, textLines } from './lines';
import { hasHiddenCharacters } from '../../issues/hidden-characters';
import { hasMisread, quotedYaml } from '../../yaml/quoted-yaml';

/** A document of JSON, indented or in one line. */
export function jsonLines(value: unknown, indentation: 0 | 2 = 2): string[] {
  return JSON.stringify(value, undefined, indentation).split('\n');
}

/**
 * A document of YAML.
 *
 * @param write writes a document without hidden characters; in any other one, all texts are quoted
 */
export function yamlText(value: unknown, write: (value: unknown) => string = yamlOf): string {
  const plain = write(value);
  return hasHiddenCharacters(plain) ? quotedYaml(value) : plain;
}

/**
 * YAML 1.1, which kubectl reads: a text `on` or `0777` would be none without quotes. Long lines stay as they are: the library `yaml` folds
 * those of texts that begin with a blank, too, and they would be read as several.
 */
function yamlOf(value: unknown): string {
  return hasMisread(value) ? quotedYaml(value) : stringify(value, { version: '1.1', lineWidth: 0 });
}

/** The lines of a document of YAML. */
export function yamlLines(value: unknown): TextLine[] {
  return textLines(yamlText(value));
}
