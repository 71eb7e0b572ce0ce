// The order in which an app's charts and their objects are written: cdk8s' order, in which each follows its dependencies.
import { ApiObject, type App, Chart } from 'cdk8s';
import type { IConstruct } from 'constructs';
import { ConstructTree } from './construct-tree';
import { type Declared, declaredIn, Dependencies } from './dependencies';
import { DependencyCycle, DependencyVisits } from './dependency-visits';

/** A property key that JavaScript orders first, by number. */
const LIST_INDEX = /^(?:0|[1-9]\d{0,8})$/;

const NOTHING: ReadonlySet<number> = new Set();

/** The order of an app at the time of its computation; it does not contain later changes. */
export class AppOrder {
  /** The order of synth. Like cdk8s, it also adds dependencies between charts for those between their constructs. */
  public static resolve(app: App): AppOrder {
    const tree = new ConstructTree(app);
    return new AppOrder(tree, resolveCharts(tree), declaredIn(tree));
  }

  /** The order by explicitly added dependencies only. */
  public static declared(app: App): AppOrder {
    return new AppOrder(new ConstructTree(app), false, new Map());
  }

  private readonly dependencies: Dependencies;

  private constructor(private readonly tree: ConstructTree, public readonly hasDependentCharts: boolean, private readonly inherited: Declared) {
    this.dependencies = new Dependencies(tree, inherited);
  }

  /** The order of an app, including constructs that were added since: objects inherit the dependencies of this order only. */
  public withAdditions(app: App): AppOrder {
    return new AppOrder(new ConstructTree(app), this.hasDependentCharts, this.inherited);
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

  /** A construct and all below it, in order. */
  private within(scope: number): number[] {
    const numbers = this.numbersWithin(scope);
    const dependedOn = this.dependencies.isEmpty ? NOTHING : this.dependencies.dependedOn(scope);
    if (dependedOn.size === 0) {
      return numbers;
    }
    const visits = new DependencyVisits({
      isConstruct: (vertex) => this.dependencies.isConstruct(vertex),
      predecessors: (vertex) => this.dependencies.predecessors(vertex, scope),
    });
    try {
      const order = numbers.filter((number) => !dependedOn.has(number)).flatMap((root) => visits.walk(root));
      // Constructs that were not reached from a root are in a cycle.
      dependedOn.forEach((number) => visits.walk(number));
      return order;
    } catch (error) {
      throw error instanceof DependencyCycle ? this.cycleError(error) : error;
    }
  }

  /** The error with the message of cdk8s. */
  private cycleError({ constructs }: DependencyCycle): Error {
    const paths = [...constructs, constructs[0]].map((number) => this.tree.constructs[number].node.path);
    return new Error(`Dependency cycle detected: ${paths.join(' => ')}`);
  }

  /** The start points of the walk, in the order of cdk8s, which keeps constructs in an object keyed by path. */
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

/** Adds dependencies of charts on the charts within them and on those that their constructs depend on. Returns whether there are any. */
function resolveCharts(tree: ConstructTree): boolean {
  let hasDependentCharts = false;
  const addDependency = (chart: IConstruct, other: IConstruct) => {
    chart.node.addDependency(other);
    tree.dependants.add(tree.numberOf(chart));
    hasDependentCharts = true;
  };
  tree.constructs.forEach((construct, number) => {
    if (tree.isChart(number) && tree.isChart(tree.parents[number])) {
      addDependency(tree.constructs[tree.parents[number]], construct);
    }
  });
  for (const source of [...tree.dependants].map((number) => tree.constructs[number])) {
    for (const target of source.node.dependencies) {
      const [chart, other] = [tree.chartOf(source), tree.chartOf(target)];
      if (chart !== other) {
        addDependency(chart, other);
      }
    }
  }
  return hasDependentCharts;
}
