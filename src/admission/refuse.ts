// How a rule refuses values and checks nested values. Paths are joined only when something is refused.
import { type AbsentObject, joinPath } from '../issues/issues';

/**
 * Reports one issue.
 *
 * @param path where the value is, relative to the part that the rule checks: `domain.devices.disks[0].name`
 * @param message the value, what is wrong with it and what to write instead: `"data" has no volume, write …`
 * @param absent the object that the value names, if the value is refused because the cluster does not have that object
 */
export type Refuse = (path: string, message: string, absent?: AbsentObject) => void;

/** A Refuse whose paths are relative to a field: below `key`, it reports `values` as `key.values`. */
export function refuseBelow(field: string, refuse: Refuse): Refuse {
  return (path, message, absent) => refuse(joinPath(field, path), message, absent);
}

type Check<Item> = (item: Partial<Item>, refuse: Refuse) => void;

/** Checks each item of a field's list. The list and its items may be missing. The Refuse passed to a check is valid for that item only. */
export function checkEach<Item>(field: string, items: readonly Item[] | undefined, refuse: Refuse, check: Check<Item>): void {
  const all = items ?? [];
  let place = 0;
  // All items share one function: there are many rules, and most of them refuse nothing in a list.
  const refuseIt: Refuse = (path, message, absent) => refuse(joinPath(`${field}[${place}]`, path), message, absent);
  for (; place < all.length; place += 1) {
    check(all[place] ?? {}, refuseIt);
  }
}
