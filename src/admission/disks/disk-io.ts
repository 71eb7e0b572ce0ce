// Rules on how disks are read and written: caches, threads, block sizes, and the disk of downward metrics.
import { busOf, eachDisk, DISKS, volumeOf } from './disks';
import type { CustomBlockSize, Disk } from '../../../imports/kubevirt';
import { isPlaceholder, displayText } from '../../issues/formats';
import { DiskCache, DiskIo } from '../../spec/disk';
import { isInstance, isMachineOrPool, isValidatedWithout } from '../additions';
import { refuseUnknownChoice } from '../form';
import { refuseBelow, type Refuse, checkEach } from '../refuse';
import { requireGate } from '../requirements';
import type { MachineContext, MachineRule } from '../rule';
import { volumesWithoutDevice } from './names';
import { nameMatcher } from '../counterparts';

const CACHES: readonly string[] = Object.values(DiskCache);

const IO_MODES: readonly string[] = Object.values(DiskIo);

const ERROR_POLICIES = ['stop', 'report', 'ignore', 'enospace'];

const POOL = 'supplementalPool';

const POLICIES = ['shared', 'auto', POOL];

/** The cache mode, I/O mode and error policy must be known. */
export const diskIoKnown = eachDisk({
  name: 'disk-io-known',
  refuses: 'an unknown cache mode, I/O mode or error policy',
  story: 'KubeVirt chooses the cache mode and the I/O mode to suit the storage: leave them out unless you have measured. By default, an I/O error '
    + 'stops the guest (stop). errorPolicy can also pass the error to the guest (report), hide it (ignore), or stop the guest only when space runs '
    + 'out (enospace).',
  when: ['cache', 'io', 'errorPolicy'],
  check: ({ cache, io, errorPolicy }, refuse) => {
    refuseUnknownChoice('cache', cache || undefined, CACHES, refuse);
    refuseUnknownChoice('io', io || undefined, IO_MODES, refuse);
    refuseUnknownChoice('errorPolicy', errorPolicy, ERROR_POLICIES, refuse);
  },
});

/** A disk that several machines write to is not cached on any node. */
export const shareableDiskUncached = eachDisk({
  name: 'shareable-disk-uncached',
  refuses: 'a cache mode other than "none" for a shareable disk',
  story: 'Data in the cache of one node is invisible to the machines on other nodes. KubeVirt admits the machine, but its launcher never starts '
    + 'the guest. Without a cache mode, KubeVirt uses "none".',
  when: ['shareable'],
  check: ({ shareable, cache, cdrom, lun }, refuse) => {
    if (shareable && cache && cache !== DiskCache.NONE && !cdrom && !lun && !isPlaceholder(cache)) {
      refuse('cache', `a shareable disk cannot have the cache mode ${displayText(cache)}, write "none" or leave it out`);
    }
  },
});

/** QEMU does native I/O only past the node's cache. */
export const nativeIoUncached = eachDisk({
  name: 'native-io-uncached',
  refuses: 'a cache mode other than "none" for a disk with native I/O',
  story: 'Native I/O does not pass through the cache of the node. KubeVirt admits the machine, but libvirt refuses to start the guest. Without io, '
    + 'KubeVirt chooses the I/O mode to suit the cache and the storage.',
  when: ['io'],
  check: ({ io, cache }, refuse) => {
    if (io === DiskIo.NATIVE && cache && cache !== DiskCache.NONE && CACHES.includes(cache)) {
      refuse('cache', `a disk with native I/O cannot have the cache mode ${displayText(cache)}, write "none", or remove io`);
    }
  },
});

/** Only disks on virtio can have an I/O thread of their own. */
export const dedicatedIoThreadOnVirtio = eachDisk({
  name: 'dedicated-io-thread-on-virtio',
  refuses: 'a dedicated I/O thread for a disk that is not on virtio',
  story: 'QEMU can give only disks on virtio their own I/O threads. On amd64, a disk without a bus is on sata unless a preference sets another '
    + 'bus: KubeVirt admits a VirtualMachine with such a disk on sata, but refuses its instance.',
  when: ['dedicatedIOThread'],
  check: (disk, refuse, context) => {
    const bus = disk.dedicatedIOThread && busOf(disk, context);
    if (bus && bus !== 'virtio') {
      refuse('dedicatedIOThread', `a disk on ${JSON.stringify(bus)} cannot have its own I/O thread, write "virtio" as its bus or remove dedicatedIOThread`);
    }
  },
});

/** The I/O threads policy must be known, and a supplemental pool needs threads. */
export const ioThreadsPolicyKnown: MachineRule = {
  name: 'io-threads-policy-known',
  refuses: 'an unknown I/O threads policy, or a supplementalPool without threads',
  story: 'shared runs all disks in one thread, except those with a dedicated thread. auto spreads the disks over as many threads as the CPUs '
    + 'allow. supplementalPool spreads them over the number of threads in ioThreads.supplementalPoolThreadCount.',
  when: ['domain.ioThreadsPolicy'],
  check: ({ domain: { ioThreadsPolicy: policy, ioThreads } }, refuse) => {
    refuseUnknownChoice('domain.ioThreadsPolicy', policy, POLICIES, refuse);
    if (policy === POOL && !ioThreads?.supplementalPoolThreadCount) {
      refuse('domain.ioThreads.supplementalPoolThreadCount', 'the pool has no threads, write a number of threads, such as 2');
    }
  },
};

const MIN_BLOCK_SIZE = 512;

const MAX_BLOCK_SIZE = 2097152;

