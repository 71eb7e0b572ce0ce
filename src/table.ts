// Tables that are looked up by names from data: such a name may be `constructor` or `__proto__`, which every other object has.

/** The rows, and nothing else. */
export function table<Rows extends object>(rows: Rows): Rows {
  return Object.assign(Object.create(null), rows);
}
