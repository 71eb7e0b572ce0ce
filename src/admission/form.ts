// Texts of a certain form, such as names and addresses: those that are known already have to have it.
import type { Refuse } from './below';
import { type Format, isPlaceholder } from '../issues/formats';

/** Longer texts are no help in a message. */
const LONG = 80;

/** Refuses a text that does not have a form. */
export function refuseOtherForm(path: string, text: string | undefined, { is, matches, write }: Format, refuse: Refuse): void {
  if (text !== undefined && !matches(text) && !isPlaceholder(text)) {
    refuse(path, `${shownText(text)} is not ${is}, write ${write}`);
  }
}

/** A text as a message shows it: a long one by its length. */
export function shownText(text: string): string {
  return text.length > LONG ? `a text of ${text.length} characters` : JSON.stringify(text);
}
