// The forms that Kubernetes asks of names, of labels and of annotations.
import { DNS_NAME, refuseOtherForm } from './form';
import type { Refuse } from './rule';
import { rule, type Rule as Form } from '../rules';

const LABEL = '[a-z0-9](?:[-a-z0-9]*[a-z0-9])?';

/** What stands after the domain of a key, and in a value. */
const WORD = '[A-Za-z0-9](?:[-A-Za-z0-9_.]{0,61}[A-Za-z0-9])?';

const KEY = `^(?:(?=[^/]{1,253}/)${LABEL}(?:\\.${LABEL})*/)?${WORD}$`;

const KEY_ADVICE = 'at most 63 letters, digits, "-", "_" or "." that begin and end with a letter or digit, after a domain and "/" if need be, such as "example.com/team"';

export const NAMESPACE = rule('a namespace\'s name', new RegExp(`^(?=.{1,63}$)${LABEL}$`), 'at most 63 lower-case letters, digits and "-", such as "team-a"');

export const OBJECT_NAME: Form = {
  ...DNS_NAME, is: 'a name that an object may have', write: 'at most 253 lower-case letters, digits, "-" and ".", a letter or digit at both ends, such as "web-1"',
};

/** The server appends letters and digits. */
export const NAME_PREFIX: Form = {
  is: 'the beginning of a name',
  holds: (text) => DNS_NAME.holds(/[a-z0-9]-+$/.test(text) ? text.replace(/(?<!-)-+$/, '') : text),
  write: 'lower-case letters, digits, "-" and ".", a letter or digit first and one or "-" last, such as "web-"',
};

export const LABEL_KEY = rule('a label\'s key', new RegExp(KEY), KEY_ADVICE);

export const LABEL_VALUE = rule('a label\'s value', new RegExp(`^(?:${WORD})?$`),
  'at most 63 letters, digits, "-", "_" or "." that begin and end with a letter or digit, such as "web-1", or nothing');

export const ANNOTATION_KEY = rule('an annotation\'s key', new RegExp(KEY, 'i'), KEY_ADVICE);

export const FINALIZER = rule('a finalizer\'s name', new RegExp(KEY), 'a domain and a name after "/", such as "example.com/guard"');

/** Refuses labels whose keys or values have another form. */
export function refuseOtherLabels(labels: { readonly [key: string]: string } | undefined, refuse: Refuse): void {
  for (const key in labels) {
    if (!LABEL_KEY.holds(key)) {
      refuseOtherForm(`[${key}]`, key, LABEL_KEY, refuse);
    } else if (!LABEL_VALUE.holds(labels[key])) {
      refuseOtherForm(`[${key}]`, labels[key], LABEL_VALUE, refuse);
    }
  }
}

/** Refuses those texts of a list that have another form. */
export function refuseOtherForms(field: string, texts: readonly string[] | undefined, form: Form, refuse: Refuse): void {
  texts?.forEach((text, index) => {
    // A path is put together only where it is needed.
    if (!form.holds(text ?? '')) {
      refuseOtherForm(`${field}[${index}]`, text ?? '', form, refuse);
    }
  });
}
