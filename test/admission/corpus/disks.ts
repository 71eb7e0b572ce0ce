// The disks of a guest: their targets, buses and options.
import { machines, pools, type Corpus } from './corpus';

const containerDisk = { image: 'registry.test/disk:1' };

const persistentVolumeClaim = { claimName: 'data' };

/** A machine with these disks and volumes. */
function devices(disks: readonly object[], volumes: readonly object[], others: object = {}): object {
  return { domain: { devices: { disks, ...others } }, volumes };
}

/** A machine with one disk, by default without any options. */
const attached = (disk: object, volume: object = { containerDisk }) => devices([{ name: 'root', ...disk }], [{ name: 'root', ...volume }]);

/** A machine with one disk on the given bus. */
const virtio = (disk: object) => attached({ disk: { bus: 'virtio' }, ...disk });

/** A machine of the given architecture. */
const of = (architecture: string, machine: object) => ({ ...machine, architecture });

const names = machines({
  'a disk without a volume': devices([{ name: 'root', disk: {} }, { name: 'data', disk: {} }], [{ name: 'root', containerDisk }]),
  'a disk of a nearly right name': devices([{ name: 'roto', disk: {} }], [{ name: 'root', containerDisk }]),
  'disks without any volume': devices([{ name: 'root', disk: {} }], []),
  'a volume without a disk': devices([{ name: 'root', disk: {} }], [{ name: 'root', containerDisk }, { name: 'data', persistentVolumeClaim }]),
  'two disks of one name': devices([{ name: 'root', disk: {} }, { name: 'root', disk: {} }], [{ name: 'root', containerDisk }]),
  'two volumes of one name': devices([{ name: 'root', disk: {} }], [{ name: 'root', containerDisk }, { name: 'root', persistentVolumeClaim }]),
  'two volumes of one name without a disk': devices([], [{ name: 'root', containerDisk }, { name: 'root', persistentVolumeClaim }]),
  'a disk without a name': devices([{ disk: {} }], [{ containerDisk }]),
  'a disk with an empty name': devices([{ name: '', disk: {} }], [{ name: '', containerDisk }]),
  'a disk\'s name in upper case': devices([{ name: 'Root', disk: {} }], [{ name: 'Root', containerDisk }]),
  'a disk\'s name with a dot': devices([{ name: 'root.1', disk: {} }], [{ name: 'root.1', containerDisk }]),
  'a disk\'s name of 63 characters': devices([{ name: 'a'.repeat(63), disk: {} }], [{ name: 'a'.repeat(63), containerDisk }]),
  'a disk\'s name of 64 characters': devices([{ name: 'a'.repeat(64), disk: {} }], [{ name: 'a'.repeat(64), containerDisk }]),
  'a volume\'s name in upper case without a disk': devices([], [{ name: 'Root', containerDisk }]),
  'a filesystem without a volume': devices([{ name: 'root', disk: {} }], [{ name: 'root', containerDisk }], { filesystems: [{ name: 'data', virtiofs: {} }] }),
});

const kinds = machines({
  'a disk that is nothing in particular': attached({}),
  'a CD-ROM': attached({ cdrom: { bus: 'sata' } }),
  'a CD-ROM that can be written to': attached({ cdrom: { bus: 'scsi', readonly: false } }),
  'a LUN': attached({ lun: { bus: 'scsi' } }, { persistentVolumeClaim }),
  'a disk and a CD-ROM at once': attached({ disk: { bus: 'virtio' }, cdrom: { bus: 'sata' } }),
  'a disk and a LUN at once': attached({ disk: { bus: 'virtio' }, lun: { bus: 'scsi' } }, { persistentVolumeClaim }),
  'a LUN of a DataVolume': attached({ lun: { bus: 'scsi' } }, { dataVolume: { name: 'data' } }),
  'a LUN of an image': attached({ lun: { bus: 'scsi' } }),
  'an empty CD-ROM without its gate': devices([{ name: 'root', disk: {} }, { name: 'drive', cdrom: { bus: 'sata' } }], [{ name: 'root', containerDisk }]),
  'reservations without their gate': attached({ lun: { bus: 'scsi', reservation: true } }, { persistentVolumeClaim }),
  'no reservations': attached({ lun: { bus: 'scsi', reservation: false } }, { persistentVolumeClaim }),
});

