// Advice on disks: a disk to boot from, data that is lost at a stop, image sizes, and moving tags.
import type { VirtualMachineSpec, Volume, Disk } from '../../../imports/kubevirt';
import { isPlaceholder } from '../../issues/formats';
import { alternatives } from '../../issues/nearest-name';
import { DiskBus, DiskDevice, HOTPLUG_BUSES } from '../../spec/disk';
import { isHotplugged, usedClaim, usedClaims } from '../../storage/used-claims';
import { isMachineOrPool } from '../additions';
import { eachClaim } from '../cdi/claim';
import { amount } from '../compute/resources';
import { indexByName } from '../counterparts';
import { busOf, eachDisk, volumeOf } from '../disks/disks';
import { isGateOn } from '../feature-gates';
import { checkEach, type Refuse } from '../refuse';
import { requireGate, requireVersion } from '../requirements';
import type { MachineRule, DataVolumeRule, RuleDescription } from '../rule';
import { isExclusive } from '../shared-by-machines';

/** The volumes that can hold an operating system. */
const BOOTABLE_VOLUMES = ['containerDisk', 'dataVolume', 'persistentVolumeClaim', 'ephemeral', 'hostDisk'] as const;

/** A machine boots from a disk, a kernel or the network. */
export const noRootDisk: MachineRule = {
  name: 'no-root-disk',
  refuses: 'a machine with nothing to boot from',
  story: 'KubeVirt starts such a machine, but its guest stops in the firmware. A containerDisk, dataVolume, persistentVolumeClaim, ephemeral or '
    + 'hostDisk volume can hold an operating system, but not a dataVolume from a template whose source is blank. A guest can also boot a kernel of '
    + 'domain.firmware.kernelBoot, or from the network: for that, KubeVirt uses only interfaces with a bootOrder.',
  check: ({ domain: { devices, firmware }, volumes = [] }, advise, { virtualMachine, emptyClaims = new Set() }) => {
    const empty = new Set([...emptyClaims, ...blankTemplates(virtualMachine)]);
    const isBootable = volumes.some((volume) => mayBoot(volume) && !empty.has(usedClaim(volume))) || firmware?.kernelBoot?.container !== undefined;
    if (!isBootable && !devices?.interfaces?.some(({ bootOrder }) => bootOrder !== undefined)) {
      advise('volumes', 'no volume has an operating system to boot, write one that has, such as dataVolume or containerDisk, or a bootOrder for an interface');
    }
  },
};

/** The names of the machine's DataVolume templates that make empty volumes. */
function blankTemplates({ dataVolumeTemplates = [] }: Partial<VirtualMachineSpec>): Array<string | undefined> {
  return dataVolumeTemplates.filter((template) => template?.spec?.source?.blank !== undefined).map(({ metadata }) => metadata?.name);
}

/** The volume that a machine boots from: the first that can hold an operating system. */
export function rootVolume(volumes: readonly Volume[]): Volume | undefined {
  return volumes.find(mayBoot);
}

/** Whether a volume can hold an operating system. */
function mayBoot(volume: Volume): boolean {
  return BOOTABLE_VOLUMES.some((source) => volume?.[source] !== undefined);
}

/** The volumes that keep their data when the machine stops. */
const PERSISTENT_VOLUMES = ['dataVolume', 'persistentVolumeClaim', 'hostDisk'] as const;

/** A container disk is fine to boot from if another disk keeps the data, and fine if it is only read. */
export const containerDiskForData: MachineRule = {
  name: 'container-disk-for-data',
  refuses: 'a containerDisk that the guest writes to, in a machine without a persistent volume or as an additional disk',
  story: 'A containerDisk is a container image with a writable layer, which is discarded when the machine stops: a restart begins with the image '
    + 'again. That suits machines that run once. Write data to a dataVolume or a persistentVolumeClaim. For a disk that is only read, use cdrom or '
    + 'set readonly: true.',
  check: (machine, advise, context) => {
    // An instance without a VirtualMachine runs only once.
    const { volumes = [] } = isMachineOrPool(context) ? machine : {};
    const isPersistent = volumes.some((volume) => PERSISTENT_VOLUMES.some((source) => volume?.[source] !== undefined));
    const root = rootVolume(volumes);
    const disks = indexByName(machine.domain.devices?.disks);
    checkEach('volumes', volumes, advise, (volume, adviseIt) => {
      if (volume.containerDisk && isWritable(disks.get(volume.name)) && !(isPersistent && volume === root)) {
        const instead = volume === root ? 'boot from a dataVolume of the image, or add one for data' : 'write a dataVolume of the image, or cdrom instead of disk if it is only read';
        adviseIt('containerDisk', `data that the guest writes to ${JSON.stringify(volume.name)} is lost when the machine stops, ${instead}`);
      }
    });
  },
};

function isWritable(device: Disk | undefined): boolean {
  return !device?.cdrom && !device?.disk?.readonly && !device?.lun?.readonly;
}

