// A walk through dependencies that visits each construct after its dependencies. It does not recurse, so that chains may have any
// length, and it visits a group once, however many constructs depend on it.

/** The graph: constructs, and groups of them that constructs depend on. */
export interface Graph {
  isConstruct(vertex: number): boolean;
  predecessors(vertex: number): readonly number[];
}

/** Constructs that depend on each other: each on the next, and the last on the first. */
export class DependencyCycle extends Error {
  public constructor(public readonly constructs: readonly number[]) {
    super('constructs depend on each other');
  }
}

interface Visit {
  readonly vertex: number;
  readonly before: readonly number[];
  next: number;
  /** Whether a group was visited without the construct that depends on it and is in it: the group has to be visited again for others. */
  isPartial: boolean;
}

/** One or several walks, which share the set of visited vertices. */
export class DependencyVisits {
  private readonly done = new Set<number>();
  private readonly open = new Set<number>();

  public constructor(private readonly graph: Graph) {}

  /**
   * Returns a construct and all of its dependencies that were not visited yet, the construct last.
   *
   * @throws DependencyCycle when a construct depends on itself, directly or through others
   */
  public walk(construct: number): number[] {
    const found: number[] = [];
    const visits = this.done.has(construct) ? [] : [this.enter(construct)];
    /** The open visits of constructs. */
    const constructs = [construct];
    for (let visit = visits.at(-1); visit !== undefined; visit = visits.at(-1)) {
      const vertex = visit.before[visit.next];
      visit.next += 1;
      if (vertex === undefined) {
        visits.pop();
        if (this.graph.isConstruct(visit.vertex)) {
          constructs.pop();
          found.push(visit.vertex);
        }
        this.leave(visit, visits.at(-1));
      } else if (this.open.has(vertex)) {
        // An object that is in a group on which it depends does not depend on itself.
        if (this.graph.isConstruct(visit.vertex) || vertex !== constructs.at(-1)) {
          throw new DependencyCycle(constructs.slice(constructs.indexOf(vertex)));
        }
        visit.isPartial = true;
      } else if (!this.done.has(vertex)) {
        visits.push(this.enter(vertex));
        if (this.graph.isConstruct(vertex)) {
          constructs.push(vertex);
        }
      }
    }
    return found;
  }

  private enter(vertex: number): Visit {
    if (this.graph.isConstruct(vertex)) {
      this.open.add(vertex);
    }
    return { vertex, before: this.graph.predecessors(vertex), next: 0, isPartial: false };
  }

  private leave({ vertex, isPartial }: Visit, outer: Visit | undefined): void {
    this.open.delete(vertex);
    if (this.graph.isConstruct(vertex) || !isPartial) {
      this.done.add(vertex);
    } else if (outer) {
      outer.isPartial = true;
    }
  }
}
