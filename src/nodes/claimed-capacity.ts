// Checks whether more machines of a node type are claimed than its maxCapacity allows.

/** A claim: the name that its author knows, and the names of its machines. */
export interface CountedClaim {
  readonly claim: string;
  readonly machines: readonly string[];
}

/** The mistake in a `maxCapacity`. Undefined if the claims stay within it, or if nothing limits them. */
export function capacityMistake(maxCapacity: number | undefined, claims: readonly CountedClaim[]): string | undefined {
  // Two vClusters may claim the same machines, which are rendered once.
  const claimed = new Set(claims.flatMap(({ machines }) => machines)).size;
  return maxCapacity === undefined || claimed <= maxCapacity ? undefined
    : `is ${maxCapacity}, and ${claimed} machines are claimed by ${claims.map(({ claim, machines }) => `${claim} (${machines.length})`).join(', ')}: raise it, or claim fewer`;
}
