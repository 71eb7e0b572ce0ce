// The order in which an app's charts and their objects are written: each after all that it depends on, as cdk8s has it.
import { ApiObject, type App, Chart } from 'cdk8s';
import type { IConstruct } from 'constructs';
import { ConstructTree } from './construct-tree';
import { Dependencies } from './dependencies';
import { DependencyCycle, DependencyVisits } from './dependency-visits';

/** A key that objects have first, in the order of numbers. */
const LIST_INDEX = /^(?:0|[1-9]\d{0,8})$/;

const NOTHING: ReadonlySet<number> = new Set();

/** An order that was found once; what changes in the app later is not in it. */
export class AppOrder {
  /** The order in which an app is synthesized. As in cdk8s, charts are told of the charts that they depend on by it. */
  public static resolved(app: App): AppOrder {
    const tree = new ConstructTree(app);
    return new AppOrder(tree, resolveCharts(tree), true);
  }

  /** The order by what constructs were told to depend on, and nothing else. */
  public static told(app: App): AppOrder {
    return new AppOrder(new ConstructTree(app), false, false);
  }

  private readonly dependencies: Dependencies;

  private constructor(private readonly tree: ConstructTree, public readonly hasDependentCharts: boolean, isInherited: boolean) {
    this.dependencies = new Dependencies(tree, isInherited);
  }

  /**
   * All charts.
   *
   * @throws when constructs depend on each other
   */
  public charts(): Chart[] {
    return this.within(0).filter((number) => this.tree.isChart(number)).map((number) => this.tree.constructs[number] as Chart);
  }

  /** The objects of a chart. */
  public objects(chart: Chart): ApiObject[] {
    const { constructs, charts } = this.tree;
    const number = this.tree.numberOf(chart);
    const objects: ApiObject[] = [];
    for (const below of this.within(number)) {
      if (charts[below] === number && this.tree.isObject(below)) {
        objects.push(constructs[below] as ApiObject);
      }
    }
    return objects;
  }

  /** What stands at or below a construct. */
  private within(scope: number): number[] {
    const numbers = this.numbersWithin(scope);
    const dependedOn = this.dependencies.isEmpty ? NOTHING : this.dependencies.dependedOn(scope);
    if (dependedOn.size === 0) {
      return numbers;
    }
    const visits = new DependencyVisits({
      isConstruct: (vertex) => this.dependencies.isConstruct(vertex),
      before: (vertex) => this.dependencies.before(vertex, scope),
    });
    try {
      const order = numbers.filter((number) => !dependedOn.has(number)).flatMap((root) => visits.from(root));
      // What nothing leads to stands in a cycle.
      dependedOn.forEach((number) => visits.from(number));
      return order;
    } catch (error) {
      throw error instanceof DependencyCycle ? this.cycleError(error) : error;
    }
  }

  /** In cdk8s' words. */
  private cycleError({ constructs }: DependencyCycle): Error {
    const paths = [...constructs, constructs[0]].map((number) => this.tree.constructs[number].node.path);
    return new Error(`Dependency cycle detected: ${paths.join(' => ')}`);
  }

  /** Where the walk begins next, in cdk8s' order, which has paths for keys. */
  private numbersWithin(scope: number): number[] {
    const { constructs, ends } = this.tree;
    const [indexed, others]: number[][] = [[], []];
    for (let number = scope; number < ends[scope]; number += 1) {
      const isIndex = this.tree.parents[number] === 0 && LIST_INDEX.test(constructs[number].node.id);
      (isIndex ? indexed : others).push(number);
    }
    return indexed.length === 0 ? others : [...indexed, ...others];
  }
}

/** Has charts depend on those that they hold, and on those that their constructs depend on; says whether any does. */
function resolveCharts(tree: ConstructTree): boolean {
  let hasDependentCharts = false;
  const depend = (chart: IConstruct, other: IConstruct) => {
    chart.node.addDependency(other);
    tree.dependants.add(tree.numberOf(chart));
    hasDependentCharts = true;
  };
  tree.constructs.forEach((construct, number) => {
    if (tree.isChart(number) && tree.isChart(tree.parents[number])) {
      depend(tree.constructs[tree.parents[number]], construct);
    }
  });
  for (const source of [...tree.dependants].map((number) => tree.constructs[number])) {
    for (const target of source.node.dependencies) {
      const [chart, other] = [tree.chartOf(source), tree.chartOf(target)];
      if (chart !== other) {
        depend(chart, other);
      }
    }
  }
  return hasDependentCharts;
}
