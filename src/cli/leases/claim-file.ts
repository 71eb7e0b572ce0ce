// The names of claims' files, which say who holds a claim: `lease-….json` nobody, `lease-….<process>@<host>.json` that process.
import { statSync } from 'fs';
import { hostname } from 'os';

/** A process that is at work on a lease. */
interface Holder {
  readonly pid: number;
  readonly host: string;
}

/** A file among the claims. */
export interface ClaimFile {
  readonly id: string;
  readonly holder?: Holder;
}

/** After that, a process that is still there is another one with the same number, in milliseconds. */
const LONGEST_HOLD = 24 * 3_600_000;

const NAME = /^([\w-]+)(?:\.(\d+)@(.+))?\.json$/;

/** The claim's file of that name; nothing where the file is another one. */
export function claimFile(name: string): ClaimFile | undefined {
  const [, id, pid, host] = NAME.exec(name) ?? [];
  return id === undefined ? undefined : { id, ...pid !== undefined && { holder: { pid: Number(pid), host } } };
}

export function fileName({ id, holder }: ClaimFile): string {
  return `${id}${holder === undefined ? '' : `.${holder.pid}@${holder.host}`}.json`;
}

/** The file of a claim that this process holds. */
export function ownFile(id: string): ClaimFile {
  return { id, holder: { pid: process.pid, host: hostname() } };
}

/** Whether the holder of a claim is at work; of one on another host, only time tells. */
export function isAlive({ pid, host }: Holder, path: string): boolean {
  const renamed = statSync(path, { throwIfNoEntry: false })?.ctimeMs ?? 0;
  return Date.now() - renamed < LONGEST_HOLD && (host !== hostname() || isRunning(pid));
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
