// Volume sources whose texts were checked when they were created, and what their user data was written from. Parsing the texts again
// would take most of the time of a machine.
import { copyOf, deepFreeze } from '../plain-data/plain-data';

/** A cloud-config as cloud-init reads it, with cloud-init's own keys. */
export type WrittenConfig = { readonly [key: string]: any };

/** The checked sources, each with the cloud-config that its user data was written from, if that is all of it. */
const checked = new WeakMap<object, WrittenConfig | undefined>();

/**
 * Marks a source whose texts have no issues, and freezes it.
 *
 * @param config the cloud-config that the user data was written from; undefined where the text was given, or has further parts
 */
export function checkedSource<Source extends object>(source: Source, config?: object): Source {
  // What the user data was written from may still be changed by the program; the text stays.
  checked.set(deepFreeze(source), config && copyOf(config));
  return source;
}

/** Whether the texts of a source are known to have no issues. */
export function isChecked(source: object): boolean {
  return checked.has(source);
}

/** The cloud-config that the user data of a checked source was written from, if it is known. */
export function writtenConfig(source: object): WrittenConfig | undefined {
  return checked.get(source);
}
