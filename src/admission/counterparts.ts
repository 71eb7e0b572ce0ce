// Items that are matched by name, such as a disk and its volume, or an interface and its network.
import { checkEach, type Refuse } from './refuse';
import { isPlaceholder, displayText } from '../issues/formats';
import { suggestNames } from '../issues/nearest-name';

/** An item with a name. KubeVirt reads a missing name as an empty one. */
export interface Named {
  readonly name?: string;
}

/** What each name must refer to. */
export interface Counterparts {
  readonly what: string;
  /** The list to add a missing one to. */
  readonly where: string;
}

/** With more names than this, no similar name is suggested: comparing each name with all others takes too long. */
const MAX_COMPARED_NAMES = 100;

/** Returns a function that checks whether a name is among the names of others, or may be once placeholders have values. */
export function nameMatcher(others: readonly Named[] = []): (name: string) => boolean {
  const names = namesOf(others);
  const isOpen = others.some((other) => isPlaceholder(other.name ?? ''));
  return (name) => isOpen || names.has(name) || isPlaceholder(name);
}

/** Items by name; the first one if several have the same name. */
export function indexByName<Item extends Named>(items: readonly Item[] = []): ReadonlyMap<string | undefined, Item> {
  return new Map(items.map((item) => [item.name, item] as const).reverse());
}

/** The items whose name none of the others has. */
export function findUnmatched<Item extends Named>(items: readonly Item[], others: readonly Named[]): readonly Item[] {
  const names = namesOf(others);
  return items.filter(({ name = '' }) => !names.has(name));
}

/**
 * Returns a function that refuses names without a counterpart.
 *
 * @param candidates returns the counterparts that nothing refers to yet; called only if a name has no counterpart
 */
export function makeRefuseUnmatched({ what, where }: Counterparts, candidates: () => readonly Named[]): (name: string, refuse: Refuse) => void {
  let names: readonly string[] | undefined;
  return (name, refuse) => {
    names ??= candidates().flatMap((each) => each.name ?? []);
    const choice = names.length === 0 || names.length > MAX_COMPARED_NAMES ? '' : ` or name ${suggestNames(name, names)}`;
    refuse('name', `${displayText(name)} has no ${what} with its name, write one under ${where}${choice}`);
  };
}

/** Refuses each name of a list that an earlier item already has. */
export function refuseRepeated(field: string, items: readonly Named[] | undefined, refuse: Refuse): void {
  const before = new Set<string>();
  checkEach(field, items, refuse, ({ name = '' }, refuseIt) => {
    if (before.has(name)) {
      refuseIt('name', `${displayText(name)} is already the name of an earlier one, give each its own`);
    }
    before.add(name);
  });
}

function namesOf(named: readonly Named[]): ReadonlySet<string> {
  return new Set(named.map(({ name }) => name ?? ''));
}
