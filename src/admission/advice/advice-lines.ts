// Formats advice as lines for people. Advice for many objects, such as the machines of a fleet, is one line.
import { groupBy } from '../../plain-data/plain-data';

/** How many further places a line names before it counts the rest. */
const NAMED = 2;

/** Advice, and where it applies. */
export interface PlacedAdvice {
  readonly place: string;
  readonly message: string;
}

/** A line for each message, without a "warning" prefix: the first place, the message, then the other places. */
export function adviceLines(advice: readonly PlacedAdvice[]): string[] {
  return [...groupBy(advice, ({ message }) => message)].map(([message, [first, ...others]]) => (
    `${first.place}: ${message}${othersText(others.map(({ place }) => place))}`
  ));
}

function othersText(places: readonly string[]): string {
  const more = places.length - NAMED;
  if (places.length === 0) {
    return '';
  }
  // Naming one more place takes no more room than counting it.
  return ` (also ${more > 1 ? `${places.slice(0, NAMED).join(', ')} and ${more} more` : places.join(', ')})`;
}
