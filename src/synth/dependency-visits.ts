// A walk through dependencies that meets each construct after all that it depends on. It recurses into nothing, so that chains
// may be of any length, and goes through a group once, however many depend on it.

/** The graph: constructs, and groups of them that constructs depend on. */
export interface Graph {
  isConstruct(vertex: number): boolean;
  before(vertex: number): readonly number[];
}

/** Says that constructs depend on each other: each on the next, and the last on the first. */
export class DependencyCycle extends Error {
  public constructor(public readonly constructs: readonly number[]) {
    super('constructs depend on each other');
  }
}

interface Visit {
  readonly vertex: number;
  readonly before: readonly number[];
  next: number;
  /** Whether a group holds the very construct that depends on it: then others have not been through it yet. */
  isPartial: boolean;
}

/** One walk, or several of which each goes on where the others have been. */
export class DependencyVisits {
  private readonly done = new Set<number>();
  private readonly open = new Set<number>();

  public constructor(private readonly graph: Graph) {}

  /**
   * What was not met yet of a construct and all that it depends on, itself last.
   *
   * @throws DependencyCycle where a construct depends on itself, by others or at once
   */
  public from(construct: number): number[] {
    const found: number[] = [];
    const visits = this.done.has(construct) ? [] : [this.enter(construct)];
    /** The constructs among the visits. */
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
        // An object in a group that it depends on does not depend on itself.
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
    return { vertex, before: this.graph.before(vertex), next: 0, isPartial: false };
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
