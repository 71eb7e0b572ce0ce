// Whether the machines that are claimed of a node type are more than its maxCapacity.

/** A claim, by the name that its author knows, with the names of its machines. */
export interface CountedClaim {
  readonly claim: string;
  readonly machines: readonly string[];
}

/** What is wrong with a `maxCapacity`; undefined if the claims are for no more machines, or nothing limits them. */
export function capacityMistake(maxCapacity: number | undefined, claims: readonly CountedClaim[]): string | undefined {
  // Two vClusters may claim the same machines, which are rendered once.
  const claimed = new Set(claims.flatMap(({ machines }) => machines)).size;
  return maxCapacity === undefined || claimed <= maxCapacity ? undefined
    : `is ${maxCapacity}, and ${claimed} machines are claimed by ${claims.map(({ claim, machines }) => `${claim} (${machines.length})`).join(', ')}: raise it, or claim fewer`;
}
