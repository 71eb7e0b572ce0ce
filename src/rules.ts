// Rules that texts, numbers and choices keep or break, and what to say of those that break one.
import { issue, Issues } from './issues';

/** A rule that a text keeps or breaks. */
export interface Rule {
  /** What a text that keeps the rule is: `an absolute path`. */
  readonly is: string;
  readonly holds: (text: string) => boolean;
  /** What to write instead. */
  readonly write: string;
  /** Whether an error must not repeat the text. */
  readonly secret?: boolean;
}

/** Rules by the name of the field that each is for. */
export interface FieldRules {
  readonly [field: string]: Rule;
}

/** A rule by a pattern. */
export const rule = (is: string, pattern: RegExp, write: string): Rule => ({ is, holds: (text) => pattern.test(text), write });

/** A text with something in it. */
export const NOT_EMPTY = rule('a name', /^\S(?:.*\S)?$/s, 'a text that is neither empty nor surrounded by spaces');

/** A name that the cluster also writes into labels. */
export const LABEL_NAME: Rule = {
  is: 'a DNS label',
  holds: (text) => /^[a-z0-9](?:[-a-z0-9]{0,61}[a-z0-9])?$/.test(text),
  write: 'at most 63 lower-case letters, digits and "-", such as "ubuntu"',
};

/** The address of a network interface. */
export const MAC_ADDRESS = rule('a MAC address', /^(?:[0-9A-Fa-f]{2}:){5}[0-9A-Fa-f]{2}$/, 'six pairs of hex digits, such as "52:54:00:12:34:56"');

/** The name of a network interface of Linux. */
export const LINK_NAME = rule('a network interface name', /^[^\s/:]{1,15}$/, 'at most 15 characters without space, "/" or ":", such as "eth0"');

/** What stands for a value that is not known yet: `{{NAME}}`. */
export const PLACEHOLDER_PATTERN = '\\{\\{ ?([A-Z_][A-Z0-9_]*) ?\\}\\}';

/** What stands for a value that a store of secrets has: `{{store:…}}`, which nothing substitutes before the cluster does. */
export const STORE_VALUE_PATTERN = '\\{\\{store:([A-Za-z0-9_-]+)\\}\\}';

const UNKNOWN_YET = `(?:${PLACEHOLDER_PATTERN}|${STORE_VALUE_PATTERN})`;

const PLACEHOLDER = new RegExp(UNKNOWN_YET);

const WHOLE_PLACEHOLDER = new RegExp(`^${UNKNOWN_YET}$`);

/** Whether a text's value is not known yet, because it holds a `{{NAME}}` placeholder or a value of a store. */
export function isPlaceholder(text: string): boolean {
  return PLACEHOLDER.test(text);
}

/** A secret is not known yet only where it is a placeholder and nothing else: part of a password is known already. */
const isWholePlaceholder = (text: string) => WHOLE_PLACEHOLDER.test(text);

/** The mistakes of one text, where there is one: none, or that it breaks its rule. */
export function* breaking(path: string, text: string | undefined, { is, holds, write, secret }: Rule): Issues {
  if (text !== undefined && !(secret ? isWholePlaceholder(text) : isPlaceholder(text)) && !holds(text)) {
    yield issue(path, `${secret ? 'this value' : JSON.stringify(text)} is not ${is}: write ${write}`);
  }
}

/** The mistakes of each text of a list. */
export function* breakingEach(path: string, texts: readonly string[] | undefined, ...rules: readonly Rule[]): Issues {
  for (const [index, text] of (texts ?? []).entries()) {
    yield* first(rules.map((each) => breaking(`${path}[${index}]`, text, each)));
  }
}

/** The mistakes of the fields that have a rule, each below `path`. */
export function* breakingFields(path: string, fields: object, rules: FieldRules): Issues {
  const values = fields as { readonly [field: string]: string | undefined };
  for (const [field, each] of Object.entries(rules)) {
    yield* breaking(path === '' ? field : `${path}.${field}`, values[field], each);
  }
}

/** A whole number's mistakes: none, or that it lies outside of its bounds. */
export function* outside(path: string, value: number | undefined, least: number, most: number = Number.MAX_SAFE_INTEGER): Issues {
  if (value !== undefined && !(Number.isInteger(value) && value >= least && value <= most)) {
    const range = most === Number.MAX_SAFE_INTEGER ? `of at least ${least}` : `from ${least} to ${most}`;
    yield issue(path, `${JSON.stringify(value)} is not a whole number ${range}: write one`);
  }
}

/** A choice's mistakes: none, or that it is not among those there are. */
export function* notOneOf(path: string, value: unknown, choices: readonly unknown[]): Issues {
  if (value !== undefined && !choices.includes(value)) {
    yield issue(path, `${JSON.stringify(value)} is unknown: write ${choices.map((choice) => JSON.stringify(choice)).join(' or ')}`);
  }
}

/** The mistakes of names that appear a second time. */
export function* repeated(names: ReadonlyArray<readonly [path: string, name: string | undefined]>): Issues {
  const firsts = new Map<string, string>();
  for (const [path, name] of names) {
    const before = name === undefined ? undefined : firsts.get(name);
    if (before !== undefined) {
      yield issue(path, `${JSON.stringify(name)} is already at ${before}: keep one of them`);
    } else if (name !== undefined) {
      firsts.set(name, path);
    }
  }
}

/** The mistakes of the first rule that is broken, so that one text is not blamed twice. */
function* first(found: readonly Issues[]): Issues {
  for (const mistakes of found) {
    const [mistake] = mistakes;
    if (mistake !== undefined) {
      yield mistake;
      return;
    }
  }
}
