// Detects a secret: a text of a known form, a cloud-config that sets a password, and the same in base64.
import { FORMS, NO_VALUE, SECRET_NAME } from './forms';
import { setsPlainTextPassword } from '../../cloud-init/user-data';

/** The shortest run to decode. A shorter one is more often a word, a path or an identifier; `base64` breaks lines at 76 characters. */
const LEAST = 40;

/** A run from its beginning, including its further lines. */
const RUN = new RegExp(`[A-Za-z0-9+/]{${LEAST},}(?:\\s+[A-Za-z0-9+/]+)*`, 'y');

/** Whether a character code is one of base64. */
const IS_BASE64 = Array.from({ length: 128 }, (_, code) => /[A-Za-z0-9+/]/.test(String.fromCharCode(code)));

/** Whether a text may contain base64. */
function mayHoldEncodedText(text: string): boolean {
  return text.length >= LEAST && !runs(text).next().done;
}

/** The decoded runs of base64 in a text, over several lines too. A run that is not base64 gives meaningless bytes. */
export function encodedTexts(text: string): string[] {
  return text.length < LEAST ? [] : Array.from(runs(text), (run) => Buffer.from(run, 'base64').toString('utf8'));
}

/** Checks only every LEAST-th character: each run of that length contains one of them. */
function* runs(text: string): Generator<string> {
  for (let place = LEAST - 1; place < text.length; place += LEAST) {
    let start = place;
    while (IS_BASE64[text.charCodeAt(start - 1)]) {
      start -= 1;
    }
    RUN.lastIndex = start;
    const [run] = RUN.exec(text) ?? [];
    if (run !== undefined) {
      yield run;
      place = start + run.length - 1;
    }
  }
}

const HINTS = new RegExp(FORMS.map(({ hint }) => hint).join('|'), 'i');

const SECRET_FIELD = new RegExp(`(?:^|[-_./])${SECRET_NAME}$`, 'i');

const VALUE = new RegExp(`^\\s*${NO_VALUE}(?!-)\\S{6}`);

/** Whether a text needs the full check. */
export function mayHoldSecret(text: string): boolean {
  return HINTS.test(text) || mayHoldEncodedText(text);
}

/** The kind of secret in a text, also in base64, if any: `a private key`. */
export function secretIn(text: string): string | undefined {
  const texts = [text, ...encodedTexts(text)].filter((each) => HINTS.test(each));
  return FORMS.find(({ pattern }) => texts.some((each) => pattern.test(each)))?.is
    ?? (texts.some(setsPlainTextPassword) ? 'a password that cloud-init sets' : undefined);
}

/** The kind of secret in a named value, if any: the name alone may make it one. */
export function secretOf(name: string, value: string): string | undefined {
  return secretIn(value) ?? (SECRET_FIELD.test(name) && VALUE.test(value) ? 'a password or token' : undefined);
}
