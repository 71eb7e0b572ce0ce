// Finds duplicates in a list. This is not generator code: it becomes part of the validators.

/**
 * The indices of items that repeat an earlier one. Items are compared by the keys or, without keys, as a whole.
 * A missing key is a value like any other, as it is to the API server.
 */
export function duplicates(list: unknown[], keys: string[]): number[] {
  const seen = new Set<string>();
  return list.flatMap((item, index) => {
    const identity = canonical(keys.length > 0 ? keys.map((key) => (item as any)?.[key]) : item);
    const repeated = seen.has(identity);
    seen.add(identity);
    return repeated ? [index] : [];
  });
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner) => (isMap(inner) ? Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)) : inner)) ?? 'undefined';
}

function isMap(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