const emptyDrive = machines({
  'an empty CD-ROM': devices([{ name: 'root', disk: {} }, { name: 'drive', cdrom: { bus: 'sata' } }], [{ name: 'root', containerDisk }]),
  'an empty disk drive': devices([{ name: 'root', disk: {} }, { name: 'drive', disk: {} }], [{ name: 'root', containerDisk }]),
}, ['DeclarativeHotplugVolumes']);

const reservations = machines({
  reservations: attached({ lun: { bus: 'scsi', reservation: true } }, { persistentVolumeClaim }),
}, ['PersistentReservation']);

const buses = machines({
  'virtio': attached({ disk: { bus: 'virtio' } }),
  'SATA': attached({ disk: { bus: 'sata' } }),
  'SCSI': attached({ disk: { bus: 'scsi' } }),
  'USB': attached({ disk: { bus: 'usb' } }),
  'IDE': attached({ disk: { bus: 'ide' } }),
  'IDE for a CD-ROM': attached({ cdrom: { bus: 'ide' } }),
  'a bus that there is not': attached({ disk: { bus: 'nvme' } }),
  'a LUN\'s bus that there is not': attached({ lun: { bus: 'fc' } }, { persistentVolumeClaim }),
  'a bus in upper case': attached({ disk: { bus: 'SATA' } }),
  'a CD-ROM on virtio': attached({ cdrom: { bus: 'virtio' } }),
  'a LUN on virtio': attached({ lun: { bus: 'virtio' } }, { persistentVolumeClaim }),
  'a disk on SATA that cannot be written to': attached({ disk: { bus: 'sata', readonly: true } }),
  'a LUN on SATA that cannot be written to': attached({ lun: { bus: 'sata', readonly: true } }, { persistentVolumeClaim }),
  'a disk on virtio that cannot be written to': attached({ disk: { bus: 'virtio', readonly: true } }),
  'a disk without a bus that cannot be written to': of('amd64', attached({ disk: { readonly: true } })),
  'a disk without a bus that cannot be written to, on arm64': of('arm64', attached({ disk: { readonly: true } })),
  'a CD-ROM without a bus on amd64': of('amd64', attached({ cdrom: {} })),
  'a CD-ROM without a bus on arm64': of('arm64', attached({ cdrom: {} })),
  'a CD-ROM without a bus on s390x': of('s390x', attached({ cdrom: {} })),
});

