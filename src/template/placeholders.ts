// `{{NAME}}` placeholders: found in any string of a template, and replaced. Their names are upper case, so that a guest's own `{{ name }}`
// (Ansible, Jinja) stays.
import { PLACEHOLDER, type PlaceholderValue, substituteText } from './text-substitution';
import { isJinjaTemplate } from '../cloud-init/first-line';
import { PLACEHOLDER_PATTERN } from '../issues/formats';
import { fieldPath, issue, type Issue, refuse } from '../issues/issues';
import { kindOf } from '../issues/shape-issues';
import { isMap } from '../plain-data/plain-data';

const WHOLE_PLACEHOLDER = new RegExp(`^${PLACEHOLDER_PATTERN}$`);

/** The placeholders in user data and network data that have a different value for each machine of a pool. */
export const COPY_PLACEHOLDERS = ['INDEX', 'NAME'] as const;

/** Whether a placeholder at a path is filled in later. */
type IsFilledLater = (name: string, path: string) => boolean;

/** Each placeholder of a value with the path of the first string that contains it, without those that are filled in later. */
export function findPlaceholders(value: any, isLater: IsFilledLater = () => false): Map<string, string> {
  const found = new Map<string, string>();
  if (!mayHavePlaceholder(value)) {
    return found;
  }
  visitStrings(value, '', (text, path) => {
    // User data with cloud-init's own templating keeps every `{{…}}` that the caller has no value for.
    for (const name of isJinjaTemplate(text) ? [] : namesIn(text)) {
      if (!found.has(name) && !isLater(name, path)) {
        found.set(name, path);
      }
    }
  });
  return found;
}

/** Whether a value contains one of these placeholders, also in user data with cloud-init's own templating. */
export function usesPlaceholders(value: any, names: readonly string[]): boolean {
  let isUsed = false;
  visitStrings(value, '', (text) => {
    isUsed ||= namesIn(text).some((name) => names.includes(name));
  });
  return isUsed;
}

function namesIn(text: string): string[] {
  return text.includes('{{') ? [...text.matchAll(PLACEHOLDER)].map(([, name]) => name) : [];
}

/**
 * Replaces the placeholders of a value. A string that is only a placeholder becomes the value itself, so that `cores: {{CORES}}` can be a
 * number. In YAML for cloud-init the value stays one scalar, whatever it contains. The input is not changed, and is returned if it has no
 * placeholder.
 *
 * @throws one error that lists every placeholder without a value, its path, and the names that have a value; placeholders that are filled
 * in later are ignored
 */
export function substitutePlaceholders(value: any, values: { readonly [name: string]: PlaceholderValue }, isLater?: IsFilledLater): any {
  const known = new Map(Object.entries(values));
  refuse([...known].filter(([, given]) => !['string', 'number', 'boolean'].includes(typeof given))
    .map(([name, given]) => issue('', `the value of ${name} is ${kindOf(given)}: write a string, a number or a boolean`)));
  const missing = [...findPlaceholders(value, isLater)].filter(([name]) => !known.has(name));
  const names = [...known.keys()].sort().join(', ') || 'none';
  refuse(missing.map(([name, path]) => issue(path, `placeholder {{${name}}} has no value, known placeholders are: ${names}`)));
  const replace = (text: string): PlaceholderValue => {
    const whole = WHOLE_PLACEHOLDER.exec(text);
    return whole && known.has(whole[1])
      ? known.get(whole[1])!
      : text.replace(PLACEHOLDER, (found, name) => String(known.get(name) ?? found));
  };
  // Most documents have none, and copies would double the memory.
  return mayHavePlaceholder(value) ? substituteFields(value, (text, path) => substituteText(text, path, replace)) : value;
}

/** An issue for each placeholder that a template's object still has. */
export function placeholderIssues(object: object): Issue[] {
  return [...findPlaceholders(object)]
    .map(([name, path]) => issue(path, `placeholder {{${name}}} has no value: call substitute({ ${name}: … }) on the template, or write what it stands for`));
}

/** An issue for each placeholder outside a template: nothing fills it in later, and CDI would look for an image or a class of that name. */
export function unfilledIssues(object: object): Issue[] {
  return [...findPlaceholders(object)].map(([name, path]) => issue(path, `placeholder {{${name}}} has no value: write the value here, only templates are filled in later`));
}

/** Whether a string in a value may have a placeholder. Most values have none, and finding that out needs no paths. */
function mayHavePlaceholder(value: any): boolean {
  if (typeof value === 'string') {
    return value.includes('{{');
  }
  if (Array.isArray(value)) {
    return value.some(mayHavePlaceholder);
  }
  if (value !== null && typeof value === 'object') {
    for (const key in value) {
      if (key.includes('{{') || mayHavePlaceholder(value[key])) {
        return true;
      }
    }
  }
  return false;
}

function visitStrings(value: any, path: string, visit: (text: string, path: string) => void): void {
  if (typeof value === 'string') {
    visit(value, path);
  } else if (Array.isArray(value)) {
    value.forEach((item, index) => visitStrings(item, `${path}[${index}]`, visit));
  } else if (isMap(value)) {
    for (const key of Object.keys(value)) {
      const below = fieldPath(path, key);
      visit(key, below);
      visitStrings(value[key], below, visit);
    }
  }
}

/**
 * A copy with each string and each field's name replaced.
 *
 * @throws if two fields get the same name
 */
function substituteFields(value: any, change: (text: string, path: string) => any, path = ''): any {
  if (typeof value === 'string') {
    return change(value, path);
  }
  if (Array.isArray(value)) {
    return value.map((item, index) => substituteFields(item, change, `${path}[${index}]`));
  }
  if (isMap(value)) {
    const fields = new Map<string, any>();
    for (const [key, item] of Object.entries(value)) {
      const below = fieldPath(path, key);
      const changed = String(change(key, below));
      refuse(fields.has(changed) ? [issue(below, `becomes ${JSON.stringify(changed)}, which already exists beside it: give its placeholder another value`)] : []);
      fields.set(changed, substituteFields(item, change, below));
    }
    return Object.fromEntries(fields);
  }
  return value;
}
