// The fields of maps: their values as a manifest has them, and the paths that lead to them.
import { fieldPath } from '../issues/issues';

/** The value of a field. Null counts as undefined, and inherited properties, such as `constructor`, are not fields. */
export function fieldOf(map: { readonly [field: string]: any }, field: string): any {
  return Object.hasOwn(map, field) ? map[field] ?? undefined : undefined;
}

/** The path of a field: `spec.running`, or `metadata.labels[example.com/team]` if the name is not a word. */
export function pathTo(path: string, field: string): string {
  return /^[\w-]+$/.test(field) ? fieldPath(path, field) : `${path}[${field}]`;
}
