// The folders of a repository that Flux and Argo CD apply, and where: to which cluster and namespace. The nearest such folder above a file decides.
import { existsSync } from 'fs';
import { dirname, isAbsolute, join, relative, resolve } from 'path';
import { type Applied, appliedBy, type Applier, type Destination, MARKS, nameOfApplier } from './appliers';
import { clusterFolders, type LocatedObject } from './cluster-folders';
import { ConfigMaps } from './config-maps';
import { changesKey } from './engine-changes';
import { GeneratedApplications } from './generated-applications';
import { IssueCollector } from '../../issues/issues';
import { fieldAt } from '../../plain-data/fields';
import { groupBy, textOf } from '../../plain-data/plain-data';
import { fileBytes } from '../../yaml/file-text';
import { foldersAbove, repositoryRoot } from '../folders/folders-above';
import { streamFiles } from '../manifests/documents';
import { InputFile } from '../manifests/input-file';

/** A folder that an object in a file applies. */
export interface AppliedFolder extends Applied, LocatedObject, Pick<Applier, 'isFilledIn'> {
  readonly folder: string;
}

/** A destination of objects, and of which folder they are a part, if it is of one. */
export interface AppliedTo extends Destination, Partial<Pick<AppliedFolder, 'folder' | 'file' | 'object' | 'changes'>> {
  /** The cluster and the kustomization of the set, as documents name them. */
  readonly cluster?: string;
  readonly kustomization?: string;
}

/** The applied folders. */
export class AppliedFolders {
  /** The objects that apply folders, also those that are not in the repository. */
  private readonly appliers: LocatedObject[] = [];
  private readonly destinations = new Map<string, readonly AppliedTo[]>();

  public readonly root: string;
  private readonly given: string;
  private readonly byFolder: ReadonlyMap<string, readonly AppliedFolder[]>;
  /** The folders that are clusters of their own, since the objects in them could not all be in one. */
  private readonly clusters: ReadonlySet<string>;
  private readonly generated: GeneratedApplications;
  private readonly configMaps: ConfigMaps;

  /**
   * @param given the folder that is checked, which is the set of a cluster that is not known
   * @param files the files in it that may have such objects
   */
  constructor(given: string, files: readonly string[]) {
    this.given = resolve(given);
    this.root = repositoryRoot(given) ?? this.given;
    this.generated = new GeneratedApplications(this.root);
    this.configMaps = new ConfigMaps(files);
    // What cannot be read is reported when the objects are read.
    this.byFolder = groupBy(new IssueCollector().collectEach(files, (file) => this.appliedIn(resolve(file))).flat(), ({ folder }) => folder);
    this.clusters = clusterFolders(this.appliers.filter(({ file }) => this.nearest(file).length === 0), this.root);
  }

  /**
   * Where the objects of a file are applied.
   *
   * @param own the set of objects that are only compared with each other, such as those of the kustomization in the file
   */
  public destinationsOf(file: string, own?: string): readonly AppliedTo[] {
    const folder = dirname(resolve(file));
    const known = this.destinations.get(folder) ?? this.findDestinations(file);
    this.destinations.set(folder, known);
    return own === undefined ? known : known.map((each) => ({ ...each, set: JSON.stringify([own, each.set]), kustomization: this.nameOf(own) }));
  }

  /** The objects that apply a folder itself, and the clusters in which they do. */
  public appliersOf(folder: string): readonly (AppliedFolder & { readonly cluster?: string })[] {
    return (this.byFolder.get(resolve(folder)) ?? []).map((applied) => (
      { ...applied, cluster: this.setsOf(applied).flatMap((set) => this.nameOf(set) ?? []).sort().join(' ') || undefined }
    ));
  }

  /** The folders that get a kustomization with more fields, even if they have none. */
  public get extendedByFlux(): readonly string[] {
    return this.extended.filter(({ changes }) => changes?.isGenerated).map(({ folder }) => folder);
  }

  /** The folders whose kustomizations get more fields. */
  public get extended(): readonly AppliedFolder[] {
    return [...this.byFolder.values()].flat().filter(({ changes }) => Object.keys(changes?.fields ?? {}).length > 0);
  }

  /** The nearest folder above a file that is applied. */
  public folderOf(file: string): string | undefined {
    return this.nearest(file)[0]?.folder;
  }

  /** The name of a set that is a folder or a cluster, which is the same in a copy of the given folder; undefined for the set of that folder. */
  private nameOf(set: string): string | undefined {
    return (isAbsolute(set) ? relative(this.given, set) : set) || undefined;
  }

