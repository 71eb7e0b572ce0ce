// Whether somebody agrees to what a verb is about to do: asked on a terminal.

/** Whether there is somebody who can be asked. */
export function canAsk(): boolean {
  return process.stdin.isTTY && process.stderr.isTTY;
}

/** What somebody answers; where nobody can be asked, the command line has said it all. */
export async function isAgreed(question: string): Promise<boolean> {
  if (!canAsk()) {
    return true;
  }
  const { createInterface } = await import('node:readline/promises');
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(`${question} [y/N] `).finally(() => terminal.close());
  return /^y(es)?$/i.test(answer.trim());
}
