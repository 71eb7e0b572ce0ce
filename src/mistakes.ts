// Mistakes of a description, gathered so that one error lists them all.

/** Every mistake of a description, each as `field: what is wrong: what to write instead`. */
export type Mistakes = Iterable<string>;

/** Mistakes as one error, whose message has them one a line. What a mistake quotes may have several lines itself. */
export class MistakesError extends Error {
  constructor(public readonly mistakes: readonly string[], options?: ErrorOptions) {
    super(mistakes.join('\n'), options);
  }
}

/** The mistakes that an error lists; of another error its message. */
export function mistakesOf(error: Error): readonly string[] {
  return error instanceof MistakesError ? error.mistakes : [error.message];
}

/**
 * Throws one error that lists all mistakes, one a line; does nothing where there are none.
 *
 * @param where what every line begins with, such as a construct's path, which takes time to tell
 */
export function refuse(mistakes: Mistakes, where: string | (() => string) = ''): void {
  const lines = [...mistakes];
  if (lines.length > 0) {
    const prefix = typeof where === 'string' ? where : where();
    throw new MistakesError(lines.map((line) => prefix === '' ? line : `${prefix}: ${line}`));
  }
}

/** Steps that build something together: each has its turn, and what they refuse is thrown as one. */
export class Attempts {
  /** What the steps so far have refused. */
  public readonly mistakes: string[] = [];

  /** The result of a step, or `otherwise` where the step refuses; `where` begins each of its mistakes. */
  public attempt<T>(step: () => T, otherwise: T, where: string = ''): T {
    try {
      return step();
    } catch (error) {
      mistakesOf(error as Error).forEach((line) => this.mistakes.push(where === '' ? line : `${where}: ${line}`));
      return otherwise;
    }
  }

  /** Throws what the steps so far have refused, each line after `where`. */
  public raise(where: string = ''): void {
    refuse(this.mistakes, where);
  }
}
