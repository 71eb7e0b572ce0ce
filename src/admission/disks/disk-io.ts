// Rules on how disks are read and written: caches, threads, block sizes, and the disk of downward metrics.
import { busOf, eachDisk, DISKS, volumeOf } from './disks';
import type { CustomBlockSize, Disk } from '../../../imports/kubevirt';
import { isPlaceholder, displayText } from '../../issues/formats';
import { DiskCache, DiskIo } from '../../spec/disk';
import { isInstance, isJudgedWithout, isOfMachine } from '../additions';
import { refuseUnknownChoice } from '../form';
import { below, type Refuse, checkEach } from '../refuse';
import type { MachineContext, MachineRule } from '../rule';
import { volumesWithoutDevice } from './names';
import { nameMatcher } from '../counterparts';
import { requireGate } from '../feature-gates';

const CACHES: readonly string[] = Object.values(DiskCache);

const IO_MODES: readonly string[] = Object.values(DiskIo);

const ERROR_POLICIES = ['stop', 'report', 'ignore', 'enospace'];

const POOL = 'supplementalPool';

const POLICIES = ['shared', 'auto', POOL];

/** The cache mode, I/O mode and error policy must be known. */
export const diskIoKnown = eachDisk({
  name: 'disk-io-known',
  refuses: 'an unknown cache mode, I/O mode or error policy',
  story: 'KubeVirt chooses the cache and the I/O mode by what the storage can do: leave them out unless you have measured. On an error the guest is stopped, '
    + 'unless the policy hands the error to it (report), hides it (ignore), or stops only for want of space (enospace).',
  when: ['cache', 'io', 'errorPolicy'],
  check: ({ cache, io, errorPolicy }, refuse) => {
    refuseUnknownChoice('cache', cache || undefined, CACHES, refuse);
    refuseUnknownChoice('io', io || undefined, IO_MODES, refuse);
    refuseUnknownChoice('errorPolicy', errorPolicy, ERROR_POLICIES, refuse);
  },
});

/** What several machines write to is cached by none of their nodes. */
export const shareableDiskUncached = eachDisk({
  name: 'shareable-disk-uncached',
  refuses: 'a cache for a disk that is shareable',
  story: 'What one machine has written into the cache of its node the others do not see. KubeVirt admits the machine, and its launcher never starts the guest. Without a cache mode it takes none.',
  when: ['shareable'],
  check: ({ shareable, cache, cdrom, lun }, refuse) => {
    if (shareable && cache && cache !== DiskCache.NONE && !cdrom && !lun && !isPlaceholder(cache)) {
      refuse('cache', `a shareable disk has no cache, and this is ${displayText(cache)}, write "none" or leave it out`);
    }
  },
});

/** Only disks on virtio can have an I/O thread of their own. */
export const dedicatedIoThreadOnVirtio = eachDisk({
  name: 'dedicated-io-thread-on-virtio',
  refuses: 'an I/O thread of its own for a disk that is not on virtio',
  story: 'QEMU moves only disks on virtio into threads of their own. A disk that names no bus is on sata on amd64, unless a preference says another one: '
    + 'KubeVirt then admits the VirtualMachine and refuses its instance.',
  when: ['dedicatedIOThread'],
  check: (disk, refuse, context) => {
    const bus = disk.dedicatedIOThread && busOf(disk, context);
    if (bus && bus !== 'virtio') {
      refuse('dedicatedIOThread', `a disk on ${JSON.stringify(bus)} has no thread of its own, write "virtio" for its bus or remove dedicatedIOThread`);
    }
  },
});

/** The I/O threads policy must be known, and a supplemental pool needs threads. */
export const ioThreadsPolicyKnown: MachineRule = {
  name: 'io-threads-policy-known',
  refuses: 'an unknown I/O threads policy, or a supplementalPool without threads',
  story: 'shared has all disks in one thread but those with one of their own, auto spreads them over as many threads as the processors allow for, and supplementalPool '
    + 'over as many as ioThreads.supplementalPoolThreadCount says.',
  when: ['domain.ioThreadsPolicy'],
  check: ({ domain: { ioThreadsPolicy: policy, ioThreads } }, refuse) => {
    refuseUnknownChoice('domain.ioThreadsPolicy', policy, POLICIES, refuse);
    if (policy === POOL && !ioThreads?.supplementalPoolThreadCount) {
      refuse('domain.ioThreads.supplementalPoolThreadCount', 'the pool has no threads, write how many, such as 2');
    }
  },
};

const LEAST = 512;

const MOST = 2097152;

