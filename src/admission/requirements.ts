// Refuses what the cluster of a manifest does not have: a later version of KubeVirt, or a feature gate that is on.
import { hasGate, isGateOn } from './feature-gates';
import { hasAtLeast } from './kubevirt-version';
import type { Refuse } from './refuse';
import type { RuleContext } from './rule';

/**
 * Refuses what a later version of KubeVirt added, if the cluster is known to have an earlier one. Returns whether the cluster has it.
 *
 * @param instead what to do about it
 */
export function requireVersion(path: string, what: string, version: string, refuse: Refuse, { capabilities }: RuleContext, instead = 'remove it'): boolean {
  const isThere = hasAtLeast(capabilities, version);
  if (!isThere) {
    refuse(path, `${what} came with KubeVirt ${version}, and the cluster has ${capabilities!.kubevirtVersion}, ${instead}`);
  }
  return isThere;
}

/**
 * Refuses a field that needs a feature gate, if the cluster's gates are known and this one is off. A KubeVirt without the gate has no such field
 * either, which another rule refuses.
 */
export function requireGate(path: string, what: string, gate: string, refuse: Refuse, { capabilities }: RuleContext): void {
  if (isGateOn(gate, capabilities) === false && hasGate(gate, capabilities)) {
    const change = capabilities?.disabledFeatureGates?.includes(gate) ? `move "${gate}" from disabledFeatureGates to` : `add "${gate}" to`;
    refuse(path, `${what} needs the feature gate ${gate}, remove it or ${change} developerConfiguration.featureGates of the KubeVirt object`);
  }
}
