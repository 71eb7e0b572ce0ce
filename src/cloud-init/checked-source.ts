// The sources of volumes whose texts were checked when they were written: to read one again costs more than all else of a machine.
import { frozen } from '../plain-data/plain-data';

const checked = new WeakSet<object>();

/** A source with texts that nothing is wrong with, and that stay as they are. */
export function checkedSource<Source extends object>(source: Source): Source {
  checked.add(frozen(source));
  return source;
}

/** Whether nothing is wrong with the texts of a source, as far as that is known without reading them. */
export function isChecked(source: object): boolean {
  return checked.has(source);
}
