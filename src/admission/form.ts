// Checks texts of known forms and choices. What a placeholder stands for is not known yet, and passes.
import type { Refuse } from './below';
import { type Format, isPlaceholder } from '../issues/formats';
import { suggestNames } from '../issues/nearest-name';

/** The longest text that a message shows. */
const LONG = 80;

/** Refuses a text that does not have a form. */
export function refuseMalformed(path: string, text: string | undefined, { is, matches, write }: Format, refuse: Refuse): void {
  if (text !== undefined && !matches(text) && !isPlaceholder(text)) {
    refuse(path, `${displayText(text)} is not ${is}, write ${write}`);
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

/** A text as a message shows it; of a long text, only its length. */
export function displayText(text: string): string {
  return text.length > LONG ? `a text of ${text.length} characters` : JSON.stringify(text);
}

/** Refuses a choice that does not exist. */
export function refuseUnknownChoice(path: string, choice: string | undefined, choices: readonly string[], refuse: Refuse): void {
  if (choice !== undefined && !choices.includes(choice) && !isPlaceholder(choice)) {
    refuse(path, `${displayText(choice)} is unknown, write ${suggestNames(choice, choices)}`);
  }
}

/** Refuses the choices of a list that do not exist. */
export function refuseUnknownChoices(field: string, chosen: readonly string[] | undefined, choices: readonly string[], refuse: Refuse): void {
  chosen?.forEach((choice, index) => refuseUnknownChoice('', choice, choices, (_, message) => refuse(`${field}[${index}]`, message)));
}
