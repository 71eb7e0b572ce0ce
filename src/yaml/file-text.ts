// Reads the text of a file, or reports in plain words why it cannot be read.
import { closeSync, fstatSync, openSync, readSync } from 'fs';
import { getSystemErrorMap } from 'util';
import { issue, IssueError } from '../issues/issues';
import { table } from '../plain-data/plain-data';

/** The system's error codes in plain words. */
const ERROR_MESSAGES: { readonly [code: string]: string } = table({
  ENOENT: 'no such file or folder',
  ENOTDIR: 'no such file or folder',
  EISDIR: 'is a folder: write a file',
  EACCES: 'permission is denied: let this user read it',
});

/** The largest file that is read: devices have no end, and parsing YAML takes about sixty times its size in memory. */
const MAX_MEBIBYTES = 64;
const MAX_BYTES = MAX_MEBIBYTES * 2 ** 20;

/** How many bytes are read at first if the size is not known. */
const CHUNK = 2 ** 16;

const UTF_8 = 'utf-8';
const UTF_8_MARK = [0xef, 0xbb, 0xbf];

/** Byte order marks and their encodings. UTF-32, which is refused, comes first: one of its marks starts like that of UTF-16. */
const BYTE_ORDER_MARKS: ReadonlyArray<{ readonly bytes: readonly number[]; readonly encoding?: string }> = [
  { bytes: [0xff, 0xfe, 0, 0] },
  { bytes: [0, 0, 0xfe, 0xff] },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
  { bytes: [], encoding: UTF_8 },
];

/**
 * The text of a file, or of standard input, which is 0: UTF-8, or UTF-16 with a byte order mark.
 *
 * @param source its name in errors
 * @throws when it cannot be read, has no end within 64 MiB, or is UTF-32
 */
export function fileText(path: string | 0, source?: string): string {
  const { bytes, encoding } = readFile(path, source);
  return new TextDecoder(encoding).decode(bytes);
}

interface FileBytes {
  readonly bytes: Buffer;
  /** The state in which a file on a disk has these bytes and no others, so that a part of it can be read again. */
  readonly state?: string;
}

/** The text of a file, like `fileText`, in UTF-8 without a byte order mark. */
export function fileBytes(path: string | 0, source?: string): FileBytes {
  const { bytes, encoding, state } = readFile(path, source);
  if (encoding !== UTF_8) {
    return { bytes: Buffer.from(new TextDecoder(encoding).decode(bytes)) };
  }
  const hasMark = UTF_8_MARK.every((byte, index) => bytes[index] === byte);
  return hasMark ? { bytes: bytes.subarray(UTF_8_MARK.length) } : { bytes, state };
}

/** A part of a file that was read before; undefined if the file is no longer in that state. */
export function filePart(path: string, state: string, start: number, end: number): Buffer | undefined {
  return withFileErrors(path, () => withOpenFile(path, (file) => {
    const bytes = Buffer.alloc(end - start);
    return stateOf(file) === state ? bytes.subarray(0, readSync(file, bytes, 0, bytes.length, start)) : undefined;
  }));
}

function readFile(path: string | 0, source: string = path === '' ? '""' : String(path)): FileBytes & { readonly encoding: string } {
  const { bytes, state } = withFileErrors(source, () => path === 0
    ? { bytes: readBytes(path, source), state: undefined }
    : withOpenFile(path, (file): FileBytes => ({ state: stateOf(file), bytes: readBytes(file, source) })));
  const { encoding } = BYTE_ORDER_MARKS.find((mark) => mark.bytes.every((byte, index) => bytes[index] === byte))!;
  if (encoding === undefined) {
    throw fileError(source, 'is UTF-32: save it as UTF-8');
  }
  return { bytes, encoding, state };
}

/** A value that changes when a file is written; undefined for anything but a file on a disk. */
function stateOf(file: number): string | undefined {
  const stats = fstatSync(file, { bigint: true });
  // A program that writes a file can reset its modification time, but not its change time.
  return stats.isFile() ? [stats.dev, stats.ino, stats.size, stats.mtimeNs, stats.ctimeNs].join(' ') : undefined;
}

/** Runs a step that accesses a file, and puts the system's errors into plain words. */
export function withFileErrors<Result>(source: string, step: () => Result): Result {
  try {
    return step();
  } catch (error) {
    const [code, description] = getSystemErrorMap().get((error as NodeJS.ErrnoException).errno!) ?? [];
    // The system's error is not set as the cause: Node.js would print it with its stack, and it contains nothing more.
    throw code === undefined ? error : fileError(source, ERROR_MESSAGES[code] ?? `cannot be read: ${description}`);
  }
}

function fileError(source: string, message: string): IssueError {
  return new IssueError([{ source, ...issue('', message) }]);
}

function withOpenFile<Result>(path: string, step: (file: number) => Result): Result {
  const file = openSync(path, 'r');
  try {
    return step(file);
  } finally {
    closeSync(file);
  }
}

/** Reads an open file to its end. Pipes and devices do not report their size in advance. */
function readBytes(file: number, source: string): Buffer {
  const tooLarge = () => fileError(source, `is larger than ${MAX_MEBIBYTES} MiB: split it into files`);
  const { size: expected } = fstatSync(file);
  if (expected > MAX_BYTES) {
    throw tooLarge();
  }
  // One byte more than the file has, to see whether it ends there.
  let bytes = Buffer.allocUnsafeSlow(expected === 0 ? CHUNK : expected + 1);
  let size = 0;
  for (let count = readSync(file, bytes); count > 0; count = readSync(file, bytes, size, bytes.length - size, null)) {
    size += count;
    if (size > MAX_BYTES) {
      throw tooLarge();
    }
    bytes = size === bytes.length ? Buffer.concat([bytes], 2 * size) : bytes;
  }
  return bytes.subarray(0, size);
}
