// Refuses what needs a feature gate of KubeVirt that is off in the cluster.
import type { Refuse } from './below';
import type { RuleContext } from './rule';

/** Refuses a field that needs a feature gate, if the cluster's gates are known and this one is off. */
export function requireGate(path: string, what: string, gate: string, refuse: Refuse, { capabilities }: RuleContext): void {
  if (capabilities?.featureGates?.includes(gate) === false) {
    refuse(path, `${what} needs the feature gate ${gate}, remove it or add "${gate}" to developerConfiguration.featureGates of the KubeVirt object`);
  }
}
