// The folders of a repository that Flux and Argo CD apply, and where: to which cluster and namespace. The nearest such folder above a file decides.
import { existsSync } from 'fs';
import { dirname, isAbsolute, join, relative, resolve } from 'path';
import { type Applier, clusterFolders } from './cluster-folders';
import { foldersAbove, repositoryRoot } from './folders-above';
import { GeneratedApplications } from './generated-applications';
import { hasFormat, NAMESPACE } from '../../issues/formats';
import { IssueCollector } from '../../issues/issues';
import { isClusterScoped } from '../../objects/kinds';
import { isMap, textOf, withFields } from '../../plain-data/plain-data';
import { fileBytes } from '../../yaml/file-text';
import { type ReadDocument, streamFiles } from '../manifests/documents';
import { InputFile } from '../manifests/input-file';
import { fieldAt, itemsAt } from '../manifests/machines';

/** Where objects are applied. */
interface Destination {
  /** The set of objects, such as those of one cluster. */
  readonly set: string;
  /** The cluster and the kustomization of that set, as documents name them. */
  readonly cluster?: string;
  readonly kustomization?: string;
  /** The namespace that all objects get. */
  readonly targetNamespace?: string;
  /** The namespace of objects that have none. */
  readonly defaultNamespace?: string;
}

/** A destination whose set is undefined if it is that of the object with this destination. */
interface WrittenDestination extends Partial<Destination> {
  /** Whether it is not known. */
  readonly isTemplate?: boolean;
}

/** A folder that an object in a file applies. */
export interface AppliedFolder extends WrittenDestination, Applier {
  readonly folder: string;
}

/** The kinds of such objects by group and kind: their paths, from the root of the repository, and the destination. */
const KINDS: ReadonlyMap<string, (spec: any) => WrittenDestination & { readonly paths: readonly unknown[] }> = new Map([
  ['kustomize.toolkit.fluxcd.io Kustomization', (spec) => ({
    paths: [spec.path],
    set: fluxCluster(spec),
    targetNamespace: namespaceAt(spec, 'targetNamespace'),
  })],
  ['helm.toolkit.fluxcd.io HelmRelease', (spec) => ({
    paths: fieldAt(spec, 'chart.spec.sourceRef.kind') === 'GitRepository' ? [fieldAt(spec, 'chart.spec.chart')] : [],
    set: fluxCluster(spec),
  })],
  ['fluxcd.controlplane.io FluxInstance', (spec) => ({ paths: [fieldAt(spec, 'sync.path')] })],
  ['argoproj.io ApplicationSet', (spec) => ({ paths: sourcePaths(spec), isTemplate: true })],
  ['argoproj.io Application', (spec) => ({
    paths: sourcePaths(spec),
    set: ['server', 'name'].map((field) => nameAt(spec, `destination.${field}`)).find((each) => each !== undefined && !OWN_CLUSTER.has(each)),
    targetNamespace: namespaceAt(spec, 'source.kustomize.namespace'),
    defaultNamespace: namespaceAt(spec, 'destination.namespace'),
  })],
]);

function fluxCluster(spec: unknown): string | undefined {
  return nameAt(spec, 'kubeConfig.secretRef.name') ?? nameAt(spec, 'kubeConfig.configMapRef.name');
}

function sourcePaths(spec: unknown): unknown[] {
  return ['source', 'sources'].flatMap((field) => itemsAt(spec, field)).map((source) => fieldAt(source, 'path'));
}

/** The texts of which every file with such an object has one: their groups and versions. Annotations of other objects have the groups too. */
const MARKS = [...KINDS.keys()].map((each) => `${each.split(' ')[0]}/v`);

/** How Argo CD calls the cluster that it runs in. */
const OWN_CLUSTER = new Set(['https://kubernetes.default.svc', 'in-cluster']);

/** The applied folders. */
export class AppliedFolders {
  /** The objects that apply folders, also those that are not in the repository. */
  private readonly appliers: Applier[] = [];
  private readonly byFolder = new Map<string, AppliedFolder[]>();
  private readonly destinations = new Map<string, readonly Destination[]>();

  public readonly root: string;
  private readonly given: string;
  /** The folders that are clusters of their own, since the objects in them could not all be in one. */
  private readonly clusters: ReadonlySet<string>;
  private readonly generated: GeneratedApplications;

  /**
   * @param given the folder that is checked, which is the set of a cluster that is not known
   * @param files the files in it that may have such objects
   */
  constructor(given: string, files: readonly string[]) {
    this.given = resolve(given);
    this.root = repositoryRoot(given) ?? this.given;
    this.generated = new GeneratedApplications(this.root);
    // What cannot be read is reported when the objects are read.
    for (const applied of new IssueCollector().collectEach(files, (file) => this.appliedBy(resolve(file))).flat()) {
      this.byFolder.set(applied.folder, [...this.byFolder.get(applied.folder) ?? [], applied]);
    }
    this.clusters = clusterFolders(this.appliers.filter(({ file }) => this.nearest(file).length === 0), this.root);
  }

