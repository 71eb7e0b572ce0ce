// Texts that must have a certain form, such as names and addresses. Placeholders are not checked: their value is not known yet.
import type { Refuse } from './below';
import { type Format, isPlaceholder } from '../issues/formats';

/** The longest text that a message shows. */
const LONG = 80;

/** Refuses a text that does not have a form. */
export function refuseMalformed(path: string, text: string | undefined, { is, matches, write }: Format, refuse: Refuse): void {
  if (text !== undefined && !matches(text) && !isPlaceholder(text)) {
    refuse(path, `${displayText(text)} is not ${is}, write ${write}`);
  }
}

/** A text as a message shows it; of a long text, only its length. */
export function displayText(text: string): string {
  return text.length > LONG ? `a text of ${text.length} characters` : JSON.stringify(text);
}
