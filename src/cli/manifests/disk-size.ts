// How large a disk is, as people read it: CDI adds what a file system takes, and claims ask for odd numbers of bytes then.
import { BINARY } from '../../plain-data/quantity';

/** A size in bytes with a unit, such as `21.2Gi`; one that has a unit as it is. */
export function readableSize(size: string): string {
  const bytes = /^\d+$/.test(size) ? Number(size) : 0;
  const power = Math.min(Math.floor(Math.log2(Math.max(bytes, 1)) / 10), BINARY.length - 1);
  return power === 0 ? size : `${Number((bytes / 1024 ** power).toFixed(1))}${BINARY[power]}`;
}
