// Limits how many steps run at once: of those that are asked for one by one, and of those that are taken for each item of a list.

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

/** Takes a step for each item, in their order, as many at once as there are requests. No call waits for its turn: of many items it would take more memory than they do. */
export async function forEach<Item>(items: Iterable<Item>, step: (item: Item) => Promise<void>): Promise<void> {
  const left = items[Symbol.iterator]();
  const takeSteps = async () => {
    for (let next = left.next(); next.done !== true; next = left.next()) {
      await step(next.value);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, takeSteps));
}
