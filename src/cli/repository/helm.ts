// Renders a Helm chart: what it makes of its templates with its own values is one set of objects. A chart of which nothing comes out is told.
import { join, resolve } from 'path';
import { type Built, runBuild } from './external-builder';
import type { LeftoverFinding } from './leftovers';
import { fileText } from '../../yaml/file-text';
import { programPath } from '../command-line/program-path';
import { pluralize } from '../terminal/lines';

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

/** A chart of which no object is judged. */
export interface SkippedChart {
  readonly chart: string;
  readonly files: number;
  /** Undefined where there is no Helm. */
  readonly why?: string;
}

/** Whether no object comes out of a chart; Helm also prints the comments of templates that have nothing else. */
export function isNothing(rendered: string): boolean {
  return rendered.split('\n').every((line) => /^\s*(?:---\s*)?(?:#|$)/.test(line));
}

export const RENDERS_NOTHING = 'renders nothing with its own values';

/** Whether a chart is only there for others, which take in its templates. */
export function isLibrary(chart: string): boolean {
  return /^type: *["']?library\b/m.test(fileText(join(chart, 'Chart.yaml')));
}

/** Skipped charts in a line each; in one line where there is no Helm. */
export function skippedChartLines(skipped: readonly SkippedChart[]): string[] {
  const without = skipped.filter(({ why }) => why === undefined);
  const files = without.reduce((total, chart) => total + chart.files, 0);
  return [
    ...without.length === 0 ? [] : [`${pluralize(without.length, 'Helm chart')} ${NO_HELM}: ${pluralize(files, 'file')} left out`],
    ...skipped.flatMap(({ chart, why }) => why === undefined ? [] : [`${chart}: ${why}${why === RENDERS_NOTHING ? `: ${WITH_YOURS}` : ''}`]),
  ];
}

const NO_HELM = 'not rendered, since there is no helm on PATH';
const WITH_YOURS = 'give validate what helm template makes of it with yours';

/** A skipped chart where none may be. */
export function skippedChartFinding({ chart, why = NO_HELM }: SkippedChart): LeftoverFinding {
  return { file: join(chart, 'Chart.yaml'), line: 1, message: `${why}: ${WITH_YOURS}, or leave out --strict` };
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
