// The kustomizations below a folder: the files that each includes, which of them no other one includes, and why one is not built.
import { realpathSync } from 'fs';
import { basename, isAbsolute, join, relative, resolve } from 'path';
import { CHARTS, type Fields, GENERATORS, notThere, pathAndKey, PATCHES, type PathKind, unknownField, unknownFieldFailure, withPaths } from './kustomization-fields';
import { readPlugins } from './plugins';
import { itemsAt } from '../../plain-data/fields';
import { groupBy, isMap, textOf } from '../../plain-data/plain-data';
import { fileText } from '../../yaml/file-text';
import { parseYaml } from '../../yaml/yaml';
import { filesBeside } from '../folders/folders-above';
import { isReallyIn, kindOfPath } from '../folders/repository-files';
import { areOfFlux, filesIn, KUSTOMIZATION_FILES } from '../manifests/built-folders';

/** A folder with a kustomization. Paths are absolute. */
export interface Kustomization {
  readonly folder: string;
  readonly file: string;
  /** Its fields. They are not those of its file if Flux or Argo CD adds some, or if it has no file. */
  readonly content: Fields;
  /** The fields of its plugins, all of which are texts here. */
  readonly plugins: Fields;
  /** The files and folders whose objects it includes. */
  readonly resources: readonly string[];
  /** The files with which it changes or generates objects, and the folders of such files. */
  readonly inputs: readonly string[];
  /** Those of the inputs that are patches. */
  readonly patches: readonly string[];
  /** The generators of ConfigMaps and Secrets from files. */
  readonly generators: readonly Generator[];
  /** Why kustomize does not build it from files alone. */
  readonly failure?: string;
  /** The first path that leads out of the repository, as it is written. */
  readonly foreign?: string;
  /** The files that are not in its folder. */
  readonly outside: readonly string[];
  readonly isComponent: boolean;
  /** Empty if there is none, and so is `nameSuffix`. */
  readonly namePrefix: string;
  readonly nameSuffix: string;
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

/** The kustomization in a folder, if it has one. */
export function kustomizationIn(folder: string): Kustomization | undefined {
  const files = filesIn(folder, KUSTOMIZATION_FILES).map((name) => join(folder, name));
  // Kustomize reads none that is a link to another folder.
  const [file, ...others] = files.filter((each) => isReallyIn(folder, each)).filter(filesBeside(folder));
  if (file === undefined) {
    return undefined;
  }
  const { documents, issues } = parseYaml(fileText(file));
  const value = documents[0]?.value;
  if (!isMap(value) || areOfFlux(documents)) {
    return undefined;
  }
  const read = kustomizationOf(folder, file, value);
  const failure = issues.length > 0 ? `${basename(file)} is not YAML (${issues[0].message})`
    : others.length > 0 ? `its folder has two kustomizations (${[file, ...others].map((each) => basename(each)).join(', ')})` : read.failure;
  return { ...read, failure };
}

/** The kustomization with some fields, which are in a file or would be. */
export function kustomizationOf(folder: string, file: string, value: Fields): Kustomization {
  const isKnown = filesBeside(folder);
  const plugins = readPlugins(value, folder, isKnown);
  const paths: { readonly path: string; readonly kind: PathKind }[] = [];
  withPaths({ ...value, ...plugins.texts }, (path, kind) => {
    paths.push({ path, kind });
    return path;
  });
  const listed = paths.filter(({ kind }) => kind !== 'text').map((each): ListedPath => ({ ...each, original: originalIn(folder, each.path) }));
  const groups = groupBy(listed, (each) => !exists(each) ? 'missing' : isKnown(each.original) ? each.kind : 'foreign');
  const resources = (groups.get('resource') ?? []).map(({ original }) => original);
  const inputs = [...(groups.get('file') ?? []).map(({ original }) => original), ...plugins.paths];
  const patches = PATCHES.flatMap((field) => itemsAt(value, field));
  const patchPaths = new Set(patches.map((item) => resolve(folder, textOf(isMap(item) ? item.path : item))));
  return {
    folder,
    file,
    content: value,
    plugins: plugins.texts,
    resources,
    generators: GENERATORS.flatMap(([field, kind]) => itemsAt(value, field).filter(isMap).map((item) => generatorIn(kind, item, folder))),
    inputs,
    patches: inputs.filter((path) => patchPaths.has(path)),
    failure: failureOf(value, (groups.get('missing') ?? []).map(({ path }) => path), plugins.failures),
    foreign: groups.get('foreign')?.[0].path,
    outside: [...resources, ...inputs].filter((path) => kindOfPath(path) === 'file' && !isReallyIn(folder, path)),
    isComponent: value.kind === 'Component',
    namePrefix: textOf(value.namePrefix),
    nameSuffix: textOf(value.nameSuffix),
  };
}

/** What kustomize fetches, even if a file or folder has this name. */
const REMOTE = { file: /^https?:/i, folder: /^(?:[a-z+]+:|[^/@]*@[^/:]*:)/i };

/** A path as a kustomization lists it, and the file or folder there. */
interface ListedPath {
  readonly path: string;
  readonly kind: PathKind;
  readonly original: string;
}

/** Whether kustomize takes a path for that of an existing file or folder. */
function exists({ path, original, kind }: ListedPath): boolean {
  const found = kindOfPath(original);
  return found !== undefined && !REMOTE[found].test(path) && (found === 'file' || (kind === 'resource' && !isAbsolute(path)));
}

/** The file or folder at a path in a kustomization. One of a folder behind a link is that folder: its paths start there. */
export function originalIn(folder: string, path: string): string {
  const original = resolve(folder, path);
  return kindOfPath(original) === 'folder' ? join(folder, relative(realpathSync.native(folder), realpathSync.native(original))) : original;
}

function failureOf(value: Fields, missing: readonly string[], plugins: readonly string[]): string | undefined {
  const field = unknownField(value);
  const [chart] = CHARTS.flatMap((each) => itemsAt(value, each).map((item) => textOf(item.name) || textOf(item.chartName)));
  return [
    ...field === undefined ? [] : [unknownFieldFailure(field)],
    ...missing.map(notThere),
    ...plugins,
    ...chart === undefined ? [] : [`it renders a Helm chart (${chart}), which kustomize does only with --enable-helm: ${PIPE}`],
  ][0];
}

export const PIPE = 'pipe its output to this command';

function generatorIn(kind: string, item: any, folder: string): Generator {
  const texts = itemsAt(item, 'files').filter((file): file is string => typeof file === 'string');
  const filesByKey = texts.map(pathAndKey).map(([path, key]): [string, string] => [key ?? basename(path), resolve(folder, path)]);
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
  const included = new Set(all.flatMap(({ resources, inputs }) => [...resources, ...inputs]));
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
    for (const folder of [...resources, ...inputs].filter((path) => !found.has(path) && kindOfPath(path) === 'folder')) {
      const other = kustomizationIn(folder);
      if (other !== undefined) {
        found.set(folder, other);
      }
    }
  }
  return [...found.values()];
}

/** All files that kustomizations use. */
export function filesUsedBy(kustomizations: readonly Kustomization[]): string[] {
  return kustomizations.flatMap(({ file, resources, inputs }) => [file, ...[...inputs, ...resources].filter((path) => kindOfPath(path) === 'file')]);
}
