// Rules on the disks of a machine: their devices and buses, their volumes, and the order in which they boot.
import type { Disk, Volume } from '../../../imports/kubevirt';
import { isPlaceholder, PCI_ADDRESS, displayText } from '../../issues/formats';
import { DISK_SERIAL, DiskBus } from '../../spec/disk';
import { isInstance, isTemplateOfCopies } from '../additions';
import { cacheLatest } from '../cache-latest';
import { indexByName } from '../counterparts';
import { refuseUnknownChoice, refuseMalformed } from '../form';
import { INTERFACES } from '../network/interfaces';
import { checkEach, type Refuse } from '../refuse';
import { requireGate } from '../requirements';
import type { MachineRule, MachineContext, PresetRule } from '../rule';

/** The path of a machine's disks. */
export const DISKS = 'domain.devices.disks';

/** The default bus of a disk, by the architecture of its machine. */
const DEFAULT_BUSES: ReadonlyMap<string | undefined, string> = new Map([['amd64', 'sata'], ['arm64', 'virtio'], ['s390x', 'virtio']]);

/** A rule for a disk. Its paths are relative to the disk. */
interface DiskRule extends Omit<MachineRule, 'check'> {
  readonly check: (disk: Partial<Disk>, refuse: Refuse, context: MachineContext) => void;
}

/** A rule for machines that applies a rule to each of their disks. */
export function eachDisk({ check, when, ...rule }: DiskRule): MachineRule {
  return {
    ...rule,
    when: when?.map((field) => `${DISKS}[].${field}`) ?? [DISKS],
    check: ({ domain: { devices } }, refuse, context) => checkEach(DISKS, devices?.disks, refuse, (disk, refuseIt) => check(disk, refuseIt, context)),
  };
}

const volumesByName = cacheLatest(({ virtualMachine }: MachineContext) => indexByName(virtualMachine.template?.spec?.volumes));

/** The volume of a disk, if there is one of its name. */
export function volumeOf({ name }: Partial<Disk>, context: MachineContext): Volume | undefined {
  return volumesByName(context).get(name);
}

/** The bus of a disk, its own or the default; undefined if it is unknown because a preference or the cluster may choose it. */
export function busOf({ disk, lun, cdrom }: Partial<Disk>, { virtualMachine: { preference, template } }: MachineContext): string | undefined {
  const ownBus = (disk ?? lun ?? cdrom)?.bus;
  if (ownBus) {
    return isPlaceholder(ownBus) ? undefined : ownBus;
  }
  return preference ? undefined : DEFAULT_BUSES.get(template?.spec?.architecture);
}

const DEVICES = ['disk', 'lun', 'cdrom'] as const;

const BUSES: readonly string[] = Object.values(DiskBus);

const DRIVE_BUSES = BUSES.filter((bus) => bus !== DiskBus.VIRTIO);

/** A disk is one kind of device. */
export const oneDiskDevice = eachDisk({
  name: 'one-disk-device',
  refuses: 'a disk with more than one of disk, cdrom and lun',
  story: 'The guest sees a hard disk (disk), a CD-ROM drive (cdrom), or a SCSI device to which its commands are passed through (lun). Without any '
    + 'of them it sees a hard disk.',
  check: (disk, refuse) => {
    const devices = DEVICES.filter((device) => disk[device]);
    if (devices.length > 1) {
      refuse('', `the disk has ${devices.join(' and ')}, keep one of them`);
    }
  },
});

/** The bus must be known, and possible for the device. */
export const diskBusPossible = eachDisk({
  name: 'disk-bus-possible',
  refuses: 'a disk on an unknown bus, a CD-ROM drive on virtio, or a read-only disk on sata',
  story: 'virtio is the fastest bus, for guests that have its drivers. scsi has room for many disks. Guests without these drivers can boot from '
    + 'sata. ide does not exist, because machines have the q35 chipset. A disk without a bus is on sata on amd64 and on virtio elsewhere, unless a '
    + 'preference sets another bus.',
  check: (disk, refuse, context) => {
    const bus = busOf(disk, context);
    // A CD-ROM drive on virtio is refused below, with a better message.
    DEVICES.forEach((each) => (
      refuseUnknownChoice(`${each}.bus`, disk[each]?.bus || undefined, each === 'cdrom' && bus !== DiskBus.VIRTIO ? DRIVE_BUSES : BUSES, refuse)
    ));
    const device = DEVICES.find((each) => disk[each]);
    if (device === 'disk' && disk.disk?.readonly && bus === DiskBus.SATA) {
      refuse('disk.bus', '"sata" has no read-only disks, write "virtio" or "scsi", or make it a cdrom instead of a disk');
    }
    if (device === 'cdrom' && bus === DiskBus.VIRTIO) {
      const hasSata = !['arm64', 's390x'].includes(context.virtualMachine.template?.spec?.architecture ?? '');
      refuse('cdrom.bus', `"virtio" has no CD-ROM drives, write "scsi"${hasSata ? ' or "sata"' : ''}`);
    }
  },
});

