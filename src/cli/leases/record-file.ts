// The file of a lease record, whose name shows which process holds the record, and whether that process still runs.
import { statSync } from 'fs';
import { hostname } from 'os';
import { isProcessRunning, processStart } from '../../synth/running-process';

/** A process that works on a lease. */
interface Holder {
  readonly pid: number;
  /** When it started; missing in files of earlier versions, and where that is unknown. */
  readonly startedAt?: string;
  readonly host: string;
}

/** The file of a record: `lease-….json`, or `lease-….<process>-<start>@<host>.json` while a process holds it. */
export interface RecordFile {
  readonly id: string;
  readonly holder?: Holder;
}

/** The age, in milliseconds, after which a process with the same number counts as another one. */
const MAX_HOLD_TIME = 24 * 3_600_000;

const FILE_NAME = /^([\w-]+)(?:\.(\d+)(?:-(\d+))?@(.+))?\.json$/;

/** The record file with that name; undefined for another file. */
export function parseFileName(name: string): RecordFile | undefined {
  const [, id, pid, startedAt, host] = FILE_NAME.exec(name) ?? [];
  return id === undefined ? undefined : { id, ...pid !== undefined && { holder: { pid: Number(pid), startedAt, host } } };
}

export function fileName({ id, holder }: RecordFile): string {
  if (holder === undefined) {
    return `${id}.json`;
  }
  const { pid, startedAt, host } = holder;
  return `${id}.${pid}${startedAt === undefined ? '' : `-${startedAt}`}@${host}.json`;
}

const OWN_START = processStart(process.pid);

/** The file of a record held by this process. */
export function heldFile(id: string): RecordFile {
  return { id, holder: { pid: process.pid, startedAt: OWN_START, host: hostname() } };
}

/** The files of the records that this process holds. */
export const HELD_FILES = new Set<string>();

/**
 * Whether the holder of a file still runs. For a holder on another host, only the age of the file shows that. If the file is gone, a process has
 * just renamed or deleted it.
 */
export function isHolderAlive(holder: Holder, path: string): boolean {
  const renamed = statSync(path, { throwIfNoEntry: false })?.ctimeMs;
  return renamed === undefined || Date.now() - renamed < MAX_HOLD_TIME && (holder.host !== hostname() || isRunning(holder, path));
}

/** A restarted pod keeps its host name, and its processes get the same numbers. Records that earlier processes held are free. */
function isRunning({ pid, startedAt }: Holder, path: string): boolean {
  if (pid === process.pid) {
    return HELD_FILES.has(path);
  }
  const runsSince = processStart(pid);
  return isProcessRunning(pid) && (startedAt === undefined || runsSince === undefined || runsSince === startedAt);
}
