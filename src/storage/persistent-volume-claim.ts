// PersistentVolumeClaims: size, storage class, access modes and volume mode.
import type { Size } from 'cdk8s';
import { checkSize } from './formats';
import type { StorageSpec } from '../../imports/cdi';
import type { PersistentVolumeClaimSpec } from '../../imports/kubernetes';
import { type FieldFormats, type Format, OBJECT_NAME } from '../issues/formats';
import { type Issue, issue, missing, NO_ISSUES, refuse } from '../issues/issues';
import { checkFieldFormats } from '../issues/shape-issues';
import { omitEmpty } from '../plain-data/plain-data';
import { quantity } from '../plain-data/size';

/** How many nodes or pods may use a volume at once: an item of a claim's `accessModes`. */
export enum AccessMode {
  /** One node reads and writes. Machines on such a volume cannot be live-migrated. */
  READ_WRITE_ONCE = 'ReadWriteOnce',
  /** Many nodes read and write: what live migration needs. */
  READ_WRITE_MANY = 'ReadWriteMany',
  /** Many nodes read, and none writes. */
  READ_ONLY_MANY = 'ReadOnlyMany',
  /** One pod in the whole cluster reads and writes. Excludes every other mode. */
  READ_WRITE_ONCE_POD = 'ReadWriteOncePod',
}

/** How a claim's volume is used as a disk: a claim's `volumeMode`. */
export enum VolumeMode {
  /** A filesystem; the disk is the file `disk.img` on it. */
  FILESYSTEM = 'Filesystem',
  /** A raw device, which is the disk. */
  BLOCK = 'Block',
}

/**
 * The storage that a claim requests.
 *
 * @internal
 */
export interface VolumeClaimProps {
  /**
   * The disk's size, 1Mi at least: sets `resources.requests.storage`.
   *
   * @default - the source's size if it is a clone (PersistentVolumeClaim, snapshot, DataSource); required for all others
   */
  readonly size?: Size;

  /**
   * The storage class: sets `storageClassName`.
   *
   * @default - for a DataVolume or DataImportCron, the value of `MachineDefaults`; else the cluster's default, for virtual machines if there is
   * one
   */
  readonly storageClassName?: string;

  /**
   * How many nodes may use the volume at once: sets `accessModes`.
   *
   * @default - for DataVolumes, the value in CDI's StorageProfile of the storage class
   */
  readonly accessModes?: AccessMode[];

  /**
   * Whether the disk is a file on the volume or the volume itself: sets `volumeMode`.
   *
   * @default - for DataVolumes, the value in CDI's StorageProfile of the storage class; else Kubernetes' VolumeMode.FILESYSTEM
   */
  readonly volumeMode?: VolumeMode;
}

/** The issues of the storage fields of a claim. */
export function claimIssues({ size, storageClassName, accessModes }: VolumeClaimProps): readonly Issue[] {
  return [
    ...checkSize('size', size),
    ...checkFieldFormats('', { storageClassName }, NAMES),
    ...accessModeIssues(accessModes),
  ];
}

/** The issues of access modes, which may be left out. */
export function accessModeIssues(accessModes?: readonly AccessMode[]): readonly Issue[] {
  if (accessModes?.length === 0) {
    return [missing('accessModes', 'is empty: write at least one, such as AccessMode.READ_WRITE_ONCE, or leave it out')];
  }
  return accessModes && accessModes.length > 1 && accessModes.includes(AccessMode.READ_WRITE_ONCE_POD)
    ? [issue('accessModes', `${JSON.stringify(accessModes)} has ReadWriteOncePod with others: keep it alone, or leave it out`)] : NO_ISSUES;
}

export const STORAGE_CLASS: Format = { ...OBJECT_NAME, is: 'a storage class', write: 'its name, such as "fast-ssd", or leave it out' };

const NAMES: FieldFormats = { storageClassName: STORAGE_CLASS };

/** The storage fields of a claim, as in both a PersistentVolumeClaim's spec and a DataVolume's `storage`. */
export function claimSpec({ size, storageClassName, accessModes, volumeMode }: VolumeClaimProps): StorageSpec {
  return omitEmpty({
    accessModes,
    resources: size && { requests: { storage: quantity(size) } },
    storageClassName,
    volumeMode,
  });
}

/**
 * The spec of a PersistentVolumeClaim.
 *
 * @throws one error that lists wrong and missing fields: Kubernetes has no defaults for size and access modes
 */
export function persistentVolumeClaimSpec(props: VolumeClaimProps): PersistentVolumeClaimSpec {
  refuse([
    ...props.size === undefined ? [missing('size', 'is missing: write one such as Size.gibibytes(20)')] : [],
    ...props.accessModes === undefined ? [missing('accessModes', 'has none: write at least one, such as AccessMode.READ_WRITE_ONCE')] : [],
    ...claimIssues(props),
  ]);
  return claimSpec(props);
}
