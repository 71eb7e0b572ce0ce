// Fields that take one of a fixed set of texts. Placeholders are not checked: their value is not known yet.
import { isPool } from './additions';
import type { Refuse } from './below';
import { displayText } from './form';
import type { RuleContext } from './rule';
import { isPlaceholder } from '../issues/formats';
import { suggestNames } from '../issues/nearest-name';

/** Refuses a choice that does not exist. */
export function refuseUnknownChoice(path: string, choice: string | undefined, choices: readonly string[], refuse: Refuse): void {
  if (choice !== undefined && !choices.includes(choice) && !isPlaceholder(choice)) {
    refuse(path, `${displayText(choice)} is unknown, write ${suggestNames(choice, choices)}`);
  }
}

/**
 * A choice of Kubernetes' own, as KubeVirt reads it. In a pool's template an empty text counts as missing. In a VirtualMachine
 * KubeVirt's webhook checks it, before Go drops it.
 */
export function kubernetesChoice(choice: string | undefined, context: RuleContext): string | undefined {
  return choice === '' && isPool(context) ? undefined : choice;
}

/** Refuses the choices of a list that do not exist. */
export function refuseUnknownChoices(field: string, chosen: readonly string[] | undefined, choices: readonly string[], refuse: Refuse): void {
  chosen?.forEach((choice, index) => refuseUnknownChoice('', choice, choices, (_, message) => refuse(`${field}[${index}]`, message)));
}
