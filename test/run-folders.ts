// The folders that test runs have in the system's temporary folder. Their names tell whether the run still exists.
import { readdirSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { isRunning, ownIdentity } from './plane/processes';

/** The folder of this run. */
export function runFolder(prefix: string): string {
  const { pid, started } = ownIdentity();
  return join(tmpdir(), `${prefix}${pid}-${started}`);
}

/** The folders of runs that were killed before they could remove them. */
export function abandonedFolders(prefix: string): string[] {
  return readdirSync(tmpdir()).filter((name) => name.startsWith(prefix)).filter((name) => {
    const [pid, started = ''] = name.slice(prefix.length).split('-');
    return !isRunning({ pid: Number(pid), started });
  }).map((name) => join(tmpdir(), name));
}
