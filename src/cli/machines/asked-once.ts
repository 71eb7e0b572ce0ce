// Steps that must not be taken twice, tried again nevertheless: where the answer got lost, first looks whether they were taken.
import { ApiError } from '../cluster/api-error';
import { patiently, Patience } from '../cluster/patience';

/**
 * Takes a step until it is answered, or until it shows that it was heard.
 *
 * @throws what the step is refused for, and when the time is over the last failure
 */
export async function askedOnce(step: () => Promise<unknown>, wasHeard: () => Promise<boolean>, patience: Patience): Promise<void> {
  let isRepeated = false;
  await patiently(async () => {
    if (isRepeated && await wasHeard()) {
      return;
    }
    isRepeated = true;
    try {
      await step();
    } catch (error) {
      // Somebody else was faster, or this step itself, over a connection that broke.
      if (!(isSecond(error) && await wasHeard())) {
        throw error;
      }
    }
  }, patience);
}

/** Whether it is refused since it is not the first: `VM is already running`, `stop/start already underway`. */
function isSecond(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 409 || /\balready\b/.test(error.message));
}
