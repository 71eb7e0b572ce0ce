// The text of a file, or in words why it cannot be read.
import { readFileSync } from 'fs';
import { getSystemErrorMap } from 'util';
import { table } from './table';

/** What the system calls an error, in the words of somebody who has written a path. */
const WORDS: { readonly [code: string]: string } = table({
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'there is no such file or folder',
  EISDIR: 'is a folder: write a file',
  EACCES: 'permission is denied: let this user read it',
});

/**
 * The text of a file, or of standard input, which is 0.
 *
 * @param source what errors call it
 */
export function fileText(path: string | 0, source: string = path === '' ? '""' : String(path)): string {
  return inWords(source, () => readFileSync(path, 'utf8'));
}

/** What a step returns that asks the system for a file. */
export function inWords<Result>(source: string, step: () => Result): Result {
  try {
    return step();
  } catch (error) {
    const [code, description] = getSystemErrorMap().get((error as NodeJS.ErrnoException).errno!) ?? [];
    throw code === undefined ? error : new Error(`${source}: ${WORDS[code] ?? `cannot be read: ${description}`}`, { cause: error });
  }
}
