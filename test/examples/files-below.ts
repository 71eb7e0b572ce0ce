// What an example has written: into its folder, or into one for each chart.
import { readdirSync } from 'fs';
import { join, relative } from 'path';

/** The files of a folder and of those below it, in order. */
export function filesBelow(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.map(({ parentPath, name }) => relative(folder, join(parentPath, name))).sort();
}
