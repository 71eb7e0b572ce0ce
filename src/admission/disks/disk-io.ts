// The I/O of a disk: its cache, its threads and how errors are handled.
import { busOf, eachDisk } from './each-disk';
import { DiskCache, DiskIo } from '../../spec/disk';
import { refuseUnknownChoice } from '../choice';
import type { MachineRule } from '../rule';

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
  check: ({ cache, io, errorPolicy }, refuse) => {
    refuseUnknownChoice('cache', cache || undefined, CACHES, refuse);
    refuseUnknownChoice('io', io || undefined, IO_MODES, refuse);
    refuseUnknownChoice('errorPolicy', errorPolicy, ERROR_POLICIES, refuse);
  },
});

/** Only disks on virtio can have an I/O thread of their own. */
export const dedicatedIoThreadOnVirtio = eachDisk({
  name: 'dedicated-io-thread-on-virtio',
  refuses: 'an I/O thread of its own for a disk that is not on virtio',
  story: 'QEMU moves only disks on virtio into threads of their own. A disk that names no bus is on sata on amd64, unless a preference says another one: '
    + 'KubeVirt then admits the VirtualMachine and refuses its instance.',
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
  check: ({ domain: { ioThreadsPolicy: policy, ioThreads } }, refuse) => {
    refuseUnknownChoice('domain.ioThreadsPolicy', policy, POLICIES, refuse);
    if (policy === POOL && !ioThreads?.supplementalPoolThreadCount) {
      refuse('domain.ioThreads.supplementalPoolThreadCount', 'the pool has no threads, write how many, such as 2');
    }
  },
};
