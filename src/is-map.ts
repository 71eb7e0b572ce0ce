// What counts as a map among the values that YAML and programs give.

/** Whether a value has fields of its own: neither null nor a list. */
export function isMap(value: unknown): value is { [key: string]: any } {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}
