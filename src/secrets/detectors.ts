// What secrets look like: texts by their known forms, and values by the names they go by.
import { encodedTexts, mayHoldEncodedText } from './encoded-texts';

interface Detector {
  /** What was found: `a GitHub token`. */
  readonly is: string;
  /** What no such secret is without, as it stands in JSON too: it is looked for first, and mostly not there. */
  readonly hint: string;
  readonly pattern: RegExp;
}

/** Where a value is taken from somewhere else, or is no secret: variables, placeholders, paths, marks, calls, what is encrypted. */
const NO_VALUE = '(?![$%<{/*!&|>\\\\]|(?:true|false|null|none|env)\\b|(?:file|op|secret|vault):|[A-Za-z_][\\w.]*[([])';

/** The names of values that are secret; what only ends in a longer word, such as `tokenSecretName`, is another thing. */
const SECRET_NAME = '(?:pass(?:word|wd|phrase)|token|api[-_]?key|(?:client|access|secret)[-_]?(?:secret|access[-_]?key|key))';

/** A value in the middle of a text; without a digit it is a word, a type or a variable more often than a secret. */
const VALUE_IN_TEXT = `${NO_VALUE}(?=[^\\s"',;}#]*\\d)[^\\s"',;}#]{6}`;

/** A quote, which JSON in a text of JSON writes with backslashes. */
const QUOTE = '(?:\\\\*["\'])?';

/** The forms of secrets, the sure ones first. */
const DETECTORS: readonly Detector[] = [
  { is: 'a private key', hint: 'PRIVATE KEY|PuTTY-User|AGE-SECRET', pattern: /-----BEGIN [A-Z0-9 ]*PRIVATE KEY(?: BLOCK)?-----|PuTTY-User-Key-File|AGE-SECRET-KEY-1/ },
  { is: 'a GitHub token', hint: 'gh[pousr]_|github_pat_', pattern: /\bgh[pousr]_[A-Za-z0-9]{36}|\bgithub_pat_[A-Za-z0-9_]{50}/ },
  { is: 'a GitLab token', hint: 'gl(?:pat|rt|dt|ptt|cbt|soat)-', pattern: /\bgl(?:pat|rt|dt|ptt|cbt|soat)-[A-Za-z0-9_-]{20}/ },
  { is: 'a Slack token', hint: 'xox[abeoprs]-|hooks\\.slack', pattern: /\bxox[abeoprs]-[A-Za-z0-9-]{10}|\bhooks\.slack\.com\/services\/T[A-Z0-9]+\/B[A-Z0-9]+\// },
  { is: 'an AWS access key', hint: 'AKIA|ASIA', pattern: /\b(?:AKIA|ASIA)[A-Z2-7]{16}\b/ },
  { is: 'a Google API key', hint: 'AIza', pattern: /\bAIza[A-Za-z0-9_-]{35}/ },
  { is: 'a HashiCorp Vault token', hint: 'hv[bsr]\\.', pattern: /\bhv[bsr]\.[A-Za-z0-9_-]{24}/ },
  { is: 'a registry token', hint: 'dckr_pat_|npm_', pattern: /\bdckr_pat_[A-Za-z0-9_-]{20}|\bnpm_[A-Za-z0-9]{36}/ },
  { is: 'a Tailscale key', hint: 'tskey-', pattern: /\btskey-[a-z]{1,20}-[A-Za-z0-9]{1,40}-[A-Za-z0-9]{16}/ },
  { is: 'a JSON web token', hint: 'eyJ', pattern: /\beyJ[A-Za-z0-9_-]{10,}\.eyJ[A-Za-z0-9_-]{10,}\.[A-Za-z0-9_-]{10}/ },
  { is: 'a cluster\'s join token', hint: 'token|K10', pattern: /\btoken[=:\s"']+[a-z0-9]{6}\.[a-z0-9]{16}\b|\bK10[0-9a-f]{64}::/ },
  { is: 'a URL with a password', hint: '://[^/]*@', pattern: new RegExp(`\\b[a-z][a-z0-9+.-]{0,20}:\\/\\/[^\\s/:@?#'"]*:${NO_VALUE}[^\\s/@?#'",]+@`, 'i') },
  { is: 'a header that proves who asks', hint: 'authorization', pattern: new RegExp(`\\bauthorization["']?\\s*:\\s*["']?(?:basic|bearer|token)\\s+${NO_VALUE}\\S{6}`, 'i') },
  { is: 'a password of Windows Setup', hint: 'Password>', pattern: new RegExp(`Password>\\s*<Value>\\s*${NO_VALUE}[^<\\s]`) },
  {
    is: 'a password or token',
    hint: SECRET_NAME,
    pattern: new RegExp(`(?:^|[\\s"';&|{,(_-])${SECRET_NAME}${QUOTE}[ \\t]*[=:][ \\t]*${QUOTE}${VALUE_IN_TEXT}|[\\s"'[]--${SECRET_NAME}${QUOTE}(?:[ \\t,]+|\\n *- )${QUOTE}(?!-)${VALUE_IN_TEXT}`, 'im'),
  },
];

const HINTS = new RegExp(DETECTORS.map(({ hint }) => hint).join('|'), 'i');

const SECRET_FIELD = new RegExp(`(?:^|[-_./])${SECRET_NAME}$`, 'i');

const VALUE = new RegExp(`^\\s*${NO_VALUE}(?!-)\\S{6}`);

/** Whether a text, which may be a whole object as JSON, is worth a closer look. */
export function mayHoldSecret(text: string): boolean {
  return HINTS.test(text) || mayHoldEncodedText(text);
}

/** What secret a text has in it, be it in base64, if any: `a private key`. */
export function secretIn(text: string): string | undefined {
  const texts = [text, ...encodedTexts(text)].filter((each) => HINTS.test(each));
  return DETECTORS.find(({ pattern }) => texts.some((each) => pattern.test(each)))?.is;
}

/** What secret a value of a name is, if any: the name alone may say so. */
export function secretOf(name: string, value: string): string | undefined {
  return secretIn(value) ?? (SECRET_FIELD.test(name) && VALUE.test(value) ? 'a password or token' : undefined);
}
