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