/** Two disks of a machine must not be the same claim. */
export const claimOfTwoDisks: MachineRule = {
  name: 'claim-of-two-disks',
  refuses: 'a claim that is two disks of one machine, with both disks writable',
  story: 'KubeVirt admits the machine, but its guest never starts: the first disk locks the file that the second one opens. In most cases a name '
    + 'was copied and not changed.',
  check: ({ domain: { devices }, volumes = [] }, advise) => {
    const claims = usedClaims(volumes);
    if (new Set(claims).size === claims.length) {
      return;
    }
    const disks = indexByName(devices?.disks);
    const isWrittenTo = (volume: Partial<Volume>) => disks.has(volume.name) && isExclusive(volume, disks.get(volume.name));
    checkEach('volumes', volumes, advise, (volume, adviseIt) => {
      const claim = isWrittenTo(volume) ? usedClaim(volume) : undefined;
      const first = claim === undefined ? undefined : volumes.find((earlier) => usedClaim(earlier) === claim && isWrittenTo(earlier));
      if (first !== undefined && first !== volume && !isPlaceholder(claim!)) {
        adviseIt('', `${JSON.stringify(claim)} is already the disk of volume ${JSON.stringify(first.name)}, write the intended claim, or remove one of the two`);
      }
    });
  },
};

/** libvirt passes SCSI commands only to block devices, and only from these buses. */
const LUN_BUSES: readonly string[] = [DiskBus.VIRTIO, DiskBus.SCSI];

/** A claim that is not in the manifest may have any volume mode, and CDI chooses that of a storage without one. */
export const lunNeverStarts: MachineRule = eachDisk({
  name: 'lun-never-starts',
  refuses: 'a LUN on a bus other than virtio or scsi, or whose DataVolume in dataVolumeTemplates has a filesystem',
  story: 'KubeVirt admits the machine, but libvirt does not start its guest: SCSI commands are passed through to block devices only, from virtio and '
    + 'scsi. A LUN without a bus is on sata on amd64. pvc without volumeMode is a filesystem. Write bus: scsi and volumeMode: Block, or disk instead of lun.',
  when: ['lun'],
  check: (disk, advise, context) => {
    const bus = disk.lun && busOf(disk, context);
    if (bus !== undefined && !LUN_BUSES.includes(bus)) {
      advise('lun.bus', `libvirt does not start a guest with a LUN on ${JSON.stringify(bus)}, write "scsi", or disk instead of lun`);
    }
    const claim = disk.lun && usedClaim(volumeOf(disk, context) ?? {});
    if (claim !== undefined && isFilesystem(context.virtualMachine, claim)) {
      advise('lun', `the DataVolume ${JSON.stringify(claim)} is a filesystem, where libvirt does not start a guest with a LUN, write volumeMode: Block for it, or disk instead of lun`);
    }
  },
});

function isFilesystem({ dataVolumeTemplates }: VirtualMachineSpec, claim: string): boolean {
  const { pvc, storage } = dataVolumeTemplates?.find((each) => each?.metadata?.name === claim)?.spec ?? {};
  return pvc === undefined ? storage?.volumeMode === 'Filesystem' : (pvc.volumeMode ?? 'Filesystem') === 'Filesystem';
}

const HOTPLUG = 'a disk that is plugged into the running machine';

/** Without the gate, only subresources of KubeVirt's API plug disks. */
export const hotplugGate: MachineRule = {
  name: 'hotplug-gate',
  refuses: 'a hotpluggable volume of a machine where the feature gate DeclarativeHotplugVolumes is off, or HotplugVolumes is on',
  story: 'KubeVirt admits the volume, but does not plug it into the running machine, and does not unplug it: the change waits for a restart. '
    + 'DeclarativeHotplugVolumes came with KubeVirt 1.6 and is on by default since 1.9, but does nothing beside HotplugVolumes. With that gate, '
    + '`virtctl addvolume` plugs disks instead. The advice needs --capabilities.',
  when: ['volumes[].dataVolume.hotpluggable', 'volumes[].persistentVolumeClaim.hotpluggable'],
  check: ({ volumes }, advise, context) => checkEach('volumes', isMachineOrPool(context) ? volumes : [], advise, (volume, adviseIt) => {
    for (const source of ['dataVolume', 'persistentVolumeClaim'] as const) {
      const path = `${source}.hotpluggable`;
      if (!volume[source]?.hotpluggable || !requireVersion(path, HOTPLUG, '1.6', adviseIt, context)) {
        continue;
      }
      if (isGateOn('HotplugVolumes', context.capabilities)) {
        adviseIt(path, `${HOTPLUG} needs a cluster without the feature gate HotplugVolumes, remove it here or there`);
      } else {
        requireGate(path, HOTPLUG, 'DeclarativeHotplugVolumes', adviseIt, context);
      }
    }
  }),
};

