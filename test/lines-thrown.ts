/** The lines of the error that a step throws, or none if it throws none. */
export function linesThrown(step: () => unknown): string[] {
  try {
    step();
    return [];
  } catch (error) {
    return (error as Error).message.split('\n');
  }
}

/** The same, for a step that must throw. */
export function refusal(step: () => unknown): string[] {
  const lines = linesThrown(step);
  if (lines.length === 0) {
    throw new Error('nothing is refused');
  }
  return lines;
}
