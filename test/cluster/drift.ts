// What the server made of an object: which of our fields it changed, and which it added.

/** The paths of all leaves of a value, without indices, with their values; `{}` and `[]` are leaves. */
function leaves(value: unknown, path: string = ''): [path: string, value: unknown][] {
  if (value === null || typeof value !== 'object' || Object.keys(value).length === 0) {
    return [[path, value]];
  }
  const step = (key: string) => Array.isArray(value) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`;
  return Object.entries(value).flatMap(([key, item]) => leaves(item, step(key)));
}

/** The fields that stand in a manifest and not, or not so, in the object that the server stored. */
export function changedFields(manifest: object, stored: object): string[] {
  const kept = new Map(leaves(stored));
  const parents = new Set([...kept.keys()].flatMap((path) => prefixes(path)));
  return leaves(manifest).filter(([path, value]) => kept.has(path)
    ? JSON.stringify(kept.get(path)) !== JSON.stringify(value)
    : !(isEmpty(value) && parents.has(path))).map(([path]) => path);
}

/** The fields of an object's spec that the server added, without the indices of lists. */
export function addedFields(manifest: any, stored: any): string[] {
  const own = new Set(leaves({ spec: manifest.spec }).flatMap(([path]) => [path, ...prefixes(path)]));
  return [...new Set(leaves({ spec: stored.spec }).map(([path]) => path).filter((path) => !own.has(path)).map((path) => path.replace(/\[\d+\]/g, '[]')))].sort();
}

/** An empty map or list that the server has put something into is still there. */
function isEmpty(value: unknown): boolean {
  return value !== null && typeof value === 'object';
}

function prefixes(path: string): string[] {
  return [...path.matchAll(/[.[]/g)].map(({ index }) => path.slice(0, index));
}
