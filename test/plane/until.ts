/** Waiting for a condition to become true; on timeout, the error gives the last reason why it was not. */

/** How long anything may take, in seconds; waiting ends as soon as it has happened. */
export const LIMIT = 300;

export const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

type Unless<T> = T | undefined | false;

/**
 * Resolves with the condition's result as soon as that is neither `undefined` nor `false`.
 *
 * A condition that throws is retried. After the timeout (seconds), the error says what was waited for and gives the last result.
 */
export async function until<T>(what: string, condition: () => Unless<T> | Promise<Unless<T>>, timeout = LIMIT): Promise<T> {
  const end = Date.now() + timeout * 1000;
  let reason = '';
  for (let pause = 20; ; pause = Math.min(pause * 1.5, 500)) {
    try {
      const answer = await condition();
      if (answer !== undefined && answer !== false) {
        return answer;
      }
      reason = '';
    } catch (error) {
      reason = `: ${error instanceof Error ? error.message : String(error)}`;
    }
    if (Date.now() > end) {
      throw new Error(`waited ${timeout} s for ${what}${reason}`);
    }
    await sleep(pause);
  }
}
