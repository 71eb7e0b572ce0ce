// Checks texts of known forms and choices. What a placeholder stands for is not known yet, and passes.
import type { Refuse } from './refuse';
import { displayText, type Format, isPlaceholder, LABEL_KEY, LABEL_VALUE } from '../issues/formats';
import { suggestNames } from '../issues/nearest-name';

/** Refuses a text that does not have a form. */
export function refuseMalformed(path: string, text: string | undefined, { is, matches, write }: Format, refuse: Refuse): void {
  if (text !== undefined && !matches(text) && !isPlaceholder(text)) {
    refuse(path, `${displayText(text)} is not ${is}, write ${write}`);
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
 * What other tools put into a text before a cluster sees it: `${NAME}` of Flux, `$NAME` of envsubst, `{{ .name }}` of Helm or Ansible; and
 * what stands for what Kustomize replaces: `REPLACE_ME`, `<image>`, `@@IMAGE@@`.
 */
const VARIABLE = /\$[{(A-Za-z_]|\{\{|^<.*>$|@@|^[A-Z][A-Z0-9]+(?:_[A-Z0-9]{2,})+$/;

/** Whether another tool is still to put a value into a text. */
export function isFilledInLater(text: string): boolean {
  return VARIABLE.test(text);
}

/** Refuses the name of something elsewhere that cannot have it, unless another tool is still to put a value into the text. */
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
    // The path is only built when it is needed.
    if (!choices.includes(choice)) {
      refuseUnknownChoice(`${field}[${index}]`, choice, choices, refuse);
    }
  });
}
