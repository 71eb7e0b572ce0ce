// What is wrong with the command line itself, not with what it names.
import { MistakesError, mistakesOf } from '../../mistakes';

/** An error that a person mends by typing something else. */
export class UsageError extends MistakesError {
  constructor(mistakes: string | readonly string[], options?: ErrorOptions) {
    super([mistakes].flat(), options);
  }
}

/** What a step returns; what it refuses is wrong with the command line. */
export function asUsage<Result>(step: () => Result): Result {
  try {
    return step();
  } catch (error) {
    throw new UsageError(mistakesOf(error as Error), { cause: error });
  }
}
