// Refuses plaintext passwords: the format of password hashes, and the places of passwords in a cloud-config.
import { NO_PRIVATE_KEY } from './formats';
import { checkFormat, Format } from '../issues/formats';
import { fieldPath, type Issue, issue, Issues } from '../issues/issues';
import { isMap, scalarText } from '../plain-data/plain-data';

const CHARACTERS = '[./0-9A-Za-z]';

/** The complete hashes of crypt(3): plaintext with a prefix such as `$6$` does not match. */
const CRYPT = [
  `\\$6\\$(?:rounds=\\d+\\$)?[^$:\\n]{0,16}\\$${CHARACTERS}{86}`, // SHA-512
  `\\$5\\$(?:rounds=\\d+\\$)?[^$:\\n]{0,16}\\$${CHARACTERS}{43}`, // SHA-256
  `\\$g?y\\$${CHARACTERS}+\\$${CHARACTERS}{0,86}\\$${CHARACTERS}{43}`, // yescrypt
  `\\$2[abxy]\\$\\d\\d\\$${CHARACTERS}{53}`, // bcrypt
  `\\$7\\$${CHARACTERS}{11,97}\\$${CHARACTERS}{43}`, // scrypt
  `\\$1\\$[^$:\\n]{0,8}\\$${CHARACTERS}{22}`, // MD5
];

const HASH = new RegExp(`^(?:\\*|!{1,2}|!?(?:${CRYPT.join('|')}))$`);

const WRITE = 'its hash, as `mkpasswd --method=SHA-512` makes it';

/** A password hash, or one of the marks (`*`, `!`) that no password matches. Errors never repeat the value. */
export const PASSWORD_HASH: Format = {
  is: 'a crypt(3) password hash',
  matches: (text) => HASH.test(text),
  write: WRITE,
  secret: true,
};

/** `password` and `chpasswd.list` accept fewer kinds of hashes: cloud-init sets any other string as the password itself. */
const LEGACY_HASH: Format = {
  ...PASSWORD_HASH,
  is: 'a password hash that cloud-init recognizes here, so it would itself become the password, readable by all',
  matches: (text) => PASSWORD_HASH.matches(text) && /^\$(?:1|2[ay]|5|6)\$/.test(text),
};

/** A key in one spelling. cloud-init also accepts capitals and hyphens, depending on its version. */
const normalizeKey = (key: string) => key.toLowerCase().replace(/-/g, '_');

/** Every plaintext password and private SSH key of a cloud-config, in any spelling that cloud-init accepts. */
export function* passwordIssues(config: unknown): Issues {
  if (!isMap(config)) {
    return;
  }
  if (hasPlainTextPassword(config)) {
    yield* plainTextPasswords('', config);
  }
  yield* legacyHashIssues('password', config.password);
  yield* keyIssues('ssh_authorized_keys', config.ssh_authorized_keys);
  for (const [path, user] of [...entries('users', config.users), ['user', config.user] as const]) {
    yield* isMap(user) ? userPasswordIssues(path, user) : [];
  }
  if (isMap(config.chpasswd)) {
    for (const [path, user] of entries('chpasswd.users', config.chpasswd.users)) {
      yield* isMap(user) ? chpasswdIssues(path, user) : [];
    }
    for (const [path, line] of chpasswdLines('chpasswd.list', config.chpasswd.list)) {
      yield* legacyHashIssues(path, line.slice(line.indexOf(':') + 1).trim());
    }
  }
}

/** The same for the field `raw`. */
export function rawPasswordIssues(raw: unknown): Issue[] {
  return Array.from(passwordIssues(raw), ({ path, message }) => issue(`raw.${path}`, message));
}

const PLAIN_TEXT = 'plain_text_passwd';

/** Most cloud-configs have none, and finding that out needs no paths. */
function hasPlainTextPassword(value: unknown): boolean {
  if (Array.isArray(value)) {
    return value.some(hasPlainTextPassword);
  }
  return isMap(value) && Object.keys(value).some((key) => isPlainTextKey(key) || hasPlainTextPassword(value[key]));
}

function isPlainTextKey(key: string): boolean {
  return key.length === PLAIN_TEXT.length && normalizeKey(key) === PLAIN_TEXT;
}

/** Refuses `plain_text_passwd` anywhere in the cloud-config. */
function* plainTextPasswords(path: string, value: unknown): Issues {
  for (const [key, child] of value !== null && typeof value === 'object' ? Object.entries(value) : []) {
    const childPath = Array.isArray(value) ? `${path}[${key}]` : fieldPath(path, key);
    if (isPlainTextKey(key)) {
      yield issue(childPath, `is a plaintext password: write hashed_passwd with ${WRITE}`);
    }
    yield* plainTextPasswords(childPath, child);
  }
}

function* userPasswordIssues(path: string, user: { readonly [key: string]: unknown }): Issues {
  for (const [key, value] of Object.entries(user)) {
    switch (normalizeKey(key)) {
      case 'passwd':
      case 'hashed_passwd':
        yield* valueIssues(fieldPath(path, key), value, PASSWORD_HASH);
        break;
      case 'password':
        yield issue(fieldPath(path, key), `is not a key of a user, and would leave a password in the user data: write hashed_passwd with ${WRITE}`);
        break;
      case 'ssh_authorized_keys':
        yield* keyIssues(fieldPath(path, key), value);
        break;
    }
  }
}

function* chpasswdIssues(path: string, user: { readonly [key: string]: unknown }): Issues {
  if (user.type === 'text') {
    yield issue(`${path}.type`, `means a plaintext password: write "hash", and as password ${WRITE}`);
  } else {
    yield* valueIssues(`${path}.password`, user.password, PASSWORD_HASH);
  }
}

/** cloud-init replaces these words with a password that it generates. */
function legacyHashIssues(path: string, password: unknown): Issues {
  return valueIssues(path, password === 'R' || password === 'RANDOM' ? undefined : password, LEGACY_HASH);
}

/** The issues of a value. YAML reads some passwords as numbers, which are checked as strings. Any other value counts as an empty string. */
function* valueIssues(path: string, value: unknown, rule: Format): Issues {
  yield* value === undefined || value === null ? [] : checkFormat(path, scalarText(value), rule);
}

function* keyIssues(path: string, value: unknown): Issues {
  for (const [keyPath, key] of entries(path, value)) {
    yield* typeof key === 'object' ? keyIssues(keyPath, key) : valueIssues(keyPath, key, NO_PRIVATE_KEY);
  }
}

/** The items of a list, or the values of a map, each with its path. */
function entries(path: string, value: unknown): Array<readonly [string, unknown]> {
  if (Array.isArray(value)) {
    return value.map((item, index) => [`${path}[${index}]`, item]);
  }
  return isMap(value) ? Object.entries(value).map(([key, item]) => [fieldPath(path, key), item]) : [];
}

/** The lines of `chpasswd.list`, which is a list or a string with a line for each user. A list may have maps, because of a blank after a colon. */
function chpasswdLines(path: string, value: unknown): Array<readonly [string, string]> {
  const found = typeof value === 'string' ? value.split('\n').map((line) => [path, line] as const) : entries(path, value);
  return found.filter(([, line]) => typeof line !== 'string' || line.trim() !== '').map(([linePath, line]) => [linePath, scalarText(line)]);
}