/** virt-api knows neither the preference of a running machine nor the bus that KubeVirt would choose. */
export const hotplugBus: MachineRule = eachDisk({
  name: 'hotplug-bus',
  refuses: 'a hotpluggable disk without a bus, or on a bus other than virtio or scsi, and a hotpluggable LUN on a bus other than scsi',
  story: 'KubeVirt admits the machine, but does not plug the disk into its running guest: sata and usb take no disks then, and KubeVirt does not look '
    + 'up the default bus, or that of a preference. It reports the failure only in a condition of the machine, and the guest runs on without the disk. '
    + 'A medium can be put into a CD-ROM drive on any bus.',
  when: ['disk', 'lun'],
  check: (disk, advise, context) => {
    const device = disk.lun ? DiskDevice.LUN : DiskDevice.DISK;
    const bus = disk[device]?.bus ?? '';
    const possible: readonly string[] = HOTPLUG_BUSES[device]!;
    if (!possible.includes(bus) && disk[device] && isHotplugged(volumeOf(disk, context)) && !isPlaceholder(bus)) {
      const what = bus === '' ? 'the bus is missing' : `${JSON.stringify(bus)} takes no ${device} while the guest runs`;
      advise(`${device}.bus`, `${what}, write ${alternatives(possible)}, or remove hotpluggable from the volume`);
    }
  },
});

/** Patterns of image URLs, with the size of the disk in the image, in bytes. */
const KNOWN_IMAGES: ReadonlyArray<readonly [image: RegExp, bytes: number]> = [
  [/\bcirros-0\.[56]\.\d+-x86_64-disk\.img\b/, 117_440_512],
  [/\bjammy-server-cloudimg-(?:amd64|arm64)\.img\b|\/containerdisks\/ubuntu:22\.04\b/, 2_361_393_152],
];

/** A disk must be at least as large as its image. */
export const dataVolumeSmallerThanImage = eachClaim({
  name: 'data-volume-smaller-than-image',
  refuses: 'a DataVolume that is smaller than the image that it imports, if the size of the image is known',
  story: 'The size that matters is that of the disk in the image, which qemu-img info calls the virtual size. It is larger than the file. CDI '
    + 'detects the problem only after it has downloaded the image. It then fails and retries forever. Request a larger disk.',
  check: ({ resources }, advise, _context, { source } = {}) => {
    const storage = resources?.requests?.storage;
    const bytes = knownImageSize(source?.registry?.url ?? source?.http?.url ?? '');
    if (storage && amount(storage) < bytes) {
      advise('resources.requests.storage', `${JSON.stringify(storage)} is smaller than the disk in the image, write at least "${Math.ceil(bytes / 2 ** 20)}Mi"`);
    }
  },
});

/** The size in bytes of the disk in an image; 0 if it is not known. */
function knownImageSize(url: string): number {
  return KNOWN_IMAGES.find(([image]) => image.test(url))?.[1] ?? 0;
}

const IMAGE_TAG_LATEST: RuleDescription = {
  name: 'image-tag-latest',
  refuses: 'an image of a machine with the tag latest, or with neither a tag nor a digest',
  story: 'The tag latest is a different image after each release, so one manifest produces different machines: two replicas, or one machine before '
    + 'and after a restart. Git does not show the change either. Use a tag with a version, or a digest (@sha256: and 64 hex digits), which is '
    + 'exact. A DataImportCron is meant to follow a tag, and may use latest.',
};

/** The images that a machine starts with. */
export const machineImageTagLatest: MachineRule = {
  ...IMAGE_TAG_LATEST,
  when: ['volumes[].containerDisk', 'domain.firmware.kernelBoot'],
  check: ({ domain: { firmware }, volumes }, advise) => {
    checkEach('volumes', volumes, advise, ({ containerDisk }, adviseIt) => adviseOnImage('containerDisk.image', containerDisk?.image, adviseIt));
    adviseOnImage('domain.firmware.kernelBoot.container.image', firmware?.kernelBoot?.container?.image, advise);
  },
};

/** The images that disks are imported from. */
export const imageTagLatest: DataVolumeRule = {
  ...IMAGE_TAG_LATEST,
  check: ({ source }, advise, { object }) => {
    if (object.kind !== 'DataImportCron') {
      adviseOnImage('source.registry.url', source?.registry?.url, advise);
    }
  },
};

function adviseOnImage(path: string, image: string | undefined, advise: Refuse): void {
  if (image && !isPlaceholder(image) && !/^oci-archive:/.test(image) && !isPinned(image)) {
    advise(path, `${JSON.stringify(image)} changes with each release of the image, write a tag with a version or a digest`);
  }
}

/** Whether a reference has a digest, or a tag other than latest. A colon before the last slash belongs to a port. */
function isPinned(image: string): boolean {
  const [, tag = 'latest'] = image.slice(image.lastIndexOf('/') + 1).split(':');
  return image.includes('@') || tag !== 'latest';
}
