// The files that a synth leaves on disk.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'fs';
import { tmpdir } from 'os';
import { join, relative } from 'path';

/** The contents of all files that are written to a new folder, by path. */
export function filesOf(write: (folder: string) => void): { readonly [path: string]: string } {
  const folder = mkdtempSync(join(tmpdir(), 'synth-'));
  try {
    write(folder);
    return readFiles(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The contents of all files below a folder, by path. */
export function readFiles(folder: string): { readonly [path: string]: string } {
  const paths = (below: string): string[] => readdirSync(below, { withFileTypes: true })
    .flatMap((entry) => entry.isDirectory() ? paths(join(below, entry.name)) : [join(below, entry.name)]);
  return Object.fromEntries(paths(folder).sort().map((path) => [relative(folder, path), readFileSync(path, 'utf8')]));
}
