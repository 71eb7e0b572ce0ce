// The objects that documents want a cluster to have; or everything that is wrong with the documents, before any is sent.
import type { Document, Input } from './documents';
import { conflicts, distinct, SourcedManifest } from './duplicates';
import { Scopes, scopesOf } from './scopes';
import type { Validation } from './validation';
import { violationsOf } from '../../admission/admission';
import { objectIdentity } from '../../admission/distinct-objects';
import { errorText, inSource, type Issue, issue, issueText, messageIssues, refuse } from '../../issues/issues';
import { isMap } from '../../plain-data/plain-data';
import { findPlaceholders } from '../../template/placeholders';
import type { Cluster, ObjectReference } from '../cluster/cluster';
import { readNamespace } from '../cluster/namespace';
import { ONCE, RetryUntil } from '../cluster/retry';

/** An object, its manifest with the namespace that it is to be in, and where that stands. */
export interface DesiredObject extends ObjectReference, SourcedManifest {
  /** What makes it this object and no other. */
  readonly identity: string;
  /** The identities of what comes with the documents and has to be there before: its Namespace, its CustomResourceDefinition. */
  readonly needs: readonly string[];
}

interface ReadOptions {
  /** The namespace that was asked for, which no object may contradict. */
  readonly namespace?: string;
  readonly validation: Validation;
  readonly retry: RetryUntil;
  /** Told of what is wrong where that does not keep it from being applied. */
  readonly warn: (line: string) => void;
}

/**
 * The objects of an input, in its order, each of them once.
 *
 * @throws one error that lists every mistake, each with file and line
 */
export async function readDesiredObjects({ documents, issues }: Input, cluster: Cluster, options: ReadOptions): Promise<DesiredObject[]> {
  const { validation, retry } = options;
  const nameless = new Map(documents.map((document) => [document, ofDocument(document, identityIssues(document.value))]));
  const named = documents.filter((document) => nameless.get(document)!.length === 0);
  const content = validation === 'ignore' ? [] : named.flatMap((document) => ofDocument(document, contentIssues(document.value)));
  if (validation === 'warn') {
    content.map(issueText).forEach(options.warn);
  }
  const offline = [...issues, ...[...nameless.values()].flat(), ...validation === 'strict' ? content : []];
  // Whoever has mistakes to mend anyway does not wait for a cluster.
  const asked = cluster.with(offline.length > 0 ? ONCE : retry);
  const { objects, told } = await surveyed(named, asked, options.namespace)
    .catch((error: Error) => offline.length > 0 ? { objects: [], told: messageIssues([errorText(error)]) } : Promise.reject(error));
  refuse(inOrder([...offline, ...told], [...issues, ...documents].map(({ source }) => source)));
  return objects;
}

/** The objects that documents are of, and what a cluster lacks for them. */
async function surveyed(documents: readonly Document[], cluster: Cluster, namespace: string | undefined) {
  const scopes = await scopesOf(documents, cluster);
  const known = documents.filter(({ value }) => scopes.of(value) !== undefined);
  const objects = known.map((document) => desiredObject(document, scopes, namespace ?? cluster.namespace));
  const distinctManifests = new Set(distinct(objects));
  const told = [
    ...scopes.issues.flatMap(({ document, issue: wrong }) => ofDocument(document, [wrong])),
    ...namespace === undefined ? [] : objects.flatMap((object) => contradictions(object, namespace)),
    ...conflicts(objects),
    ...await missingNamespaces(objects.filter((object) => (namespace ?? object.namespace) === object.namespace), scopes.namespaces, cluster),
  ];
  return { objects: objects.filter(({ manifest }) => distinctManifests.has(manifest)), told };
}

function contradictions({ document, namespace: written }: DesiredObject, namespace: string): Issue[] {
  const message = `${JSON.stringify(written)} is not the namespace of --namespace ${JSON.stringify(namespace)}: leave out one of the two`;
  return written === undefined || written === namespace ? [] : ofDocument(document, [issue('metadata.namespace', message)]);
}