/** A block size must be one that disks can have. */
export const blockSizePossible = eachDisk({
  name: 'block-size-possible',
  refuses: `a block size that is no power of two from ${LEAST} to ${MOST} bytes, a logical one above the physical one, or on sata another one than ${LEAST}`,
  story: 'The guest reads and writes in blocks of the logical size, and is told that more at once is faster, up to the physical one. Sizes of 4096 fit most storage of today; '
    + `matchVolume takes those of the storage itself. A disk on sata has logical blocks of ${LEAST} bytes.`,
  when: ['blockSize'],
  check: (disk, refuse, context) => {
    const size = disk.blockSize;
    if (size?.custom && size.matchVolume && size.matchVolume.enabled !== false) {
      refuse('blockSize', 'the block size is both custom and that of the volume, keep one of custom and matchVolume');
    } else if (size?.custom) {
      refuseCustom(size.custom, busOf(disk, context), below('blockSize.custom', refuse));
    }
  },
});

function refuseCustom({ logical = 0, physical = 0, discardGranularity = 0 }: CustomBlockSize, bus: string | undefined, refuse: Refuse): void {
  if (logical > physical) {
    refuse('logical', `${logical} is larger than the physical size ${physical}, write at most that or a larger physical size`);
  } else if (bus === 'sata' && logical !== LEAST) {
    refuse('logical', `${logical} is not the size of a block on sata, write ${LEAST} or another bus, such as "virtio"`);
  } else if (logical !== 0 && discardGranularity % logical !== 0) {
    refuse('discardGranularity', `${discardGranularity} is not a multiple of the logical size, write one of ${logical}`);
  } else {
    Object.entries({ logical, physical }).forEach(([field, size]) => isSize(size)
      || refuse(field, `${size} is not the size of a block, write a power of two from ${LEAST} to ${MOST}, such as 4096`));
  }
}

function isSize(size: number): boolean {
  return size >= LEAST && size <= MOST && Number.isInteger(Math.log2(size));
}

const GATE = 'DownwardMetrics';

/** The guest reads metrics from a disk on virtio. It is asked about by its volume, since a disk does not say what is on it. */
export const downwardMetricsOnVirtio: MachineRule = {
  ...eachDisk({
    name: 'downward-metrics-on-virtio',
    refuses: 'downward metrics on a device other than a disk on virtio',
    story: 'The guest reads the node\'s metrics from a disk on virtio, which vm-dump-metrics finds. It has to say disk, unless a preference or an instance of its own takes it for one. '
      + 'Without a bus it is on sata on amd64, and the machine never starts.',
    check: (disk, refuse, context) => {
      if (!volumeOf(disk, context)?.downwardMetrics) {
        return;
      }
      const bus = busOf(disk, context);
      if (!disk.disk && !isTakenForDisk(disk, context)) {
        refuse('disk', 'required field is missing, write { bus: "virtio" }: downward metrics are on a disk');
      } else if (bus !== undefined && bus !== 'virtio') {
        refuse('disk.bus', `downward metrics cannot be on ${JSON.stringify(bus)}, write "virtio"`);
      }
    },
  }),
  when: ['volumes[].downwardMetrics'],
};

/** Whether KubeVirt makes a device that is of no kind a disk, and one that metrics can be on, before it looks for that. */
function isTakenForDisk(disk: Partial<Disk>, context: MachineContext): boolean {
  return !disk.cdrom && !disk.lun && (isInstance(context) ? busOf(disk, context) === 'virtio' : !isJudgedWithout('preference', context));
}

/** Metrics need a disk: KubeVirt makes a suitable one by itself only for instances of some architectures. */
export const downwardMetricsHasDisk: MachineRule = {
  name: 'downward-metrics-has-disk',
  refuses: 'a volume of downward metrics without a disk',
  story: 'KubeVirt makes a disk for a volume that has none, but not one that metrics can be on, except for instances of arm64 and s390x that no VirtualMachine makes.',
  when: ['volumes[].downwardMetrics'],
  check: (machine, refuse, context) => {
    if (!isOfMachine(context) && busOf({}, context) === 'virtio') {
      return;
    }
    const hasDisk = nameMatcher(machine.domain.devices?.disks);
    for (const { name = '', downwardMetrics } of volumesWithoutDevice(machine)) {
      if (downwardMetrics && !hasDisk(name)) {
        refuse(DISKS, `${displayText(name)} has no disk of its name, write one with disk: { bus: "virtio" }`);
      }
    }
  },
};

/** Downward metrics need a feature gate. */
export const downwardMetricsGate: MachineRule = {
  name: 'downward-metrics-gate',
  refuses: 'downward metrics, as a device or a volume, where the feature gate DownwardMetrics is off',
  story: 'They show the guest how busy its node is, which not every tenant may know: downwardMetrics under devices over a serial device, as a volume on a disk. '
    + 'KubeVirt admits either where the feature gate DownwardMetrics is on.',
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
