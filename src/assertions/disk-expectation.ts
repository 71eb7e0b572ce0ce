// A machine's disk as users see it, whatever backs its volume.
import type { Size } from 'cdk8s';
import type { Claims } from './claims';
import { scalarText } from '../plain-data/plain-data';
import { quantity } from '../plain-data/size';
import type { DiskBus, DiskDevice } from '../spec/disk';
import type { AccessMode, VolumeMode } from '../storage/persistent-volume-claim';
import { usedClaim } from '../storage/used-claims';

/** The expected properties of a machine's disk. Properties that are not set may have any value. */
export interface DiskExpectation {
  /** The disk's name in the machine, such as `root`. */
  readonly name: string;

  /**
   * The size that its claim requests, or the capacity of an emptyDisk or hostDisk.
   *
   * @default - any, or none
   */
  readonly size?: Size;

  /**
   * The storage class of its claim.
   *
   * @default - any, or none
   */
  readonly storageClassName?: string;

  /**
   * The access modes of its claim, all of them.
   *
   * @default - any, or none
   */
  readonly accessModes?: AccessMode[];

  /**
   * The volume mode of its claim.
   *
   * @default - any, or none
   */
  readonly volumeMode?: VolumeMode;

  /**
   * Where its content comes from: a container image, with or without `docker://`; a URL; or the DataSource, PersistentVolumeClaim or
   * VolumeSnapshot that is cloned, as `namespace/name`, or as a name if the manifest sets no namespace.
   *
   * @default - any, or none
   */
  readonly image?: string;

  /**
   * The name of its PersistentVolumeClaim, which is also that of its DataVolume.
   *
   * @default - any, or none
   */
  readonly claimName?: string;

  /**
   * The bus that the guest sees it on.
   *
   * @default - any, or none
   */
  readonly bus?: DiskBus;

  /**
   * The type of device that the guest sees.
   *
   * @default - any
   */
  readonly device?: DiskDevice;

  /**
   * Its place in the boot order.
   *
   * @default - any, or none
   */
  readonly bootOrder?: number;
}

/** The expectation as data that a disk is compared with. Undefined fields may have any value; an empty list expects none. */
export function expectedDisk({ size, accessModes, image, ...others }: DiskExpectation): any {
  return {
    ...others,
    size: size && quantity(size),
    accessModes: inOrder(accessModes),
    image: withoutScheme(image),
  };
}

/** The disks of a machine, in its order. KubeVirt attaches a volume as a disk if neither a disk nor a filesystem has its name. */
export function disksOf(machine: any, claims: Claims): any[] {
  const { domain, volumes = [] } = machine.spec?.template?.spec ?? {};
  const disks: readonly any[] = domain?.devices?.disks ?? [];
  const filesystems: readonly any[] = domain?.devices?.filesystems ?? [];
  const names = new Set([...disks, ...volumes].map(({ name }) => name));
  filesystems.forEach(({ name }) => names.delete(name));
  const named = (list: readonly any[], name: string) => list.find((item) => item.name === name) ?? {};
  return [...names].map((name) => ({ name, ...attachmentOf(named(disks, name)), ...contentOf(named(volumes, name), machine, claims) }));
}

function attachmentOf({ disk, cdrom, lun, bootOrder }: any): object {
  const device = cdrom !== undefined ? 'cdrom' : lun !== undefined ? 'lun' : 'disk';
  return { device, bus: (cdrom ?? lun ?? disk)?.bus, bootOrder };
}

function contentOf(volume: any, machine: any, claims: Claims): object {
  const { containerDisk, emptyDisk, hostDisk, ephemeral } = volume;
  const claimName = usedClaim(volume) ?? ephemeral?.persistentVolumeClaim?.claimName;
  const { source, sourceRef, ...claim } = claims.of(machine, claimName) ?? {};
  return {
    ...claim,
    claimName,
    accessModes: inOrder(claim.accessModes),
    size: claim.size ?? (emptyDisk ?? hostDisk)?.capacity,
    image: withoutScheme(containerDisk === undefined ? imageOf(source, sourceRef) : containerDisk.image),
  };
}

function imageOf(source: any, sourceRef: any): unknown {
  return remoteOf(source) ?? cloneOf(sourceRef ?? source?.pvc ?? source?.snapshot);
}

/** The URL that a DataVolume imports. */
function remoteOf(source: any): unknown {
  const [remote] = ['registry', 'http', 's3', 'gcs', 'imageio', 'vddk'].flatMap((type) => source?.[type] ?? []);
  return remote?.url ?? remote?.imageStream;
}

/** The object that a DataVolume clones. */
function cloneOf(reference: any): string | undefined {
  return reference && [reference.namespace, reference.name].map(scalarText).filter(Boolean).join('/');
}

/** No schema has checked the image: one that is not a string differs from any that is expected. */
function withoutScheme(image: unknown): unknown {
  return typeof image === 'string' ? image.replace(/^docker:\/\//, '') : image;
}

/** The same for access modes that are not a list. */
function inOrder(accessModes: unknown): unknown {
  return Array.isArray(accessModes) ? [...accessModes].sort() : accessModes;
}
