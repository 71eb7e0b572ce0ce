// How many steps are under way at once, whoever takes them.
import { CONCURRENCY } from './api-server';

/** Takes a step as soon as fewer than `most` others are under way, in the order of the calls. */
export type Limit = <Result>(step: () => Promise<Result>) => Promise<Result>;

export function limit(most = CONCURRENCY): Limit {
  const waiting: (() => void)[] = [];
  let underWay = 0;
  return async (step) => {
    if (underWay >= most) {
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      underWay += 1;
    }
    try {
      return await step();
    } finally {
      // Whoever waits takes over the place.
      const next = waiting.shift();
      underWay -= next === undefined ? 1 : 0;
      next?.();
    }
  };
}
