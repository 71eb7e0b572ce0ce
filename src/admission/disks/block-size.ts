// The sizes of a disk's blocks.
import { busOf, eachDisk } from './each-disk';
import type { CustomBlockSize } from '../../../imports/kubevirt';
import { below, type Refuse } from '../below';

const LEAST = 512;

const MOST = 2097152;

/** A block size must be one that disks can have. */
export const blockSizePossible = eachDisk({
  name: 'block-size-possible',
  refuses: `a block size that is no power of two from ${LEAST} to ${MOST} bytes, a logical one above the physical one, or on sata another one than ${LEAST}`,
  story: 'The guest reads and writes in blocks of the logical size, and is told that more at once is faster, up to the physical one. Sizes of 4096 fit most storage of today; '
    + `matchVolume takes those of the storage itself. A disk on sata has logical blocks of ${LEAST} bytes.`,
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
