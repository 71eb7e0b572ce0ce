// Rules for the claim that a DataVolume makes, whichever of its two fields says it.
import type { DataVolumeSpec, StorageSpec } from '../../../imports/cdi';
import type { PersistentVolumeClaimSpec } from '../../../imports/kubernetes';
import { below, type Refuse } from '../below';
import type { DataVolumeRule, RuleContext } from '../rule';

const CLAIMS = ['pvc', 'storage'] as const;

/** A rule for the claim of a DataVolume; its paths are those below the claim. */
export interface ClaimRule extends Omit<DataVolumeRule, 'check'> {
  readonly check: (claim: PersistentVolumeClaimSpec | StorageSpec, refuse: Refuse, dataVolume: DataVolumeSpec, around: RuleContext) => void;
}

/** The rule for a DataVolume that its claim keeps a rule. */
export function eachClaim({ check, ...rule }: ClaimRule): DataVolumeRule {
  return {
    ...rule,
    check: (dataVolume, refuse, around) => {
      for (const field of CLAIMS) {
        const claim = dataVolume[field];
        if (claim) {
          check(claim, below(field, refuse), dataVolume, around);
        }
      }
    },
  };
}
