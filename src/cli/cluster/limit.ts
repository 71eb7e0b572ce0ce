// Limits how many steps run at once.

/** How many requests are sent at once. */
const CONCURRENCY = 16;

/** Runs a step as soon as fewer than `most` others run, in the order of the calls. */
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

/** Takes a step for each item, in their order, with as many at once as requests are. A call for each that then waits would take more memory than the item. */
export async function forEach<Item>(items: Iterable<Item>, step: (item: Item) => Promise<void>): Promise<void> {
  const left = items[Symbol.iterator]();
  const takeSteps = async () => {
    for (let next = left.next(); next.done !== true; next = left.next()) {
      await step(next.value);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, takeSteps));
}
