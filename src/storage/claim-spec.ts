// The storage fields of a claim, checked and in wire form: the same for PersistentVolumeClaims and DataVolumes.
import { checkSize } from './formats';
import { AccessMode } from './modes';
import { VolumeClaimProps } from './volume-claim';
import type { StorageSpec } from '../../imports/cdi';
import { OBJECT_NAME } from '../issues/formats';
import { issue, Issues } from '../issues/issues';
import { checkFieldFormats } from '../issues/shape';
import { omitEmpty } from '../plain-data/plain-data';
import { quantity } from '../plain-data/quantity';

/** What is wrong with the storage fields of a claim. */
export function* claimIssues({ size, storageClassName, accessModes = [] }: VolumeClaimProps): Issues {
  yield* checkSize('size', size);
  yield* checkFieldFormats('', { storageClassName }, {
    storageClassName: { ...OBJECT_NAME, is: 'a storage class', write: 'its name, or leave it out for the cluster\'s default' },
  });
  if (accessModes.length > 1 && accessModes.includes(AccessMode.READ_WRITE_ONCE_POD)) {
    yield issue('accessModes', `${JSON.stringify(accessModes)} has ReadWriteOncePod beside others: keep it alone, or leave it out`);
  }
}

/** The storage fields of a claim, as in both a PersistentVolumeClaim's spec and a DataVolume's `storage`. */
export function claimSpec({ size, storageClassName, accessModes, volumeMode }: VolumeClaimProps): StorageSpec {
  return omitEmpty({
    accessModes,
    resources: size && { requests: { storage: quantity(size) } },
    storageClassName,
    volumeMode,
  });
}
