// An app's constructs, numbered as a walk from the root meets them: what stands below one is a range of numbers.
import { ApiObject, Chart } from 'cdk8s';
import type { IConstruct } from 'constructs';

/** There is none. */
export const NONE = -1;

/** The tree as it was when it was walked. */
export class ConstructTree {
  /** Every construct, parents before their children. */
  public readonly constructs: IConstruct[] = [];
  /** The number after the last construct below each. */
  public readonly ends: number[] = [];
  public readonly parents: number[] = [];
  /** The chart that each stands in, or is. */
  public readonly charts: number[] = [];
  /** Those that were told to depend on something. */
  public readonly dependants = new Set<number>();
  private readonly chartNumbers = new Map<IConstruct, number>();
  private numbers?: ReadonlyMap<IConstruct, number>;

  public constructor(root: IConstruct) {
    this.add(root, NONE);
  }

  /** The number of a construct, or NONE where it does not belong to the tree. */
  public numberOf(construct: IConstruct): number {
    const chart = this.chartNumbers.get(construct);
    if (chart !== undefined) {
      return chart;
    }
    // An app without dependencies asks for its charts only.
    this.numbers ??= new Map(this.constructs.map((each, number) => [each, number]));
    return this.numbers.get(construct) ?? NONE;
  }

  public isChart(number: number): boolean {
    return this.charts[number] === number;
  }

  public isObject(number: number): boolean {
    return ApiObject.isApiObject(this.constructs[number]);
  }

  /** The chart that a construct stands in; of this tree or of another. Throws what cdk8s throws where there is none. */
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