  /**
   * Where the objects of a file are applied.
   *
   * @param own the set of objects that are only compared with each other, such as those of the kustomization in the file
   */
  public destinationsOf(file: string, own?: string): readonly Destination[] {
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

  /** The name of a set that is a folder or a cluster, which is the same in a copy of the given folder; undefined for the set of that folder. */
  private nameOf(set: string): string | undefined {
    return (isAbsolute(set) ? relative(this.given, set) : set) || undefined;
  }

  private findDestinations(file: string): readonly Destination[] {
    const all = this.nearest(file).flatMap((applied) => this.setsOf(applied).map((set): Destination => ({ ...applied, set })));
    return (all.length === 0 ? [{ set: this.clusterOf(file) }] : all).map((each) => ({ ...each, cluster: this.nameOf(each.set) }));
  }

  /** The set of a file that nothing applies. */
  private clusterOf(file: string): string {
    return foldersAbove(file, this.root).find((folder) => this.clusters.has(folder)) ?? this.given;
  }

  /** The sets of an applied folder, or else those of the folders with the objects that apply it. */
  private setsOf(applied: AppliedFolder): readonly string[] {
    const sets = new Set<string>();
    const appliedBy = new Set([applied]);
    for (const each of appliedBy) {
      const by = each.set === undefined ? this.nearest(each.file) : [];
      if (by.includes(each)) {
        // Flux begins with a folder that applies itself, so it stands for a cluster.
        sets.add(each.folder);
      } else if (by.length === 0) {
        sets.add(each.set ?? this.clusterOf(each.file));
      } else {
        by.forEach((outer) => appliedBy.add(outer));
      }
    }
    return sets.size === 0 ? [this.given] : [...sets];
  }

  private nearest(file: string): readonly AppliedFolder[] {
    return foldersAbove(file, this.root).map((folder) => (
      this.byFolder.get(folder)?.filter(({ isTemplate }) => isTemplate !== true)
    )).find((each) => each !== undefined && each.length > 0) ?? [];
  }

  private appliedBy(file: string): AppliedFolder[] {
    const { bytes } = fileBytes(file);
    const applied: AppliedFolder[] = [];
    for (const { value } of MARKS.some((mark) => bytes.includes(mark)) ? streamFiles([new InputFile(file)]).documents : []) {
      for (const object of this.generated.of(value, file)) {
        const { apiVersion, kind, spec } = object;
        const { paths, ...destination } = KINDS.get(`${textOf(apiVersion).split('/')[0]} ${textOf(kind)}`)?.(spec ?? {}) ?? { paths: [] };
        const written = paths.filter((path) => typeof path === 'string');
        const folders = written.flatMap((path) => this.folderAt(path, file) ?? []);
        this.appliers.push(...written.length > 0 ? [{ file, object }] : []);
        applied.push(...folders.map((folder) => ({ folder, file, object, ...destination })));
      }
    }
    return applied;
  }

  /** The root may contain several repositories, but a path rarely begins further down than it could. One of the root is mostly that of another repository. */
  private folderAt(path: string, file: string): string | undefined {
    const found = foldersAbove(file, this.root).map((folder) => resolve(join(folder, path))).filter((folder) => existsSync(folder)).at(-1);
    return found === this.root ? undefined : found;
  }
}

/** A document as an object of each cluster and namespace. An object that has its own namespace, or none, may be the same in two destinations. */
export function appliedTo(document: ReadDocument, destinations: readonly Destination[]): readonly ReadDocument[] {
  const objects = destinations.map((destination): ReadDocument => ({
    ...document,
    set: destination.set,
    cluster: destination.cluster ?? document.cluster,
    kustomization: destination.kustomization,
    value: inNamespace(document.value, destination),
    raw: inNamespace(document.raw, destination),
  }));
  return [...new Map(objects.map((each) => [JSON.stringify([each.set, fieldAt(each.value, 'metadata.namespace')]), each])).values()];
}

function inNamespace(object: any, { targetNamespace, defaultNamespace }: Destination): any {
  const written = fieldAt(object, 'metadata.namespace');
  const namespace = targetNamespace ?? written ?? defaultNamespace;
  const isPlaced = namespace === written || !isMap(object?.metadata) || isClusterScoped({ apiVersion: textOf(object.apiVersion), kind: object.kind });
  return isPlaced ? object : withFields(object, { metadata: withFields(object.metadata, { namespace }) });
}

function nameAt(spec: unknown, path: string): string | undefined {
  return textOf(fieldAt(spec, path)) || undefined;
}

/** A namespace, or the name of a release, that is filled in later is not known. */
export function namespaceAt(spec: unknown, path: string): string | undefined {
  const name = nameAt(spec, path);
  return name !== undefined && hasFormat(name, NAMESPACE) ? name : undefined;
}
