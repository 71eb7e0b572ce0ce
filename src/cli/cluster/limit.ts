// Limits how many requests are sent, or programs run, at once: for single steps or for one step per item of a list.

/** The number of requests that are sent at once. */
const CONCURRENCY = 16;

/** Runs a step as soon as fewer than `concurrency` others are running, in the order of the calls. */
type Limiter = <Result>(step: () => Promise<Result>) => Promise<Result>;

export function limiter(concurrency = CONCURRENCY): Limiter {
  const queue: (() => void)[] = [];
  let running = 0;
  return async (step) => {
    if (running >= concurrency) {
      await new Promise<void>((resolve) => queue.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await step();
    } finally {
      // The next one takes over the slot.
      const next = queue.shift();
      running -= next === undefined ? 1 : 0;
      next?.();
    }
  };
}

/**
 * Runs a step for each item, in order and with limited concurrency, and returns the results. Unlike with a limiter, no promises wait for
 * their turn: for many items, they would take more memory than the items.
 *
 * @throws the error of the first step that fails; no further steps begin
 */
export async function mapLimited<Item, Result>(
  items: readonly Item[], step: (item: Item) => Promise<Result>, concurrency = CONCURRENCY,
): Promise<Result[]> {
  const results: Result[] = [];
  // Unlike the iterator of an array, a generator ends for all workers once the loop of one of them fails.
  const pending = (function* () { yield* items.entries(); })();
  const worker = async () => {
    for (const [index, item] of pending) {
      results[index] = await step(item);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return results;
}
