// Files that are given by name, but are a part of what is built from a folder: patches and other inputs of kustomizations, and templates and values
// of charts.
import { basename, dirname, join, relative, resolve } from 'path';
import { IssueCollector } from '../../issues/issues';
import { KeyCache } from '../../plain-data/text-cache';
import { fileText } from '../../yaml/file-text';
import { foldersAbove, repositoryRoot } from '../folders/folders-above';
import { hasOnlyObjects } from '../folders/leftovers';
import { type Kustomization, kustomizationIn } from '../kustomizations/kustomizations';
import { filesIn } from '../manifests/built-folders';

/** What a file is a part of. */
interface Whole {
  readonly folder: string;
  /** What the file is, in messages. */
  readonly as: string;
}

/**
 * The folders that are built from files, by file: those of the nearest kustomization above it, or of the chart. What cannot be read is not a part of
 * anything.
 */
export function wholesOf(files: readonly string[]): ReadonlyMap<string, Whole> {
  const unreadable = new IssueCollector();
  const kustomizations = new KeyCache((folder: string) => unreadable.collectEach([folder], kustomizationIn).filter((each) => each !== undefined));
  return new Map(unreadable.collectEach(files, (file) => {
    const whole = wholeOf(resolve(file), kustomizations);
    return whole === undefined ? [] : [[file, { ...whole, folder: join(file, relative(resolve(file), whole.folder)) }] as const];
  }).flat());
}

function wholeOf(path: string, kustomizations: KeyCache<readonly Kustomization[]>): Whole | undefined {
  const above = foldersAbove(path, repositoryRoot(path)).flatMap((folder) => kustomizations.of(folder));
  const patched = above.find(({ patches }) => patches.includes(path));
  if (patched !== undefined) {
    return { folder: patched.folder, as: 'a patch of the kustomization' };
  }
  const user = above.find(({ inputs }) => inputs.includes(path));
  const template = chartOfTemplate(path);
  const folder = user?.folder ?? template ?? (isChart(dirname(path)) ? dirname(path) : undefined);
  const isItself = () => template === undefined ? hasOnlyObjects(path) : !fileText(path).includes('{{');
  const isPart = folder !== undefined && filesIn(dirname(path), [basename(path)]).length > 0 && !isItself();
  return isPart ? { folder, as: user === undefined ? 'a part of the chart' : 'an input of the kustomization' } : undefined;
}

/** The chart that renders a template. */
function chartOfTemplate(path: string): string | undefined {
  const templates = foldersAbove(path, repositoryRoot(path)).find((folder) => basename(folder) === 'templates' && isChart(dirname(folder)));
  return templates && outermostChart(dirname(templates));
}

function outermostChart(chart: string): string {
  const [charts, outer] = [dirname(chart), dirname(dirname(chart))];
  return basename(charts) === 'charts' && isChart(outer) ? outermostChart(outer) : chart;
}

function isChart(folder: string): boolean {
  return filesIn(folder, ['Chart.yaml']).length > 0;
}
