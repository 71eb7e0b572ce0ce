// The releases of Helm charts in the repository: their names, namespaces and values, from the Applications of Argo CD and the HelmReleases of
// Flux that install them.
import { existsSync } from 'fs';
import { join, resolve } from 'path';
import { NAMESPACE } from '../../issues/formats';
import { fieldAt, itemsAt } from '../../plain-data/fields';
import { omitEmpty, textOf } from '../../plain-data/plain-data';
import type { AppliedFolder, AppliedFolders } from '../engines/applied-folders';
import { namespaceAt } from '../engines/appliers';
import { patchesOfFlux } from '../engines/engine-changes';
import { foldersAbove } from '../folders/folders-above';
import { filesOfRepository } from '../folders/repository-files';

/** A chart as an object installs it, or as it is for itself. */
export interface Release {
  /** The kind and name of the object. */
  readonly by?: string;
  readonly cluster?: string;
  readonly name?: string;
  readonly namespace?: string;
  /** The files with values. */
  readonly files: readonly string[];
  /** More values, which take precedence. */
  readonly text?: string;
  /** Options of helm for single values, which take precedence over both. */
  readonly options: readonly string[];
  /** The fields of kustomizations that change what is rendered, one after the other. */
  readonly postRenderers?: readonly object[];
  /** The first field or file with values that are not known. */
  readonly unknown?: string;
}

/** A chart with nothing but its own values. */
const OWN_VALUES: Release = { files: [], options: [] };

/** The most releases of one chart that are rendered. More of them must not cost hours. */
const MAX_RELEASES = 100;

type Values = Omit<Release, 'by' | 'namespace'>;

/** The releases of the chart in a folder, by the objects that install it, or the chart by itself; and why others are not known. */
export function releasesOf(chart: string, applied: AppliedFolders): { readonly known: readonly Release[]; readonly unknown: readonly string[] } {
  const all = applied.appliersOf(chart).flatMap((each) => releaseOf(each, applied.root) ?? []);
  const known = all.filter(({ unknown }) => unknown === undefined);
  const unknown = all.filter((each) => each.unknown !== undefined)
    .map((each) => `not rendered as ${each.by} installs it, with values that are not known (${each.unknown})`);
  const more = known.length - MAX_RELEASES;
  return {
    known: known.length === 0 ? [OWN_VALUES] : known.slice(0, MAX_RELEASES),
    unknown: [...unknown, ...more > 0 ? [`not rendered as ${more} more objects install it`] : []],
  };
}

function releaseOf(applier: ReturnType<AppliedFolders['appliersOf']>[number], root: string): Release | undefined {
  const { object: { kind, metadata, spec }, cluster } = applier;
  const values = kind === 'HelmRelease' ? valuesOfFlux(applier, root) : isOfArgo(kind) ? valuesOfArgo(applier, root) : undefined;
  const [name, target] = [textOf(metadata?.name), namespaceAt(spec, 'targetNamespace')];
  const names = [values?.name, fieldAt(spec, 'releaseName'), target === undefined ? name : `${target}-${name}`];
  return values && {
    ...values,
    cluster,
    by: `${textOf(kind)}/${name}`,
    name: names.map(textOf).find((each) => NAMESPACE.matches(each)),
    namespace: target ?? namespaceAt(spec, 'destination.namespace') ?? (kind === 'HelmRelease' ? namespaceAt(metadata, 'namespace') : undefined),
  };
}

/** Whether it is an Application, or a template of some. */
function isOfArgo(kind: unknown): boolean {
  return kind === 'Application' || kind === 'ApplicationSet';
}

