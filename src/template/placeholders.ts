// `{{NAME}}` placeholders: found in any string of a template, and replaced without changing the YAML around them. Their
// names are upper case, so that the guest's own `{{ name }}` (Ansible, Jinja) is left to the guest.
import { PLACEHOLDER_PATTERN } from '../issues/formats';
import { issue, type Issue, refuse } from '../issues/issues';
import { substituteText } from './placeholders';

const PLACEHOLDER = new RegExp(PLACEHOLDER_PATTERN, 'g');
const WHOLE = new RegExp(`^${PLACEHOLDER_PATTERN}$`);

/** Texts for cloud-init's own templating keep every `{{…}}` that the caller has no value for. */
const JINJA = /^## template: ?jinja/;

/** What a placeholder can stand for. */
export type PlaceholderValue = string | number | boolean;

/** Each placeholder of a value with the path of the first string it stands in. */
export function findPlaceholders(value: any): Map<string, string> {
  const found = new Map<string, string>();
  eachString(value, '', (text, path) => {
    if (text.includes('{{') && !JINJA.test(text)) {
      for (const [, name] of text.matchAll(PLACEHOLDER)) {
        found.set(name, found.get(name) ?? path);
      }
    }
  });
  return found;
}

/**
 * Replaces the placeholders of a value. A string that is nothing but one placeholder becomes the value itself, so that
 * `cores: {{CORES}}` can be a number; inside cloud-init's YAML the value stays one scalar, whatever it contains.
 *
 * @throws one error that lists every placeholder without a value, where it stands, and the names that have one
 */
export function substitutePlaceholders(value: any, values: { readonly [name: string]: PlaceholderValue }): any {
  const known = new Map(Object.entries(values));
  refuse([...known].filter(([, given]) => !['string', 'number', 'boolean'].includes(typeof given))
    .map(([name, given]) => issue('substitute', `the value of ${name} is ${given === null ? 'null' : `of type ${typeof given}`}: write a string, a number or a boolean`)));
  const missing = [...findPlaceholders(value)].filter(([name]) => !known.has(name));
  const names = [...known.keys()].sort().join(', ') || 'none';
  refuse(missing.map(([name, path]) => issue(path, `placeholder {{${name}}} has no value, known are: ${names}`)));
  const replace = (text: string): PlaceholderValue => {
    const whole = WHOLE.exec(text);
    return whole && known.has(whole[1])
      ? known.get(whole[1])!
      : text.replace(PLACEHOLDER, (found, name) => String(known.get(name) ?? found));
  };
  return mapStrings(value, (text, path) => substituteText(text, path, replace));
}

/** The placeholders that a value still has, as issues of whoever emits it. */
export function placeholderIssues(value: any): Issue[] {
  return [...findPlaceholders(value)].map(([name, field]) => issue(field, `placeholder {{${name}}} has no value: call substitute({ ${name}: … }) on the template`));
}

function eachString(value: any, path: string, look: (text: string, path: string) => void): void {
  if (typeof value === 'string') {
    look(value, path);
  } else if (Array.isArray(value)) {
    value.forEach((item, index) => eachString(item, `${path}[${index}]`, look));
  } else if (value !== null && typeof value === 'object') {
    for (const key of Object.keys(value)) {
      const below = path ? `${path}.${key}` : key;
      look(key, below);
      eachString(value[key], below, look);
    }
  }
}

function mapStrings(value: any, change: (text: string, path: string) => any, path = ''): any {
  if (typeof value === 'string') {
    return change(value, path);
  }
  if (Array.isArray(value)) {
    return value.map((item, index) => mapStrings(item, change, `${path}[${index}]`));
  }
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => {
      const below = path ? `${path}.${key}` : key;
      return [String(change(key, below)), mapStrings(item, change, below)];
    }));
  }
  return value;
}