/** A LUN is a device of the node, not a file. */
export const lunHasClaim = eachDisk({
  name: 'lun-has-claim',
  refuses: 'a LUN whose volume is neither a claim nor a DataVolume',
  story: 'The SCSI commands of the guest are passed through to the device behind the volume, which only a claim with volumeMode Block has. Images '
    + 'and cloud-init data are files: write disk.',
  when: ['lun'],
  check: (disk, refuse, context) => {
    const volume = disk.lun && volumeOf(disk, context);
    if (volume && !volume.persistentVolumeClaim && !volume.dataVolume) {
      refuse('lun', 'the volume of a LUN must be a persistentVolumeClaim or a dataVolume, write one, or disk instead of lun');
    }
  },
});

/** Persistent reservations need a feature gate. */
export const persistentReservationGate = eachDisk({
  name: 'persistent-reservation-gate',
  refuses: 'a LUN with reservation where the feature gate PersistentReservation is off',
  story: 'Clustered guests reserve a shared LUN for themselves. A privileged helper on the node makes the reservation, but only if the feature '
    + 'gate PersistentReservation is on. Capabilities list the gate also where persistentReservationConfiguration of KubeVirt 1.9 turns it on.',
  when: ['lun'],
  check: ({ lun }, refuse, context) => {
    if (lun?.reservation) {
      requireGate('lun.reservation', 'reservation', 'PersistentReservation', refuse, context);
    }
  },
});

/** A PCI address must be complete, and only disks on virtio are PCI devices. */
export const diskPciAddressPossible = eachDisk({
  name: 'disk-pci-address-possible',
  refuses: 'a disk with a malformed PCI address, or with a PCI address and a bus other than virtio',
  story: 'A disk on virtio is a PCI device of its own; other disks are behind a controller. KubeVirt checks the address before it chooses a bus, '
    + 'so set the bus explicitly.',
  when: ['disk.pciAddress'],
  check: ({ disk }, refuse, context) => {
    if (!disk?.pciAddress) {
      return;
    }
    refuseMalformed('disk.pciAddress', disk.pciAddress, PCI_ADDRESS, refuse);
    const bus = (isInstance(context) ? busOf({ disk }, context) : disk.bus) ?? '';
    const comesFromPreference = bus === '' && context.virtualMachine.preference !== undefined && !isTemplateOfCopies(context);
    if (bus !== 'virtio' && !comesFromPreference && !isPlaceholder(bus)) {
      refuse('disk.bus', `${bus === '' ? 'the bus is missing' : `${displayText(bus)} has no PCI addresses`}, write "virtio" or remove pciAddress`);
    }
  },
});

/** The serial number must be one that QEMU accepts. */
export const diskSerialForm = eachDisk({
  name: 'disk-serial-form',
  refuses: 'a serial number longer than 256 characters, or with characters other than letters, digits, "_", ".", "+" and "-"',
  story: 'Guests find the disk by its serial number, on Linux under /dev/disk/by-id. Disks on virtio show only the first 20 characters.',
  when: ['serial'],
  check: ({ serial }, refuse) => refuseMalformed('serial', serial || undefined, DISK_SERIAL, refuse),
});

/** A position in the boot order is 1 or more, and belongs to one device. */
export const bootOrderDistinct: MachineRule = {
  name: 'boot-order-distinct',
  refuses: 'a position in the boot order below 1, or one that two devices share',
  story: 'Disks and interfaces share one boot order, which starts at 1 and may have gaps. A device without a position is not booted from. If no '
    + 'device has one, the disks are tried in the order of the list.',
  when: ['domain.devices.disks[].bootOrder', 'domain.devices.interfaces[].bootOrder'],
  check: ({ domain: { devices } }, refuse) => {
    const taken = new Map<number, () => string>();
    for (const [field, list] of [[DISKS, devices?.disks], [INTERFACES, devices?.interfaces]] as const) {
      list?.forEach(({ bootOrder: place }, index) => {
        if (place === undefined) {
          return;
        }
        const path = () => `${field}[${index}].bootOrder`;
        const before = taken.get(place);
        if (place < 1) {
          refuse(path(), `${place} is not a position in the boot order, write 1 or more`);
        } else if (before) {
          refuse(path(), `${place} is already set at ${before()}, give each device its own position`);
        } else {
          taken.set(place, path);
        }
      });
    }
  },
};

/** In a preset, only the positions of disks are checked. */
export const presetBootOrderDistinct: PresetRule = {
  ...bootOrderDistinct,
  check: ({ domain: { devices } }, refuse, context) => bootOrderDistinct.check({ domain: { devices: { disks: devices?.disks } } }, refuse, context),
};
