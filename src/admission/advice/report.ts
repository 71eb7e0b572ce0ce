// Reports advice at synth, on standard error: each piece once, with all objects that it concerns.
import type { IConstruct } from 'constructs';
import { isSilenced } from './silence';
import { escapeHidden } from '../../issues/hidden-characters';
import { type Issue, issueText } from '../../issues/issues';
import { isFirstReport } from '../../issues/warn-once';
import { groupBy } from '../../plain-data/plain-data';

/** How many further places a line lists before it counts the rest. */
const MAX_FURTHER_PLACES = 2;

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
  const more = places.length - MAX_FURTHER_PLACES;
  if (places.length === 0) {
    return '';
  }
  // Listing one more place takes no more room than counting it.
  return ` (also ${more > 1 ? `${places.slice(0, MAX_FURTHER_PLACES).join(', ')} and ${more} more` : places.join(', ')})`;
}

/** The advice on a construct's object, which a cluster would admit. */
export interface ConstructAdvice {
  readonly construct: IConstruct;
  readonly advice: readonly Issue[];
}

/** Reports advice that is not silenced and was not reported before. */
export function reportAdvice(advised: readonly ConstructAdvice[]): void {
  const unreported = advised.flatMap(({ construct, advice }) => advice
    .filter(({ rule = '' }) => !isSilenced(construct, rule))
    .map((piece) => ({ construct, message: issueText(piece) }))
    .filter(({ message }) => isFirstReport(construct, message)));
  adviceLines(unreported.map(({ construct, message }) => ({ place: construct.node.path, message })))
    .forEach((line) => process.stderr.write(`warning: ${escapeHidden(line)}\n`));
}
