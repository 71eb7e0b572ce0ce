// Fills in `${name}` as Flux does: in the text of an object, which is YAML, so that a value which is not quoted may become a number.
import { fieldAt } from '../../plain-data/fields';
import { mapStrings } from '../../plain-data/plain-data';
import { parseYaml } from '../../yaml/yaml';

/** The label or annotation of an object that is left as it is. */
const SWITCH = 'kustomize.toolkit.fluxcd.io/substitute';

/** A variable, which may have a default for an empty value, or an escaped dollar sign. */
const VARIABLE = /\$\$|\$\{([_a-zA-Z][_a-zA-Z0-9]*)(?:(?::[=-]|=)([^${}]*))?\}/g;

/** How many characters the values in one object may have: no server takes more. */
const MAX_CHARACTERS = 4 * 2 ** 20;

/** An object with the values that are known. Names without a value may get one from elsewhere, so they stay. */
export function substituted(object: any, values: ReadonlyMap<string, string>): any {
  let left = MAX_CHARACTERS;
  const valueOfName = (name: string) => {
    const value = values.get(name);
    left -= value?.length ?? 0;
    return left < 0 ? undefined : value;
  };
  return values.size === 0 || isDisabled(object) ? object : mapStrings(object, (text) => text.includes('$') ? filledIn(text, valueOfName) : text);
}

function isDisabled(object: any): boolean {
  return ['labels', 'annotations'].some((field) => fieldAt(object, `metadata.${field}`)?.[SWITCH] === 'disabled');
}

function filledIn(text: string, valueOfName: (name: string) => string | undefined): unknown {
  const filled = text.replace(VARIABLE, (found, name?: string, instead = '') => {
    // Flux takes out the ends of lines.
    const value = name === undefined ? undefined : valueOfName(name)?.replaceAll('\n', '');
    return found === '$$' ? '$' : value === undefined ? found : value || instead;
  });
  // Flux quotes a text only if it must, whether or not the file has quotes.
  const needsQuotes = text.includes('\n') || valueOf(text) !== text;
  return filled === text || needsQuotes ? filled : valueOf(filled);
}

/** The value that a text is in YAML, or else the text. */
function valueOf(text: string): unknown {
  const { documents: [document, ...others], issues } = parseYaml(text);
  return text === '' ? null : document === undefined || others.length > 0 || issues.length > 0 ? text : document.value;
}
