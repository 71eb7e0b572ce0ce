// The kinds of objects of Flux and Argo CD that apply folders of a repository: which folders, where to, and with which changes.
import { type Changes, changesOfArgo, changesOfFlux } from './engine-changes';
import { hasFormat, NAMESPACE } from '../../issues/formats';
import { fieldAt, itemsAt } from '../../plain-data/fields';
import { textOf } from '../../plain-data/plain-data';

/** Where objects are applied. */
export interface Destination {
  /** The set of objects, such as those of one cluster. */
  readonly set: string;
  /** The namespace that all objects get. */
  readonly targetNamespace?: string;
  /** The namespace of objects that have none. */
  readonly defaultNamespace?: string;
}

/** What an object applies. Its set is undefined if it is that of this object. */
export interface Applied extends Partial<Destination> {
  /** The path of a folder from the root of the repository; each placeholder of a template stands for a part of a name. */
  readonly path: unknown;
  /** Argo CD's source with this path. */
  readonly source?: any;
  readonly changes?: Changes;
  /** Whether the destination is not known. */
  readonly isTemplate?: boolean;
}

/** An object that may apply folders. */
export interface Applier {
  readonly object: any;
  /** Whether it is made from a template. */
  readonly isFilledIn: boolean;
  /** Whether it is a template of objects that are not known. */
  readonly isTemplate?: boolean;
  /** The data of a ConfigMap in its namespace, if it is known. */
  readonly configMap: (name: string) => object | undefined;
}

/** What such objects apply, by their group and kind. */
const KINDS = new Map<string, (spec: any, applier: Applier) => readonly Applied[]>([
  ['kustomize.toolkit.fluxcd.io Kustomization', (spec, { configMap }) => [{
    path: spec.path, set: fluxCluster(spec), targetNamespace: namespaceAt(spec, 'targetNamespace'), changes: changesOfFlux(spec, configMap),
  }]],
  ['helm.toolkit.fluxcd.io HelmRelease', (spec) => fieldAt(spec, 'chart.spec.sourceRef.kind') === 'GitRepository'
    ? [{ path: fieldAt(spec, 'chart.spec.chart'), set: fluxCluster(spec) }] : []],
  ['fluxcd.controlplane.io FluxInstance', (spec) => [{ path: fieldAt(spec, 'sync.path') }]],
  ['argoproj.io ApplicationSet', ofArgo],
  ['argoproj.io Application', ofArgo],
]);

/** How Argo CD calls the cluster that it runs in. */
const OWN_CLUSTER = new Set(['https://kubernetes.default.svc', 'in-cluster']);

/** The texts of which every file with such an object has one: their groups and versions. Annotations of other objects have the groups too. */
export const MARKS = [...KINDS.keys()].map((each) => `${each.split(' ')[0]}/v`);

export function appliedBy(applier: Applier): readonly Applied[] {
  const { apiVersion, kind, spec } = applier.object;
  return KINDS.get(`${textOf(apiVersion).split('/')[0]} ${textOf(kind)}`)?.(spec ?? {}, applier) ?? [];
}

/** Whether such an object is one of Flux. */
export function isFluxObject(object: any): boolean {
  return FLUX.test(textOf(object?.apiVersion));
}

const FLUX = /(?:^|\.)fluxcd\.(?:controlplane\.)?io\//;

/** The kind and the name of such an object, for messages. */
export function nameOfApplier(object: any): string {
  return `${textOf(object?.kind)}/${textOf(object?.metadata?.name)}`;
}

function ofArgo(spec: any, { isFilledIn, isTemplate }: Applier): readonly Applied[] {
  const destination = isTemplate === true ? { isTemplate } : {
    set: ['server', 'name'].map((field) => nameAt(spec, `destination.${field}`)).find((each) => each !== undefined && !OWN_CLUSTER.has(each)),
    defaultNamespace: namespaceAt(spec, 'destination.namespace'),
  };
  return ['source', 'sources'].flatMap((field) => itemsAt(spec, field).map((source, index): Applied => ({
    path: fieldAt(source, 'path'),
    source,
    changes: changesOfArgo(source, `spec.${field}${field === 'source' ? '' : `[${index}]`}`, isFilledIn),
    targetNamespace: namespaceAt(source, 'kustomize.namespace'),
    ...destination,
  })));
}

function fluxCluster(spec: unknown): string | undefined {
  return nameAt(spec, 'kubeConfig.secretRef.name') ?? nameAt(spec, 'kubeConfig.configMapRef.name');
}

function nameAt(spec: unknown, path: string): string | undefined {
  return textOf(fieldAt(spec, path)) || undefined;
}

/** A namespace, or the name of a release, that is filled in later is not known. */
export function namespaceAt(spec: unknown, path: string): string | undefined {
  const name = nameAt(spec, path);
  return name !== undefined && hasFormat(name, NAMESPACE) ? name : undefined;
}
