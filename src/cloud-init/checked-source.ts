// Volume sources whose user data and network data were checked when they were created, and the cloud-config behind the user data. Parsing
// the data again would take most of the time of a machine.
import { copyOf, deepFreeze } from '../plain-data/plain-data';

/** The cloud-config that user data was rendered from. */
export interface WrittenConfig {
  /** A cloud-config as cloud-init reads it, with cloud-init's own keys. */
  readonly fields: { readonly [key: string]: any };
  /** Whether the names and forms of all fields are known to be right. Those of user data that was given as a string are not. */
  readonly isTyped: boolean;
}

/** The checked sources, each with the cloud-config behind its user data, if that is all of it. */
const checked = new WeakMap<object, WrittenConfig | undefined>();

/**
 * Marks a source that has no issues, and freezes it.
 *
 * @param written the cloud-config behind the user data; undefined if the user data was given as a string, or has further parts
 */
export function checkedSource<Source extends object>(source: Source, written?: WrittenConfig): Source {
  // The program may still change its cloud-config; the rendered user data stays.
  checked.set(deepFreeze(source), written && copyOf(written));
  return source;
}

/** Whether a source is known to have no issues. */
export function isChecked(source: object): boolean {
  return checked.has(source);
}

/** The cloud-config behind the user data of a checked source, if it is known. */
export function writtenConfig(source: object): WrittenConfig | undefined {
  return checked.get(source);
}
