// Volume sources whose texts were checked when they were created, and what their user data was written from. Parsing the texts again
// would take most of the time of a machine.
import { copyOf, deepFreeze } from '../plain-data/plain-data';

/** What user data was written from. */
export interface WrittenConfig {
  /** A cloud-config as cloud-init reads it, with cloud-init's own keys. */
  readonly fields: { readonly [key: string]: any };
  /** Whether names and forms of all fields are right for certain. Those of a text that was given are not known to be. */
  readonly isTyped: boolean;
}

/** The checked sources, each with what its user data was written from, if that is all of it. */
const checked = new WeakMap<object, WrittenConfig | undefined>();

/**
 * Marks a source whose texts have no issues, and freezes it.
 *
 * @param written what the user data was written from; undefined where the text was given, or has further parts
 */
export function checkedSource<Source extends object>(source: Source, written?: WrittenConfig): Source {
  // What the user data was written from may still be changed by the program; the text stays.
  checked.set(deepFreeze(source), written && copyOf(written));
  return source;
}

/** Whether the texts of a source are known to have no issues. */
export function isChecked(source: object): boolean {
  return checked.has(source);
}

/** What the user data of a checked source was written from, if it is known. */
export function writtenConfig(source: object): WrittenConfig | undefined {
  return checked.get(source);
}
