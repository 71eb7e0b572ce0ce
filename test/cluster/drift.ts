// Compares a manifest with the stored object: which of its fields the server changed, and which it added.

/** The paths and values of all leaves of a value, without indices; `{}` and `[]` are leaves. */
function leaves(value: unknown, path: string = ''): [path: string, value: unknown][] {
  if (value === null || typeof value !== 'object' || Object.keys(value).length === 0) {
    return [[path, value]];
  }
  const step = (key: string) => Array.isArray(value) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`;
  return Object.entries(value).flatMap(([key, item]) => leaves(item, step(key)));
}

/** The manifest's fields that the stored object lacks or has with another value. */
export function changedFields(manifest: object, stored: object): string[] {
  const kept = new Map(leaves(stored));
  const parents = new Set([...kept.keys()].flatMap((path) => prefixes(path)));
  return leaves(encoded(manifest)).filter(([path, value]) => kept.has(path)
    ? JSON.stringify(kept.get(path)) !== JSON.stringify(value)
    : !(isEmpty(value) && parents.has(path))).map(([path]) => path);
}

/** The fields that the server added, without list indices and its own bookkeeping. */
export function addedFields(manifest: object, stored: object): string[] {
  const own = new Set(leaves(described(manifest)).flatMap(([path]) => [path, ...prefixes(path)]));
  return leaves(described(stored)).map(([path]) => path).filter((path) => !own.has(path)).map((path) => path.replace(/\[\d+\]/g, '[]'));
}

/** The part of an object that its author writes. */
function described({ metadata: { labels, annotations, finalizers }, spec }: any): object {
  return { metadata: { labels, annotations, finalizers }, spec };
}

/** A Secret as it is stored: `stringData` is write-only. */
function encoded({ stringData = {}, ...manifest }: any): object {
  const entries = Object.entries<string>(stringData).map(([key, text]) => [key, Buffer.from(text).toString('base64')]);
  return entries.length === 0 ? manifest : { ...manifest, data: { ...manifest.data, ...Object.fromEntries(entries) } };
}

/** An empty map or list still counts as present after the server has filled it. */
function isEmpty(value: unknown): boolean {
  return value !== null && typeof value === 'object';
}

function prefixes(path: string): string[] {
  return [...path.matchAll(/[.[]/g)].map(({ index }) => path.slice(0, index));
}
