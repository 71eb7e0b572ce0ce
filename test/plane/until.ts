/** Waiting for something to become true, with the last reason why it was not. */

/** How long anything may take that is to come about, in seconds: what comes about sooner is not waited for any longer. */
export const LIMIT = 300;

export const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

type Unless<T> = T | undefined | false;

/**
 * What the condition answers as soon as that is neither `undefined` nor `false`.
 *
 * A condition that throws is asked again. After the timeout (seconds) the error says what was waited for and what the last answer was.
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
