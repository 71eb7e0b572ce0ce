// What is wrong with the command line itself, not with what it names.

/** An error that a person mends by typing something else. */
export class UsageError extends Error {}

/** What a step returns; what it refuses is wrong with the command line. */
export function asUsage<Result>(step: () => Result): Result {
  try {
    return step();
  } catch (error) {
    throw new UsageError((error as Error).message, { cause: error });
  }
}
