// The access modes and volume modes of claims.

/** How many nodes, or pods, may use a volume at once: an entry of a claim's `accessModes`. */
export enum AccessMode {
  /** One node reads and writes. Machines on such a volume cannot be live-migrated. */
  READ_WRITE_ONCE = 'ReadWriteOnce',
  /** Many nodes read and write: what live migration needs. */
  READ_WRITE_MANY = 'ReadWriteMany',
  /** Many nodes read, none writes. */
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
