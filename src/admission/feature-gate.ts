// What a cluster refuses because a feature of KubeVirt is switched off there.
import type { Refuse } from './below';
import type { RuleContext } from './rule';

/** Refuses what needs a feature gate, where the gates that are on are known and it is not among them. */
export function needsGate(path: string, what: string, gate: string, refuse: Refuse, { capabilities }: RuleContext): void {
  if (capabilities?.featureGates?.includes(gate) === false) {
    refuse(path, `${what} needs the feature gate ${gate}, remove it or add "${gate}" to developerConfiguration.featureGates of the KubeVirt object`);
  }
}
