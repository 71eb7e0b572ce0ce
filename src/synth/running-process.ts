// Whether a process of this host still runs, and since when.
import { readFileSync } from 'fs';

/** Whether a process with this number runs, also one of another user. */
export function isProcessRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** When a process started, in ticks since the system did; undefined if it has ended, and except on Linux. Another process with its number has another. */
export function processStart(id: number): string | undefined {
  try {
    // The name of the program comes before, in parentheses, and may contain anything.
    return /^.*\)(?: \S+){19} (\d+) /s.exec(readFileSync(`/proc/${id}/stat`, 'latin1'))?.[1];
  } catch {
    return undefined;
  }
}
