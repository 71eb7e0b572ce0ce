// The file of a lease record, whose name shows which process holds the record, and whether that process still runs.
import { statSync } from 'fs';
import { hostname } from 'os';
import { isProcessRunning } from '../../synth/running-process';

/** A process that works on a lease. */
interface Holder {
  readonly pid: number;
  readonly host: string;
}

/** The file of a record: `lease-….json`, or `lease-….<process>@<host>.json` while a process holds it. */
export interface RecordFile {
  readonly id: string;
  readonly holder?: Holder;
}

/** The age, in milliseconds, after which a process with the same number counts as another one. */
const MAX_HOLD_TIME = 24 * 3_600_000;

const FILE_NAME = /^([\w-]+)(?:\.(\d+)@(.+))?\.json$/;

/** The record file with that name; undefined for another file. */
export function parseFileName(name: string): RecordFile | undefined {
  const [, id, pid, host] = FILE_NAME.exec(name) ?? [];
  return id === undefined ? undefined : { id, ...pid !== undefined && { holder: { pid: Number(pid), host } } };
}

export function fileName({ id, holder }: RecordFile): string {
  return `${id}${holder === undefined ? '' : `.${holder.pid}@${holder.host}`}.json`;
}

/** The file of a record held by this process. */
export function heldFile(id: string): RecordFile {
  return { id, holder: { pid: process.pid, host: hostname() } };
}

/** The files of the records that this process holds. */
export const HELD_FILES = new Set<string>();

/** Whether the holder of a file still runs. For a holder on another host, only the age of the file shows that. */
export function isHolderAlive({ pid, host }: Holder, path: string): boolean {
  const renamed = statSync(path, { throwIfNoEntry: false })?.ctimeMs ?? 0;
  return Date.now() - renamed < MAX_HOLD_TIME && (host !== hostname() || isRunning(pid, path));
}

function isRunning(pid: number, path: string): boolean {
  // A restarted pod keeps its host name, and its processes get the same numbers. Records that an earlier process held are free.
  return pid === process.pid ? HELD_FILES.has(path) : isProcessRunning(pid);
}
