// What depends on what in an app. A construct that depends on another means each of its objects after each of the other's:
// these pairs are told by groups, and never written out.
import { type ConstructTree, NONE } from './construct-tree';

/**
 * A graph whose vertices are numbers. Below `size` they are the constructs of a tree; `size + X` is what the objects in X
 * inherit, from X and from all that it stands in within its chart; `2 * size + X` are the objects in X.
 */
export class Dependencies {
  private readonly size: number;
  /** What each construct was told to depend on. */
  private readonly told = new Map<number, readonly number[]>();
  /** The closest construct that was told anything: itself, or one that it stands in within its chart. */
  private readonly heirTo: number[] = [];

  /** @param isInherited whether objects inherit what the constructs that they stand in were told */
  public constructor(private readonly tree: ConstructTree, isInherited: boolean) {
    this.size = tree.constructs.length;
    for (const dependant of tree.dependants) {
      const targets = tree.constructs[dependant].node.dependencies.map((target) => tree.numberOf(target)).filter((target) => target !== NONE);
      if (targets.length > 0) {
        this.told.set(dependant, targets);
      }
    }
    for (let number = 0; number < this.size && !this.isEmpty; number += 1) {
      this.heirTo.push(isInherited && this.told.has(number) ? number : this.heirToAbove(number));
    }
  }

  /** Whether nothing depends on anything. */
  public get isEmpty(): boolean {
    return this.told.size === 0;
  }

  /** Whether a vertex is one construct, and no group. */
  public isConstruct(vertex: number): boolean {
    return vertex < this.size;
  }

  /** What comes before a vertex, in cdk8s' order, of what stands at or below `scope`. */
  public before(vertex: number, scope: number): readonly number[] {
    const { size, tree } = this;
    if (vertex >= 2 * size) {
      return [...tree.objectsBelow(vertex - 2 * size)];
    }
    const number = vertex % size;
    const told = this.toldWithin(number, scope);
    if (vertex >= size) {
      const above = this.heirToAbove(number);
      return [...above === NONE ? [] : [size + above], ...told.map((target) => 2 * size + target)];
    }
    const heirTo = tree.isObject(number) ? this.heirTo[number] : NONE;
    return heirTo === NONE ? told : [...told, size + heirTo];
  }

  /** What something at or below `scope` depends on and stands there too. */
  public dependedOn(scope: number): Set<number> {
    const found = new Set<number>();
    /** The only object that each group comes before, or NONE where there are several. */
    const dependants = new Map<number, number>();
    for (let number = scope; number < this.tree.ends[scope]; number += 1) {
      const told = this.toldWithin(number, scope);
      told.forEach((target) => found.add(target));
      if (told.length > 0 && this.heirTo[number] === number) {
        told.forEach((target) => this.findGroup(target, this.onlyObject(number), dependants, found));
      }
    }
    return found;
  }

  /** Finds the objects of a group, but for a dependant that is one of them. */
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

  /** The only object in a construct, NONE where there are several, and undefined where there is none. */
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

  private heirToAbove(number: number): number {
    return this.tree.isChart(number) || number === 0 ? NONE : this.heirTo[this.tree.parents[number]];
  }

  private toldWithin(number: number, scope: number): readonly number[] {
    const told = this.told.get(number);
    return told === undefined ? [] : told.filter((target) => target >= scope && target < this.tree.ends[scope]);
  }
}
