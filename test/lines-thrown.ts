/** The lines of the error that a step throws, or none if it throws none. */
export function linesThrown(step: () => unknown): string[] {
  try {
    step();
    return [];
  } catch (error) {
    return (error as Error).message.split('\n');
  }
}
