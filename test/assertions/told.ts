/** The lines of the error of an assertion, which must fail. */
export function linesOf(assert: () => void): string[] {
  try {
    assert();
  } catch (error) {
    return (error as Error).message.split('\n');
  }
  throw new Error('the assertion held');
}
