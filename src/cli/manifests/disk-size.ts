// The size of a disk for people. CDI adds the overhead of a file system, so claims request odd numbers of bytes.
import { BINARY } from '../../plain-data/quantity';

/** A size in bytes, converted to a unit, such as `21.2Gi`. A size with a unit stays as it is. */
export function readableSize(size: string): string {
  const bytes = /^\d+$/.test(size) ? Number(size) : 0;
  const power = Math.min(Math.floor(Math.log2(Math.max(bytes, 1)) / 10), BINARY.length - 1);
  return power === 0 ? size : `${Number((bytes / 1024 ** power).toFixed(1))}${BINARY[power]}`;
}
