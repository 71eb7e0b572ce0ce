// Lists what an example has written, into its folder or into one per chart.
import { readdirSync } from 'fs';
import { join, relative } from 'path';

/** The files in a folder and below it, sorted. */
export function filesBelow(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.map(({ parentPath, name }) => relative(folder, join(parentPath, name))).sort();
}
