// What is a secret: a text with one of the known forms in it, a cloud-config that sets a password, and values by the names they go by.
import { encodedTexts, mayHoldEncodedText } from './encoded-texts';
import { FORMS } from './forms';
import { NO_VALUE, SECRET_NAME } from './literal';
import { setsPlainTextPassword } from '../../cloud-init/user-data';

const HINTS = new RegExp(FORMS.map(({ hint }) => hint).join('|'), 'i');

const SECRET_FIELD = new RegExp(`(?:^|[-_./])${SECRET_NAME}$`, 'i');

const VALUE = new RegExp(`^\\s*${NO_VALUE}(?!-)\\S{6}`);

/** Whether a text is worth a closer look. */
export function mayHoldSecret(text: string): boolean {
  return HINTS.test(text) || mayHoldEncodedText(text);
}

/** What secret a text has in it, be it in base64, if any: `a private key`. */
export function secretIn(text: string): string | undefined {
  const texts = [text, ...encodedTexts(text)].filter((each) => HINTS.test(each));
  return FORMS.find(({ pattern }) => texts.some((each) => pattern.test(each)))?.is
    ?? (texts.some(setsPlainTextPassword) ? 'a password that cloud-init sets' : undefined);
}

/** What secret a value of a name is, if any: the name alone may say so. */
export function secretOf(name: string, value: string): string | undefined {
  return secretIn(value) ?? (SECRET_FIELD.test(name) && VALUE.test(value) ? 'a password or token' : undefined);
}
