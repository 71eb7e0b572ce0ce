// The releases of Helm charts in the repository: their names, namespaces and values, from the Applications of Argo CD and the HelmReleases of
// Flux that install them.
import { existsSync, realpathSync } from 'fs';
import { join, resolve, sep } from 'path';
import { type AppliedFolders, namespaceAt } from './applied-folders';
import { NAMESPACE } from '../../issues/formats';
import { textOf } from '../../plain-data/plain-data';
import { fieldAt, itemsAt } from '../manifests/machines';

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

function releaseOf({ object: { kind, metadata, spec }, folder, cluster }: ReturnType<AppliedFolders['appliersOf']>[number], root: string): Release | undefined {
  const values = kind === 'HelmRelease' ? valuesOfFlux(spec) : isOfArgo(kind) ? valuesOfArgo(spec, folder, root) : undefined;
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

function valuesOfFlux(spec: any): Values {
  const unknown = ['valuesFrom', 'chart.spec.valuesFiles', 'chart.spec.valuesFile'].find((field) => itemsAt(spec, field).length > 0);
  return { files: [], text: textIn(spec?.values), options: [], unknown };
}

/** The values that an Application gives a chart. An address, and a file that is not in the repository, are not known. */
function valuesOfArgo(spec: any, folder: string, root: string): Values {
  const sources = ['source', 'sources'].flatMap((field) => itemsAt(spec, field));
  const isOfChart = ({ path }: any) => typeof path === 'string' && `${folder}${sep}`.endsWith(join(sep, path, sep));
  const helm = fieldAt(sources.find(isOfChart), 'helm');
  const files = itemsAt(helm, 'valueFiles').map(textOf).map((text) => {
    const [, path] = /^\$[^/]+(\/.*)$/.exec(text) ?? [text, text];
    return { text, path: path.startsWith('/') ? join(root, path) : resolve(folder, path) };
  });
  // A name that a generator fills in may be that of a file.
  const isOptional = (text: string) => fieldAt(helm, 'ignoreMissingValueFiles') === true && !text.includes('{{');
  const missing = files.filter(({ text, path }) => !isOptional(text) && !isWithin(path, root)).map(({ text }) => text);
  return {
    name: fieldAt(helm, 'releaseName'),
    files: files.map(({ path }) => path).filter((path) => isWithin(path, root)),
    text: textIn(fieldAt(helm, 'valuesObject') ?? fieldAt(helm, 'values')),
    options: itemsAt(helm, 'parameters').map(({ name, value, forceString }) => (
      `--set${forceString === true ? '-string' : ''}=${textOf(name)}=${escaped(textOf(value))}`
    )),
    unknown: [...missing, ...itemsAt(helm, 'fileParameters').length > 0 ? ['fileParameters'] : []][0],
  };
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

/** Whether a file exists in a folder. Helm would print parts of any other file of this machine. */
function isWithin(path: string, folder: string): boolean {
  return !SEPARATOR.test(path) && existsSync(path) && realpathSync(path).startsWith(join(realpathSync(folder), sep));
}
