// The claim of an empty disk: a plain PersistentVolumeClaim, without CDI.
import { claimIssues, claimSpec } from './claim-spec';
import { VolumeClaimProps } from './volume-claim';
import type { PersistentVolumeClaimSpec } from '../../imports/kubernetes';
import { missing, refuse } from '../issues';

/** A PersistentVolumeClaim on the wire. */
export interface PersistentVolumeClaim {
  readonly apiVersion: 'v1';
  readonly kind: 'PersistentVolumeClaim';
  readonly metadata: { readonly name: string };
  readonly spec: PersistentVolumeClaimSpec;
}

/**
 * A PersistentVolumeClaim of this name.
 *
 * @throws as `persistentVolumeClaimSpec` does
 */
export function persistentVolumeClaim(name: string, props: VolumeClaimProps): PersistentVolumeClaim {
  return { apiVersion: 'v1', kind: 'PersistentVolumeClaim', metadata: { name }, spec: persistentVolumeClaimSpec(props) };
}

/**
 * The spec of a PersistentVolumeClaim.
 *
 * @throws one error that lists what is missing, Kubernetes having no defaults for size and access modes, and what is wrong
 */
export function persistentVolumeClaimSpec(props: VolumeClaimProps): PersistentVolumeClaimSpec {
  refuse([
    ...props.size === undefined ? [missing('size', 'is missing: write one such as Size.gibibytes(20)')] : [],
    ...(props.accessModes ?? []).length === 0 ? [missing('accessModes', 'has none: write at least one, such as AccessMode.READ_WRITE_ONCE')] : [],
    ...claimIssues(props),
  ]);
  return claimSpec(props);
}