function desiredObject(document: Document, scopes: Scopes, otherwise: string): DesiredObject {
  const { apiVersion, kind, metadata } = document.value;
  const { namespaced, definition } = scopes.of(document.value)!;
  const { namespace: written, ...unplaced } = metadata;
  const namespace: string | undefined = namespaced ? written ?? otherwise : undefined;
  // cdk8s writes the chart's namespace into every object. What is in no namespace is the same object whichever is written.
  const manifest = { ...document.value, metadata: namespaced ? { ...metadata, namespace } : unplaced };
  const own = namespace === undefined ? undefined : scopes.namespaces.get(namespace);
  const needs = [own, definition].filter((needed) => needed !== undefined).map(objectIdentity);
  return { apiVersion, kind, name: metadata.name, namespace, manifest, document, identity: objectIdentity(manifest), needs };
}

/** An issue for each namespace that is not there, or not for long, at the first of the objects that are to be in it. */
async function missingNamespaces(
  objects: readonly DesiredObject[], coming: ReadonlyMap<string, unknown>, cluster: Cluster,
): Promise<Issue[]> {
  const names = [...new Set(objects.flatMap(({ namespace }) => namespace ?? []))].filter((name) => !coming.has(name));
  const found = await Promise.all(names.map(async (name) => {
    const message = await namespaceMistake(cluster, name);
    const inIt = objects.filter(({ namespace }) => namespace === name);
    const others = inIt.length > 1 ? ` (${inIt.length} objects are to be in it)` : '';
    return message === undefined ? [] : ofDocument(inIt[0].document, [issue('metadata.namespace', `${message}${others}`)]);
  }));
  return found.flat();
}

/** What is wrong with a namespace. */
async function namespaceMistake(cluster: Cluster, name: string): Promise<string | undefined> {
  const found = await readNamespace(cluster, name);
  if (found === 'missing') {
    return `the cluster has no namespace ${JSON.stringify(name)}: create it, or give its Namespace too`;
  }
  const isGoing = found.metadata?.deletionTimestamp !== undefined;
  return isGoing ? `namespace ${JSON.stringify(name)} is being deleted: wait until it is gone, or write another one` : undefined;
}

/** Issues of a document's object where they stand in its file, in the order of lines. */
function ofDocument({ value, source, lineAt }: Document, issues: readonly Issue[]): Issue[] {
  const object = [value?.kind, value?.metadata?.name].filter((step) => typeof step === 'string').join('/');
  return issues.map((each) => ({ ...inSource(source, { ...each, source: object }), line: lineAt(each.path) }))
    .sort((one, other) => one.line - other.line);
}

/** Issues in the order of their files and of the places in them; what is of no file comes last. */
function inOrder(issues: readonly Issue[], sources: ReadonlyArray<string | undefined>): Issue[] {
  const files = new Map([...new Set(sources)].map((source, index) => [source, index]));
  const fileOf = ({ source }: Issue) => files.get(source) ?? files.size;
  return [...issues].sort((one, other) => fileOf(one) - fileOf(other) || (one.line ?? 0) - (other.line ?? 0));
}

/** What keeps a document from being sent at all: it does not say which object it is. */
function identityIssues(value: any): Issue[] {
  const ofType = isNamedType(value) ? [] : violationsOf(value);
  return isMap(value) ? [...ofType, ...nameIssues(value.metadata)] : ofType;
}

/** What KubeVirt and CDI would refuse of an object, and what its author did not finish. */
export function contentIssues(value: any): Issue[] {
  // Which kinds there are, the cluster knows better; and which object it is, is told already.
  const ofKubeVirt = violationsOf(value).filter(({ path }) => !['apiVersion', 'kind', 'metadata.name'].includes(path));
  return [...ofKubeVirt, ...[...findPlaceholders(value)].map(([name, path]) =>
    ({ path, message: `placeholder {{${name}}} has no value: give it one with render --set ${name}=…, and apply what that prints` }))];
}

function isNamedType(value: any): boolean {
  return isMap(value) && [value.apiVersion, value.kind].every((text) => typeof text === 'string' && text !== '');
}

function nameIssues(metadata: any): Issue[] {
  if (typeof metadata?.name === 'string' && metadata.name !== '') {
    return typeof metadata.namespace === 'string' || metadata.namespace === undefined ? [] : [{ path: 'metadata.namespace', message: 'is no text: write the name of a namespace' }];
  }
  const found = metadata?.generateName === undefined ? 'required field is missing' : 'is missing, and an object of a generated name would be another one each time';
  return [{ path: 'metadata.name', message: `${found}: write a name such as "web-1"` }];
}
