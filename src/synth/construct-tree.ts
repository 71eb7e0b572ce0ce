// An app's constructs, numbered in depth-first order from the root: the constructs below one are a range of numbers.
import { ApiObject, Chart } from 'cdk8s';
import type { IConstruct } from 'constructs';

/** The number that stands for no construct. */
export const NONE = -1;

/** The tree at the time of its creation. */
export class ConstructTree {
  /** All constructs, parents before their children. */
  public readonly constructs: IConstruct[] = [];
  /** The number after the last construct below each. */
  public readonly ends: number[] = [];
  public readonly parents: number[] = [];
  /** The chart of each construct: itself, if it is a chart. */
  public readonly charts: number[] = [];
  /** The constructs with explicitly added dependencies. */
  public readonly dependants = new Set<number>();
  private readonly chartNumbers = new Map<IConstruct, number>();
  private numbers?: ReadonlyMap<IConstruct, number>;

  public constructor(root: IConstruct) {
    this.add(root, NONE);
  }

  /** The number of a construct, or NONE if it is not in the tree. */
  public numberOf(construct: IConstruct): number {
    const chart = this.chartNumbers.get(construct);
    if (chart !== undefined) {
      return chart;
    }
    // Built only when needed: an app without dependencies looks up charts only.
    this.numbers ??= new Map(this.constructs.map((each, number) => [each, number]));
    return this.numbers.get(construct) ?? NONE;
  }

  public isChart(number: number): boolean {
    return this.charts[number] === number;
  }

  public isObject(number: number): boolean {
    return ApiObject.isApiObject(this.constructs[number]);
  }

  /** The chart of a construct in this tree or another one. Throws the error of cdk8s if there is none. */
  public chartOf(construct: IConstruct): IConstruct {
    const chart = this.charts[this.numberOf(construct)] ?? NONE;
    return chart === NONE ? Chart.of(construct) : this.constructs[chart];
  }

  /** The objects at and below a construct that belong to its own chart. */
  public *objectsBelow(number: number): Iterable<number> {
    const end = this.ends[number];
    for (let below = number; below < end;) {
      if (this.charts[below] !== this.charts[number]) {
        below = this.ends[below];
        continue;
      }
      if (this.isObject(below)) {
        yield below;
      }
      below += 1;
    }
  }

  private add(construct: IConstruct, parent: number): void {
    const number = this.constructs.push(construct) - 1;
    if (construct.node.dependencies.length > 0) {
      this.dependants.add(number);
    }
    this.parents.push(parent);
    if (Chart.isChart(construct)) {
      this.chartNumbers.set(construct, number);
      this.charts.push(number);
    } else {
      this.charts.push(parent === NONE ? NONE : this.charts[parent]);
    }
    this.ends.push(number + 1);
    for (const child of construct.node.children) {
      this.add(child, number);
    }
    this.ends[number] = this.constructs.length;
  }
}
