// Checks strings against known forms and choices. A placeholder passes, because its value is not known yet.
import type { Refuse } from './refuse';
import { displayText, type Format, isPlaceholder, LABEL_KEY, LABEL_VALUE } from '../issues/formats';
import { suggestNames } from '../issues/nearest-name';

/** Refuses a string that does not have a form. */
export function refuseMalformed(path: string, text: string | undefined, { is, matches, write }: Format, refuse: Refuse): void {
  if (text !== undefined && !matches(text) && !isPlaceholder(text)) {
    refuse(path, `${displayText(text)} is not ${is}, write ${write}`);
  }
}

/** Refuses the strings in a list that do not have a form. */
export function refuseMalformedItems(field: string, texts: readonly string[] | undefined, form: Format, refuse: Refuse): void {
  texts?.forEach((text, index) => {
    // The path is built only when it is needed.
    if (!form.matches(text ?? '')) {
      refuseMalformed(`${field}[${index}]`, text ?? '', form, refuse);
    }
  });
}

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

/**
 * Variables that other tools replace before a cluster sees a string: `${NAME}` of Flux, `$NAME` of envsubst, `{{ .name }}` of Helm or Ansible;
 * and markers that Kustomize replaces: `REPLACE_ME`, `<image>`, `@@IMAGE@@`.
 */
const VARIABLE = /\$[{(A-Za-z_]|\{\{|^<.*>$|@@|^[A-Z][A-Z0-9]+(?:_[A-Z0-9]{2,})+$/;

/** Whether another tool still has to put a value into a string. */
export function isFilledInLater(text: string): boolean {
  return VARIABLE.test(text);
}

/** The same for texts that may have capitals, or `$` of their own. */
export function hasVariable(text: string): boolean {
  return /\$\{|\{\{|@@|^<.*>$/.test(text);
}

/** Refuses a malformed name of another object, unless another tool still has to fill it in. */
export function refuseMalformedName(path: string, name: string | undefined, form: Format, refuse: Refuse): void {
  if (name !== undefined && !form.matches(name) && !isFilledInLater(name)) {
    refuseMalformed(path, name, form, refuse);
  }
}

/** Refuses a choice that does not exist. */
export function refuseUnknownChoice(path: string, choice: string | undefined, choices: readonly string[], refuse: Refuse): void {
  if (choice !== undefined && !choices.includes(choice) && !isPlaceholder(choice)) {
    refuse(path, `${displayText(choice)} is unknown, write ${suggestNames(choice, choices)}`);
  }
}

/** Refuses the choices of a list that do not exist. */
export function refuseUnknownChoices(field: string, chosen: readonly string[] | undefined, choices: readonly string[], refuse: Refuse): void {
  chosen?.forEach((choice, index) => {
    // The path is built only when it is needed.
    if (!choices.includes(choice)) {
      refuseUnknownChoice(`${field}[${index}]`, choice, choices, refuse);
    }
  });
}
