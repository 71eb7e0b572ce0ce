// The figures of `apply --wait` and kubectl's two commands: what each costs in a round, and what the rounds show together.
import { median } from '../median';

/** Seconds since a client's start, and what it and the cluster have used by its end. */
export interface ApplyCost {
  /** Until every object was applied. */
  readonly applied: number;
  /** Until every machine was Ready, as seen by the benchmark's own watch. */
  readonly lastReady: number;
  /** Until the client ended. */
  readonly ready: number;
  /** Requests that the API server has answered, to any client, by verb. */
  readonly requests: { readonly [verb: string]: number };
  /** MiB that the API server has sent, including to watches. */
  readonly sent: number;
  /** The peak number of additional open watches. */
  readonly watches: number;
  /** CPU seconds. */
  readonly processor: {
    /** Undefined if the benchmark itself is the client. */
    readonly client?: number;
    readonly apiServer: number;
    /** The rest of the cluster: etcd, controllers, webhook servers and the stand-ins for nodes. */
    readonly others: number;
  };
}

/** The three contenders that alternate: the last one only creates everything, while the benchmark alone watches. */
export type Contender = 'kubectl' | 'own' | 'limit';

/** The limit is not measured in every round, since nothing is compared with it in pairs. */
export type Round = { readonly [contender in Exclude<Contender, 'limit'>]: ApplyCost } & { readonly limit?: ApplyCost };

/** On an otherwise idle machine, and on one with a busy process for each core. */
export type Condition = 'idle' | 'loaded';
export const CONDITIONS: readonly Condition[] = ['idle', 'loaded'];

export type ApplyFigures = { readonly machines: number } & { readonly [condition in Condition]: readonly Round[] };

/** The median of a figure over the rounds; undefined if it was not measured. */
export function middle(rounds: readonly Round[], contender: Contender, figure: (cost: ApplyCost) => number | undefined): number | undefined {
  return middleOf(rounds.flatMap((round) => round[contender] ?? []).flatMap((cost) => figure(cost) ?? []));
}

/** How many times as long kubectl takes, in the median pair; undefined if no pair was measured. */
export function timesAsFast(rounds: readonly Round[], figure: (cost: ApplyCost) => number): number | undefined {
  return middleOf(rounds.map(({ kubectl, own }) => figure(kubectl) / figure(own)));
}

function middleOf(values: readonly number[]): number | undefined {
  return values.length === 0 ? undefined : median(values);
}

export function requestsOf({ requests }: ApplyCost): number {
  return Object.values(requests).reduce((sum, count) => sum + count, 0);
}
