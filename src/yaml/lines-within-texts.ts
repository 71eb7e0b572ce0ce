// The lines of fields within a string of a document, such as those of the user data in a machine.
import type { YamlDocument } from './careful-yaml';
import { parseCloudInit } from './cloud-init-yaml';
import { stepsOf } from './field-offset';
import { followPath } from './field-value';
import { LineFinder } from './line-finder';

/**
 * The line of a field in one of the documents of a text. A path may continue into a string of the document, such as
 * `userData.users[0].name`. It leads to the field in that string, read as YAML, if the string is in the document line by line, or else to
 * the string itself.
 */
export function linesWithinTexts(source: string): (document: YamlDocument, path: string) => number {
  const lines = new LineFinder(source);
  return ({ value, lineAt }, path) => {
    const line = lineAt(path);
    // The line of the document itself is requested for every document.
    if (path === '') {
      return line;
    }
    const { value: text, steps } = followPath(value, stepsOf(path));
    if (typeof text !== 'string' || steps.length === 0) {
      return line;
    }
    const [inner] = parseCloudInit(text).documents;
    if (inner === undefined || followPath(inner.value, steps).steps === steps) {
      return line;
    }
    const within = inner.lineAt(steps);
    return lines.textOf(line + within).trim() === new LineFinder(text).textOf(within).trim() ? line + within : line;
  };
}
