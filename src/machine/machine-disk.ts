// The disks of a Machine. Each has its own PersistentVolumeClaim or DataVolume, or uses another volume.
import { Size } from 'cdk8s';
import { checkFormat, DNS_LABEL, type Format } from '../issues/formats';
import { type Issue, issue, IssueCollector, Issues, missing, NO_ISSUES, refuse } from '../issues/issues';
import { Defaults } from '../objects/machine-defaults';
import { CREATED_ONCE, DISK_PROTECTION } from '../objects/prune-protection';
import { withFields, withoutFields, withoutUndefined } from '../plain-data/plain-data';
import { attachmentIssues, DiskAttachment, DiskDevice, HOTPLUG_BUSES, VirtualMachineDisk } from '../spec/disk';
import { CDI_API_VERSION } from '../storage/cdi-version';
import { dataVolumeSpec } from '../storage/data-volume-spec';
import { ImageSource } from '../storage/image-source';
import { AccessMode, VolumeClaimProps, VolumeMode, persistentVolumeClaimSpec } from '../storage/persistent-volume-claim';
import { isHotplugged } from '../storage/used-claims';
import { populatorIssues, populatorOf } from '../storage/volume-populator';
import { VolumeSource } from '../storage/volume-source';
import { NAME_PLACEHOLDER } from '../template/data-volume-names';
import { unfilledIssues } from '../template/placeholders';
import type { ClaimObject } from '../template/virtual-machine-template';

/**
 * A disk of a machine. A disk with a `size` gets its own object, `<machine>-<disk>`: a DataVolume if it has an image, else an empty
 * PersistentVolumeClaim. The object is kept when the machine is deleted. The machine mounts the claim: sets `persistentVolumeClaim`.
 * A disk with a `volume` uses that volume.
 *
 * In `Machine.template`, each machine gets its own DataVolume for a disk with a `size`, and the DataVolume is deleted with the machine.
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
   * Whether a volume populator of CDI fills the disk instead of a DataVolume: the disk is then a PersistentVolumeClaim with
   * `spec.dataSourceRef`, and a VolumeImportSource, VolumeUploadSource or VolumeCloneSource of the same name. The claim grows
   * when `size` grows. It has exactly `size`, which includes the overhead of a filesystem. A clone must come from the machine's
   * own namespace. DataSources are not supported.
   *
   * @default false
   */
  readonly volumePopulator?: boolean;

  /**
   * The storage class: sets `spec.storageClassName` of its claim.
   *
   * @default - the value of `MachineDefaults`, or else `default`
   */
  readonly storageClassName?: string;

  /**
   * How many nodes may use the disk at once, by at least one mode: sets `spec.accessModes` of its claim. Live migration needs
   * ReadWriteMany.
   *
   * @default - the value of `MachineDefaults` if `storageClassName` is left out too, or else [AccessMode.READ_WRITE_ONCE]
   */
  readonly accessModes?: AccessMode[];

  /**
   * Whether the disk is a file on a volume or the block device itself: sets `spec.volumeMode` of its claim.
   *
   * @default - the value of `MachineDefaults` if `storageClassName` is left out too, or else Kubernetes': Filesystem
   */
  readonly volumeMode?: VolumeMode;

  /**
   * Whether KubeVirt plugs the disk into the running machine when it is added, and unplugs it when it is removed, instead of waiting for a
   * restart: sets `hotpluggable` of its volume. The machine starts without waiting for the disk, so it cannot boot from it. Needs the
   * feature gate DeclarativeHotplugVolumes, on by default since KubeVirt 1.9, without HotplugVolumes. The bus is `virtio` or `scsi`. For a
   * disk with a `volume`, write it in the options of the VolumeSource.
   *
   * @default false
   */
  readonly hotpluggable?: boolean;

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

/** A resolved disk of a machine: the disk of the template, and its claim if it has one. */
export interface ResolvedDisk {
  readonly disk: VirtualMachineDisk;
  readonly claim?: Omit<ClaimObject, 'disk'>;
}

/** Merges a size's disks with a machine's. Disks of the same name are merged field by field; the others are added. */
export function mergeDisks(sizeDisks: readonly MachineDisk[], machineDisks: readonly MachineDisk[]): MachineDisk[] {
  const inherited = sizeDisks.map((disk) => mergeDisk(disk, machineDisks.find(({ name }) => name === disk.name)));
  return [...inherited, ...machineDisks.filter(({ name }) => !sizeDisks.some((disk) => disk.name === name))];
}

