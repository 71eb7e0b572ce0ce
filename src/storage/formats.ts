// The formats of paths, labels, durations and amounts of storage.
import type { Size } from 'cdk8s';
import { Format, format, NOT_EMPTY } from '../issues/formats';
import { type Issue, issue, NO_ISSUES } from '../issues/issues';
import { quantityValue } from '../plain-data/quantity';
import { exceedsQuantityLimit, kibibytes, quantity } from '../plain-data/size';

/** An absolute path to a file, without `.`, `..` and empty folder names. */
export const FILE_PATH: Format = {
  is: 'an absolute path to a file',
  matches: (text) => /^(?:\/(?!\.{1,2}(?:\/|$))[^/\0]+)+$/.test(text),
  write: 'a path from "/" on, without "." and "..", such as "/disk/disk.img"',
};

/** The label of a filesystem: at most 32 characters in ISO 9660. */
export const VOLUME_LABEL: Format = {
  is: 'a volume label',
  matches: (text) => NOT_EMPTY.matches(text) && text.length <= 32,
  write: 'at most 32 characters, such as "cidata" or "OEMDRV"',
};

/** A duration as Go reads it, such as `1h30m`, but not negative. Unicode has two signs for micro. */
export const GO_DURATION = format('a duration', /^\+?(?:0|(?:(?:\d+(?:\.\d*)?|\.\d+)(?:ns|us|\u00b5s|\u03bcs|ms|s|m|h))+)$/, 'numbers with their units, such as "24h0m0s"');

/** The smallest disk that KubeVirt and CDI accept. */
export const MIN_STORAGE = '1Mi';

const MIN_KIBIBYTES = quantityValue(MIN_STORAGE)! / 1024;

/** The issue of a size that is too small or too large. */
export function checkSize(path: string, size: Size | undefined): readonly Issue[] {
  if (size !== undefined && exceedsQuantityLimit(size)) {
    return [issue(path, 'is too large for Kubernetes: write a size below 8Ei, such as Size.gibibytes(20)')];
  }
  return size === undefined || kibibytes(size) >= MIN_KIBIBYTES ? NO_ISSUES
    : [issue(path, `${JSON.stringify(quantity(size))} is smaller than a disk can be: write Size.mebibytes(1) or more`)];
}