  private findDestinations(file: string): readonly AppliedTo[] {
    const all = this.nearest(file).flatMap((applied) => this.setsOf(applied).map((set): AppliedTo => ({ ...applied, set })));
    const own = all.length === 0 ? [{ set: this.clusterOf(file) }] : all;
    return this.toldApart(own.map((each) => ({ ...each, cluster: this.nameOf(each.set) })));
  }

  /** Destinations with a set for each of the changes that objects of one set get: they are compared with no others. */
  private toldApart(all: readonly AppliedTo[]): readonly AppliedTo[] {
    const keyed = all.map((destination) => ({ destination, key: changesKey(destination.changes) }));
    const bySet = groupBy(keyed, ({ destination }) => destination.set);
    const counts = new Map([...bySet].map(([set, each]) => [set, new Set(each.map(({ key }) => key)).size]));
    return keyed.map(({ destination, key }) => {
      const { set, cluster, object } = destination;
      const names = [...cluster === undefined ? [] : [cluster], nameOfApplier(object)];
      return counts.get(set) === 1 ? destination : { ...destination, set: JSON.stringify([set, key]), cluster: names.join(' ') };
    });
  }

  /** The set of a file that nothing applies. */
  private clusterOf(file: string): string {
    return foldersAbove(file, this.root).find((folder) => this.clusters.has(folder)) ?? this.given;
  }

  /** The sets of an applied folder, or else those of the folders with the objects that apply it. */
  private setsOf(applied: AppliedFolder): readonly string[] {
    const sets = new Set<string>();
    const appliers = new Set([applied]);
    for (const each of appliers) {
      const by = each.set === undefined ? this.nearest(each.file) : [];
      if (by.includes(each)) {
        // Flux begins with a folder that applies itself, so it stands for a cluster.
        sets.add(each.folder);
      } else if (by.length === 0) {
        sets.add(each.set ?? this.clusterOf(each.file));
      } else {
        by.forEach((outer) => appliers.add(outer));
      }
    }
    return sets.size === 0 ? [this.given] : [...sets];
  }

  private nearest(file: string): readonly AppliedFolder[] {
    return foldersAbove(file, this.root).map((folder) => (
      this.byFolder.get(folder)?.filter(({ isTemplate }) => isTemplate !== true)
    )).find((each) => each !== undefined && each.length > 0) ?? [];
  }

  private appliedIn(file: string): AppliedFolder[] {
    const { bytes } = fileBytes(file);
    const applied: AppliedFolder[] = [];
    for (const { value } of MARKS.some((mark) => bytes.includes(mark)) ? streamFiles([new InputFile(file)]).documents : []) {
      for (const { object, isTemplate, isOfClusters = false } of this.generated.of(value, file)) {
        const configMap = (name: string) => this.configMaps.dataOf(name, fieldAt(object, 'metadata.namespace'));
        const isFilledIn = object !== value;
        const all = appliedBy({ object, isFilledIn, isTemplate, configMap });
        this.appliers.push(...all.some(({ path }) => typeof path === 'string') ? [{ file, object }] : []);
        applied.push(...all.flatMap((each) => this.foldersAt(each.path, file, isOfClusters).map((folder) => (
          { ...each, object, isFilledIn, set: this.setIn(folder, each), folder, file }
        ))));
      }
    }
    return applied;
  }

  private foldersAt(path: unknown, file: string, isOfClusters: boolean): readonly string[] {
    const text = textOf(path);
    const folder = typeof path === 'string' ? this.folderAt(path, file) : undefined;
    return folder === undefined ? isOfClusters && text.includes('{{') ? this.generated.foldersLike(text, file) : [] : [folder];
  }

  /** The set of an applied folder. If it is one of several that a template may mean, each is for a cluster of its own. */
  private setIn(folder: string, { path, set }: Applied): string | undefined {
    return textOf(path).includes('{{') && set?.includes('{{') ? JSON.stringify([set, relative(this.root, folder)]) : set;
  }

  /** The root may contain several repositories, but a path rarely begins further down than it could. One of the root is mostly that of another repository. */
  private folderAt(path: string, file: string): string | undefined {
    const found = foldersAbove(file, this.root).map((folder) => resolve(join(folder, path))).filter((folder) => existsSync(folder)).at(-1);
    return found === this.root ? undefined : found;
  }
}
