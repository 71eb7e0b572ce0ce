// Whether somebody agrees: asked on a terminal; where nobody can be asked, the command line has said it all.

export async function isAgreed(question: string): Promise<boolean> {
  if (!process.stdin.isTTY || !process.stderr.isTTY) {
    return true;
  }
  const { createInterface } = await import('node:readline/promises');
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(`${question} [y/N] `).finally(() => terminal.close());
  return /^y(es)?$/i.test(answer.trim());
}
