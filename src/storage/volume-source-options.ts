// The options of each kind of volume, with KubeVirt's fields.
import type { Size } from 'cdk8s';

/** When a node pulls a container image. */
export enum ImagePullPolicy {
  /** Each time the machine starts. */
  ALWAYS = 'Always',
  /** When the node does not have it. */
  IF_NOT_PRESENT = 'IfNotPresent',
  /** Never: the node must have it. */
  NEVER = 'Never',
}

/** Whether a disk file on the node must exist. */
export enum HostDiskType {
  /** It must exist. */
  DISK = 'Disk',
  /** It is created, with the given capacity, if it does not exist. */
  DISK_OR_CREATE = 'DiskOrCreate',
}

/** A disk inside a container image. */
export interface ContainerDiskOptions {
  /**
   * The disk's file in the image: sets `containerDisk.path`.
   *
   * @default - the only file below `/disk`
   */
  readonly path?: string;

  /**
   * When the node pulls the image: sets `containerDisk.imagePullPolicy`.
   *
   * @default - KubeVirt's: ImagePullPolicy.ALWAYS for the tag `latest`, else ImagePullPolicy.IF_NOT_PRESENT
   */
  readonly imagePullPolicy?: ImagePullPolicy;

  /**
   * The Secret of type `kubernetes.io/dockerconfigjson` with the registry's credentials, in the machine's namespace: sets
   * `containerDisk.imagePullSecret`.
   *
   * @default - the registry needs no credentials
   */
  readonly imagePullSecret?: string;
}

/** The volume of a DataVolume. */
export interface DataVolumeVolumeOptions {
  /**
   * Whether the disk can be unplugged from the running machine: sets `dataVolume.hotpluggable`.
   *
   * @default false
   */
  readonly hotpluggable?: boolean;
}

/** The volume of a PersistentVolumeClaim. */
export interface PersistentVolumeClaimVolumeOptions {
  /**
   * Whether the claim is mounted for reading only: sets `persistentVolumeClaim.readOnly`.
   *
   * @default false
   */
  readonly readOnly?: boolean;

  /**
   * Whether the disk can be unplugged from the running machine: sets `persistentVolumeClaim.hotpluggable`.
   *
   * @default false
   */
  readonly hotpluggable?: boolean;
}

/** A PersistentVolumeClaim under a layer that takes the writes and is deleted when the machine stops. */
export interface EphemeralVolumeOptions {
  /**
   * Whether the claim is mounted for reading only: sets `ephemeral.persistentVolumeClaim.readOnly`.
   *
   * @default false
   */
  readonly readOnly?: boolean;
}

/** A disk file on the node. */
export interface HostDiskOptions {
  /**
   * Whether the file must exist: sets `hostDisk.type`.
   *
   * @default - HostDiskType.DISK_OR_CREATE with a `capacity`, else HostDiskType.DISK
   */
  readonly type?: HostDiskType;

  /**
   * The size of the file that is created, 1Mi at least, for HostDiskType.DISK_OR_CREATE only: sets `hostDisk.capacity`.
   *
   * @default - the size of the existing file
   */
  readonly capacity?: Size;

  /**
   * Whether every node has the same file at that path, as live migration needs: sets `hostDisk.shared`.
   *
   * @default false
   */
  readonly shared?: boolean;
}

/** The disk of a ConfigMap, with a file for each key. */
export interface ConfigMapVolumeOptions {
  /**
   * Whether the machine starts without the ConfigMap: sets `configMap.optional`.
   *
   * @default false
   */
  readonly optional?: boolean;

  /**
   * The label of the disk's filesystem in the guest, at most 32 characters, such as `cidata` for cloud-init or `OEMDRV` for
   * kickstart: sets `configMap.volumeLabel`.
   *
   * @default - KubeVirt's: `cfgdata`
   */
  readonly volumeLabel?: string;
}

/** The disk of a Secret, with a file for each key. */
export interface SecretVolumeOptions {
  /**
   * Whether the machine starts without the Secret: sets `secret.optional`.
   *
   * @default false
   */
  readonly optional?: boolean;

  /**
   * The label of the disk's filesystem in the guest, at most 32 characters, such as `cidata` for cloud-init or `OEMDRV` for
   * kickstart: sets `secret.volumeLabel`.
   *
   * @default - KubeVirt's: `cfgdata`
   */
  readonly volumeLabel?: string;
}

/** The disk with the answer file of Windows setup, from a ConfigMap or a Secret. */
export interface SysprepVolumeOptions {
  /**
   * The ConfigMap with the answer file under `autounattend.xml` or `unattend.xml`: sets `sysprep.configMap.name`.
   *
   * @default - `secretName` holds it
   */
  readonly configMapName?: string;

  /**
   * The Secret with the answer file under `autounattend.xml` or `unattend.xml`: sets `sysprep.secret.name`.
   *
   * @default - `configMapName` holds it
   */
  readonly secretName?: string;
}

/** A file with a field or a resource of the machine's pod. */
export interface DownwardApiField {
  /** The file's path on the disk: sets `downwardAPI.fields[].path`. */
  readonly path: string;

  /**
   * The pod's field: `metadata.name`, `.namespace`, `.uid`, `.labels` or `.annotations`, or one label or annotation such as
   * `metadata.labels['app']`. Sets `downwardAPI.fields[].fieldRef.fieldPath`.
   *
   * @default - none: the file contains the `resource`
   */
  readonly fieldPath?: string;

  /**
   * A container's resource in its `limits` or `requests`, such as `limits.memory`: sets `downwardAPI.fields[].resourceFieldRef.resource`.
   *
   * @default - none: the file contains the field
   */
  readonly resource?: string;

  /**
   * The container that has the `resource`: sets `downwardAPI.fields[].resourceFieldRef.containerName`.
   *
   * @default - for a `resource`, `compute`, which runs the machine
   */
  readonly containerName?: string;

  /**
   * The unit that a `resource` is counted in, such as `1Mi`, or `1m` for `limits.cpu`: sets `downwardAPI.fields[].resourceFieldRef.divisor`.
   *
   * @default - Kubernetes': 1
   */
  readonly divisor?: string;

  /**
   * The file's permissions, 0 to 511 (octal 777): sets `downwardAPI.fields[].mode`.
   *
   * @default - Kubernetes': 420 (octal 644)
   */
  readonly mode?: number;
}

/** The disk with fields and resources of the machine's pod. */
export interface DownwardApiVolumeOptions {
  /** The disk's files, at least one: sets `downwardAPI.fields`. */
  readonly fields: DownwardApiField[];

  /**
   * The label of the disk's filesystem in the guest, at most 32 characters: sets `downwardAPI.volumeLabel`.
   *
   * @default - KubeVirt's: `cfgdata`
   */
  readonly volumeLabel?: string;
}
