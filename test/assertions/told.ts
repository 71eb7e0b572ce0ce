// What an assertion that fails says.

/** The lines of an error's message. */
export function linesOf(assert: () => void): string[] {
  try {
    assert();
  } catch (error) {
    return (error as Error).message.split('\n');
  }
  throw new Error('the assertion held');
}
