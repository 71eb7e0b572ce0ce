// What a provider offers at a glance: of each node type, how many machines there are and may be, and what one costs.
import type { OfferedNodeType } from './offered-node-types';

/** A node type at a glance. */
export interface NodeTypeOverview {
  /** The node type's name. */
  readonly name: string;

  /** What people read instead of the name. */
  readonly displayName: string;

  /** The provider's name. */
  readonly provider: string;

  /**
   * How many machines may be claimed in all.
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
   * What a machine costs.
   *
   * @default - only the cluster knows, since an instance type says how large the machine is
   */
  readonly cost?: number;

  /** `Available`, or `Failed` where more machines are claimed than there may be. */
  readonly phase: string;
}

/**
 * The node types of a provider.
 *
 * @param claimedOf how many machines of a node type are claimed
 */
export function overviews(provider: string, nodeTypes: readonly OfferedNodeType[], claimedOf: (nodeType: string) => number): NodeTypeOverview[] {
  return nodeTypes.map(({ name, cost, props: { displayName = name, maxCapacity: total } }) => {
    const claimed = claimedOf(name);
    const limited = total === undefined ? { phase: 'Available' } : { total, available: Math.max(0, total - claimed), phase: claimed > total ? 'Failed' : 'Available' };
    return { name, displayName, provider, claimed, cost, ...limited };
  });
}
