// The disks of a Machine: each a PersistentVolumeClaim or DataVolume of its own, or a volume that exists already.
import { Size } from 'cdk8s';
import { checkUnique } from '../issues/checks';
import { checkFormat, DNS_LABEL, type Format } from '../issues/formats';
import { issue, IssueCollector, IssueError, missing, refuse } from '../issues/issues';
import { Defaults } from '../objects/machine-defaults';
import { CREATED_ONCE, DISK_PROTECTION } from '../objects/prune-protection';
import { omitEmpty, withFields } from '../plain-data/plain-data';
import { DiskAttachment, VirtualMachineDisk } from '../spec/disk';
import { dataVolumeSpec } from '../storage/data-volume-spec';
import { ImageSource } from '../storage/image-source';
import { AccessMode, VolumeMode, persistentVolumeClaimSpec } from '../storage/persistent-volume-claim';
import { VolumeSource } from '../storage/volume-source';
import type { ClaimObject } from '../template/virtual-machine-template';

/**
 * A disk of a machine. With a `size` it gets its own object, `<machine>-<disk>`, which is kept when the machine is deleted: a
 * DataVolume if there is an image, else an empty PersistentVolumeClaim. With a `volume` it is that volume.
 */
export interface MachineDisk extends DiskAttachment {
  /**
   * The disk's size: sets `spec.resources.requests.storage` of its claim.
   *
   * @default - the size of the disk of the same name in the machine's size, or else the size that the image needs
   */
  readonly size?: Size;

  /**
   * The image that the disk starts with: makes the disk a DataVolume.
   *
   * @default - the disk starts empty
   */
  readonly image?: ImageSource;

  /**
   * The storage class: sets `spec.storageClassName` of its claim.
   *
   * @default - the value of `MachineDefaults`, or else `default`
   */
  readonly storageClassName?: string;

  /**
   * How many nodes may use the disk at once: sets `spec.accessModes` of its claim. Live migration needs
   * ReadWriteMany.
   *
   * @default AccessMode.READ_WRITE_ONCE
   */
  readonly accessMode?: AccessMode;

  /**
   * Whether the disk is a file on a volume or the block device itself: sets `spec.volumeMode` of its claim.
   *
   * @default - Kubernetes': Filesystem
   */
  readonly volumeMode?: VolumeMode;

  /**
   * Whether Argo CD, Flux and Helm keep the claim after it is removed from the manifests, until somebody deletes it: sets
   * their annotations.
   *
   * @default - the value of `MachineDefaults`, or else true
   */
  readonly pruneProtection?: boolean;

  /**
   * A volume instead of a claim: one that exists already, or one that is not a claim, such as a container disk or a ConfigMap.
   *
   * @default - the disk gets its own claim
   */
  readonly volume?: VolumeSource;
}

const DISK_NAME: Format = { ...DNS_LABEL, is: 'a disk name', write: 'at most 63 lower-case letters, digits and "-", such as "data"' };

/** A machine's resolved disk: the disk of the template, and its claim if it has one. */
export interface ResolvedDisk {
  readonly disk: VirtualMachineDisk;
  readonly claim?: Omit<ClaimObject, 'disk'>;
}

/** Merges a size's disks with a machine's: disks of the same name are merged field by field, the others are added. */
export function mergeDisks(sizeDisks: readonly MachineDisk[], machineDisks: readonly MachineDisk[]): MachineDisk[] {
  refuse(checkUnique(machineDisks.map(({ name }, index) => [`disks[${index}].name`, name])));
  const own = new Map(machineDisks.map((disk) => [disk.name, disk]));
  const inherited = sizeDisks.map((disk) => mergeDisk(disk, own.get(disk.name)));
  return [...inherited, ...machineDisks.filter(({ name }) => !sizeDisks.some((disk) => disk.name === name))];
}

/** Merges a disk of the size with the machine's. A disk is either a claim or an existing volume, so setting one drops the other. */
function mergeDisk({ volume, ...disk }: MachineDisk, own: MachineDisk | undefined): MachineDisk {
  if (own?.volume !== undefined) {
    return own;
  }
  const isClaim = Object.keys(claimFields(own)).length > 0;
  return { ...disk, ...!isClaim && volume !== undefined && { volume }, ...omitEmpty(own ?? {}) };
}

function claimFields({ size, image, storageClassName, accessMode, volumeMode, pruneProtection }: Partial<MachineDisk> = {}): object {
  return omitEmpty({ size, image, storageClassName, accessMode, volumeMode, pruneProtection });
}

/** What the claim of a disk without an image is. */
const EMPTY = {
  type: { apiVersion: 'v1', kind: 'PersistentVolumeClaim' },
  annotations: {},
};

/** What the claim of a disk is that CDI fills. */
const FILLED = {
  type: { apiVersion: 'cdi.kubevirt.io/v1beta1', kind: 'DataVolume' },
  annotations: CREATED_ONCE,
};

/**
 * The volume and the claim of a machine's disk.
 *
 * @throws when the disk has both a volume and claim options, or neither size nor image
 */
export function resolveDisk(machine: string, disk: MachineDisk, defaults: Defaults): ResolvedDisk {
  const { size, image, storageClassName, accessMode = AccessMode.READ_WRITE_ONCE, volumeMode, pruneProtection, volume, ...attachment } = disk;
  const where = `disk ${JSON.stringify(disk.name)}`;
  if (volume !== undefined) {
    const claimOptions = Object.keys(claimFields(disk)).join(', ');
    if (claimOptions !== '') {
      throw new IssueError([issue(where, `${claimOptions} would shape a claim, but the disk is a volume that is there already: leave out ${claimOptions}, or volume`)]);
    }
    return { disk: withFields(attachment, { volume }) };
  }
  if (size === undefined && image === undefined) {
    throw new IssueError([missing(where, 'has no size: write one such as Size.gibibytes(20), or the volume that it is')]);
  }
  const props = { size, storageClassName: storageClassName ?? defaults.storage.storageClassName, accessModes: [accessMode], volumeMode };
  const collector = new IssueCollector();
  collector.add(checkFormat('name', disk.name, DISK_NAME));
  const describe = () => image === undefined ? persistentVolumeClaimSpec(props) : dataVolumeSpec(withFields(props, { image }));
  const spec = collector.collect(describe, undefined);
  collector.raise(where);
  const { type, annotations } = image === undefined ? EMPTY : FILLED;
  const kept = { ...(pruneProtection ?? defaults.pruneProtection) && DISK_PROTECTION, ...annotations };
  const metadata = { name: `${machine}-${disk.name}`, ...Object.keys(kept).length > 0 && { annotations: kept } };
  // Also where a DataVolume makes the claim: a restored snapshot rewrites a mounted DataVolume to its claim, and Git would differ for ever.
  const mounted = VolumeSource.persistentVolumeClaim(metadata.name);
  return { disk: withFields(attachment, { volume: mounted }), claim: withFields(type, { metadata, spec: spec! }) };
}
