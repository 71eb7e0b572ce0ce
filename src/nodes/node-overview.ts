// The overview of a provider: for each node type, the number of claimed machines, the maximum, and the cost of a machine.
import type { OfferedNodeType } from './offered-node-types';

/** The overview of a node type. */
export interface NodeTypeOverview {
  /** The node type's name. */
  readonly name: string;

  /** The human-readable name. */
  readonly displayName: string;

  /** The provider's name. */
  readonly provider: string;

  /**
   * The maximum number of machines that may be claimed.
   *
   * @default - any number
   */
  readonly total?: number;

  /**
   * How many more may be claimed.
   *
   * @default - any number
   */
  readonly available?: number;

  /** How many are claimed. */
  readonly claimed: number;

  /**
   * The cost of a machine.
   *
   * @default - unknown: an instance type in the cluster sets the size of the machine
   */
  readonly cost?: number;

  /** `Available`, or `Failed` if more machines are claimed than the maximum. */
  readonly phase: string;
}

/**
 * The overviews of a provider's node types.
 *
 * @param countClaimed returns how many machines of a node type are claimed
 */
export function nodeTypeOverviews(
  provider: string, nodeTypes: readonly OfferedNodeType[], countClaimed: (nodeType: string) => number,
): NodeTypeOverview[] {
  return nodeTypes.map(({ name, cost, props: { displayName = name, maxCapacity: total } }) => {
    const claimed = countClaimed(name);
    const available = total === undefined ? undefined : Math.max(0, total - claimed);
    const phase = total !== undefined && claimed > total ? 'Failed' : 'Available';
    return { name, displayName, provider, claimed, cost, total, available, phase };
  });
}
