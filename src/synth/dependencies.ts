// The dependency graph of an app. If a construct depends on another, each of its objects follows each object of the other. The graph
// has vertices for such groups of objects, so that the pairs are never listed one by one.
import type { IConstruct } from 'constructs';
import { type ConstructTree, NONE } from './construct-tree';

/** The explicitly added dependencies of constructs at a moment. */
export type Declared = ReadonlyMap<IConstruct, readonly IConstruct[]>;

/** The same in the numbers of a tree. */
type Numbered = ReadonlyMap<number, readonly number[]>;

/** The dependencies that the constructs of a tree have now. */
export function declaredIn({ constructs, dependants }: ConstructTree): Declared {
  return new Map([...dependants].map((number) => [constructs[number], constructs[number].node.dependencies]));
}

function numberDependencies(tree: ConstructTree, declared: Declared): Numbered {
  const all = [...declared].map(([construct, targets]): [number, number[]] => (
    [tree.numberOf(construct), targets.map((target) => tree.numberOf(target)).filter((target) => target !== NONE)]
  ));
  return new Map(all.filter(([number, targets]) => number !== NONE && targets.length > 0));
}

/**
 * A graph whose vertices are numbers. Numbers below `size` are the constructs of a tree. `size + X` stands for the dependencies that
 * the objects in X inherit from X and from its scopes within its chart. `2 * size + X` stands for the objects in X.
 */
export class Dependencies {
  private readonly size: number;
  /** The explicitly added dependencies of each construct. */
  private readonly declared: Numbered;
  /** Those that objects inherit. */
  private readonly inheritable: Numbered;
  /** The closest construct whose dependencies are inherited: the construct itself, or a scope of it within its chart. */
  private readonly inheritsFrom: number[] = [];

  /** @param inherited the dependencies of scopes that objects inherit */
  public constructor(private readonly tree: ConstructTree, inherited: Declared) {
    this.size = tree.constructs.length;
    const declared = declaredIn(tree);
    this.declared = numberDependencies(tree, declared);
    this.inheritable = numberDependencies(tree, inherited);
    for (let number = 0; number < this.size && !this.isEmpty; number += 1) {
      this.inheritsFrom.push(this.inheritable.has(number) ? number : this.inheritedFromParent(number));
    }
  }

  /** Whether there are no dependencies. */
  public get isEmpty(): boolean {
    return this.declared.size === 0;
  }

  /** Whether a vertex is a construct and not a group. */
  public isConstruct(vertex: number): boolean {
    return vertex < this.size;
  }

  /** The vertices at or below `scope` that come directly before a vertex, in cdk8s' order. */
  public predecessors(vertex: number, scope: number): readonly number[] {
    const { size, tree } = this;
    if (vertex >= 2 * size) {
      return [...tree.objectsBelow(vertex - 2 * size)];
    }
    const number = vertex % size;
    const inherited = this.within(scope, this.inheritable.get(number));
    if (vertex >= size) {
      const above = this.inheritedFromParent(number);
      return [...above === NONE ? [] : [size + above], ...inherited.map((target) => 2 * size + target)];
    }
    const inheritsFrom = tree.isObject(number) ? this.inheritsFrom[number] : NONE;
    const declared = this.within(scope, this.declared.get(number));
    // Dependencies that were added after the inheritance come after it.
    return inheritsFrom === NONE ? declared : [...inherited, size + inheritsFrom, ...declared];
  }

  /** The constructs at or below `scope` on which others there depend. */
  public dependedOn(scope: number): Set<number> {
    const found = new Set<number>();
    /** The only object that depends on each group, or NONE if there are several. */
    const dependants = new Map<number, number>();
    for (let number = scope; number < this.tree.ends[scope]; number += 1) {
      this.within(scope, this.declared.get(number)).forEach((target) => found.add(target));
      const inherited = this.within(scope, this.inheritable.get(number));
      if (inherited.length > 0) {
        const only = this.onlyObject(number);
        inherited.forEach((target) => this.findGroup(target, only, dependants, found));
      }
    }
    return found;
  }

  /** Adds the objects of a group to `found`, except its dependant if that is the only one. */
  private findGroup(group: number, dependant: number | undefined, dependants: Map<number, number>, found: Set<number>): void {
    const known = dependants.get(group);
    if (dependant === undefined || dependant === known || known === NONE) {
      return;
    }
    const only = known === undefined ? dependant : NONE;
    dependants.set(group, only);
    for (const object of this.tree.objectsBelow(group)) {
      if (object !== only) {
        found.add(object);
      }
    }
  }

  /** The only object in a construct, NONE if there are several, and undefined if there is none. */
  private onlyObject(number: number): number | undefined {
    let only: number | undefined;
    for (const object of this.tree.objectsBelow(number)) {
      if (only !== undefined) {
        return NONE;
      }
      only = object;
    }
    return only;
  }

  private inheritedFromParent(number: number): number {
    return this.tree.isChart(number) || number === 0 ? NONE : this.inheritsFrom[this.tree.parents[number]];
  }

  private within(scope: number, targets: readonly number[] = []): readonly number[] {
    return targets.filter((target) => target >= scope && target < this.tree.ends[scope]);
  }
}
