// Things that find each other by their names, such as a disk and its volume, or an interface and its network.
import { belowEach } from './below';
import { shownText } from './form';
import { meant } from '../nearest-name';
import type { Refuse } from './rule';
import { isPlaceholder } from '../rules';

/** What is found by its name. KubeVirt reads a missing name as an empty one. */
export interface Named {
  readonly name?: string;
}

/** What there has to be for each name. */
export interface Counterparts {
  readonly what: string;
  /** The list to write one that is missing in. */
  readonly where: string;
  /** Those that nothing else names yet. */
  readonly spare: readonly Named[];
}

/** Whether a name is among those of others, or may yet turn out to be. */
export function isAmong(name: string, others: readonly Named[] = []): boolean {
  return hasName(others, name) || isPlaceholder(name) || others.some((other) => isPlaceholder(other.name ?? ''));
}

/** Those whose name none of the others has. */
export function unmatched<Item extends Named>(items: readonly Item[], others: readonly Named[]): readonly Item[] {
  return items.filter(({ name = '' }) => !hasName(others, name));
}

/** Refuses a name that no counterpart has. */
export function refuseUnmatched(name: string, { what, where, spare }: Counterparts, refuse: Refuse): void {
  const names = spare.flatMap((each) => each.name ?? []);
  refuse('name', `${shownText(name)} has no ${what} of its name, write one under ${where}${names.length > 0 ? ` or name ${meant(name, names)}` : ''}`);
}

/** Refuses each name of a list that an earlier item has. */
export function refuseRepeated(field: string, items: readonly Named[] | undefined, refuse: Refuse): void {
  const before = new Set<string>();
  belowEach(field, items, refuse, ({ name = '' }, refuseIt) => {
    if (before.has(name)) {
      refuseIt('name', `${shownText(name)} is the name of an earlier one already, give each its own`);
    }
    before.add(name);
  });
}

function hasName(named: readonly Named[], name: string): boolean {
  return named.some((each) => (each.name ?? '') === name);
}
