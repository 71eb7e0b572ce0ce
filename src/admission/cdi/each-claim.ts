// Rules for the claim of a DataVolume, in either of its two fields.
import type { DataVolumeSpec, StorageSpec } from '../../../imports/cdi';
import type { PersistentVolumeClaimSpec } from '../../../imports/kubernetes';
import { below, type Refuse } from '../below';
import type { DataVolumeRule, RuleContext } from '../rule';

const CLAIMS = ['pvc', 'storage'] as const;

/** A rule for the claim of a DataVolume. Its paths are relative to the claim. */
export interface ClaimRule extends Omit<DataVolumeRule, 'check'> {
  readonly check: (claim: PersistentVolumeClaimSpec | StorageSpec, refuse: Refuse, dataVolume: DataVolumeSpec, context: RuleContext) => void;
}

/** A rule for DataVolumes that applies a rule to their claims. */
export function eachClaim({ check, ...rule }: ClaimRule): DataVolumeRule {
  return {
    ...rule,
    check: (dataVolume, refuse, context) => {
      for (const field of CLAIMS) {
        const claim = dataVolume[field];
        if (claim) {
          check(claim, below(field, refuse), dataVolume, context);
        }
      }
    },
  };
}
