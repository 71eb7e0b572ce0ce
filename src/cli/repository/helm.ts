// Renders a Helm chart: what it makes of its templates with its own values is one set of objects.
import { join, resolve } from 'path';
import { type Built, runBuild } from './external-builder';
import { programPath } from '../command-line/program-path';

/** A program that renders charts. */
export type Helm = (chart: string) => Promise<Built>;

/** The name of the release, and the namespace that it would be in. */
const RELEASE = 'release';

/** Helm, if it is on PATH. */
export function findHelm(): Helm | undefined {
  const program = programPath('helm');
  // A folder may be called as an option, such as one that names a program to run.
  return program === undefined ? undefined : (chart) => runBuild(program, ['template', RELEASE, resolve(chart), '--include-crds']);
}

/** The file of a chart that stands at a line, by the comments that Helm writes before objects: `# Source: chart/templates/vm.yaml`. */
export function templatesOf(chart: string, text: string): (line: number) => string | undefined {
  const comments = text.split('\n').flatMap((line, index) => {
    const [, path] = /^# Source: [^/]+\/(.+)$/.exec(line) ?? [];
    return path === undefined ? [] : [{ line: index + 1, file: join(chart, path) }];
  });
  let latest = 0;
  return (line) => {
    // Lines are asked for in their order, mostly.
    latest = comments[latest] !== undefined && comments[latest].line <= line ? latest : 0;
    while (comments[latest + 1] !== undefined && comments[latest + 1].line <= line) {
      latest += 1;
    }
    return comments[latest]?.line <= line ? comments[latest].file : undefined;
  };
}
