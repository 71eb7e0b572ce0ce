// How a rule refuses, and how it looks at what stands below its part: paths are put together only where something is refused.

/**
 * Notes one issue.
 *
 * @param path where the value is, below the part that the rule looks at: `domain.devices.disks[0].name`
 * @param message the value, what is wrong with it and what to write instead: `"data" has no volume, write …`
 */
export type Refuse = (path: string, message: string) => void;

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
