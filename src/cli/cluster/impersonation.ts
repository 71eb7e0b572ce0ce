// The user whom a kubeconfig's user impersonates, as the headers that kubectl sends.
import { excerpt } from './excerpt';
import { issue, IssueError } from '../../issues/issues';
import { isMap } from '../../plain-data/plain-data';

/** The headers of a request. A header with several values is sent several times. */
type Headers = { readonly [name: string]: readonly string[] };

const isString = (value: unknown) => typeof value === 'string';
const isStringList = (value: unknown) => Array.isArray(value) && value.every(isString);

/** The user's fields for impersonation, with the check of each. */
const FIELDS: readonly { readonly field: string; readonly isValid: (value: unknown) => boolean; readonly advice: string }[] = [
  { field: 'as', isValid: isString, advice: 'is not a string: write it in quotes' },
  { field: 'as-uid', isValid: isString, advice: 'is not a string: write it in quotes' },
  { field: 'as-groups', isValid: isStringList, advice: 'is not a list of strings: write - before each item' },
  { field: 'as-user-extra', isValid: (value) => isMap(value) && Object.values(value).every(isStringList), advice: 'is not a map of lists: write - before each value of a key' },
];

/**
 * The headers for a user who impersonates another one; empty without impersonation.
 *
 * @throws if the server would not receive everything that is written: the user would act with other permissions than intended
 */
export function impersonationHeaders(name: string, user: { readonly [field: string]: any }): Headers {
  const setFields = FIELDS.filter(({ field, isValid }) => isSet(user[field], isValid));
  const mistakes = setFields.filter(({ field, isValid }) => !isValid(user[field])).map(({ field, advice }) => `${field} ${excerpt(JSON.stringify(user[field]))}: ${advice}`);
  if (setFields.length > 0 && !isSet(user.as, isString)) {
    mistakes.push(`${setFields.map(({ field }) => field).join(', ')}: ${setFields.length > 1 ? 'need' : 'needs'} as: write as and the name of a user`);
  }
  if (mistakes.length > 0) {
    throw new IssueError(mistakes.map((mistake) => issue('', `user ${JSON.stringify(name)}: ${mistake}`)));
  }
  const { as, 'as-uid': uid, 'as-groups': groups, 'as-user-extra': extra } = user;
  const headers: readonly [header: string, values: readonly string[]][] = [
    ['Impersonate-User', [as].filter(Boolean)],
    ['Impersonate-Uid', [uid].filter(Boolean)],
    ['Impersonate-Group', groups || []],
    ...Object.entries<string[]>(extra || {}).map(([key, values]): [string, string[]] => [`Impersonate-Extra-${headerKey(key)}`, values]),
  ];
  return Object.fromEntries(headers.filter(([, values]) => values.length > 0).map(([header, values]) => [header, values.map(headerValue)]));
}

/** A valid field without content means the same as none. */
function isSet(value: any, isValid: (value: unknown) => boolean): boolean {
  return value !== undefined && value !== null && !(isValid(value) && Object.keys(value).length === 0);
}

/** Percent-encodes the characters that a header name cannot have. Servers decode them. */
function headerKey(key: string): string {
  return key.replace(/[^\w!#$&'*+.^`|~-]/gu, (char) => Buffer.from(char).toString('hex').toUpperCase().replace(/../g, '%$&'));
}

/** Encodes a value in UTF-8, with one character per byte, as Node.js sends it. */
function headerValue(value: string): string {
  return Buffer.from(value).toString('latin1');
}
