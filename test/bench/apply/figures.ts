// What is known of `apply --wait` beside kubectl's two commands: what each costs in a round, and what the rounds say together.
import { median } from '../median';

/** Seconds since a client's start, and what it and the cluster have spent until its end. */
export interface ApplyCost {
  /** Until every object was applied. */
  readonly applied: number;
  /** Until every machine was Ready, as the benchmark's own watch has seen it. */
  readonly lastReady: number;
  /** Until the client ended. */
  readonly ready: number;
  /** Requests that the API server has answered to anybody, by verb. */
  readonly requests: { readonly [verb: string]: number };
  /** In MiB, what the API server has answered, also to watches. */
  readonly sent: number;
  /** The most that were open beside those before. */
  readonly watches: number;
  /** Seconds of processors. */
  readonly processor: {
    /** Nothing where the benchmark itself is the client. */
    readonly client?: number;
    readonly apiServer: number;
    /** Everything else of the cluster: etcd, the controllers, the webhooks' servers, the stand-ins of nodes. */
    readonly others: number;
  };
}

/** The three that take turns: the last one only creates everything, and nobody but the benchmark looks on. */
export type Contender = 'kubectl' | 'own' | 'limit';

/** The limit is not taken in every round: nothing is compared with it in pairs. */
export type Round = { readonly [contender in Exclude<Contender, 'limit'>]: ApplyCost } & { readonly limit?: ApplyCost };

/** On a machine that does nothing else, and on one with a busy process for each core. */
export type Condition = 'idle' | 'loaded';
export const CONDITIONS: readonly Condition[] = ['idle', 'loaded'];

export type ApplyFigures = { readonly machines: number } & { readonly [condition in Condition]: readonly Round[] };

/** The middle of what a figure is in the rounds; nothing where it was not taken. */
export function middle(rounds: readonly Round[], contender: Contender, figure: (cost: ApplyCost) => number | undefined): number | undefined {
  return middleOf(rounds.flatMap((round) => round[contender] ?? []).flatMap((cost) => figure(cost) ?? []));
}

/** How many times as long kubectl takes as we do, in the middle pair; nothing where no pair was taken. */
export function timesAsFast(rounds: readonly Round[], figure: (cost: ApplyCost) => number): number | undefined {
  return middleOf(rounds.map(({ kubectl, own }) => figure(kubectl) / figure(own)));
}

function middleOf(values: readonly number[]): number | undefined {
  return values.length === 0 ? undefined : median(values);
}

export function requestsOf({ requests }: ApplyCost): number {
  return Object.values(requests).reduce((sum, count) => sum + count, 0);
}
