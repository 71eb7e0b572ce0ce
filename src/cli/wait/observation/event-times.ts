// When and how often events happened, in the fields that their reporters set.

/** When an event last happened. */
export function lastOccurrence({ series, lastTimestamp, eventTime, metadata }: any): string {
  return series?.lastObservedTime ?? lastTimestamp ?? eventTime ?? metadata.creationTimestamp;
}

/** How long ago an event last happened when the server's time was `now`, in milliseconds; NaN if that is unknown. */
export function ageOf({ lastTimestamp }: any, { now = NaN }: { readonly now?: number }): number {
  return now * 1000 - Date.parse(lastTimestamp);
}

/** How often an event happened; undefined for once. */
export function occurrences({ series, count }: any): number | undefined {
  return series?.count ?? count;
}

/** Events in the order in which they last happened. Their times differ in their decimals, so they do not sort as text. */
export function oldestFirst(events: Iterable<any>): any[] {
  return [...events].sort((one, other) => Date.parse(one.lastTimestamp) - Date.parse(other.lastTimestamp));
}
