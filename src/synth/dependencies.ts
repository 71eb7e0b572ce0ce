// The dependency graph of an app. If a construct depends on another, each of its objects follows each object of the other. The graph
// has vertices for such groups of objects, so that the pairs are never listed one by one.
import { type ConstructTree, NONE } from './construct-tree';

/**
 * A graph whose vertices are numbers. Numbers below `size` are the constructs of a tree. `size + X` stands for the dependencies that
 * the objects in X inherit from X and from its scopes within its chart. `2 * size + X` stands for the objects in X.
 */
export class Dependencies {
  private readonly size: number;
  /** The explicitly added dependencies of each construct. */
  private readonly declared = new Map<number, readonly number[]>();
  /** The closest construct with added dependencies: the construct itself, or a scope of it within its chart. */
  private readonly inheritsFrom: number[] = [];

  /** @param isInherited whether objects inherit the dependencies of their scopes */
  public constructor(private readonly tree: ConstructTree, isInherited: boolean) {
    this.size = tree.constructs.length;
    for (const dependant of tree.dependants) {
      const targets = tree.constructs[dependant].node.dependencies.map((target) => tree.numberOf(target)).filter((target) => target !== NONE);
      if (targets.length > 0) {
        this.declared.set(dependant, targets);
      }
    }
    for (let number = 0; number < this.size && !this.isEmpty; number += 1) {
      this.inheritsFrom.push(isInherited && this.declared.has(number) ? number : this.inheritedFromParent(number));
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
  public before(vertex: number, scope: number): readonly number[] {
    const { size, tree } = this;
    if (vertex >= 2 * size) {
      return [...tree.objectsBelow(vertex - 2 * size)];
    }
    const number = vertex % size;
    const declared = this.declaredWithin(number, scope);
    if (vertex >= size) {
      const above = this.inheritedFromParent(number);
      return [...above === NONE ? [] : [size + above], ...declared.map((target) => 2 * size + target)];
    }
    const inheritsFrom = tree.isObject(number) ? this.inheritsFrom[number] : NONE;
    return inheritsFrom === NONE ? declared : [...declared, size + inheritsFrom];
  }

  /** The constructs at or below `scope` on which others there depend. */
  public dependedOn(scope: number): Set<number> {
    const found = new Set<number>();
    /** The only object that depends on each group, or NONE if there are several. */
    const dependants = new Map<number, number>();
    for (let number = scope; number < this.tree.ends[scope]; number += 1) {
      const declared = this.declaredWithin(number, scope);
      declared.forEach((target) => found.add(target));
      if (declared.length > 0 && this.inheritsFrom[number] === number) {
        declared.forEach((target) => this.findGroup(target, this.onlyObject(number), dependants, found));
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

  private declaredWithin(number: number, scope: number): readonly number[] {
    const declared = this.declared.get(number);
    return declared === undefined ? [] : declared.filter((target) => target >= scope && target < this.tree.ends[scope]);
  }
}
