// What a claim asks of storage, checked and as the wire has it: the same for PersistentVolumeClaims and DataVolumes.
import { tooSmall } from './formats';
import { AccessMode } from './modes';
import { VolumeClaimProps } from './volume-claim';
import type { StorageSpec } from '../../imports/cdi';
import { OBJECT_NAME } from '../issues/formats';
import { issue, Issues } from '../issues/issues';
import { breakingFields } from '../issues/shape';
import { present } from '../plain-data/plain-data';
import { quantity } from '../plain-data/quantity';

/** What is wrong with what a claim asks for. */
export function* claimIssues({ size, storageClassName, accessModes = [] }: VolumeClaimProps): Issues {
  yield* tooSmall('size', size);
  yield* breakingFields('', { storageClassName }, {
    storageClassName: { ...OBJECT_NAME, is: 'a storage class', write: 'its name, or leave it out for the cluster\'s default' },
  });
  if (accessModes.length > 1 && accessModes.includes(AccessMode.READ_WRITE_ONCE_POD)) {
    yield issue('accessModes', `${JSON.stringify(accessModes)} has ReadWriteOncePod beside others: keep it alone, or leave it out`);
  }
}

/** What a claim asks for, as both a PersistentVolumeClaim's spec and a DataVolume's `storage` write it. */
export function claimSpec({ size, storageClassName, accessModes, volumeMode }: VolumeClaimProps): StorageSpec {
  return present({
    accessModes,
    resources: size && { requests: { storage: quantity(size) } },
    storageClassName,
    volumeMode,
  });
}
