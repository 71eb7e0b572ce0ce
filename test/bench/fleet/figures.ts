// The figures of a fleet's contenders: the cost of each by number of machines, and what follows from it.

export interface Cost {
  /** In seconds. */
  readonly wall: number;
  /** In seconds of all CPUs. */
  readonly cpu: number;
  /** The peak memory of the process, in MiB. */
  readonly memory: number;
}

export interface ContenderFigures {
  readonly id: string;
  readonly name: string;
  /** The id of the contender that it is compared with. */
  readonly limit: string;
  readonly costs: readonly (Cost & { readonly machines: number })[];
}

export interface FleetFigures {
  readonly rounds: number;
  readonly contenders: readonly ContenderFigures[];
}

export function costOf({ contenders }: FleetFigures, id: string, machines: number): Cost | undefined {
  return contenders.find((contender) => contender.id === id)?.costs.find((cost) => cost.machines === machines);
}

/** The ratio of two contenders' costs. */
export function ratio(figures: FleetFigures, id: string, other: string, machines: number, field: keyof Cost = 'wall'): number | undefined {
  const [one, two] = [costOf(figures, id, machines), costOf(figures, other, machines)];
  return one && two && one[field] / two[field];
}

/** The exponent with which the time has grown since a tenth of the machines: 1 is linear. */
export function exponent(figures: FleetFigures, id: string, machines: number): number | undefined {
  const [fewer, all] = [costOf(figures, id, machines / 10), costOf(figures, id, machines)];
  return fewer && all && Math.log10(all.wall / fewer.wall);
}
