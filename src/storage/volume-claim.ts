// The storage fields of every claim: size, storage class, access modes and volume mode.
import type { Size } from 'cdk8s';
import { AccessMode, VolumeMode } from './modes';

/** The storage that a claim requests. */
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
   * @default - the cluster's default; for DataVolumes its default for virtual machines, if it has one
   */
  readonly storageClassName?: string;

  /**
   * How many nodes may use the volume at once: sets `accessModes`.
   *
   * @default - for DataVolumes, what CDI's StorageProfile of the storage class says
   */
  readonly accessModes?: AccessMode[];

  /**
   * Whether the disk is a file on the volume or the volume itself: sets `volumeMode`.
   *
   * @default - for DataVolumes, what CDI's StorageProfile of the storage class says; else Kubernetes' VolumeMode.FILESYSTEM
   */
  readonly volumeMode?: VolumeMode;
}