/** A block size must be one that disks can have. */
export const blockSizePossible = eachDisk({
  name: 'block-size-possible',
  refuses: `a block size that is not a power of two from ${MIN_BLOCK_SIZE} to ${MAX_BLOCK_SIZE} bytes, a logical size above the physical one, or a logical size other `
    + `than ${MIN_BLOCK_SIZE} on sata`,
  story: 'The guest reads and writes in blocks of the logical size. The physical size tells it that larger requests are faster, up to that size. '
    + `4096 fits most storage of today; matchVolume takes both sizes from the storage itself. A disk on sata has logical blocks of ${MIN_BLOCK_SIZE} bytes.`,
  when: ['blockSize'],
  check: (disk, refuse, context) => {
    const size = disk.blockSize;
    if (size?.custom && size.matchVolume && size.matchVolume.enabled !== false) {
      refuse('blockSize', 'the block size has both custom and matchVolume, keep one of them');
    } else if (size?.custom) {
      refuseCustom(size.custom, busOf(disk, context), refuseBelow('blockSize.custom', refuse));
    }
  },
});

function refuseCustom({ logical = 0, physical = 0, discardGranularity = 0 }: CustomBlockSize, bus: string | undefined, refuse: Refuse): void {
  if (logical > physical) {
    refuse('logical', `${logical} is larger than the physical size ${physical}, write a smaller one or a larger physical size`);
  } else if (bus === 'sata' && logical !== MIN_BLOCK_SIZE) {
    refuse('logical', `${logical} is not a block size of sata, write ${MIN_BLOCK_SIZE} or another bus, such as "virtio"`);
  } else if (logical !== 0 && discardGranularity % logical !== 0) {
    refuse('discardGranularity', `${discardGranularity} is not a multiple of the logical size, write a multiple of ${logical}`);
  } else {
    Object.entries({ logical, physical }).forEach(([field, size]) => isBlockSize(size)
      || refuse(field, `${size} is not a block size, write a power of two from ${MIN_BLOCK_SIZE} to ${MAX_BLOCK_SIZE}, such as 4096`));
  }
}

function isBlockSize(size: number): boolean {
  return size >= MIN_BLOCK_SIZE && size <= MAX_BLOCK_SIZE && Number.isInteger(Math.log2(size));
}

const GATE = 'DownwardMetrics';

/** The guest reads metrics from a disk on virtio. The rule applies where such a volume exists, since the disk does not show what its volume is. */
export const downwardMetricsOnVirtio: MachineRule = {
  ...eachDisk({
    name: 'downward-metrics-on-virtio',
    refuses: 'downward metrics on a device other than a disk on virtio',
    story: 'The guest reads the metrics of the node from a disk on virtio, which vm-dump-metrics finds. The device needs the field disk, unless a '
      + 'preference makes it a disk, or KubeVirt does for an instance without a VirtualMachine. On amd64, a device without a bus is on sata, and '
      + 'the machine never starts.',
    check: (disk, refuse, context) => {
      if (!volumeOf(disk, context)?.downwardMetrics) {
        return;
      }
      const bus = busOf(disk, context);
      if (!disk.disk && !becomesDisk(disk, context)) {
        refuse('disk', 'required field is missing, write { bus: "virtio" }: downward metrics need a disk');
      } else if (bus !== undefined && bus !== 'virtio') {
        refuse('disk.bus', `downward metrics cannot be on ${JSON.stringify(bus)}, write "virtio"`);
      }
    },
  }),
  when: ['volumes[].downwardMetrics'],
};

/** Whether KubeVirt turns a device of no kind into a disk that can hold metrics before it checks for one. */
function becomesDisk(disk: Partial<Disk>, context: MachineContext): boolean {
  return !disk.cdrom && !disk.lun && (isInstance(context) ? busOf(disk, context) === 'virtio' : !isValidatedWithout('preference', context));
}

/** Metrics need a disk: KubeVirt adds a suitable one on its own only for instances on some architectures. */
export const downwardMetricsHasDisk: MachineRule = {
  name: 'downward-metrics-has-disk',
  refuses: 'a downwardMetrics volume without a disk',
  story: 'KubeVirt adds a disk for a volume without one, but that disk cannot hold metrics, except on arm64 and s390x in instances without a '
    + 'VirtualMachine.',
  when: ['volumes[].downwardMetrics'],
  check: (machine, refuse, context) => {
    if (!isMachineOrPool(context) && busOf({}, context) === 'virtio') {
      return;
    }
    const hasDisk = nameMatcher(machine.domain.devices?.disks);
    for (const { name = '', downwardMetrics } of volumesWithoutDevice(machine)) {
      if (downwardMetrics && !hasDisk(name)) {
        refuse(DISKS, `${displayText(name)} has no disk with its name, write one with disk: { bus: "virtio" }`);
      }
    }
  },
};

/** Downward metrics need a feature gate. */
export const downwardMetricsGate: MachineRule = {
  name: 'downward-metrics-gate',
  refuses: 'downward metrics, as a device or a volume, where the feature gate DownwardMetrics is off',
  story: 'Downward metrics show the guest how busy its node is, which not every tenant may know. devices.downwardMetrics provides them over a '
    + 'serial device, and a downwardMetrics volume on a disk. KubeVirt admits both only if the feature gate DownwardMetrics is on.',
  when: ['domain.devices.downwardMetrics', 'volumes[].downwardMetrics'],
  check: ({ domain: { devices }, volumes }, refuse, context) => {
    if (devices?.downwardMetrics) {
      requireGate('domain.devices.downwardMetrics', 'downwardMetrics', GATE, refuse, context);
    }
    checkEach('volumes', volumes, refuse, ({ downwardMetrics }, refuseIt) => {
      if (downwardMetrics) {
        requireGate('downwardMetrics', 'downwardMetrics', GATE, refuseIt, context);
      }
    });
  },
};
