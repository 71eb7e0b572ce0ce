// Renders a release of a Helm chart to one set of objects. A chart that renders nothing is reported.
import { writeFileSync } from 'fs';
import { join, relative } from 'path';
import { ChartFiles } from './chart-files';
import type { Release } from './releases';
import { templatesByName, templatesOf } from './templates';
import { issue, type Issue, IssueCollector } from '../../issues/issues';
import { KeyCache } from '../../plain-data/text-cache';
import { fileText } from '../../yaml/file-text';
import { parseYaml } from '../../yaml/yaml';
import { programPath } from '../command-line/program-path';
import { filesOfRepository } from '../folders/repository-files';
import { type Built, inTemporaryFolder, runBuild } from '../kustomizations/external-builder';
import { findPostRenderer } from '../kustomizations/kustomize';
import { secretsIn, withoutSecrets } from '../kustomizations/quoted-secrets';
import { filesIn } from '../manifests/built-folders';
import type { Document } from '../manifests/documents';
import { pluralize } from '../terminal/lines';

/** What is rendered, and the file of a chart that a document of it comes from. */
export interface Rendered {
  readonly text: string;
  readonly fileOf: (document: Document) => string | undefined;
}

/** Renders a release of a chart, or says why it has no objects. */
export type Helm = (chart: string, release: Release) => Promise<Rendered | { readonly failure: string }>;

/** The name of a release that has none. */
const RELEASE = 'release';

/** The name of the file with values that have none. */
const FILE = 'values.yaml';

/**
 * Renders by Helm, if it is on PATH.
 *
 * @param root the root of the repository
 */
export function findHelm(root: string): Helm {
  const program = programPath('helm');
  const postRender = findPostRenderer();
  // A chart may have many releases.
  const filesOf = new KeyCache((chart: string) => new ChartFiles(chart, filesOfRepository(root)));
  return async (chart, release) => {
    if (program === undefined) {
      return { failure: NO_HELM };
    }
    const files = filesOf.of(chart);
    const [foreign] = files.foreign;
    if (foreign !== undefined) {
      return { failure: `not rendered, since it has a link to a file that is not in the repository (${relative(chart, foreign)})` };
    }
    const as = release.by === undefined ? '' : ` as ${release.by} installs it`;
    const built = await files.build((folder) => (
      withValues(release, (values) => runBuild(program, ['template', ...files.hasOpenSchema ? ['--skip-schema-validation'] : [], ...values, '--', release.name ?? RELEASE, folder]))
    ));
    if ('failure' in built) {
      return { failure: `not rendered${as}, since helm fails: ${withoutSecrets(built.failure, secretValuesOf(chart, release))}` };
    }
    if (isEmpty(built.text)) {
      return { failure: `${RENDERS_NOTHING}${as || ' with its own values'}` };
    }
    const fileAt = templatesOf(chart, built.text);
    let rendered: Built = built;
    for (const fields of release.postRenderers ?? []) {
      rendered = 'failure' in rendered ? rendered : await postRender(rendered.text, fields);
    }
    return 'failure' in rendered ? { failure: `not rendered${as}, since its postRenderers cannot be run: ${rendered.failure}` }
      : { text: rendered.text, fileOf: rendered === built ? ({ lineAt }) => fileAt(lineAt('')) : templatesByName(chart, built.text) };
  };
}

/** Builds with options of helm for the values of a release. Those that are not in files are in one that is deleted again. */
function withValues({ namespace, files, text, options }: Release, build: (values: readonly string[]) => Promise<Built>): Promise<Built> {
  return inTemporaryFolder(async (folder) => {
    const inline = text === undefined ? [] : [join(folder, FILE)];
    inline.forEach((file) => writeFileSync(file, text!));
    const built = await build(['--include-crds', ...namespace === undefined ? [] : [`--namespace=${namespace}`], ...[...files, ...inline].map((file) => `--values=${file}`), ...options]);
    return 'failure' in built ? { failure: built.failure.replaceAll(join(folder, FILE), 'its values') } : built;
  });
}

/** The secret values of a release, which helm quotes if the schema of the chart, or a template, refuses them. */
function secretValuesOf(chart: string, { files, text = '', options }: Release): string[] {
  const texts = new IssueCollector().collectEach([...filesIn(chart, [FILE]).map((name) => join(chart, name)), ...files], (file) => fileText(file));
  const named = options.flatMap((option) => {
    // `--set=name.of.value=text`
    const [, name, ...value] = option.split('=');
    return secretsIn(value.join('=').replaceAll('\\,', ','), name.split('.').at(-1));
  });
  return [...named, ...[...texts, text].flatMap((each) => parseYaml(each).documents.flatMap(({ value }) => secretsIn(value)))];
}

/** A chart whose objects are not checked. */
export interface SkippedChart {
  readonly chart: string;
  readonly files: number;
  readonly why: string;
}

const NO_HELM = 'not rendered, since helm is not on PATH';
const RENDERS_NOTHING = 'renders nothing';

/** Whether all objects of a skipped chart are known, since there are none. */
export function rendersNothing({ why }: SkippedChart): boolean {
  return why.startsWith(RENDERS_NOTHING);
}

/** Whether a chart renders no objects. Helm also prints the comments of templates that contain nothing else. */
function isEmpty(rendered: string): boolean {
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