const attachments = machines({
  'a PCI address': virtio({ disk: { bus: 'virtio', pciAddress: '0000:04:10.0' } }),
  'a PCI address without a domain': virtio({ disk: { bus: 'virtio', pciAddress: '04:10.0' } }),
  'a PCI address with the ninth function': virtio({ disk: { bus: 'virtio', pciAddress: '0000:04:10.8' } }),
  'an empty PCI address': attached({ disk: { bus: 'sata', pciAddress: '' } }),
  'a PCI address on SATA': attached({ disk: { bus: 'sata', pciAddress: '0000:04:10.0' } }),
  'a PCI address without a bus': attached({ disk: { pciAddress: '0000:04:10.0' } }),
  'a PCI address without a bus on arm64': of('arm64', attached({ disk: { pciAddress: '0000:04:10.0' } })),
  'a thread of its own': virtio({ dedicatedIOThread: true }),
  'a thread of its own on SATA': attached({ disk: { bus: 'sata' }, dedicatedIOThread: true }),
  'no thread of its own on SATA': attached({ disk: { bus: 'sata' }, dedicatedIOThread: false }),
  'a thread of its own for a LUN': attached({ lun: { bus: 'scsi' }, dedicatedIOThread: true }, { persistentVolumeClaim }),
  'a thread of its own without a bus': of('amd64', attached({ disk: {}, dedicatedIOThread: true })),
  'a thread of its own for a disk that is nothing in particular': of('amd64', attached({ dedicatedIOThread: true })),
  'a thread of its own without a bus on arm64': of('arm64', attached({ disk: {}, dedicatedIOThread: true })),
  'a serial number': virtio({ serial: 'WD-1_a.b+c' }),
  'an empty serial number': virtio({ serial: '' }),
  'a serial number with a space': virtio({ serial: 'WD 1' }),
  'a serial number of 256 characters': virtio({ serial: 'a'.repeat(256) }),
  'a serial number of 257 characters': virtio({ serial: 'a'.repeat(257) }),
  'a cache': virtio({ cache: 'writeback' }),
  'an empty cache': virtio({ cache: '' }),
  'a cache that there is not': virtio({ cache: 'unsafe' }),
  'a way of input and output': virtio({ io: 'native' }),
  'a way of input and output that there is not': virtio({ io: 'io_uring' }),
  'an error policy': virtio({ errorPolicy: 'enospace' }),
  'an error policy that there is not': virtio({ errorPolicy: 'retry' }),
  'an empty error policy': virtio({ errorPolicy: '' }),
});

/** The webhook checks a pool without the preference of its machines. */
const preferred = pools({
  'a PCI address without a bus beside a preference': {
    virtualMachineTemplate: { spec: { preference: { name: 'case' }, template: { spec: attached({ disk: { pciAddress: '0000:04:10.0' } }) } } },
  },
});

const block = (blockSize: object, disk: object = { bus: 'virtio' }) => attached({ disk, blockSize });

const custom = (logical?: number, physical?: number, discardGranularity?: number) => ({ custom: { logical, physical, discardGranularity } });

const blocks = machines({
  'the volume\'s own blocks': block({ matchVolume: {} }),
  'the volume\'s own blocks on SATA': block({ matchVolume: {} }, { bus: 'sata' }),
  'blocks of 512 bytes': block(custom(512, 512)),
  'blocks of 512 bytes in sectors of 4096': block(custom(512, 4096)),
  'blocks of two mebibytes': block(custom(2097152, 2097152)),
  'blocks of their own size besides the volume\'s': block({ ...custom(512, 512), matchVolume: {} }),
  'blocks of their own size and not the volume\'s': block({ ...custom(512, 512), matchVolume: { enabled: false } }),
  'blocks of no size': block({ custom: {} }),
  'blocks without a logical size': block(custom(undefined, 512)),
  'blocks without a physical size': block(custom(512, undefined)),
  'blocks of 256 bytes': block(custom(256, 256)),
  'blocks larger than two mebibytes': block(custom(4194304, 4194304)),
  'sectors larger than two mebibytes': block(custom(512, 4194304)),
  'blocks of 1000 bytes': block(custom(1000, 1000)),
  'sectors of 1000 bytes': block(custom(512, 1000)),
  'blocks larger than their sectors': block(custom(4096, 512)),
  'blocks of 4096 bytes on SATA': block(custom(4096, 4096), { bus: 'sata' }),
  'blocks of 512 bytes on SATA': block(custom(512, 4096), { bus: 'sata' }),
  'blocks of 4096 bytes without a bus': of('amd64', block(custom(4096, 4096), {})),
  'blocks of 4096 bytes without a bus on arm64': of('arm64', block(custom(4096, 4096), {})),
  'discarding of whole blocks': block(custom(512, 512, 4096)),
  'discarding of half blocks': block(custom(4096, 4096, 2048)),
  'discarding of nothing': block(custom(512, 512, 0)),
  'discarding without a logical size': block(custom(undefined, 512, 1000)),
});

export const disks: Corpus = { ...names, ...kinds, ...emptyDrive, ...reservations, ...buses, ...attachments, ...preferred, ...blocks };
