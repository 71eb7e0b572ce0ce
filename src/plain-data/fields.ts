// Fields of plain data that no schema has checked: a value of any type may be at each step of a path.
import { isMap } from './plain-data';

/** The field at a path such as `spec.template`; the value itself for an empty path; undefined if a step of the path is not a map. */
export function fieldAt(value: any, path: string): any {
  return fieldBelow(value, splitPath(path));
}

/** The steps of a path. */
export function splitPath(path: string): readonly string[] {
  return path === '' ? [] : path.split('.');
}

/** The field below some steps; undefined if a step is not in a map. */
export function fieldBelow(value: any, steps: readonly string[]): any {
  let below = value;
  for (let index = 0; index < steps.length && below !== undefined; index += 1) {
    below = isMap(below) ? below[steps[index]] : undefined;
  }
  return below;
}

/** The items of the list at a path, or the single value at the path. */
export function itemsAt(value: unknown, path: string): any[] {
  const found = fieldAt(value, path);
  return (Array.isArray(found) ? found : [found]).filter((item) => item !== undefined && item !== null);
}
