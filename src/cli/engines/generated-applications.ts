// The Applications that Argo CD makes from an ApplicationSet, as far as files show them: one for each element of a list, and for each folder or
// file that a generator finds in this repository. One stands for all of the clusters that a generator finds. Other generators make none here.
import { basename, dirname, join, relative, sep } from 'path';
import { fieldAt, itemsAt } from '../../plain-data/fields';
import { isMap, mapStrings, textOf } from '../../plain-data/plain-data';
import { KeyCache } from '../../plain-data/text-cache';
import { fileText, withFileErrors } from '../../yaml/file-text';
import { parseYaml } from '../../yaml/yaml';
import { foldersAbove } from '../folders/folders-above';
import { isLike } from '../folders/path-pattern';
import { filesBelow } from '../manifests/manifest-files';

/** The most pairs of a matrix. More of them are a mistake, which must not cost hours of computation. */
const MAX_PAIRS = 10_000;

/** The mark of parameters that have others which are not known, since they are those of any cluster. */
const ANY_CLUSTER = Symbol('any cluster');

/** What the placeholders of a template stand for: strings, in maps of maps. */
interface Parameters { readonly [name: string]: unknown; readonly [ANY_CLUSTER]?: true }

/** The files below a folder and the folders that they are in, by their paths from there. */
interface Tree {
  readonly files: readonly string[];
  readonly folders: readonly string[];
}

/** An object that may apply folders. */
interface Generated {
  readonly object: any;
  /** Whether it is a template of Applications that are not known. */
  readonly isTemplate?: boolean;
  /** Whether it stands for an Application of each cluster. */
  readonly isOfClusters?: boolean;
}

/** The generators whose parameters only a cluster or a server knows. */
const OF_CLUSTERS = ['clusters', 'clusterDecisionResource', 'plugin', 'scmProvider', 'pullRequest'];

export class GeneratedApplications {
  /** Each is listed once, since a repository may have hundreds of generators. */
  private readonly trees = new KeyCache(treeBelow);

  /** @param root the root of the repository */
  constructor(private readonly root: string) {}

  /** The Applications of an ApplicationSet in a file, or it with the spec of their template if they are not known; or any other object itself. */
  public of(object: any, file: string): Generated[] {
    if (fieldAt(object, 'kind') !== 'ApplicationSet') {
      return isMap(object) ? [{ object }] : [];
    }
    const { apiVersion, metadata, spec } = object;
    // A patch may change any field.
    const generators = !isMap(fieldAt(spec, 'template.spec')) || spec.templatePatch !== undefined ? [] : generatorsAt(spec, 'generators');
    const applications = generators.flatMap((each) => [...this.pairs(each, file), ...this.parameters(each, file)]).map((parameters): Generated => {
      const application = { apiVersion, kind: 'Application', ...filledIn(spec.template, parameters, fieldAt(metadata, 'name')) };
      // One that stands for many has the name of the set.
      const isOne = !textOf(fieldAt(application.metadata, 'name')).includes('{{');
      return { object: isOne ? application : { ...application, kind: 'ApplicationSet', metadata }, isOfClusters: parameters[ANY_CLUSTER] };
    });
    return applications.length > 0 ? applications
      : [{ object: { apiVersion, kind: 'ApplicationSet', metadata, spec: fieldAt(spec, 'template.spec') }, isTemplate: true }];
  }

  /** The folders that a path of a file's object may mean. Placeholders stand for parts of names, but not for all names. */
  public foldersLike(path: string, file: string): string[] {
    const pattern = path.replace(/^(?:\.?\/)+|\/$/g, '').replace(PLACEHOLDER, '*');
    const tops = /^[*/]*$/.test(pattern) ? [] : foldersAbove(file, this.root).reverse();
    return tops.map((top) => chosen(this.trees.of(top).folders, [{ path: pattern }], isLikeFolder).map((folder) => join(top, folder)))
      .find((found) => found.length > 0) ?? [];
  }

