// What names, paths and amounts must look like wherever storage takes them.
import type { Size } from 'cdk8s';
import { issue, Issues, missing } from '../issues';
import { LABEL_NAME, NOT_EMPTY, Rule } from '../rules';
import { quantity } from '../template/quantity';

/** The name of a claim, a Secret, a storage class: of nearly any object. */
export const OBJECT_NAME: Rule = {
  is: 'an object\'s name',
  holds: (text) => /^(?=.{1,253}$)[a-z0-9](?:[-a-z0-9]*[a-z0-9])?(?:\.[a-z0-9](?:[-a-z0-9]*[a-z0-9])?)*$/.test(text),
  write: 'lower-case letters, digits, "-" and ".", such as "web-1-root"',
};

/** A namespace's name. */
export const NAMESPACE: Rule = { ...LABEL_NAME, is: 'a namespace', write: 'at most 63 lower-case letters, digits and "-", such as "golden-images"' };

/** The value of a label. */
export const LABEL_VALUE: Rule = {
  is: 'a label\'s value',
  holds: (text) => /^[A-Za-z0-9](?:[-A-Za-z0-9_.]{0,61}[A-Za-z0-9])?$/.test(text),
  write: 'at most 63 letters, digits, "-", "_" and ".", such as "u1.medium"',
};

/** A path to a file that names each folder and steps back into none. */
export const FILE_PATH: Rule = {
  is: 'an absolute path to a file',
  holds: (text) => /^(?:\/(?!\.{1,2}(?:\/|$))[^/\0]+)+$/.test(text),
  write: 'a path from "/" on, without "." and "..", such as "/disk/disk.img"',
};

/** A path inside a volume. */
export const RELATIVE_PATH: Rule = {
  is: 'a relative path',
  holds: (text) => FILE_PATH.holds(`/${text}`),
  write: 'a path that neither starts with "/" nor has ".." in it, such as "labels"',
};

/** The label of a filesystem: ISO 9660 has room for 32 characters. */
export const VOLUME_LABEL: Rule = {
  is: 'a volume label',
  holds: (text) => NOT_EMPTY.holds(text) && text.length <= 32,
  write: 'at most 32 characters, such as "cidata" or "OEMDRV"',
};

const LEAST_KIBIBYTES = 1024;

/** An amount's mistakes: none, or that it is too small for KubeVirt and CDI, which both want a mebibyte at least. */
export function* tooSmall(path: string, size: Size | undefined): Issues {
  if (size !== undefined && size.toKibibytes() < LEAST_KIBIBYTES) {
    yield issue(path, `${JSON.stringify(quantity(size))} is smaller than a disk can be: write Size.mebibytes(1) or more`);
  }
}

/** The mistakes of fields of which exactly one must be given. */
export function* notExactlyOne(path: string, fields: object): Issues {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined).map(([field]) => field);
  if (given.length !== 1) {
    yield missing(path, `has ${given.join(' and ') || 'nothing'}: write one of ${Object.keys(fields).join(', ')}`);
  }
}
