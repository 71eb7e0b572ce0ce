// Renders a Helm chart with its own values to one set of objects. A chart that renders nothing is reported.
import { join, resolve } from 'path';
import { type Built, runBuild } from './external-builder';
import type { LeftoverFinding } from './leftovers';
import { fileText } from '../../yaml/file-text';
import { programPath } from '../command-line/program-path';
import { pluralize } from '../terminal/lines';

/** A program that renders charts. */
export type Helm = (chart: string) => Promise<Built>;

/** The name and the namespace of the release. */
const RELEASE = 'release';

/** Helm, if it is on PATH. */
export function findHelm(): Helm | undefined {
  const program = programPath('helm');
  // The path is absolute, since the name of a folder may look like an option, such as one that runs a program.
  return program === undefined ? undefined : (chart) => runBuild(program, ['template', RELEASE, resolve(chart), '--include-crds']);
}

/** A chart whose objects are not checked. */
export interface SkippedChart {
  readonly chart: string;
  readonly files: number;
  /** Undefined if Helm is not installed. */
  readonly why?: string;
}

/** Whether a chart renders no objects. Helm also prints the comments of templates that contain nothing else. */
export function rendersNothing(rendered: string): boolean {
  return rendered.split('\n').every((line) => /^\s*(?:---\s*)?(?:#|$)/.test(line));
}

export const RENDERS_NOTHING = 'renders nothing with its own values';

/** Whether a chart is a library, whose templates other charts include. */
export function isLibrary(chart: string): boolean {
  return /^type: *["']?library\b/m.test(fileText(join(chart, 'Chart.yaml')));
}

/** A line for each skipped chart, or one line for all if Helm is not installed. */
export function skippedChartLines(skipped: readonly SkippedChart[]): string[] {
  const without = skipped.filter(({ why }) => why === undefined);
  const files = without.reduce((total, chart) => total + chart.files, 0);
  return [
    ...without.length === 0 ? [] : [`${pluralize(without.length, 'Helm chart')} ${NO_HELM}: ${pluralize(files, 'file')} left out`],
    ...skipped.flatMap(({ chart, why }) => why === undefined ? [] : [`${chart}: ${why}${why === RENDERS_NOTHING ? `: ${WITH_OWN_VALUES}` : ''}`]),
  ];
}

const NO_HELM = 'not rendered, since helm is not on PATH';
const WITH_OWN_VALUES = 'give validate the output of helm template with your values';

/** The finding on a skipped chart with `--strict`. */
export function skippedChartFinding({ chart, why = NO_HELM }: SkippedChart): LeftoverFinding {
  return { file: join(chart, 'Chart.yaml'), line: 1, message: `${why}: ${WITH_OWN_VALUES}, or leave out --strict` };
}

/** The file of a chart for a line of output, from the comments that Helm writes before objects: `# Source: chart/templates/vm.yaml`. */
export function templatesOf(chart: string, text: string): (line: number) => string | undefined {
  const comments = text.split('\n').flatMap((line, index) => {
    const [, path] = /^# Source: [^/]+\/(.+)$/.exec(line) ?? [];
    return path === undefined ? [] : [{ line: index + 1, file: join(chart, path) }];
  });
  let latest = 0;
  return (line) => {
    // Lines are mostly looked up in order.
    latest = comments[latest] !== undefined && comments[latest].line <= line ? latest : 0;
    while (comments[latest + 1] !== undefined && comments[latest + 1].line <= line) {
      latest += 1;
    }
    return comments[latest]?.line <= line ? comments[latest].file : undefined;
  };
}
