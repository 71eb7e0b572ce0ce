// A new folder for temporary files, which a container with a read-only root may not have.
import { mkdtempSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { UsageError } from './usage-error';

/**
 * @param name the beginning of its name
 * @throws UsageError if the system's folder for temporary files is not there, or cannot be written
 */
export function temporaryFolder(name: string): string {
  try {
    return mkdtempSync(join(tmpdir(), `${name}-`));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new UsageError(`the folder for temporary files, ${JSON.stringify(tmpdir())}, cannot be written (${code}): set TMPDIR, or TEMP on Windows, to one that can`);
  }
}
