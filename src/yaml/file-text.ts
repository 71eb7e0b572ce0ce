// The text of a file, or in words why it cannot be read.
import { closeSync, fstatSync, openSync, readSync } from 'fs';
import { getSystemErrorMap } from 'util';
import { issue, IssueError } from '../issues/issues';
import { table } from '../plain-data/plain-data';

/** What the system calls an error, in the words of somebody who has written a path. */
const WORDS: { readonly [code: string]: string } = table({
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'there is no such file or folder',
  EISDIR: 'is a folder: write a file',
  EACCES: 'permission is denied: let this user read it',
});

/** The most that is read of a file: devices have no end, and YAML takes some sixty times its size in memory. */
const MOST_MEBIBYTES = 64;
const MOST_BYTES = MOST_MEBIBYTES * 2 ** 20;

/** How many bytes are read at once. */
const CHUNK = 2 ** 16;

/** The first bytes of texts, which tell their encoding: those that kubectl knows, after those that look like them. */
const MARKS: ReadonlyArray<{ readonly bytes: readonly number[]; readonly encoding?: string }> = [
  { bytes: [0xff, 0xfe, 0, 0] },
  { bytes: [0, 0, 0xfe, 0xff] },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
  { bytes: [], encoding: 'utf-8' },
];

/**
 * The text of a file, or of standard input, which is 0: UTF-8, or UTF-16 with a byte order mark.
 *
 * @param source what errors call it
 * @throws when it cannot be read, has no end within 64 MiB, or is UTF-32
 */
export function fileText(path: string | 0, source: string = path === '' ? '""' : String(path)): string {
  const bytes = inWords(source, () => path === 0 ? bytesOf(path, source) : opened(path, (file) => bytesOf(file, source)));
  const { encoding } = MARKS.find((mark) => mark.bytes.every((byte, index) => bytes[index] === byte))!;
  if (encoding === undefined) {
    throw ofFile(source, 'is UTF-32: save it as UTF-8');
  }
  return new TextDecoder(encoding).decode(bytes);
}

/** What a step returns that asks the system for a file. */
export function inWords<Result>(source: string, step: () => Result): Result {
  try {
    return step();
  } catch (error) {
    const [code, description] = getSystemErrorMap().get((error as NodeJS.ErrnoException).errno!) ?? [];
    throw code === undefined ? error : ofFile(source, WORDS[code] ?? `cannot be read: ${description}`, { cause: error });
  }
}

function ofFile(source: string, message: string, options?: ErrorOptions): IssueError {
  return new IssueError([{ source, ...issue('', message) }], options);
}

function opened<Result>(path: string, step: (file: number) => Result): Result {
  const file = openSync(path, 'r');
  try {
    return step(file);
  } finally {
    closeSync(file);
  }
}

/** All of an open file. Pipes and devices do not say beforehand how large they are. */
function bytesOf(file: number, source: string): Buffer {
  const tooLarge = () => ofFile(source, `is larger than ${MOST_MEBIBYTES} MiB: split it into files`);
  if (fstatSync(file).size > MOST_BYTES) {
    throw tooLarge();
  }
  const chunk = Buffer.allocUnsafe(CHUNK);
  const parts: Buffer[] = [];
  let size = 0;
  for (let count = readSync(file, chunk); count > 0; count = readSync(file, chunk)) {
    parts.push(Buffer.from(chunk.subarray(0, count)));
    size += count;
    if (size > MOST_BYTES) {
      throw tooLarge();
    }
  }
  return Buffer.concat(parts);
}
