// The fields of a kustomization, and the paths in them. Kustomize also takes other spellings of a field, whose paths would not be known.
import { itemsAt } from '../../plain-data/fields';
import { isMap } from '../../plain-data/plain-data';
import { parseYaml } from '../../yaml/yaml';

/** The fields of files or folders with objects. */
export const RESOURCES = ['resources', 'bases', 'components'];

/** The fields with patches, each of which is a text or the path of a file, or has one. */
export const PATCHES = ['patches', 'patchesJson6902', 'patchesStrategicMerge'];

/** The one of them whose items may be texts. */
const TEXTS = 'patchesStrategicMerge';

/** The fields with plugins, each of which is a text, or the path of a file or folder. */
export const PLUGINS = ['generators', 'transformers', 'validators'];

/** The generators of ConfigMaps and Secrets, with the kinds of what they generate. */
export const GENERATORS = [['configMapGenerator', 'ConfigMap'], ['secretGenerator', 'Secret']] as const;

/** The fields of Helm charts. */
export const CHARTS = ['helmCharts', 'helmChartInflationGenerator'];

/** The fields of files with other content, each of which is a path or has one. */
const FILES = ['crds', 'configurations', 'replacements', 'openapi'];

/** All fields of a kustomization, with those of earlier versions. */
export const FIELDS = [
  'apiVersion', 'kind', 'metadata', ...RESOURCES, ...PATCHES, ...FILES, ...PLUGINS, ...GENERATORS.map(([field]) => field), ...CHARTS, 'namePrefix',
  'nameSuffix', 'namespace', 'commonLabels', 'labels', 'commonAnnotations', 'images', 'imageTags', 'replicas', 'vars', 'sortOptions', 'helmGlobals',
  'generatorOptions', 'buildMetadata', 'inventory',
];

/** The fields of items that may have paths, and of plugins. */
const PATH_FIELDS = ['path', 'paths', 'files', 'env', 'envs', 'replacements'];

/** The first field that is none of a kustomization, or another spelling of one with paths. */
export function unknownField(content: object): string | undefined {
  const fields = [...PATCHES, ...FILES, ...GENERATORS.map(([field]) => field)];
  const unknown = Object.keys(content).find((field) => !FIELDS.includes(field));
  return unknown ?? fields.flatMap((field) => itemsAt(content, field).flatMap((item) => otherSpelling(item) ?? []))[0];
}

export function unknownFieldFailure(field: string): string {
  return `it has a field ${JSON.stringify(field)}, which is none of a kustomization: write the field's own name`;
}

/** Why a kustomization with some path is not built. */
export function notThere(path: string): string {
  return `it uses files that are not in the repository and are not fetched (${path})`;
}

/** The first field that only differs from one with paths as kustomize compares them: by case, or by a letter that has another one as its capital. */
export function otherSpelling(value: unknown): string | undefined {
  return isMap(value) ? Object.keys(value).find((key) => !PATH_FIELDS.includes(key) && PATH_FIELDS.includes(key.normalize('NFKC').toLowerCase())) : undefined;
}

/** A kustomization's fields, or those of a plugin. */
export interface Fields { readonly [field: string]: any }

/** What is in the place of a path. Only a resource may be a folder, and a text is a patch itself. */
export type PathKind = 'resource' | 'file' | 'text';

export type ChangePath = (path: string, kind: PathKind) => string;

/** The fields of a kustomization, whose plugins are texts, with other paths. */
export function withPaths(content: Fields, change: ChangePath): Fields {
  const changeFile = (item: unknown) => typeof item === 'string' ? change(item, 'file') : item;
  const changes: ReadonlyArray<readonly [fields: readonly string[], change: (item: any) => unknown]> = [
    [RESOURCES, (item) => typeof item === 'string' ? change(item, 'resource') : item],
    [[...PATCHES, ...FILES].filter((field) => field !== TEXTS), (item) => isMap(item) ? withChanged(item, ['path'], changeFile) : changeFile(item)],
    [[TEXTS], (item) => changeText(item, change)],
    [GENERATORS.map(([field]) => field), (item) => withDataPaths(item, change)],
    [PLUGINS, (text) => inlineText(withPluginPaths(JSON.parse(text), change))],
  ];
  return changes.reduce((changed, [fields, each]) => withChanged(changed, fields, each), content);
}

function withPluginPaths(config: Fields, change: ChangePath): Fields {
  const changeFile = (item: unknown) => typeof item === 'string' ? change(item, 'file') : item;
  const changed = withChanged(withDataPaths(config, change), ['path'], changeFile);
  return withChanged(withChanged(changed, ['paths'], (item) => changeText(item, change)), ['replacements'], (item) => withChanged(item, ['path'], changeFile));
}

function withDataPaths(generator: unknown, change: ChangePath): any {
  const changeFile = (item: unknown) => typeof item === 'string' ? change(item, 'file') : item;
  return withChanged(withChanged(generator, ['env', 'envs'], changeFile), ['files'], (file) => {
    const [path, key] = typeof file === 'string' ? pathAndKey(file) : [file];
    return key === undefined ? changeFile(path) : `${key}=${changeFile(path)}`;
  });
}

/** A patch may be a text in the place of its path. */
function changeText(item: unknown, change: ChangePath): unknown {
  return typeof item === 'string' ? change(item, inlineObjects(item) === undefined ? 'file' : 'text') : item;
}

/** An object as a text without slashes: kustomize takes a text that is no object for a path or an address. */
export function inlineText(object: Fields): string {
  return JSON.stringify(object).replace(/\//g, '\\u002f');
}

/** The objects of a text; undefined if it is a path. */
export function inlineObjects(text: string): Fields[] | undefined {
  const { documents, issues } = parseYaml(text);
  const values = documents.map(({ value }) => value);
  return values.length > 0 && issues.length === 0 && values.every(isMap) ? values : undefined;
}

/** The path of a generator's file, and its key if it is before the path. */
export function pathAndKey(file: string): [path: string, key?: string] {
  const [, key, path] = KEY.exec(file) ?? [];
  return path === undefined ? [file] : [path, key];
}

const KEY = /^([^=]+)=([^=]+)$/;

/** A map in which some fields have other values, or lists other items. */
function withChanged(map: any, fields: readonly string[], change: (item: any) => unknown): any {
  const present = isMap(map) ? Object.entries(map).filter(([field]) => fields.includes(field)) : [];
  const changed = present.map(([field, value]) => [field, Array.isArray(value) ? value.map(change) : change(value)]);
  return present.length === 0 ? map : { ...map, ...Object.fromEntries(changed) };
}
