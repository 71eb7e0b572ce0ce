// How a rule looks at what stands below its part: paths are put together only where something is refused.
import type { Refuse } from './rule';

/** Refuses below a field: what is refused at `values` is refused at `key.values`. */
export function below(field: string, refuse: Refuse): Refuse {
  return (path, message) => refuse(joined(field, path), message);
}

type Check<Item> = (item: Partial<Item>, refuse: Refuse) => void;

/** Looks at each item of a field's list, which may be missing, as an item may be. What a check is to refuse by is good for its item alone. */
export function belowEach<Item>(field: string, items: readonly Item[] | undefined, refuse: Refuse, check: Check<Item>): void {
  const all = items ?? [];
  let place = 0;
  // One for all items: most of the many rules go through lists of which nothing is refused.
  const refuseIt: Refuse = (path, message) => refuse(joined(`${field}[${place}]`, path), message);
  for (; place < all.length; place += 1) {
    check(all[place] ?? {}, refuseIt);
  }
}

/** One path below another: both may be empty, and the second one may begin with an index. */
export function joined(parent: string, path: string): string {
  return parent === '' || path === '' ? parent + path : path.startsWith('[') ? `${parent}${path}` : `${parent}.${path}`;
}
