// What a repository has beside Kubernetes objects: what programs are configured with, patches, templates. It is counted and left out.
import { isMap } from '../../plain-data/plain-data';
import { fileText } from '../../yaml/file-text';
import { pluralize } from '../terminal/lines';

/** The kinds of files and documents that are no objects. */
export type LeftoverKind = 'kustomization' | 'patch' | 'template' | 'other document';

/** Something that is no object, and where it is. */
export interface Leftover {
  readonly kind: LeftoverKind;
  readonly source: string;
  readonly line: number;
}

/** API versions of documents that no cluster has as objects. */
const OF_TOOLS = /^(?:kustomize\.config\.k8s\.io\/|kubeadm\.k8s\.io\/|kubelet\.config\.k8s\.io\/|kind\.x-k8s\.io\/|k3d\.io\/|skaffold\/|v\d\w*$)/;

/** The kinds and groups of KubeVirt and CDI: a document that has only one of apiVersion and kind, and one of these, is an object with a mistake. */
const OURS = /^(?:VirtualMachine|DataVolume$|DataSource$|DataImportCron$)|kubevirt\.io\//;

/** What opens an expression of Helm's, Jinja's and other templates. */
const EXPRESSION = /\{\{-?\s*(?:[.$"'(/a-z]|\w+\.)|\{%/;

/** The kind of a document that is no object; undefined for an object, and for one that has a mistake. */
export function leftoverKind(value: unknown): LeftoverKind | undefined {
  if (!isMap(value)) {
    return isJsonPatch(value) ? 'patch' : 'other document';
  }
  const { apiVersion, kind } = value as any;
  const names = [apiVersion, kind].filter((name) => typeof name === 'string' && name !== '');
  if (names.length < 2) {
    return names.some((name) => OURS.test(name)) ? undefined : 'other document';
  }
  return apiVersion.startsWith('kustomize.config.k8s.io/') ? 'kustomization' : isOfTool(apiVersion, kind) ? 'other document' : undefined;
}

/** Kubernetes' own objects of no group are of version v1, and a Config of that version is kubectl's. */
function isOfTool(apiVersion: string, kind: string): boolean {
  return apiVersion === 'v1' ? kind === 'Config' : OF_TOOLS.test(apiVersion);
}

function isJsonPatch(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0 && value.every((item) => typeof item?.op === 'string' && typeof item.path === 'string');
}

/** Whether a file that is no YAML is a template. */
export function isTemplate(file: string): boolean {
  return EXPRESSION.test(fileText(file));
}

/** All leftovers in one line, if there are any. */
export function leftoversLine(leftovers: readonly Leftover[]): string[] {
  const counts = new Map<LeftoverKind, number>();
  leftovers.forEach(({ kind }) => counts.set(kind, (counts.get(kind) ?? 0) + 1));
  const parts = [...counts].map(([kind, count]) => count === 1 || kind !== 'patch' ? pluralize(count, kind) : `${count} patches`);
  return parts.length === 0 ? [] : [`left out what is no Kubernetes object: ${parts.join(', ')}`];
}

export interface LeftoverFinding {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

/** A leftover where none may be. */
export function leftoverFinding({ kind, source, line }: Leftover): LeftoverFinding {
  return { file: source, line, message: `is no Kubernetes object but ${INDEFINITE[kind]}: take it out of the folder, or leave out --strict` };
}

const INDEFINITE: { readonly [kind in LeftoverKind]: string } = {
  'kustomization': 'a kustomization',
  'patch': 'a patch',
  'template': 'a template',
  'other document': 'another document',
};
