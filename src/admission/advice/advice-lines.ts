// Advice in lines for people: what many objects are advised of, such as the machines of a fleet, is one line.

import { grouped } from '../../grouped';

/** How many places are named of those that have a piece of advice in common. */
const NAMED = 3;

/** Advice, and where it applies. */
export interface PlacedAdvice {
  readonly place: string;
  readonly message: string;
}

/** A line for each message, without what calls it a warning: `place: message`, with the first places of several. */
export function adviceLines(advice: readonly PlacedAdvice[]): string[] {
  return [...grouped(advice, ({ message }) => message)].map(([message, alike]) => `${placesText(alike.map(({ place }) => place))}: ${message}`);
}

function placesText(places: readonly string[]): string {
  const others = places.length - NAMED;
  // The last one takes no more room by its name.
  return others > 1 ? `${places.slice(0, NAMED).join(', ')} and ${others} others` : places.join(', ');
}
