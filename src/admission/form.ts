// Texts of a certain form, such as names and addresses: those that are known already have to have it.
import type { Refuse } from './rule';
import { isPlaceholder, rule, type Rule as Form } from '../rules';

/** Longer texts are no help in a message. */
const LONG = 80;

/** Refuses a text that does not have a form. */
export function refuseOtherForm(path: string, text: string | undefined, { is, holds, write }: Form, refuse: Refuse): void {
  if (text !== undefined && !holds(text) && !isPlaceholder(text)) {
    refuse(path, `${shownText(text)} is not ${is}, write ${write}`);
  }
}

/** A text as a message shows it: a long one by its length. */
export function shownText(text: string): string {
  return text.length > LONG ? `a text of ${text.length} characters` : JSON.stringify(text);
}

/** A name in DNS, as Kubernetes writes them: labels with dots between them. */
export const DNS_NAME: Form = {
  is: 'a DNS name',
  holds: (text) => text.length <= 253 && /^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$/.test(text),
  write: 'at most 253 lower-case letters, digits, "-" and ".", such as "example.test"',
};

/** Where a guest finds a device, as `lspci -D` prints it. */
export const PCI_ADDRESS = rule('a PCI address', /^[\da-f]{4}:[\da-f]{2}:[\da-f]{2}\.[0-7]$/i, 'domain, bus, slot and function, such as "0000:81:01.0"');