/** Merges a disk of the size with the machine's. A disk has either a claim or a volume, so setting one drops the other. */
function mergeDisk(disk: MachineDisk, own: Partial<MachineDisk> = {}): MachineDisk {
  const dropped = own.volume !== undefined ? [...CLAIM_FIELDS, 'hotpluggable'] : claimFields(own).length > 0 ? ['volume'] : [];
  return withFields(withoutFields(disk, dropped), withoutUndefined(own)) as MachineDisk;
}

/** The fields of a disk that shape its claim. */
const CLAIM_FIELDS = ['size', 'image', 'volumePopulator', 'storageClassName', 'accessModes', 'volumeMode', 'pruneProtection'] as const;

function claimFields(disk: Partial<MachineDisk>): readonly string[] {
  return CLAIM_FIELDS.filter((field) => disk[field] !== undefined);
}

/** The machine of a disk. */
interface DiskOwner {
  readonly name: string;
  /** Undefined if it is only chosen when the manifests are applied. */
  readonly namespace?: string;
  readonly defaults: Defaults;
}

/** The kind and spec of a disk's own object, and what it is filled from. */
type ClaimContent = Pick<ClaimObject, 'apiVersion' | 'kind' | 'spec' | 'source'>;

/**
 * The volume and the claim of a machine's disk.
 *
 * @throws when the disk has both a volume and claim options, or neither size nor image
 */
export function resolveDisk(machine: DiskOwner, disk: MachineDisk): ResolvedDisk {
  const name = `${machine.name}-${disk.name}`;
  const content = makeDiskSource(machine.defaults, disk, () => {
    const made = claimContent(machine, name, disk);
    refuse(unfilledIssues(made));
    return made;
  });
  if (content === undefined) {
    return { disk: attachVolume(disk, disk.volume!) };
  }
  const kept = withFields(
    disk.pruneProtection ?? machine.defaults.pruneProtection ? DISK_PROTECTION : {},
    content.kind === 'DataVolume' ? CREATED_ONCE : {},
  );
  return {
    // Even a DataVolume is mounted by its claim: restoring a snapshot replaces a mounted DataVolume with its claim, and Git would differ forever.
    disk: attachVolume(disk, VolumeSource.persistentVolumeClaim(name, { hotpluggable: disk.hotpluggable })),
    claim: withFields(content, { metadata: Object.keys(kept).length > 0 ? { name, annotations: kept } : { name } }),
  };
}

/**
 * A disk of a template. Each machine has its own DataVolume, which is created and deleted with the machine.
 *
 * @throws when `resolveDisk` does, and when the disk is to outlive its machine, or is to be filled by a volume populator
 */
export function resolveTemplateDisk(defaults: Defaults, disk: MachineDisk): ResolvedDisk {
  const { image = ImageSource.blank(), hotpluggable } = disk;
  const volume = makeDiskSource(defaults, disk, () => {
    refuse(templateDiskIssues(disk));
    return VolumeSource._ofTemplate(`${NAME_PLACEHOLDER}-${disk.name}`, withFields(claimProps(defaults, disk), { image }), { hotpluggable });
  });
  return { disk: attachVolume(disk, volume ?? disk.volume!) };
}

function* templateDiskIssues({ volumePopulator, pruneProtection }: MachineDisk): Issues {
  if (volumePopulator) {
    yield issue('volumePopulator', 'true makes a claim, and each machine of a template makes a DataVolume: leave it out');
  }
  if (pruneProtection) {
    yield issue('pruneProtection', 'true keeps a disk after its machine is deleted, and a template deletes disks with their machines: leave it out, or write a Machine');
  }
}

function* hotplugIssues({ hotpluggable, device = DiskDevice.DISK, bus, volume }: MachineDisk): Issues {
  if (hotpluggable !== undefined && volume !== undefined) {
    yield issue('hotpluggable', `${hotpluggable} is for the disk's own claim, but the disk has a volume: write it in the options of the VolumeSource, such as VolumeSource.persistentVolumeClaim("data", { hotpluggable: ${hotpluggable} })`);
  }
  const possible = HOTPLUG_BUSES[device];
  if ((hotpluggable || isHotplugged(volume?.toObject())) && bus !== undefined && possible?.includes(bus) === false) {
    yield issue('hotpluggable', `KubeVirt cannot plug in a ${device} on the bus ${JSON.stringify(bus)}: write the bus ${possible.map((each) => JSON.stringify(each)).join(' or ')}, or leave hotpluggable out`);
  }
}

