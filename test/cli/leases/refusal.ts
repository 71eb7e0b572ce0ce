/** The lines of the error that a step throws. */
export function refusal(step: () => unknown): string[] {
  try {
    step();
  } catch (error) {
    return (error as Error).message.split('\n');
  }
  throw new Error('nothing is refused');
}
