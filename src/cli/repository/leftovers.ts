// The documents of a repository that are not Kubernetes objects: configuration of programs, patches and templates. They are counted and
// skipped.
import { existsSync } from 'fs';
import type { Issue } from '../../issues/issues';
import { isMap } from '../../plain-data/plain-data';
import { fileText } from '../../yaml/file-text';
import { pluralize } from '../terminal/lines';

/** The kinds of files and documents that are not objects. */
export type LeftoverKind = 'kustomization' | 'patch' | 'template' | 'other document';

/** Something that is not an object, and its place. */
export interface Leftover {
  readonly kind: LeftoverKind;
  readonly source: string;
  readonly line: number;
}

/** API versions of documents that are not objects in any cluster. */
const TOOL_API_VERSIONS = /^(?:kustomize\.config\.k8s\.io\/|kubeadm\.k8s\.io\/|kubelet\.config\.k8s\.io\/|kind\.x-k8s\.io\/|k3d\.io\/|skaffold\/|v\d\w*$)/;

/** The kinds and groups of KubeVirt and CDI. A document with only one of apiVersion and kind, which is one of these, is an object with a mistake. */
const KUBEVIRT_NAMES = /^(?:VirtualMachine|DataVolume$|DataSource$|DataImportCron$)|kubevirt\.io\//;

/** The beginning of an expression in templates of Helm, Jinja and others. */
const EXPRESSION = /\{\{-?\s*(?:[.$"'(/a-z]|\w+\.)|\{%/;

/** The kind of a document that is not an object; undefined for an object, even one with a mistake. */
export function leftoverKind(value: unknown): LeftoverKind | undefined {
  if (!isMap(value)) {
    return isJsonPatch(value) ? 'patch' : 'other document';
  }
  const { apiVersion, kind } = value as any;
  const names = [apiVersion, kind].filter((name) => typeof name === 'string' && name !== '');
  if (names.length < 2) {
    return names.some((name) => KUBEVIRT_NAMES.test(name)) ? undefined : 'other document';
  }
  return apiVersion.startsWith('kustomize.config.k8s.io/') ? 'kustomization' : isOfTool(apiVersion, kind) ? 'other document' : undefined;
}

/** Kubernetes' objects without a group have the version v1, but a Config of that version is a kubeconfig. */
function isOfTool(apiVersion: string, kind: string): boolean {
  return apiVersion === 'v1' ? kind === 'Config' : TOOL_API_VERSIONS.test(apiVersion);
}

function isJsonPatch(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0 && value.every((item) => typeof item?.op === 'string' && typeof item.path === 'string');
}

/** Whether a file that is not YAML is a template. */
export function isTemplate(file: string): boolean {
  return EXPRESSION.test(fileText(file));
}

/** The issues of files that were given by name, with what to do about one that is a template. */
export function withTemplateAdvice(issues: readonly Issue[]): Issue[] {
  const seen = new Set<string>();
  return issues.map((each) => {
    const { source, message } = each;
    if (source === undefined || seen.has(source) || !message.startsWith('not YAML') || !existsSync(source) || !isTemplate(source)) {
      return each;
    }
    seen.add(source);
    return { ...each, message: `${message}; if it is a template of Helm, give the folder of its chart, or pipe the output of helm template` };
  });
}

/** All leftovers in one line, if there are any. */
export function leftoversLine(leftovers: readonly Leftover[]): string[] {
  const counts = new Map<LeftoverKind, number>();
  leftovers.forEach(({ kind }) => counts.set(kind, (counts.get(kind) ?? 0) + 1));
  const parts = [...counts].map(([kind, count]) => count === 1 || kind !== 'patch' ? pluralize(count, kind) : `${count} patches`);
  return parts.length === 0 ? [] : [`skipped, since they are not Kubernetes objects: ${parts.join(', ')}`];
}

export interface LeftoverFinding {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

/** The finding on a leftover with `--strict`. */
export function leftoverFinding({ kind, source, line }: Leftover): LeftoverFinding {
  return { file: source, line, message: `is not a Kubernetes object but ${INDEFINITE[kind]}: take it out of the folder, or leave out --strict` };
}

const INDEFINITE: { readonly [kind in LeftoverKind]: string } = {
  'kustomization': 'a kustomization',
  'patch': 'a patch',
  'template': 'a template',
  'other document': 'another document',
};
