// The tasks that measure: each prints a benchmark, and `bench` records all figures that docs/performance.md shows.
import type { cdk8s } from 'projen';
import { PERFORMANCE } from './documentation';
import { NODE } from './programs';

export function addBenchmarks(project: cdk8s.ConstructLibraryCdk8s): void {
  const benchmark = (part: string, description: string) => project.addTask(`bench:${part}`, {
    description: `${description}; --record keeps the figures`,
    exec: `${NODE} test/bench/${part}.ts`,
    receiveArgs: true,
  });
  const benchmarks = [
    benchmark('load', 'Print what loading the library costs, and a start of the command'),
    benchmark('languages', 'Print what a program costs before it does anything, in each language (needs Python, Java with Maven, and Go)'),
    benchmark('synth', 'Print what the checks cost a synth'),
    benchmark('inventories', 'Print what machines that differ cost, beside ready-made objects in cdk8s and js-yaml'),
    benchmark('fleet', 'Print what FleetApp costs a fleet of machines beside cdk8s, Helm, Kustomize, Jsonnet and CUE (needs Go and Python)'),
    benchmark('validate', 'Print what validate takes for a fleet, by how its files are written (needs Python)'),
    benchmark('wait', 'Print how soon a wait ends, and what memory ten thousand machines take'),
    benchmark('apply', 'Print what apply --wait takes beside kubectl, in pairs on a plane of its own (needs Go)'),
  ];
  const bench = project.addTask('bench', { description: 'Take all figures of docs/performance.md anew: an hour of a machine that does nothing else (needs Go and Python)' });
  // The compiled code is what is loaded and started.
  bench.spawn(project.compileTask);
  benchmarks.forEach((task) => bench.spawn(task, { args: ['--record'] }));
  bench.exec(PERFORMANCE);
  project.addTask('bench:many-clusters', {
    description: 'Print what a Fleet of many clusters costs, the largest object of each engine, and which files one machine more changes (-- --machines 100 a cluster)',
    exec: `${NODE} test/bench/many-clusters.ts`,
    receiveArgs: true,
  });
}
