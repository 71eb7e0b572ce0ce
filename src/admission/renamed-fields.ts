// Fields of older versions of KubeVirt's API that have other names today, as manifests of that time still have them.

interface RenamedField {
  readonly field: string;
  /** The end of the path of what it was a field of. */
  readonly of: RegExp;
  readonly now: string;
}

const VOLUME = /\.volumes\[\d+]$/;

const DISK = /\.devices\.disks\[\d+]$/;

const RENAMED: readonly RenamedField[] = [
  { field: 'registryDisk', of: VOLUME, now: 'was renamed, write "containerDisk"' },
  { field: 'volumeName', of: DISK, now: 'was left out of the API, name the disk as its volume and remove volumeName' },
  { field: 'floppy', of: DISK, now: 'was removed from KubeVirt, write "cdrom" or "disk"' },
  { field: 'userDataSecretRef', of: /\.cloudInit(?:NoCloud|ConfigDrive)$/, now: 'was renamed, write "secretRef" with the name of the Secret' },
  { field: 'flavor', of: /^spec$/, now: 'was renamed, write "instancetype"' },
];

/** What to write for a field that had its place there once; undefined for any other. */
export function renamedField(path: string, name: string): string | undefined {
  return RENAMED.find(({ field, of }) => field === name && of.test(path))?.now;
}
