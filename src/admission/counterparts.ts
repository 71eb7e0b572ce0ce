// Things that find each other by their names, such as a disk and its volume, or an interface and its network.
import { belowEach, type Refuse } from './below';
import { shownText } from './form';
import { isPlaceholder } from '../issues/formats';
import { meant } from '../issues/nearest-name';

/** What is found by its name. KubeVirt reads a missing name as an empty one. */
export interface Named {
  readonly name?: string;
}

/** What there has to be for each name. */
export interface Counterparts {
  readonly what: string;
  /** The list to write one that is missing in. */
  readonly where: string;
  /** Those that nothing else names yet. They are looked for once, and only where a name has no counterpart. */
  readonly spare: () => readonly Named[];
}

/** Of more than so many, nobody looks for the one that was meant; to compare all names with all others takes too long. */
const MOST_OFFERED = 100;

/** Tells whether a name is among those of others, or may yet turn out to be. */
export function among(others: readonly Named[] = []): (name: string) => boolean {
  const names = namesOf(others);
  const isOpen = others.some((other) => isPlaceholder(other.name ?? ''));
  return (name) => isOpen || names.has(name) || isPlaceholder(name);
}

/** Items by their names: of several that have one name, the first. */
export function byName<Item extends Named>(items: readonly Item[] = []): ReadonlyMap<string | undefined, Item> {
  return new Map(items.map((item) => [item.name, item] as const).reverse());
}

/** Those whose name none of the others has. */
export function unmatched<Item extends Named>(items: readonly Item[], others: readonly Named[]): readonly Item[] {
  const names = namesOf(others);
  return items.filter(({ name = '' }) => !names.has(name));
}

/** Refuses names that no counterpart has. */
export function refusesUnmatched({ what, where, spare }: Counterparts): (name: string, refuse: Refuse) => void {
  let names: readonly string[] | undefined;
  return (name, refuse) => {
    names ??= spare().flatMap((each) => each.name ?? []);
    const choice = names.length === 0 || names.length > MOST_OFFERED ? '' : ` or name ${meant(name, names)}`;
    refuse('name', `${shownText(name)} has no ${what} of its name, write one under ${where}${choice}`);
  };
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

function namesOf(named: readonly Named[]): ReadonlySet<string> {
  return new Set(named.map(({ name }) => name ?? ''));
}
