// The kustomizations below a folder: the files that each includes, which of them no other one includes, and what would have to be fetched.
import { existsSync, statSync } from 'fs';
import { basename, join, resolve } from 'path';
import { isMap, textOf } from '../../plain-data/plain-data';
import { fileText } from '../../yaml/file-text';
import { parseYaml } from '../../yaml/yaml';
import { areOfFlux, filesIn, KUSTOMIZATION_FILES } from '../manifests/built-folders';
import { itemsAt } from '../manifests/machines';

/** A folder with a kustomization. Paths are absolute. */
export interface Kustomization {
  readonly folder: string;
  readonly file: string;
  /** The files and folders whose objects it includes. */
  readonly resources: readonly string[];
  /** The files with which it changes or generates objects. */
  readonly inputs: readonly string[];
  /** Those of the inputs that are patches. */
  readonly patches: readonly string[];
  /** The generators of ConfigMaps and Secrets from files. */
  readonly generators: readonly Generator[];
  /** The resources that are not in the repository: addresses, and paths that do not exist. */
  readonly elsewhere: readonly string[];
  /** The generators, transformers and validators: each is a path, or the text of one. */
  readonly plugins: readonly string[];
  /** The first field with files that only differs by case from that of a kustomization: kustomize reads it all the same. */
  readonly misspelt?: string;
  /** The Helm charts that it renders. */
  readonly charts: readonly string[];
  readonly isComponent: boolean;
  /** Empty if there is none, and so is `nameSuffix`. */
  readonly namePrefix: string;
  readonly nameSuffix: string;
  /** Its fields, if they are not those of its file. */
  readonly content?: { readonly [field: string]: any };
  /** The object of Flux or Argo CD that adds fields, and the path of these in it. */
  readonly addedBy?: { readonly file: string; readonly object: any; readonly path: string };
}

/** A ConfigMap or Secret, before kustomize appends to its name. */
export interface Generator {
  readonly kind: string;
  readonly name: string;
  /** The files with its data, by their keys. */
  readonly files: ReadonlyMap<string, string>;
}

/** The fields of files or folders with objects. */
export const RESOURCES = ['resources', 'bases', 'components'];

/** The fields with patches, each of which is a text or the path of a file, or has one. */
export const PATCHES = ['patches', 'patchesJson6902', 'patchesStrategicMerge'];

/** The fields of files with other content, each of which is a path or has one. */
const PLUGINS = ['generators', 'transformers', 'validators'];
const FILES = ['crds', 'configurations', ...PLUGINS, 'replacements', 'openapi'];
const GENERATORS = [['configMapGenerator', 'ConfigMap'], ['secretGenerator', 'Secret']] as const;

const CHARTS = ['helmCharts', 'helmChartInflationGenerator'];

/** The fields with files other than objects and patches. */
export const OTHER_FIELDS = [...FILES, ...GENERATORS.map(([field]) => field), ...CHARTS];

/** The kustomization in a folder, if it has one. */
export function kustomizationIn(folder: string): Kustomization | undefined {
  const [name] = filesIn(folder, KUSTOMIZATION_FILES);
  return name === undefined ? undefined : read(folder, join(folder, name));
}

function read(folder: string, file: string): Kustomization | undefined {
  const value = contentOf(file);
  return value && kustomizationOf(folder, file, value);
}

/** The fields in the file of a kustomization. */
export function contentOf(file: string): { readonly [field: string]: any } | undefined {
  const { documents } = parseYaml(fileText(file));
  const value = documents[0]?.value;
  return isMap(value) && !areOfFlux(documents) ? value : undefined;
}

/** The kustomization with some fields, which are in a file or would be. */
export function kustomizationOf(folder: string, file: string, value: { readonly [field: string]: any }): Kustomization {
  const texts = (field: string) => textsAt(value, field).filter((item) => !item.includes('\n'));
  const resourcePaths = RESOURCES.flatMap(texts);
  const toPath = (item: string) => resolve(folder, item);
  const plugins = PLUGINS.flatMap((field) => textsAt(value, field));
  const filesOf = (field: string) => [...texts(field), ...itemsAt(value, field).map((item) => item.path)];
  const inputs = [
    ...[...PATCHES, ...FILES].flatMap(filesOf),
    ...GENERATORS.flatMap(([field]) => itemsAt(value, field).flatMap(dataPaths)),
    ...plugins.flatMap((text) => pluginPaths(text, toPath)),
  ].filter((item): item is string => typeof item === 'string' && !item.includes('\n'));
  return {
    folder,
    file,
    resources: resourcePaths.map(toPath).filter((path) => existsSync(path)),
    generators: GENERATORS.flatMap(([field, kind]) => itemsAt(value, field).filter(isMap).map((item) => generatorIn(kind, item, toPath))),
    inputs: inputs.map(toPath).filter((path) => existsSync(path)),
    patches: PATCHES.flatMap(filesOf).filter((item) => typeof item === 'string').map(toPath),
    elsewhere: [...resourcePaths, ...inputs].filter((item) => REMOTE.test(item) || !existsSync(toPath(item))),
    plugins,
    misspelt: misspeltField(value),
    charts: CHARTS.flatMap((field) => itemsAt(value, field).map((item) => textOf(item.name) || textOf(item.chartName))),
    isComponent: value.kind === 'Component',
    namePrefix: textOf(value.namePrefix),
    nameSuffix: textOf(value.nameSuffix),
  };
}

/** The paths of a generator's data. */
function dataPaths(generator: any): unknown[] {
  return [...textsAt(generator, 'files').map((each) => each.replace(KEY, '')), ...itemsAt(generator, 'envs'), generator.env];
}

