// Volume sources whose texts were checked when they were created. Parsing them again would take most of the time of a machine.
import { deepFreeze } from '../plain-data/plain-data';

const checked = new WeakSet<object>();

/** Marks a source whose texts have no issues, and freezes it. */
export function checkedSource<Source extends object>(source: Source): Source {
  checked.add(deepFreeze(source));
  return source;
}

/** Whether the texts of a source are known to have no issues. */
export function isChecked(source: object): boolean {
  return checked.has(source);
}
