// Mistakes in the command line itself, as opposed to mistakes in the files and objects that it names.
import { MistakesError, mistakesOf } from '../../mistakes';

/** An error that the user corrects by typing another command; the command exits with 2. */
export class UsageError extends MistakesError {
  constructor(mistakes: string | readonly string[], options?: ErrorOptions) {
    super([mistakes].flat(), options);
  }
}

/** Runs a step, and turns its error into a UsageError. */
export function asUsage<Result>(step: () => Result): Result {
  try {
    return step();
  } catch (error) {
    throw new UsageError(mistakesOf(error as Error), { cause: error });
  }
}
