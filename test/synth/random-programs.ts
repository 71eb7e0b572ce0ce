// Random cdk8s programs: charts in charts, constructs in constructs, and dependencies between any of them.
import { ApiObject, App, AppProps, Chart, JsonPatch, Lazy, YamlOutputType } from 'cdk8s';
import { Construct, DependencyGroup, IConstruct } from 'constructs';
import * as fc from 'fast-check';
import { randomStrings, randomValues } from './random-manifests';

/** A construct and its children. */
interface Branch {
  readonly kind: 'chart' | 'chart of its own way' | 'construct' | 'object' | 'object of its own way' | 'object that shares';
  readonly id: string;
  readonly value: any;
  readonly mistake: boolean;
  readonly isPatched: boolean;
  readonly below: readonly Branch[];
}

/** A dependency, by the indices of constructs in tree order, modulo their number. */
interface Dependency {
  readonly source: number;
  readonly targets: readonly number[];
  readonly isGroup: boolean;
}

export interface RandomProgram {
  readonly props: AppProps;
  readonly chartProps: { readonly namespace?: string; readonly labels?: { [name: string]: string }; readonly disableResourceNameHashes?: boolean };
  readonly branches: readonly Branch[];
  readonly dependencies: readonly Dependency[];
  /** Whether constructs depend only on those before them, so that objects have no cycles. */
  readonly isOrdered: boolean;
}

class OwnWayChart extends Chart {
  public toJson(): any[] {
    return [...super.toJson(), { kind: 'Extra', metadata: { name: this.node.id } }, undefined].reverse();
  }
}

class OwnWayObject extends ApiObject {
  public toJson(): any {
    return { ...super.toJson(), added: [null, 1] };
  }
}

class SharingObject extends ApiObject {
  public toJson(): any {
    const { metadata, ...rest } = super.toJson();
    return { kind: this.kind, metadata, again: metadata, rest };
  }
}

const ids = fc.oneof(
  { arbitrary: fc.constantFrom('a', 'b', 'c', 'web-1', 'Resource', 'Default', 'Ä ö', '__x__'), weight: 3 },
  { arbitrary: fc.nat({ max: 20 }).map(String), weight: 1 },
);

const branches = (kinds: readonly Branch['kind'][]) => fc.record({
  kind: fc.constantFrom(...kinds),
  value: randomValues,
  id: ids,
  mistake: fc.integer({ min: 0, max: 150 }).map((number) => number === 0),
  isPatched: fc.integer({ min: 0, max: 5 }).map((number) => number === 0),
});

const trees = (roots: ReturnType<typeof branches>, below: fc.Arbitrary<Branch>) => (
  fc.tuple(roots, fc.array(below, { maxLength: 5 })).map(([branch, branchesBelow]): Branch => ({ ...branch, below: branchesBelow }))
);

const randomBranches = fc.letrec<{ any: Branch }>((any) => ({
  any: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    branches(['object', 'object', 'object', 'object of its own way', 'object that shares']).map((branch): Branch => ({ ...branch, below: [] })),
    trees(branches(['construct', 'construct', 'construct', 'chart', 'object', 'chart of its own way']), any('any')),
  ),
})).any;

const places = fc.nat({ max: 60 });
const randomDependencies = fc.record({ source: places, targets: fc.array(places, { minLength: 1, maxLength: 3 }), isGroup: fc.boolean() });

export const randomPrograms: fc.Arbitrary<RandomProgram> = fc.record({
  props: fc.record({
    yamlOutputType: fc.constantFrom(
      YamlOutputType.FILE_PER_APP, YamlOutputType.FILE_PER_CHART, YamlOutputType.FILE_PER_RESOURCE, YamlOutputType.FOLDER_PER_CHART_FILE_PER_RESOURCE,
    ),
    outputFileExtension: fc.constantFrom('.yaml', '.k8s.yaml', ''),
    recordConstructMetadata: fc.boolean(),
  }, { requiredKeys: [] }),
  chartProps: fc.record({
    namespace: fc.constantFrom('default', '0777'),
    labels: fc.dictionary(fc.constantFrom('app', 'on'), randomStrings, { noNullPrototype: true }),
    disableResourceNameHashes: fc.boolean(),
  }, { requiredKeys: [] }),
  branches: fc.array(trees(branches(['chart', 'chart', 'chart', 'chart of its own way']), randomBranches), { maxLength: 5 }),
  dependencies: fc.array(randomDependencies, { maxLength: 8 }),
  isOrdered: fc.boolean(),
});

/** Builds the program in an app. */
export function build(app: App, program: RandomProgram): void {
  program.branches.forEach((branch) => grow(app, branch, program));
  const constructs = app.node.findAll().filter((construct) => construct !== app);
  program.dependencies.filter(() => constructs.length > 0).forEach(({ source, targets, isGroup }) => {
    const place = source % constructs.length;
    const others = targets.map((target) => constructs[program.isOrdered ? target % (place + 1) : target % constructs.length])
      .filter((other) => other !== constructs[place] && (!program.isOrdered || isApart(constructs[place], other)));
    constructs[place].node.addDependency(...isGroup ? [new DependencyGroup(...others)] : others);
  });
}

/** Whether neither construct contains the other. */
function isApart(one: IConstruct, other: IConstruct): boolean {
  return !one.node.scopes.includes(other) && !other.node.scopes.includes(one);
}

function grow(scope: Construct, branch: Branch, program: RandomProgram): void {
  if (scope.node.tryFindChild(branch.id)) {
    return;
  }
  const construct = construction(scope, branch, program);
  if (branch.mistake) {
    construct.node.addValidation({ validate: () => [`mistake of ${branch.id}`, 'another'] });
  }
  branch.below.forEach((below) => grow(construct, below, program));
}

function construction(scope: Construct, { kind, id, value, isPatched }: Branch, { chartProps }: RandomProgram): Construct {
  const props = {
    apiVersion: 'v1',
    kind: 'ConfigMap',
    metadata: { annotations: { note: JSON.stringify(value) } },
    spec: value,
    lazy: Lazy.any({ produce: () => [value] }),
    token: { resolve: () => value },
  };
  switch (kind) {
    case 'chart':
      return new Chart(scope, id, chartProps);
    case 'chart of its own way':
      return new OwnWayChart(scope, id, chartProps);
    case 'construct':
      return new Construct(scope, id);
    case 'object of its own way':
      return new OwnWayObject(scope, id, props);
    case 'object that shares':
      return new SharingObject(scope, id, props);
    default: {
      const object = new ApiObject(scope, id, props);
      if (isPatched) {
        object.addJsonPatch(JsonPatch.add('/spec', null), JsonPatch.add('/status', value ?? ''), JsonPatch.copy('/status', '/copy'));
      }
      return object;
    }
  }
}
