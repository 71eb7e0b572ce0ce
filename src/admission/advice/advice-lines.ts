// Advice in lines for people: what many objects are advised of, such as the machines of a fleet, is one line.
import { grouped } from '../../plain-data/plain-data';

/** How many others are named of those that have a piece of advice in common. */
const NAMED = 2;

/** Advice, and where it applies. */
export interface PlacedAdvice {
  readonly place: string;
  readonly message: string;
}

/** A line for each message, without what calls it a warning: its first place, and after it the others. */
export function adviceLines(advice: readonly PlacedAdvice[]): string[] {
  return [...grouped(advice, ({ message }) => message)].map(([message, [first, ...others]]) => (
    `${first.place}: ${message}${othersText(others.map(({ place }) => place))}`
  ));
}

function othersText(places: readonly string[]): string {
  const more = places.length - NAMED;
  if (places.length === 0) {
    return '';
  }
  // To name one more takes no more room than to count it.
  return ` (also ${more > 1 ? `${places.slice(0, NAMED).join(', ')} and ${more} more` : places.join(', ')})`;
}
