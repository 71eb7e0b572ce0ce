// The forms that Kubernetes requires of names, labels and annotations.
import type { Refuse } from './below';
import { refuseMalformed } from './form';
import { DNS_LABEL, DNS_NAME, type Format, LABEL_KEY, LABEL_VALUE } from '../issues/formats';

export const NAMESPACE_NAME: Format = { ...DNS_LABEL, is: 'a namespace\'s name', write: 'at most 63 lower-case letters, digits and "-", such as "team-a"' };

export const NAME_OF_OBJECT: Format = {
  ...DNS_NAME, is: 'a name that an object may have', write: 'at most 253 lower-case letters, digits, "-" and ".", a letter or digit at both ends, such as "web-1"',
};

/** The form of generateName, to which the server appends letters and digits. */
export const NAME_PREFIX: Format = {
  is: 'the beginning of a name',
  matches: (text) => DNS_NAME.matches(/[a-z0-9]-+$/.test(text) ? text.replace(/(?<!-)-+$/, '') : text),
  write: 'lower-case letters, digits, "-" and ".", a letter or digit first and one or "-" last, such as "web-"',
};

/** Refuses labels with malformed keys or values. */
export function refuseInvalidLabels(labels: { readonly [key: string]: string } | undefined, refuse: Refuse): void {
  for (const key in labels) {
    if (!LABEL_KEY.matches(key)) {
      refuseMalformed(`[${key}]`, key, LABEL_KEY, refuse);
    } else if (!LABEL_VALUE.matches(labels[key])) {
      refuseMalformed(`[${key}]`, labels[key], LABEL_VALUE, refuse);
    }
  }
}

/** Refuses the texts of a list that do not have a form. */
export function refuseMalformedItems(field: string, texts: readonly string[] | undefined, form: Format, refuse: Refuse): void {
  texts?.forEach((text, index) => {
    // The path is only built when it is needed.
    if (!form.matches(text ?? '')) {
      refuseMalformed(`${field}[${index}]`, text ?? '', form, refuse);
    }
  });
}