/** A LUN needs a block device. CDI may choose the mode of a DataVolume with an image that sets none. */
function* lunIssues(defaults: Defaults, disk: MachineDisk): Issues {
  const usual = disk.image === undefined || disk.volumePopulator ? VolumeMode.FILESYSTEM : undefined;
  if (disk.device === DiskDevice.LUN && disk.volume === undefined && (claimProps(defaults, disk).volumeMode ?? usual) === VolumeMode.FILESYSTEM) {
    yield issue('device', 'a LUN is a block device, and the claim of the disk is a filesystem: write volumeMode: VolumeMode.BLOCK, or leave device out');
  }
}

/** A disk on a volume. */
function attachVolume(disk: MachineDisk, volume: VolumeSource): VirtualMachineDisk {
  return withFields(withoutFields(disk, [...CLAIM_FIELDS, 'hotpluggable']), { name: disk.name, volume });
}

/**
 * The result of `make` for a disk; undefined for a disk with a volume.
 *
 * @throws one error that lists all issues of the disk
 */
function makeDiskSource<T>(defaults: Defaults, disk: MachineDisk, make: () => T): T | undefined {
  const collector = new IssueCollector();
  collector.add(checkFormat('name', disk.name, DISK_NAME));
  collector.add(attachmentIssues(disk));
  collector.add(hotplugIssues(disk));
  collector.add(lunIssues(defaults, disk));
  const issues = sourceIssues(disk);
  collector.add(issues);
  const made = disk.volume === undefined && issues.length === 0 ? collector.collect<T | undefined>(make, undefined) : undefined;
  collector.raise(() => `disk ${JSON.stringify(disk.name)}`);
  return made;
}

/** The issues of a disk's source: a disk has either a volume, or a size or an image. */
function sourceIssues(disk: MachineDisk): readonly Issue[] {
  if (disk.volume === undefined) {
    return disk.size === undefined && disk.image === undefined ? [missing('', disk.device === DiskDevice.CDROM
      ? 'has no medium: write an image, or a volume such as VolumeSource.persistentVolumeClaim("windows-iso"), or add an empty drive with overrides'
      : 'has no size: write one such as Size.gibibytes(20), or a volume')] : NO_ISSUES;
  }
  const options = claimFields(disk).join(', ');
  return options === '' ? NO_ISSUES
    : [issue('', `${options} would shape a claim, but the disk has a volume: leave out ${options}, or volume`)];
}

function claimProps({ storage }: Defaults, disk: MachineDisk): VolumeClaimProps {
  // The default modes are those of the default class.
  const defaults: Partial<typeof storage> = disk.storageClassName === undefined ? storage : {};
  const { size, storageClassName = defaults.storageClassName, volumeMode = defaults.volumeMode } = disk;
  const { accessModes = defaults.accessModes ?? [AccessMode.READ_WRITE_ONCE] } = disk;
  return { size, storageClassName, accessModes: [...accessModes], volumeMode };
}

function claimContent({ namespace, defaults }: DiskOwner, name: string, disk: MachineDisk): ClaimContent {
  const { image, volumePopulator = false } = disk;
  const props = claimProps(defaults, disk);
  if (image === undefined) {
    return { apiVersion: 'v1', kind: 'PersistentVolumeClaim', spec: persistentVolumeClaimSpec(props) };
  }
  if (!volumePopulator) {
    return { apiVersion: CDI_API_VERSION, kind: 'DataVolume', spec: dataVolumeSpec(withFields(props, { image })) };
  }
  refuse(populatorIssues(name, image, namespace));
  const source = populatorOf(image);
  const dataSourceRef = { apiGroup: source.apiVersion.split('/')[0], kind: source.kind, name };
  return { apiVersion: 'v1', kind: 'PersistentVolumeClaim', spec: withFields(persistentVolumeClaimSpec(props), { dataSourceRef }), source };
}
