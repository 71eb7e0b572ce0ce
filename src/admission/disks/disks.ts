// A disk as its guest sees it: the device, its bus, its address and its serial number.
import { busOf, eachDisk, volumeOf } from './each-disk';
import { format, isPlaceholder, PCI_ADDRESS } from '../../issues/formats';
import { DiskBus } from '../../spec/disk';
import { isPool } from '../additions';
import { refuseUnknownChoice } from '../choice';
import { requireGate } from '../feature-gate';
import { refuseMalformed, displayText } from '../form';

const DEVICES = ['disk', 'lun', 'cdrom'] as const;

const BUSES: readonly string[] = Object.values(DiskBus);

const SERIAL = format('a serial number', /^[A-Za-z0-9_.+-]{1,256}$/, 'at most 256 letters, digits, "_", ".", "+" and "-", such as "WD-1234"');

/** A disk is one kind of device. */
export const oneDiskDevice = eachDisk({
  name: 'one-disk-device',
  refuses: 'a disk that is several of disk, cdrom and lun',
  story: 'The guest sees a hard disk, a CD-ROM drive, or with lun a SCSI device that its commands go through to. Without any of them it sees a hard disk.',
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
  story: 'virtio is the fastest, for guests that have its drivers; scsi has room for many disks; sata is what guests without drivers can boot from. There is no ide: '
    + 'machines have the chipset q35. A disk that names no bus is on sata on amd64 and on virtio elsewhere, unless a preference says another one.',
  check: (disk, refuse, context) => {
    DEVICES.forEach((each) => refuseUnknownChoice(`${each}.bus`, disk[each]?.bus || undefined, BUSES, refuse));
    const device = DEVICES.find((each) => disk[each]);
    if (device === 'disk' && disk.disk?.readonly && busOf(disk, context) === 'sata') {
      refuse('disk.bus', '"sata" has no read-only disks, write "virtio" or "scsi", or make it a cdrom instead of a disk');
    }
    if (device === 'cdrom' && busOf(disk, context) === 'virtio') {
      refuse('cdrom.bus', '"virtio" has no CD-ROM drives, write "scsi" or "sata"');
    }
  },
});

/** A LUN is a device of the node, not a file. */
export const lunHasClaim = eachDisk({
  name: 'lun-has-claim',
  refuses: 'a LUN whose volume is neither a claim nor a DataVolume',
  story: 'The guest\'s SCSI commands go through to the device behind the volume, which only a claim in the mode Block has. Images and cloud-init are files: write disk.',
  check: (disk, refuse, context) => {
    const volume = disk.lun && volumeOf(disk, context);
    if (volume && !volume.persistentVolumeClaim && !volume.dataVolume) {
      refuse('lun', 'the volume of a LUN is a persistentVolumeClaim or a dataVolume, write one, or disk instead of lun');
    }
  },
});

/** Persistent reservations need a feature gate. */
export const persistentReservationGate = eachDisk({
  name: 'persistent-reservation-gate',
  refuses: 'a LUN with reservation where the feature gate PersistentReservation is off',
  story: 'Clustered guests reserve a shared LUN for themselves. A privileged helper on the node does it for them where the feature gate PersistentReservation is on.',
  check: ({ lun }, refuse, context) => {
    if (lun?.reservation) {
      requireGate('lun.reservation', 'reservation', 'PersistentReservation', refuse, context);
    }
  },
});

/** A PCI address must be complete, and only disks on virtio are PCI devices. */
export const diskPciAddressPossible = eachDisk({
  name: 'disk-pci-address-possible',
  refuses: 'a disk with a malformed PCI address, or with one and a bus other than virtio',
  story: 'A disk on virtio is a PCI device of its own, other disks are behind a controller. KubeVirt looks at the address before it chooses a bus, so the bus has to be there.',
  check: ({ disk }, refuse, context) => {
    if (!disk?.pciAddress) {
      return;
    }
    refuseMalformed('disk.pciAddress', disk.pciAddress, PCI_ADDRESS, refuse);
    const { bus = '' } = disk;
    const comesFromPreference = bus === '' && context.virtualMachine.preference !== undefined && !isPool(context);
    if (bus !== 'virtio' && !comesFromPreference && !isPlaceholder(bus)) {
      refuse('disk.bus', `${bus === '' ? 'the bus is missing' : `${displayText(bus)} has no PCI addresses`}, write "virtio" or remove pciAddress`);
    }
  },
});

/** The serial number must be one that QEMU accepts. */
export const diskSerialForm = eachDisk({
  name: 'disk-serial-form',
  refuses: 'a serial number with characters other than letters, digits, "_", ".", "+" and "-", or with more than 256 of them',
  story: 'Guests find the disk by it, under /dev/disk/by-id in Linux. Disks on virtio show the first 20 characters only.',
  check: ({ serial }, refuse) => refuseMalformed('serial', serial || undefined, SERIAL, refuse),
});
