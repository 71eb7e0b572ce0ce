// Whether a process of this host still runs.

/** Whether a process with this number runs, also one of another user. */
export function isProcessRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
