// Decides what is a secret: a text with one of the known forms, a cloud-config that sets a password, or a value with a secret's name.
import { encodedTexts, mayHoldEncodedText } from './encoded-texts';
import { FORMS } from './forms';
import { NO_VALUE, SECRET_NAME } from './literal';
import { setsPlainTextPassword } from '../../cloud-init/user-data';

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