/** The values that a HelmRelease gives a chart. Its files take the place of the chart's own, which is not known unless it is one of them. */
function valuesOfFlux({ object: { spec }, folder, file }: AppliedFolder, root: string): Values {
  const fields = ['chart.spec.valuesFiles', 'chart.spec.valuesFile'];
  const files = fields.flatMap((field) => itemsAt(spec, field)).map(textOf).map((text) => ({ text, path: pathFromRoot(text, file, root) }));
  const own = join(folder, 'values.yaml');
  const isOwn = files.length > 0 && existsSync(own) && !files.some(({ path }) => path === own);
  const unknown = ['valuesFrom', ...isOwn ? fields : []].filter((field) => itemsAt(spec, field).length > 0);
  const { found, missing } = existing(files, root, () => fieldAt(spec, 'chart.spec.ignoreMissingValuesFiles') === true);
  return {
    files: found,
    text: textIn(spec?.values),
    options: [],
    postRenderers: itemsAt(spec, 'postRenderers').flatMap((each) => itemsAt(each, 'kustomize')).map((kustomize) => (
      omitEmpty({ images: fieldAt(kustomize, 'images'), ...patchesOfFlux(kustomize) })
    )),
    unknown: [...unknown, ...missing][0],
  };
}

/** The values that an Application gives a chart. An address, and a file that is not in the repository, are not known. */
function valuesOfArgo({ source, isFilledIn, folder, file }: AppliedFolder, root: string): Values {
  const helm = fieldAt(source, 'helm');
  const files = itemsAt(helm, 'valueFiles').map(textOf).map((text) => {
    const [, path] = /^\$[^/]+(\/.*)$/.exec(text) ?? [text, text];
    return { text, path: path.startsWith('/') ? pathFromRoot(path, file, root) : resolve(folder, path) };
  });
  // A name that a generator fills in may be that of a file.
  const { found, missing } = existing(files, root, (text) => fieldAt(helm, 'ignoreMissingValueFiles') === true && !text.includes('{{'));
  const unfilled = isFilledIn ? FILLED_IN.filter((field) => JSON.stringify(fieldAt(helm, field) ?? '').includes('{{')) : [];
  return {
    name: fieldAt(helm, 'releaseName'),
    files: found,
    text: textIn(fieldAt(helm, 'valuesObject') ?? fieldAt(helm, 'values')),
    options: itemsAt(helm, 'parameters').map(({ name, value, forceString }) => (
      `--set${forceString === true ? '-string' : ''}=${textOf(name)}=${escaped(textOf(value))}`
    )),
    unknown: [...missing, ...itemsAt(helm, 'fileParameters').length > 0 ? ['fileParameters'] : [], ...unfilled][0],
  };
}

/** The fields with values that a template fills in. */
const FILLED_IN = ['values', 'valuesObject', 'parameters'];

/** The path of a file from the root of the repository with an object. The root may contain several repositories. */
function pathFromRoot(path: string, file: string, root: string): string {
  const paths = foldersAbove(file, root).map((folder) => join(folder, path));
  return paths.filter((each) => isValuesFile(root, each)).at(-1) ?? join(root, path);
}

function existing(
  files: ReadonlyArray<{ readonly text: string; readonly path: string }>, root: string, isOptional: (text: string) => boolean,
): { readonly found: readonly string[]; readonly missing: readonly string[] } {
  const [found, others] = [true, false].map((wanted) => files.filter(({ path }) => isValuesFile(root, path) === wanted));
  return { found: found.map(({ path }) => path), missing: others.map(({ text }) => text).filter((text) => !isOptional(text)) };
}

/** Argo CD escapes these in the values of parameters. */
const UNESCAPED_COMMA = /(?<!\\),/g;

function escaped(value: string): string {
  // This is a list.
  return value.startsWith('{') && value.endsWith('}') ? value : value.replace(UNESCAPED_COMMA, '\\,');
}

function textIn(values: unknown): string | undefined {
  return values === undefined || values === null ? undefined : typeof values === 'string' ? values : JSON.stringify(values);
}

/** What separates or quotes the paths in an option of helm. */
const SEPARATOR = /[",\n]/;

/** Whether a file exists in the repository. Helm would print parts of any other file of this machine. */
function isValuesFile(root: string, path: string): boolean {
  return !SEPARATOR.test(path) && existsSync(path) && filesOfRepository(root)(path);
}
