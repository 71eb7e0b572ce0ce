// Limits how many requests are sent at once, for single steps or for one step per item of a list.

/** The number of requests that are sent at once. */
const CONCURRENCY = 16;

/** Runs a step as soon as fewer than `most` others are running, in the order of the calls. */
export type Limiter = <Result>(step: () => Promise<Result>) => Promise<Result>;

export function limiter(most = CONCURRENCY): Limiter {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (step) => {
    if (running >= most) {
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await step();
    } finally {
      // The next one takes over the slot.
      const next = waiting.shift();
      running -= next === undefined ? 1 : 0;
      next?.();
    }
  };
}

/**
 * Runs a step for each item, in order and with limited concurrency, and returns the results. Unlike with a limiter, no promises wait for
 * their turn: for many items, they would take more memory than the items.
 */
export async function mapLimited<Item, Result>(items: readonly Item[], step: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  const left = items.entries();
  const takeSteps = async () => {
    for (const [index, item] of left) {
      results[index] = await step(item);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, takeSteps));
  return results;
}