/** The paths in a plugin that is a text, or the path of one. They start at the kustomization. */
function pluginPaths(plugin: string, toPath: (path: string) => string): unknown[] {
  const isFile = !plugin.includes('\n') && statSync(toPath(plugin), { throwIfNoEntry: false })?.isFile() === true;
  const { documents } = parseYaml(isFile ? fileText(toPath(plugin)) : plugin);
  return documents.map(({ value }) => value).filter(isMap).flatMap((config: any) => [
    ...dataPaths(config), config.path, ...itemsAt(config, 'paths'), ...itemsAt(config, 'replacements').map((item) => item.path),
  ]);
}

/** What kustomize fetches, even if a folder has this name. */
const REMOTE = /^(?:[a-z+]+:|[^/@]*@[^/:]*:)/i;

function misspeltField(value: { readonly [field: string]: any }): string | undefined {
  const items = (fields: readonly string[], names: readonly string[]) => fields.flatMap((field) => (
    itemsAt(value, field).flatMap((item) => isMap(item) ? otherSpelling(item, names) ?? [] : [])
  ));
  return [
    ...[otherSpelling(value, [...RESOURCES, ...PATCHES, ...OTHER_FIELDS]) ?? []].flat(),
    ...items([...PATCHES, ...FILES], ['path']),
    ...items(GENERATORS.map(([field]) => field), ['files', 'env', 'envs']),
  ][0];
}

function otherSpelling(map: object, names: readonly string[]): string | undefined {
  const inLowerCase = new Set(names.map((name) => name.toLowerCase()));
  return Object.keys(map).find((key) => inLowerCase.has(key.toLowerCase()) && !names.includes(key));
}

/** The fields of a kustomization, with other paths of the files and folders that it uses. */
export function withPaths(content: { readonly [field: string]: any }, change: (path: string) => string): object {
  const changeText = (item: unknown) => typeof item === 'string' && !item.includes('\n') ? change(item) : item;
  const changeItem = (item: any) => isMap(item) ? withChanged(item, ['path'], changeText) : changeText(item);
  const changeData = (item: any) => withChanged(withChanged(item, ['env', 'envs'], changeText), ['files'], (file) => (
    typeof file === 'string' ? [...KEY.exec(file)?.[0] ?? '', change(file.replace(KEY, ''))].join('') : file
  ));
  const changed = withChanged(withChanged(content, RESOURCES, changeText), [...PATCHES, ...FILES], changeItem);
  return withChanged(changed, GENERATORS.map(([field]) => field), changeData);
}

/** A map in which some fields have other values, or lists other items. */
function withChanged(map: any, fields: readonly string[], change: (item: any) => unknown): any {
  const present = isMap(map) ? Object.entries(map).filter(([field]) => fields.includes(field)) : [];
  const changed = present.map(([field, value]) => [field, Array.isArray(value) ? value.map(change) : change(value)]);
  return present.length === 0 ? map : { ...map, ...Object.fromEntries(changed) };
}

function textsAt(value: unknown, field: string): string[] {
  return itemsAt(value, field).filter((item) => typeof item === 'string');
}

/** A generator's file may be preceded by its key. */
const KEY = /^([^=/]*)=/;

function generatorIn(kind: string, item: any, toPath: (path: string) => string): Generator {
  const filesByKey = textsAt(item, 'files').map((file): [string, string] => [KEY.exec(file)?.[1] ?? basename(file), toPath(file.replace(KEY, ''))]);
  return { kind, name: textOf(item.name), files: new Map(filesByKey) };
}

/** The files that are only data of ConfigMaps and Secrets. */
export function dataFiles(kustomizations: readonly Kustomization[]): ReadonlySet<string> {
  const objects = new Set(kustomizations.flatMap(({ resources }) => resources));
  const data = kustomizations.flatMap(({ generators }) => generators.flatMap(({ files }) => [...files.values()]));
  return new Set(data.filter((file) => !objects.has(file)));
}

/**
 * The kustomizations that no other one includes, each followed by all that it includes. Each is a set of objects. Of a cycle it is the first
 * one, and the program that builds it reports the cycle.
 */
export function topmost(all: readonly Kustomization[]): Kustomization[][] {
  const included = new Set(all.flatMap(({ resources }) => resources));
  const built = all.filter(({ isComponent }) => !isComponent);
  const tops = built.filter(({ folder }) => !included.has(folder)).map(closure);
  const reached = new Set(tops.flat().map(({ folder }) => folder));
  for (const each of built.filter(({ folder }) => !reached.has(folder))) {
    const below = closure(each);
    if (!reached.has(each.folder) && below.some(({ resources }) => resources.includes(each.folder))) {
      tops.push(below);
      below.forEach(({ folder }) => reached.add(folder));
    }
  }
  return tops;
}

/** A kustomization and all that it includes, directly or not. They may be outside of the folder that it was found in. */
export function closure(top: Kustomization): Kustomization[] {
  const found = new Map([[top.folder, top]]);
  for (const { resources, inputs } of found.values()) {
    for (const folder of [...resources, ...inputs].filter((path) => !found.has(path) && isFolder(path))) {
      const other = kustomizationIn(folder);
      if (other !== undefined) {
        found.set(folder, other);
      }
    }
  }
  return [...found.values()];
}

function isFolder(path: string): boolean {
  return statSync(path).isDirectory();
}

/** All files that kustomizations use. */
export function filesUsedBy(kustomizations: readonly Kustomization[]): string[] {
  return kustomizations.flatMap(({ file, resources, inputs }) => [file, ...[...inputs, ...resources].filter((path) => !isFolder(path))]);
}
