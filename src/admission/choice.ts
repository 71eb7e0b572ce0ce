// Texts that choose among known ones: those that are known already have to be among them.
import { isPool } from './additions';
import type { Refuse } from './below';
import { shownText } from './form';
import type { RuleContext } from './rule';
import { isPlaceholder } from '../issues/formats';
import { meant } from '../issues/nearest-name';

/** Refuses a choice that there is not. */
export function refuseOtherChoice(path: string, choice: string | undefined, choices: readonly string[], refuse: Refuse): void {
  if (choice !== undefined && !choices.includes(choice) && !isPlaceholder(choice)) {
    refuse(path, `${shownText(choice)} is unknown, write ${meant(choice, choices)}`);
  }
}

/**
 * One of Kubernetes' own choices, as KubeVirt reads it. An empty text is no choice in a pool's template, while in a VirtualMachine
 * KubeVirt's webhook looks at it before Go drops it.
 */
export function kubernetesChoice(choice: string | undefined, around: RuleContext): string | undefined {
  return choice === '' && isPool(around) ? undefined : choice;
}

/** Refuses those choices of a list that there are not. */
export function refuseOtherChoices(field: string, chosen: readonly string[] | undefined, choices: readonly string[], refuse: Refuse): void {
  chosen?.forEach((choice, index) => refuseOtherChoice('', choice, choices, (_, message) => refuse(`${field}[${index}]`, message)));
}
