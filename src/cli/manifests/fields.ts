// Fields of objects that nobody has checked.
import { isMap } from '../../is-map';

/** The field at a path such as `spec.template`, the value itself at an empty one; nothing where a step of it is no map. */
export function fieldAt(value: any, path: string): any {
  return path === '' ? value : path.split('.').reduce((below, step) => isMap(below) ? below[step] : undefined, value);
}

/** What a list at a path holds, or the one value that stands there. */
export function itemsAt(value: unknown, path: string): any[] {
  const found = fieldAt(value, path);
  return (Array.isArray(found) ? found : [found]).filter((item) => item !== undefined && item !== null);
}
