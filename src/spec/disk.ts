// A disk of a VirtualMachine: how the guest sees it, and the volume behind it.
import { devicesOf, upsertNamed, withDevices } from './devices';
import type { DataVolumeTemplateSpec, Disk, VirtualMachineSpec, Volume } from '../../imports/kubevirt';
import { checkRange } from '../issues/checks';
import { checkFormat, format } from '../issues/formats';
import { type Issue, issue, Issues, NO_ISSUES, refuse } from '../issues/issues';
import { isDeepEqual, omitEmpty, withFields } from '../plain-data/plain-data';
import { isHotplugged, usedClaim, usedClaims } from '../storage/used-claims';
import { VolumeSource } from '../storage/volume-source';

/** The bus that a disk is attached to. */
export enum DiskBus {
  /** Paravirtualized, the fastest: every current Linux, and Windows with the virtio drivers. */
  VIRTIO = 'virtio',
  /** Emulated SATA: what guests without virtio drivers can boot from. */
  SATA = 'sata',
  /** virtio-scsi: many disks on one controller, and hotplug. */
  SCSI = 'scsi',
  /** Emulated USB. */
  USB = 'usb',
}

/** What a volume looks like to the guest. */
export enum DiskDevice {
  /** A disk (`disk`). */
  DISK = 'disk',
  /** A CD-ROM drive (`cdrom`): read-only by default. */
  CDROM = 'cdrom',
  /** A SCSI device that passes commands through (`lun`). */
  LUN = 'lun',
}

/** How the host caches a disk. */
export enum DiskCache {
  /** No host cache. */
  NONE = 'none',
  /** The host's page cache, written through. */
  WRITETHROUGH = 'writethrough',
  /** The host's page cache: fast, and loses data when the host crashes. */
  WRITEBACK = 'writeback',
}

/** How a disk's requests reach the host's storage. */
export enum DiskIo {
  /** Linux native asynchronous requests. */
  NATIVE = 'native',
  /** A pool of threads. */
  THREADS = 'threads',
}

/** How a volume is attached to the guest. */
export interface DiskAttachment {
  /** The disk's name, and its volume's: `disks[].name` and `volumes[].name`. */
  readonly name: string;

  /**
   * What the guest sees: sets `disks[].disk`, `.cdrom` or `.lun`.
   *
   * @default - DiskDevice.CDROM for a volume of `VolumeSource.sysprep`, else DiskDevice.DISK
   */
  readonly device?: DiskDevice;

  /**
   * The bus: sets `disks[].<device>.bus`.
   *
   * @default - virtio for a disk, sata for a CD-ROM, scsi for a LUN; the preference's if the machine has one, unless the volume is hotpluggable
   */
  readonly bus?: DiskBus;

  /**
   * The position in the boot order, from 1, unique in the machine: sets `disks[].bootOrder`.
   *
   * @default - KubeVirt boots from the disks in the order of the list
   */
  readonly bootOrder?: number;

  /**
   * Whether the guest may only read: sets `disks[].<device>.readonly`.
   *
   * @default - KubeVirt's: false for disks, true for CD-ROMs
   */
  readonly readOnly?: boolean;

  /**
   * The serial number that the guest sees, such as under `/dev/disk/by-id`: sets `disks[].serial`.
   *
   * @default - none
   */
  readonly serial?: string;

  /**
   * The host's cache: sets `disks[].cache`.
   *
   * @default - KubeVirt chooses: none if the storage allows it, else writethrough
   */
  readonly cache?: DiskCache;

  /**
   * How requests reach the host's storage: sets `disks[].io`.
   *
   * @default - KubeVirt chooses
   */
  readonly io?: DiskIo;

  /**
   * Whether several machines may write to the volume at once: sets `disks[].shareable`.
   *
   * @default false
   */
  readonly shareable?: boolean;

  /**
   * Whether the guest may use SCSI-3 persistent reservations on the device, as clustered guests do with a shared disk: sets
   * `disks[].lun.reservation`. Needs `DiskDevice.LUN`, and the cluster's feature gate PersistentReservation.
   *
   * @default false
   */
  readonly reservation?: boolean;

  /**
   * Whether the disk gets a dedicated I/O thread: sets `disks[].dedicatedIOThread`.
   *
   * @default false
   */
  readonly dedicatedIoThread?: boolean;
}

/** A disk of a template: an attachment and the volume behind it. */
export interface VirtualMachineDisk extends DiskAttachment {
  /** The volume behind the disk: sets `volumes[]`. */
  readonly volume: VolumeSource;
}

/** A disk in wire form, its volume, and the DataVolumes that belong to it. */
interface AttachedDisk {
  readonly disk: Disk;
  readonly volume: Volume;
  readonly templates: readonly DataVolumeTemplateSpec[];
}

/** The buses on which KubeVirt plugs disks into running guests, by their devices. A medium is put into the drive of a CD-ROM on any bus. */
export const HOTPLUG_BUSES: { readonly [device in DiskDevice]?: readonly DiskBus[] } = {
  [DiskDevice.DISK]: [DiskBus.VIRTIO, DiskBus.SCSI], [DiskDevice.LUN]: [DiskBus.SCSI],
};

const DEFAULT_BUS = { [DiskDevice.DISK]: DiskBus.VIRTIO, [DiskDevice.CDROM]: DiskBus.SATA, [DiskDevice.LUN]: DiskBus.SCSI };

