// The claim of an empty disk: a plain PersistentVolumeClaim, without CDI.
import { claimIssues, claimSpec } from './claim-spec';
import { VolumeClaimProps } from './volume-claim';
import type { PersistentVolumeClaimSpec } from '../../imports/kubernetes';
import { missing, refuse } from '../issues/issues';

/**
 * The spec of a PersistentVolumeClaim.
 *
 * @throws one error that lists what is wrong or missing: Kubernetes has no defaults for size and access modes
 */
export function persistentVolumeClaimSpec(props: VolumeClaimProps): PersistentVolumeClaimSpec {
  refuse([
    ...props.size === undefined ? [missing('size', 'is missing: write one such as Size.gibibytes(20)')] : [],
    ...(props.accessModes ?? []).length === 0 ? [missing('accessModes', 'has none: write at least one, such as AccessMode.READ_WRITE_ONCE')] : [],
    ...claimIssues(props),
  ]);
  return claimSpec(props);
}
