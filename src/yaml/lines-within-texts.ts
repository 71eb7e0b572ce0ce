// The lines of fields within a text of a document, such as those of the user data in a machine.
import type { YamlDocument } from './careful-yaml';
import { CLOUD_INIT } from './dialects';
import { nextSteps, stepsOf } from './field-offset';
import { LineFinder } from './line-finder';
import { parseYaml } from './yaml';
import { isMap } from '../plain-data/plain-data';

/** A value, and the steps of a path that are left there. */
interface Below {
  readonly value: unknown;
  readonly steps: readonly string[];
}

/**
 * The line of a field in one of the documents of a text. A path may go on below a text of the document, such as `userData.users[0].name`: it
 * leads to the field in that text, read as YAML, if the text stands in the document line by line, or else to the text itself.
 */
export function linesWithinTexts(source: string): (document: YamlDocument, path: string) => number {
  const lines = new LineFinder(source);
  return ({ value, lineAt }, path) => {
    const line = lineAt(path);
    const { value: text, steps } = follow({ value, steps: stepsOf(path) });
    if (typeof text !== 'string' || steps.length === 0) {
      return line;
    }
    const [inner] = parseYaml(text, CLOUD_INIT).documents;
    if (inner === undefined || follow({ value: inner.value, steps }).steps === steps) {
      return line;
    }
    const within = inner.lineAt(steps);
    return lines.textOf(line + within).trim() === new LineFinder(text).textOf(within).trim() ? line + within : line;
  };
}

/** Takes as many steps as lead to something. */
function follow(from: Below): Below {
  let { value, steps } = from;
  while (steps.length > 0 && (isMap(value) || Array.isArray(value))) {
    const fields: any = value;
    const [step, ...others] = nextSteps(steps, (name) => Object.hasOwn(fields, name));
    if (!Object.hasOwn(fields, step)) {
      break;
    }
    [value, steps] = [fields[step], others];
  }
  return { value, steps };
}
