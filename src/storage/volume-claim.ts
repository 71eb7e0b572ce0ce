// What every claim asks of storage: how much, of which class, and to be used how.
import type { Size } from 'cdk8s';
import { AccessMode, VolumeMode } from './modes';

/** What a claim asks of storage. */
export interface VolumeClaimProps {
  /**
   * The disk's size, 1Mi at least: sets `resources.requests.storage`.
   *
   * @default - the source's where it is a clone (PersistentVolumeClaim, snapshot, DataSource); all others need one
   */
  readonly size?: Size;

  /**
   * The storage class: sets `storageClassName`.
   *
   * @default - the cluster's default, for DataVolumes its default for virtual machines where there is one
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
