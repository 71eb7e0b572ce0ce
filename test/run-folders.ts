// The folders that test runs have in the system's temporary folder. Their names tell whether the run still exists.
import { lstatSync, readdirSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import { isRunning, ownIdentity } from './plane/processes';

/** The folder of this run. */
export function runFolder(prefix: string): string {
  const { pid, started } = ownIdentity();
  return join(tmpdir(), `${prefix}${pid}-${started}`);
}

/** The folders of this user's runs that were killed before they could remove them. */
export function abandonedFolders(prefix: string): string[] {
  const named = readdirSync(tmpdir()).filter((name) => name.startsWith(prefix));
  return named.filter((name) => isOver(name.slice(prefix.length))).map((name) => join(tmpdir(), name)).filter(isOwn);
}

/** Where there is no /proc, as on macOS, no name has the time when its run started, and nobody knows. */
function isOver(run: string): boolean {
  const [pid, started = ''] = run.split('-');
  return started !== '' && !isRunning({ pid: Number(pid), started });
}

/** On a shared machine, nobody may remove the folders of others. */
function isOwn(folder: string): boolean {
  return lstatSync(folder, { throwIfNoEntry: false })?.uid === process.getuid?.();
}