/** A serial number that QEMU accepts. */
export const DISK_SERIAL = format('a serial number', /^[A-Za-z0-9_.+-]{1,256}$/, 'at most 256 letters, digits, "_", ".", "+" and "-", such as "WD-1234"');

/** The issues of a disk's boot order, serial number (which may be produced later) and reservation. */
export function attachmentIssues({ bootOrder, serial, reservation, device = DiskDevice.DISK }: DiskAttachment): readonly Issue[] {
  return bootOrder === undefined && serial === undefined && reservation === undefined ? NO_ISSUES : [
    ...checkRange('bootOrder', bootOrder, 1),
    ...typeof serial === 'string' && serial !== '' ? checkFormat('serial', serial, DISK_SERIAL) : NO_ISSUES,
    ...reservation && device !== DiskDevice.LUN ? [issue('reservation', `true is for a LUN, and the device is ${device}: write device: DiskDevice.LUN, or leave it out`)] : NO_ISSUES,
  ];
}

/**
 * A disk in wire form, with its volume.
 *
 * @param hasPreference whether a preference of the cluster chooses the bus of disks that set none
 * @throws when the disk's boot order, serial number or reservation is not valid
 */
export function attachedDisk({ volume, ...given }: VirtualMachineDisk, hasPreference: boolean): AttachedDisk {
  const { name } = given;
  const source: Omit<Volume, 'name'> = volume.toObject();
  // Windows looks for answer files on removable media only.
  const attachment = source.sysprep && given.device === undefined ? withFields(given, { device: DiskDevice.CDROM }) : given;
  refuse(attachmentIssues(attachment), () => `disk ${JSON.stringify(name)}`);
  // KubeVirt applies a preference when it starts a machine, not when it plugs in a disk.
  const disk = diskEntry(attachment, hasPreference && !isHotplugged(source));
  return { disk, volume: withFields({ name }, source), templates: volume.dataVolumeTemplates };
}

/** A disk in wire form, as `attachedDisk` has it. */
export function diskEntry(attachment: DiskAttachment, hasPreference: boolean): Disk {
  const {
    device = DiskDevice.DISK, bus = hasPreference ? undefined : DEFAULT_BUS[device], readOnly, serial, reservation,
    dedicatedIoThread: dedicatedIOThread, ...others
  } = attachment;
  // KubeVirt drops an empty string.
  const disk = omitEmpty(withFields(others, { serial: serial || undefined, dedicatedIOThread }));
  // KubeVirt drops false where it is the default; a CD-ROM's default is true.
  disk[device] = omitEmpty({ bus, readonly: device === DiskDevice.CDROM ? readOnly : readOnly || undefined, reservation: reservation || undefined });
  return disk as Disk;
}

/**
 * A VirtualMachine's spec with disks and their volumes. They replace those of the same names, or are added at the end.
 *
 * @throws one error that lists disks whose DataVolume has the name of another disk's: its image would be lost
 */
export function withDisks(spec: VirtualMachineSpec, attached: readonly AttachedDisk[]): VirtualMachineSpec {
  if (attached.length === 0) {
    return spec;
  }
  const result = withDevices(
    spec,
    { disks: upsertNamed(devicesOf(spec).disks, attached.map(({ disk }) => disk)) },
    { volumes: upsertNamed(spec.template?.spec?.volumes, attached.map(({ volume }) => volume)) },
  );
  if (spec.dataVolumeTemplates === undefined && attached.every(({ templates }) => templates.length === 0)) {
    return result;
  }
  const own = attached.flatMap(({ templates }) => templates);
  refuse(attached.flatMap((disk) => [...sharedNames(disk, attached, spec, result)]));
  const names = new Set(own.map(({ metadata }) => metadata?.name));
  const templates = [...remainingTemplates(spec, result).filter(({ metadata }) => !names.has(metadata?.name)), ...own];
  const { dataVolumeTemplates, ...rest } = result;
  return templates.length === 0 ? rest : { ...rest, dataVolumeTemplates: templates };
}

/** The issues of a disk's DataVolumes whose names another disk uses with different content. */
function* sharedNames(
  { disk, templates }: AttachedDisk, attached: readonly AttachedDisk[], before: VirtualMachineSpec, after: VirtualMachineSpec,
): Issues {
  for (const { metadata: { name } = {}, ...content } of templates) {
    const other = after.template?.spec?.volumes?.find((volume) => volume.name !== disk.name && usedClaim(volume) === name);
    const others = [...before.dataVolumeTemplates ?? [], ...attached.flatMap((each) => each.disk === disk ? [] : each.templates)];
    const isShared = others.some(({ metadata, ...otherContent }) => metadata?.name === name && !isDeepEqual(content, otherContent));
    if (other !== undefined && isShared) {
      const mistake = `its DataVolume ${JSON.stringify(name)} is that of disk ${JSON.stringify(other.name)}, with different content: write another name`;
      yield issue(`disk ${JSON.stringify(disk.name)}`, mistake);
    }
  }
}

/** The DataVolume templates that stay: all except those whose volume the new disks have replaced. */
function remainingTemplates(before: VirtualMachineSpec, after: VirtualMachineSpec): DataVolumeTemplateSpec[] {
  const used = (spec: VirtualMachineSpec) => new Set<string | undefined>(usedClaims(spec.template?.spec?.volumes ?? []));
  const [usedBefore, usedAfter] = [used(before), used(after)];
  return (before.dataVolumeTemplates ?? []).filter(({ metadata }) => !usedBefore.has(metadata?.name) || usedAfter.has(metadata?.name));
}
