// The documents of a repository that are not Kubernetes objects: configuration of programs, patches and templates. They are counted and
// skipped.
import { existsSync } from 'fs';
import { basename } from 'path';
import { issue, type Issue } from '../../issues/issues';
import { groupBy, isMap } from '../../plain-data/plain-data';
import { fileText } from '../../yaml/file-text';
import { CONFIGURATION_FILE } from '../command-line/configuration-file';
import { streamFiles } from '../manifests/documents';
import { InputFile } from '../manifests/input-file';
import { pluralize } from '../terminal/lines';

/** The kinds of files and documents that are not objects. */
export type LeftoverKind = 'kustomization' | 'patch' | 'template' | 'broken link' | 'foreign link' | 'other document';

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

/** The configuration of Rancher Fleet, which is in the folders that it applies, and its most frequent fields. */
const FLEET = /^fleet\.ya?ml$/;
const FLEET_FIELD = /^(?:defaultNamespace|namespace|helm|kustomize|yaml|diff|targetCustomizations|dependsOn|overrideTargets|labels|ignore):/m;
const TYPE_FIELD = /^["']?(?:apiVersion|kind)["']?:/m;

/** Whether a file configures a program that reads the folder, so that it is no leftover. A manifest of the same name is an object. */
export function isConfiguration(file: string): boolean {
  const name = basename(file);
  const text = FLEET.test(name) ? fileText(file) : '';
  return name === CONFIGURATION_FILE || (FLEET_FIELD.test(text) && !TYPE_FIELD.test(text));
}

/** The kind of a document that is not an object; undefined for an object, even one with a mistake. */
export function leftoverKind(value: unknown): LeftoverKind | undefined {
  if (!isMap(value)) {
    return isJsonPatch(value) ? 'patch' : 'other document';
  }
  const { apiVersion, kind } = value;
  const names = [apiVersion, kind].filter((name) => typeof name === 'string' && name !== '');
  if (names.length < 2) {
    return names.some((name) => KUBEVIRT_NAMES.test(name)) ? undefined : 'other document';
  }
  return apiVersion.startsWith('kustomize.config.k8s.io/') ? 'kustomization' : isOfTool(apiVersion, kind) ? 'other document' : undefined;
}

/** Whether a file has objects and nothing else. */
export function hasOnlyObjects(file: string): boolean {
  const kinds = Array.from(streamFiles([new InputFile(file)]).documents, ({ value }) => leftoverKind(value));
  return kinds.length > 0 && kinds.every((kind) => kind === undefined);
}

/** Kubernetes' objects without a group have the version v1, but a Config of that version is a kubeconfig. */
function isOfTool(apiVersion: string, kind: string): boolean {
  return apiVersion === 'v1' ? kind === 'Config' : TOOL_API_VERSIONS.test(apiVersion);
}

function isJsonPatch(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0 && value.every((item) => typeof item?.op === 'string' && typeof item.path === 'string');
}

/** A whole expression, which may contain maps. */
const EXPRESSIONS = /\{[{%#](?:[^{}]|\{[^{}]*\})*[}%#]\}/g;

/** The beginning of a word that stands for an expression. */
const MARK = '\ue000';

/** Such words, and an empty group if they end a line and no text is next to them. */
const WORDS = new RegExp(`(?<=^|[ \\t])(?:${MARK}\\d+[ \\t]*)+(?=($)|)`, 'gm');

/** A field of every manifest. A broken file that has one is meant as a manifest. */
const MANIFEST = /(?:^|[\s{,"'])(?:apiVersion|kind)["']?[ \t]*:/m;

/** A file that begins with a list of other things than objects, such as the plays of Ansible. It is no manifest, whatever its tasks contain. */
const OTHER_LIST = /^(?:[ \t]*(?:#.*|---.*)?\r?\n)*- +(?!["']?(?:apiVersion|kind)["']?[ \t]*:)/;

/**
 * The issues of what is not an object, with its kind: those that only expressions cause, and those of files of another form.
 *
 * @param isUsed whether a file is needed for objects all the same, such as a kustomization or a patch
 */
export function leftoversAmong(issues: readonly Issue[], isUsed: (file: string) => boolean): ReadonlyMap<Issue, LeftoverKind> {
  const isOther = (file: string) => !isUsed(file) && existsSync(file) && isOfOtherForm(fileText(file));
  const others = [...groupBy(issues, ({ source = '' }) => source)].filter(([file]) => isOther(file)).flatMap(([, found]) => found);
  const ofKind = (kind: LeftoverKind) => (each: Issue) => [each, kind] as const;
  return new Map([...others.map(ofKind('other document')), ...[...issuesOfTemplates(issues)].map(ofKind('template'))]);
}

function isOfOtherForm(text: string): boolean {
  return !MANIFEST.test(text) || OTHER_LIST.test(text);
}

/** The issues that only the expressions of templates cause: without the expressions, their documents can be read up to their lines. */
function issuesOfTemplates(issues: readonly Issue[]): ReadonlySet<Issue> {
  return new Set([...groupBy(issues, ({ source = '' }) => source)].flatMap(([source, found]) => {
    const text = existsSync(source) ? fileText(source) : '';
    if (!EXPRESSION.test(text)) {
      return [];
    }
    const beginnings = text.split('\n').map((each) => each.slice(0, 3));
    const documentAt = (line: number) => beginnings.lastIndexOf('---', line - 1);
    const others = new Map(linesWithIssues(source, withoutExpressions(text)).reverse().map((line) => [documentAt(line), line]));
    return found.filter(({ line }) => line !== undefined && (others.get(documentAt(line)) ?? Infinity) > line);
  }));
}

/** A text with words in the place of expressions. At the end of a line there is none, since the expression may stand for fields below it. */
function withoutExpressions(text: string): string {
  const words = text.replace(EXPRESSIONS, (found, index) => `${MARK}${index}${found.replace(/[^\n]+/g, '')}`);
  return words.replace(WORDS, (found, end?: string) => end === undefined ? found : '');
}

function linesWithIssues(source: string, text: string): number[] {
  const stream = streamFiles([new InputFile(source, text)]);
  [...stream.documents].forEach(() => undefined);
  return stream.issues.flatMap(({ line }) => line ?? []);
}

/** The issues of files that were given by name, with what to do about one that is a template. */
export function withTemplateAdvice(issues: readonly Issue[]): Issue[] {
  const ofTemplates = groupBy([...issuesOfTemplates(issues)].filter(({ message }) => message.startsWith('not YAML')), ({ source }) => source);
  const firsts = new Set([...ofTemplates.values()].map(([first]) => first));
  return issues.map((each) => firsts.has(each)
    ? { ...each, message: `${each.message}; if it is a template of Helm, give the folder of its chart, or pipe the output of helm template` } : each);
}

/** All leftovers in one line, if there are any. */
export function leftoversLine(leftovers: readonly Leftover[]): string[] {
  const counts = new Map<LeftoverKind, number>();
  leftovers.forEach(({ kind }) => counts.set(kind, (counts.get(kind) ?? 0) + 1));
  const parts = [...counts].map(([kind, count]) => count === 1 || kind !== 'patch' ? pluralize(count, kind) : `${count} patches`);
  return parts.length === 0 ? [] : [`skipped, since they are not Kubernetes objects: ${parts.join(', ')}`];
}

/** The issue of a leftover where there must be none. */
export function leftoverIssue({ kind, source, line }: Leftover): Issue {
  return { source, line, ...issue('', `is not a Kubernetes object but ${INDEFINITE[kind]}: take it out of the folder`) };
}

const INDEFINITE: { readonly [kind in LeftoverKind]: string } = {
  'kustomization': 'a kustomization',
  'patch': 'a patch',
  'template': 'a template',
  'broken link': 'a broken link',
  'foreign link': 'a link to a file that is not in the repository',
  'other document': 'another document',
};
