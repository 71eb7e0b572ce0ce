// The forms that Kubernetes asks of names, of labels and of annotations.
import type { Refuse } from './below';
import { refuseOtherForm } from './form';
import { DNS_LABEL, DNS_NAME, type Format, LABEL_KEY, LABEL_VALUE } from '../issues/formats';

export const NAMESPACE_NAME: Format = { ...DNS_LABEL, is: 'a namespace\'s name', write: 'at most 63 lower-case letters, digits and "-", such as "team-a"' };

export const NAME_OF_OBJECT: Format = {
  ...DNS_NAME, is: 'a name that an object may have', write: 'at most 253 lower-case letters, digits, "-" and ".", a letter or digit at both ends, such as "web-1"',
};

/** The server appends letters and digits. */
export const NAME_PREFIX: Format = {
  is: 'the beginning of a name',
  matches: (text) => DNS_NAME.matches(/[a-z0-9]-+$/.test(text) ? text.replace(/(?<!-)-+$/, '') : text),
  write: 'lower-case letters, digits, "-" and ".", a letter or digit first and one or "-" last, such as "web-"',
};

/** Refuses labels whose keys or values have another form. */
export function refuseOtherLabels(labels: { readonly [key: string]: string } | undefined, refuse: Refuse): void {
  for (const key in labels) {
    if (!LABEL_KEY.matches(key)) {
      refuseOtherForm(`[${key}]`, key, LABEL_KEY, refuse);
    } else if (!LABEL_VALUE.matches(labels[key])) {
      refuseOtherForm(`[${key}]`, labels[key], LABEL_VALUE, refuse);
    }
  }
}

/** Refuses those texts of a list that have another form. */
export function refuseOtherForms(field: string, texts: readonly string[] | undefined, form: Format, refuse: Refuse): void {
  texts?.forEach((text, index) => {
    // A path is put together only where it is needed.
    if (!form.matches(text ?? '')) {
      refuseOtherForm(`${field}[${index}]`, text ?? '', form, refuse);
    }
  });
}
