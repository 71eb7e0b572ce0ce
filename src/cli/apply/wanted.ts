// The objects that documents want a cluster to have; or everything that is wrong with the documents, before any is sent.
import { contentMistakes, DocumentMistake, identityMistakes } from './document-mistakes';
import { Scopes, scopesOf } from './scopes';
import type { Validation } from './validation';
import { objectIdentity } from '../../admission/object-identity';
import { refuse } from '../../mistakes';
import type { Cluster, ObjectReference } from '../cluster/cluster';
import { readNamespace } from '../cluster/namespace';
import { ONCE, RetryUntil } from '../cluster/retry';
import type { Document, Input } from '../input';
import { conflicts, distinct, PlacedManifest } from '../placed-manifests';
import { report } from '../validate-findings';

/** An object, its manifest with the namespace that it is to be in, and where that stands. */
export interface WantedObject extends ObjectReference, PlacedManifest {
  /** What makes it this object and no other. */
  readonly identity: string;
  /** The identities of what comes with the documents and has to be there before: its Namespace, its CustomResourceDefinition. */
  readonly needs: readonly string[];
}

export interface WantedOptions {
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
export async function wantedObjects({ documents, mistakes }: Input, cluster: Cluster, options: WantedOptions): Promise<WantedObject[]> {
  const { validation, retry } = options;
  const unreadable = mistakes.map(({ source, line, mistake }) => report({ file: source, line, message: mistake }));
  const nameless = new Map(documents.map((document) => [document, linesOf(document, identityMistakes(document.value))]));
  const named = documents.filter((document) => nameless.get(document)!.length === 0);
  const content = validation === 'ignore' ? [] : named.flatMap((document) => linesOf(document, contentMistakes(document.value)));
  if (validation === 'warn') {
    content.forEach(options.warn);
  }
  const offline = [...unreadable, ...[...nameless.values()].flat(), ...validation === 'strict' ? content : []];
  // Whoever has mistakes to mend anyway does not wait for a cluster.
  const asked = cluster.with(offline.length > 0 ? ONCE : retry);
  const { objects, told } = await surveyed(named, asked, options.namespace)
    .catch((error: Error) => offline.length > 0 ? { objects: [], told: [error.message] } : Promise.reject(error));
  refuse(inOrder([...offline, ...told], [...mistakes, ...documents].map(({ source }) => source)));
  return objects;
}

/** The objects that documents are of, and what a cluster lacks for them. */
async function surveyed(documents: readonly Document[], cluster: Cluster, namespace: string | undefined) {
  const scopes = await scopesOf(documents, cluster);
  const known = documents.filter(({ value }) => scopes.of(value) !== undefined);
  const objects = known.map((document) => wantedObject(document, scopes, namespace ?? cluster.namespace));
  const distinctManifests = new Set(distinct(objects));
  const told = [
    ...scopes.mistakes.flatMap(({ document, mistake }) => linesOf(document, [mistake])),
    ...namespace === undefined ? [] : objects.flatMap((object) => contradictions(object, namespace)),
    ...conflicts(objects),
    ...await missingNamespaces(objects.filter((object) => (namespace ?? object.namespace) === object.namespace), scopes.namespaces, cluster),
  ];
  return { objects: objects.filter(({ manifest }) => distinctManifests.has(manifest)), told };
}

function contradictions({ document, namespace: written }: WantedObject, namespace: string): string[] {
  const mistake = `${JSON.stringify(written)} is not the namespace of --namespace ${JSON.stringify(namespace)}: leave out one of the two`;
  return written === undefined || written === namespace ? [] : linesOf(document, [{ path: 'metadata.namespace', mistake }]);
}

function wantedObject(document: Document, scopes: Scopes, otherwise: string): WantedObject {
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

/** A mistake for each namespace that is not there, or not for long, at the first of the objects that are to be in it. */
async function missingNamespaces(
  objects: readonly WantedObject[], coming: ReadonlyMap<string, unknown>, cluster: Cluster,
): Promise<string[]> {
  const names = [...new Set(objects.flatMap(({ namespace }) => namespace ?? []))].filter((name) => !coming.has(name));
  const lines = await Promise.all(names.map(async (name) => {
    const mistake = await namespaceMistake(cluster, name);
    const inIt = objects.filter(({ namespace }) => namespace === name);
    const others = inIt.length > 1 ? ` (${inIt.length} objects are to be in it)` : '';
    return mistake === undefined ? [] : linesOf(inIt[0].document, [{ path: 'metadata.namespace', mistake: `${mistake}${others}` }]);
  }));
  return lines.flat();
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

function linesOf({ value, source, lineAt }: Document, mistakes: readonly DocumentMistake[]): string[] {
  const [kind, name] = [value?.kind, value?.metadata?.name].map((text) => typeof text === 'string' ? text : undefined);
  return mistakes.map(({ path, mistake, rule }) => ({ file: source, line: lineAt(path), kind, name, path, message: mistake, rule }))
    .sort((one, other) => one.line - other.line).map(report);
}

/** Lines in the order of their files and of the places in them; what is of no file comes last. */
function inOrder(lines: readonly string[], sources: readonly string[]): string[] {
  const files = [...new Set(sources)];
  const placed = lines.map((line) => {
    const file = files.findIndex((source) => line.startsWith(`${source}:`));
    return { line, file: file < 0 ? files.length : file, at: file < 0 ? 0 : parseInt(line.slice(files[file].length + 1), 10) || 0 };
  });
  return placed.sort((one, other) => one.file - other.file || one.at - other.at).map(({ line }) => line);
}
