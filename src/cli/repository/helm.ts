// Renders a Helm chart with its own values to one set of objects. A chart that renders nothing is reported.
import { join, resolve } from 'path';
import { type Built, runBuild } from './external-builder';
import { issue, type Issue } from '../../issues/issues';
import { fileText } from '../../yaml/file-text';
import { programPath } from '../command-line/program-path';
import { pluralize } from '../terminal/lines';

/** Renders a chart, or says why it has no objects. */
export type Helm = (chart: string) => Promise<Built>;

/** The name and the namespace of the release. */
const RELEASE = 'release';

/** Renders by Helm, if it is on PATH. */
export function findHelm(): Helm {
  const program = programPath('helm');
  return async (chart) => {
    if (program === undefined) {
      return { failure: NO_HELM };
    }
    // The path is absolute, since the name of a folder may look like an option, such as one that runs a program.
    const built = await runBuild(program, ['template', RELEASE, resolve(chart), '--include-crds']);
    if ('failure' in built) {
      return { failure: `not rendered, since helm fails: ${built.failure}` };
    }
    return rendersNothing(built.text) ? { failure: RENDERS_NOTHING } : built;
  };
}

/** A chart whose objects are not checked. */
export interface SkippedChart {
  readonly chart: string;
  readonly files: number;
  readonly why: string;
}

const NO_HELM = 'not rendered, since helm is not on PATH';
export const RENDERS_NOTHING = 'renders nothing with its own values';

/** Whether a chart renders no objects. Helm also prints the comments of templates that contain nothing else. */
function rendersNothing(rendered: string): boolean {
  return rendered.split('\n').every((line) => /^\s*(?:---\s*)?(?:#|$)/.test(line));
}

/** Whether a chart is a library, whose templates other charts include. */
export function isLibrary(chart: string): boolean {
  return /^type: *["']?library\b/m.test(fileText(join(chart, 'Chart.yaml')));
}

/** A line for each skipped chart, or one line for all if Helm is not installed. */
export function skippedChartLines(skipped: readonly SkippedChart[]): string[] {
  const without = skipped.filter(({ why }) => why === NO_HELM);
  const files = without.reduce((total, chart) => total + chart.files, 0);
  return [
    ...without.length === 0 ? [] : [`${pluralize(without.length, 'Helm chart')} ${NO_HELM}: ${pluralize(files, 'file')} left out`],
    ...skipped.filter(({ why }) => why !== NO_HELM).map(({ chart, why }) => `${chart}: ${why}: ${INSTEAD}`),
  ];
}

const INSTEAD = 'give the output of helm template with your values';

/** The issue of a chart whose objects have to be known. */
export function skippedChartIssue({ chart, why }: SkippedChart): Issue {
  return { source: join(chart, 'Chart.yaml'), line: 1, ...issue('', `${why}: ${INSTEAD}`) };
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
