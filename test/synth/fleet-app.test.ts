import { mkdtempSync, readdirSync } from 'fs';
import { tmpdir } from 'os';
import { join } from 'path';
import * as cdk8s from 'cdk8s';
import { ApiObject, App, AppProps, Chart } from 'cdk8s';
import { Construct } from 'constructs';
import * as fc from 'fast-check';
import { filesOf } from './files';
import { build, RandomProgram, randomPrograms } from './random-programs';
import { FleetApp } from '../../src';

/** How many random programs are tried; the variable SYNTH_PROGRAMS overrides it. */
const PROGRAMS = Number(process.env.SYNTH_PROGRAMS ?? 60);

const EXAMPLES = join(__dirname, '../../examples');
const examples = readdirSync(EXAMPLES, { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name);

type AppClass = new (props: AppProps) => App;

/** Everything observable about a program: its files, its YAML, the order of its charts before and after synth, or its error. */
function outcome(AnApp: AppClass, program: RandomProgram): unknown {
  try {
    const orders: string[][] = [];
    const files = filesOf((outdir) => {
      const app = new AnApp({ ...program.props, outdir });
      build(app, program);
      orders.push(pathsOf(app.charts));
      app.synth();
      orders.push(pathsOf(app.charts));
    });
    return { files, orders, text: textOf(AnApp, program) };
  } catch (error) {
    return mistake(error);
  }
}

function textOf(AnApp: AppClass, program: RandomProgram): string {
  const app = new AnApp(program.props);
  build(app, program);
  return app.synthYaml();
}

const pathsOf = (charts: readonly Chart[]) => charts.map(({ node }) => node.path);

/** The error without the constructs of a cycle, of which cdk8s omits some. */
const mistake = (error: unknown) => (error as Error).message.replace(/(?<=cycle detected: ).*/, '…');

const config = (scope: Construct, id: string) => new ApiObject(scope, id, { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: id } });

const configs = (scope: Construct, prefix: string, count: number) => Array.from({ length: count }, (_, number) => config(scope, `${prefix}-${number}`));

/** The names of the objects of a chart, in the order of its file. */
function order(add: (chart: Chart) => void): string[] {
  const app = new FleetApp();
  add(new Chart(app, 'chart'));
  return [...app.synthYaml().matchAll(/^ {2}name: (.*)$/gm)].map(([, name]) => name);
}

const numbered = (prefix: string, count: number) => Array.from({ length: count }, (_, number) => `${prefix}-${number}`);

test('any program has the same files, YAML, order of charts and errors as with App', () => {
  fc.assert(fc.property(randomPrograms, (program) => {
    expect(outcome(FleetApp, program)).toEqual(outcome(App, program));
  }), { numRuns: PROGRAMS });
});

test.each(examples)('the example %s has the same files as with App', (name) => {
  const synthesized = (app: AppClass) => filesOf((folder) => {
    process.env.CDK8S_OUTDIR = folder;
    jest.isolateModules(() => {
      jest.doMock('cdk8s', () => ({ ...cdk8s, App: app }));
      // eslint-disable-next-line @typescript-eslint/no-require-imports
      require(join(EXAMPLES, name, 'main.ts'));
    });
  });
  expect(synthesized(FleetApp)).toEqual(synthesized(App));
});

describe('FleetApp writes what App cannot:', () => {
  test('fifty layers of ten objects, each of which depends on all of the layer before', () => {
    const layers = Array.from({ length: 50 }, (_, layer) => `layer-${layer}`);
    expect(order((chart) => {
      let before: ApiObject[] = [];
      for (const layer of [...layers].reverse()) {
        const objects = configs(chart, layer, 10);
        before.forEach((object) => object.addDependency(...objects));
        before = objects;
      }
    })).toEqual(layers.flatMap((layer) => numbered(layer, 10)));
  });

  test('a group of 2,000 objects that depends on another', () => {
    expect(order((chart) => {
      const [later, sooner] = [new Construct(chart, 'later'), new Construct(chart, 'sooner')];
      configs(later, 'later', 2000);
      configs(sooner, 'sooner', 2000);
      later.node.addDependency(sooner);
    })).toEqual([...numbered('sooner', 2000), ...numbered('later', 2000)]);
  });

  test('a chain of 10,000 objects', () => {
    expect(order((chart) => {
      configs(chart, 'link', 10_000).reduce((link, next) => {
        link.addDependency(next);
        return next;
      });
    })).toEqual(numbered('link', 10_000).reverse());
  });

  test('a file of 200,000 objects', () => {
    const files = filesOf((outdir) => {
      const app = new FleetApp({ outdir });
      configs(new Chart(app, 'chart'), 'config', 200_000);
      app.synth();
    });
    const [[name, text], ...others] = Object.entries(files);
    expect({ name, others }).toEqual({ name: 'chart.k8s.yaml', others: [] });
    const expected = numbered('config', 200_000).map((config_) => `apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: ${config_}\n`).join('---\n');
    expect(text === expected).toBe(true);
  });
});

test('a cycle is reported from one construct to the next', () => {
  const app = new FleetApp();
  const chart = new Chart(app, 'chart');
  const [first, second, third] = configs(chart, 'config', 3);
  config(chart, 'before').addDependency(third);
  first.addDependency(second);
  second.addDependency(third);
  third.addDependency(first);
  expect(() => app.synthYaml()).toThrow(new Error('Dependency cycle detected: chart/config-2 => chart/config-0 => chart/config-1 => chart/config-2'));
});

test('an object that depends on itself is refused, while App silently drops it', () => {
  const [app, fleet] = [new App(), new FleetApp()].map((either) => {
    const object = config(new Chart(either, 'chart'), 'config');
    object.addDependency(object);
    return either;
  });
  expect(app.synthYaml()).toBe('');
  expect(() => fleet.synthYaml()).toThrow(new Error('Dependency cycle detected: chart/config => chart/config'));
});

test('each validation runs once, however many charts there are', () => {
  const app = new FleetApp({ outdir: mkdtempSync(join(tmpdir(), 'fleet-')) });
  const validate = jest.fn(() => []);
  numbered('chart', 20).forEach((id) => new Chart(app, id).node.addValidation({ validate }));
  app.synth();
  expect(validate).toHaveBeenCalledTimes(20);
});

test('synthYaml orders charts as App does if an object depends on a chart', () => {
  const program = (AnApp: AppClass) => {
    const app = new AnApp({});
    const [base, own, outer] = ['base', 'own', 'outer'].map((id) => new Chart(app, id));
    const [first, second] = configs(own, 'config', 2);
    const inner = new Chart(outer, 'inner');
    [base, inner, outer].forEach((chart) => config(chart, `of-${chart.node.id}`));
    second.addDependency(base);
    outer.node.addDependency(first);
    return [app.synthYaml(), app.charts.map(({ node }) => node.path)];
  };
  expect(program(FleetApp)).toEqual(program(App));
});

test('synthYaml contains objects that validations add, as with App', () => {
  const program = (AnApp: AppClass) => {
    const app = new AnApp({});
    const chart = new Chart(app, 'chart');
    const [first, second] = configs(chart, 'config', 2);
    chart.node.addValidation({
      validate: () => {
        if (chart.node.tryFindChild('added') === undefined) {
          first.addDependency(second, config(chart, 'added'), config(new Chart(app, 'other'), 'elsewhere'));
        }
        return [];
      },
    });
    return app.synthYaml();
  };
  expect(program(FleetApp)).toContain('name: elsewhere');
  expect(program(FleetApp)).toBe(program(App));
});
