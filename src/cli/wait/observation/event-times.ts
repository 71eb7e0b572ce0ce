// When events happened, which depends on who reported them.

/** When an event last happened, from the field that its reporter sets. */
export function lastOccurrence({ series, lastTimestamp, eventTime, metadata }: any): string {
  return series?.lastObservedTime ?? lastTimestamp ?? eventTime ?? metadata.creationTimestamp;
}

/** Events in the order in which they last happened. Their times differ in their decimals, so they do not sort as text. */
export function oldestFirst(events: Iterable<any>): any[] {
  return [...events].sort((one, other) => Date.parse(one.lastTimestamp) - Date.parse(other.lastTimestamp));
}