  private pairs(generator: unknown, file: string): Parameters[] {
    const [some = [], others = []] = generatorsAt(generator, 'matrix.generators').map((each) => this.parameters(each, file));
    return some.length * others.length > MAX_PAIRS ? [] : some.flatMap((one) => others.map((other) => ({ ...one, ...other })));
  }

  private parameters({ list, git, ...others }: any, file: string): Parameters[] {
    const isOfClusters = OF_CLUSTERS.some((each) => others[each] !== undefined);
    return [...itemsAt(list, 'elements').filter(isMap), ...isMap(git) ? this.inGit(git, file) : [], ...isOfClusters ? [{ [ANY_CLUSTER]: true } as const] : []];
  }

  /** The parameters of folders and files below the root, or else below a folder further down: the root may contain several repositories. */
  private inGit(git: object, file: string): Parameters[] {
    for (const top of foldersAbove(file, this.root).reverse()) {
      const { files, folders } = this.trees.of(top);
      const found = [
        ...chosen(folders, itemsAt(git, 'directories'), isLikeFolder).map(inFolder),
        ...chosen(files, itemsAt(git, 'files'), isLike).flatMap((path) => mapsIn(join(top, path)).map((map) => ({ ...map, ...inFolder(dirname(path)) }))),
      ];
      if (found.length > 0) {
        return found;
      }
    }
    return [];
  }
}

function treeBelow(top: string): Tree {
  const below = withFileErrors(top, () => filesBelow(top, (_, entry) => entry.isFile()));
  const files = below.map((path) => relative(top, path).split(sep).join('/'));
  const folders = [...new Set(files.flatMap((path) => [...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index))))];
  return { files, folders };
}

/** The generators at a path, without those that change the template. */
function generatorsAt(value: unknown, path: string): any[] {
  return itemsAt(value, path).filter((generator) => Object.values(generator).every((each) => fieldAt(each, 'template') === undefined));
}

/** The paths that generators include and do not exclude. */
function chosen(paths: readonly string[], items: readonly any[], matches: typeof isLike): string[] {
  const isIn = (path: string, excluded: boolean) => items.some((each) => (each.exclude === true) === excluded && matches(path, textOf(each.path)));
  return paths.filter((path) => isIn(path, false) && !isIn(path, true));
}

/** Whether a folder is like a pattern, whose stars are within names. */
function isLikeFolder(path: string, pattern: string): boolean {
  return isLike(path, pattern) && path.split('/').length === pattern.split('/').length;
}

function inFolder(path: string): Parameters {
  return { path: { path, basename: basename(path) } };
}

/** The map in a file, or the maps of its list. */
function mapsIn(file: string): object[] {
  return [parseYaml(fileText(file)).documents[0]?.value].flat().filter(isMap);
}

const PLACEHOLDER = /\{\{([^{}]*)\}\}/g;

/** A template with the parameters that are known by name. A destination that is not known is one of its own, whatever else changes in the template. */
function filledIn(template: object, parameters: Parameters, setName: unknown): any {
  const { metadata, spec } = mapStrings(template, (text) => text.replace(PLACEHOLDER, (found, inner: string) => {
    const name = inner.trim().replace(/^\./, '');
    // The path is {{path}} or, in Go templates, {{.path.path}}.
    return [name, `${name}.path`].map((each) => fieldAt(parameters, each)).find((each) => typeof each === 'string') ?? found;
  }));
  const isKnown = !JSON.stringify(spec.destination ?? '').includes('{{');
  const paths = ['source', 'sources'].flatMap((field) => itemsAt(spec, field)).map(({ path }) => textOf(path));
  const server = [textOf(setName), textOf(metadata?.name), ...paths].join(' ');
  return { metadata, spec: isKnown ? spec : { ...spec, destination: { ...spec.destination, server } } };
}
