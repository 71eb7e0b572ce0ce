// The objects that documents describe for a cluster, or all mistakes of the documents, before any object is sent.
import type { Document, InputStream } from './documents';
import { conflicts, distinct, SourcedManifest } from './duplicates';
import { namespaceIssues } from './identity';
import { largeNumbers } from './large-numbers';
import { DeclaredTypes, type Scope, scopesOf } from './scopes';
import { StoredObject } from './stored-object';
import type { Validation } from './validation';
import { violationsOf } from '../../admission/admission';
import { ANY_VERSION, isRelease, type VersionCapabilities } from '../../admission/kubevirt-version';
import { isName } from '../../admission/schema';
import { errorText, inSource, type Issue, issue, issueText, messageIssues, refuse } from '../../issues/issues';
import { groupBy, isMap } from '../../plain-data/plain-data';
import { isOpenShiftTemplate } from '../../template/openshift-template';
import { findPlaceholders } from '../../template/placeholders';
import type { Cluster, ObjectReference } from '../cluster/cluster';
import { namespaceState } from '../cluster/namespace';
import { ONCE, RetryUntil } from '../cluster/retry';
import { readVirtApiVersion } from '../cluster/virt-api-version';

/** A desired object. Its manifest, with its namespace, is read again on demand. */
export interface DesiredObject extends ObjectReference, SourcedManifest {
  /** The identities of objects among the documents that must exist before: its Namespace and its CustomResourceDefinition. */
  readonly needs: readonly string[];
}

interface ReadOptions {
  /** The namespace of the option, which no object may contradict. */
  readonly namespace?: string;
  readonly validation: Validation;
  readonly retry: RetryUntil;
  /** Called with mistakes that do not prevent the objects from being applied. */
  readonly warn: (line: string) => void;
}

/**
 * The objects of an input, in its order, each once.
 *
 * @throws one error that lists every mistake, each with file and line
 */
export async function readDesiredObjects(input: InputStream, cluster: Cluster, options: ReadOptions): Promise<DesiredObject[]> {
  const { validation, retry } = options;
  const found: Issue[] = [];
  const content: Issue[] = [];
  const written: StoredObject[] = [];
  const types = new DeclaredTypes();
  const contents = new ContentCheck(cluster);
  const sources = new Set<string>();
  for (const document of input.documents) {
    sources.add(document.source);
    const nameless = ofDocument(document, typeAndNameIssues(document.value));
    found.push(...nameless, ...ofDocument(document, [...largeNumbers(document.value)]));
    if (nameless.length === 0) {
      content.push(...validation === 'ignore' ? [] : ofDocument(document, await contents.issues(document.value)));
      written.push(StoredObject.of(document));
      types.add(document.value);
    }
  }
  if (validation === 'warn') {
    content.map(issueText).forEach(options.warn);
  }
  const offline = [...input.issues, ...found, ...validation === 'strict' ? content : []];
  // Mistakes are reported without waiting for a cluster.
  const asked = cluster.with(offline.length > 0 ? ONCE : retry);
  const { objects, clusterIssues } = await placeObjects(written, types, asked, options.namespace)
    .catch((error: Error) => offline.length > 0 ? { objects: [], clusterIssues: messageIssues([errorText(error)]) } : Promise.reject(error));
  refuse(inOrder([...offline, ...clusterIssues], [...input.issues.map(({ source }) => source), ...sources]));
  return objects;
}

/** The objects of documents, and what a cluster lacks for them. */
async function placeObjects(written: readonly StoredObject[], types: DeclaredTypes, cluster: Cluster, namespace: string | undefined) {
  const scopes = await scopesOf(written, types, cluster);
  const objects = written.flatMap((object) => {
    const scope = scopes.of(object);
    return scope === undefined ? [] : [new PlacedObject(object, scope, types, namespace ?? cluster.namespace)];
  });
  const clusterIssues = [
    ...scopes.issues.flatMap(({ object: { document }, issue: wrong }) => ofDocument(document, [wrong])),
    ...namespace === undefined ? [] : namespaceContradictions(objects, namespace),
    ...conflicts(objects),
    ...await missingNamespaces(objects.filter((object) => (namespace ?? object.namespace) === object.namespace), types.namespaces, cluster),
  ];
  return { objects: distinct(objects), clusterIssues };
}

/** An issue for each namespace other than that of the option, at the first of its objects. */
function namespaceContradictions(objects: readonly DesiredObject[], namespace: string): Issue[] {
  const others = objects.filter(({ namespace: written }) => written !== undefined && written !== namespace);
  return [...groupBy(others, ({ namespace: written }) => written)].flatMap(([written, group]) => {
    const message = `${JSON.stringify(written)} is not the namespace of --namespace ${JSON.stringify(namespace)}: leave out one of the two`;
    return ofDocument(group[0].document, [issue('metadata.namespace', `${message}${objectCount(group)}`)]);
  });
}

/** The number of objects that an issue of a namespace concerns, if there are several. */
function objectCount(objects: readonly DesiredObject[]): string {
  return objects.length > 1 ? ` (${objects.length} objects belong in it)` : '';
}

/** An object in its namespace. */
class PlacedObject extends StoredObject implements DesiredObject {
  public readonly needs: readonly string[];

  constructor(written: StoredObject, { namespaced, definition }: Scope, types: DeclaredTypes, defaultNamespace: string) {
    const { apiVersion, kind, name, document } = written;
    // A cluster-scoped object is the same whichever namespace is written.
    const namespace = namespaced ? written.namespace ?? defaultNamespace : undefined;
    super({ apiVersion, kind, name, namespace }, document);
    const own = namespace === undefined ? undefined : types.namespaces.get(namespace);
    this.needs = [own, definition].filter((needed) => needed !== undefined);
  }

  public override get manifest(): any {
    const value = super.manifest;
    const { namespace: _, ...unplaced } = value.metadata;
    // cdk8s writes the chart's namespace into every object.
    return { ...value, metadata: this.namespace === undefined ? unplaced : { ...value.metadata, namespace: this.namespace } };
  }
}

/** An issue for each namespace that does not exist or is being deleted, at the first of its objects. */
async function missingNamespaces(
  objects: readonly DesiredObject[], declared: ReadonlyMap<string, string>, cluster: Cluster,
): Promise<Issue[]> {
  const names = [...new Set(objects.flatMap(({ namespace }) => namespace ?? []))].filter((name) => !declared.has(name));
  const found = await Promise.all(names.map(async (name) => {
    const message = await missingNamespaceMessage(cluster, name);
    const inIt = objects.filter(({ namespace }) => namespace === name);
    return message === undefined ? [] : ofDocument(inIt[0].document, [issue('metadata.namespace', `${message}${objectCount(inIt)}`)]);
  }));
  return found.flat();
}

/** What is wrong with a namespace. */
async function missingNamespaceMessage(cluster: Cluster, name: string): Promise<string | undefined> {
  switch (await namespaceState(cluster, name)) {
    case 'missing':
      return `the cluster has no namespace ${JSON.stringify(name)}: create it, or give its Namespace too`;
    case 'being deleted':
      return `namespace ${JSON.stringify(name)} is being deleted: wait until it is gone, or write another one`;
    default:
      return undefined;
  }
}

/** Issues of a document's object at their places in its file, in the order of lines. */
function ofDocument({ value, source, lineAt }: Document, issues: readonly Issue[]): Issue[] {
  const object = [value?.kind, value?.metadata?.name].filter((step) => typeof step === 'string').join('/');
  return issues.map((each) => ({ ...inSource(source, { ...each, source: object }), line: lineAt(each.path) }))
    .sort((one, other) => one.line - other.line);
}

/** Issues in the order of their files and places. Issues without a file come last. */
function inOrder(issues: readonly Issue[], sources: ReadonlyArray<string | undefined>): Issue[] {
  const files = new Map([...new Set(sources)].map((source, index) => [source, index]));
  const fileOf = ({ source }: Issue) => files.get(source) ?? files.size;
  return [...issues].sort((one, other) => fileOf(one) - fileOf(other) || (one.line ?? 0) - (other.line ?? 0));
}

/** The mistakes that prevent a document from being sent: it does not identify its object. */
function typeAndNameIssues(value: any): Issue[] {
  const ofType = [value?.apiVersion, value?.kind].every(isName) ? [] : violationsOf(value);
  return isMap(value) ? [...ofType, ...metadataIssues(value.metadata)] : ofType;
}

/** Finds the mistakes in objects for a cluster. It is asked for its version, once, if one has mistakes: another version may admit them. */
class ContentCheck {
  private capabilities?: Promise<VersionCapabilities>;

  constructor(private readonly cluster: Cluster) {}

  public async issues(value: any): Promise<Issue[]> {
    const issues = contentIssues(value);
    if (issues.length === 0) {
      return issues;
    }
    this.capabilities ??= readVersion(this.cluster);
    return contentIssues(value, await this.capabilities);
  }
}

/** If the version is not known, the server is left to judge. */
async function readVersion(cluster: Cluster): Promise<VersionCapabilities> {
  const version = await readVirtApiVersion(cluster).catch(() => undefined);
  return version !== undefined && isRelease(version) ? { kubevirtVersion: version } : ANY_VERSION;
}

/** The mistakes of an object with a name that KubeVirt and CDI would refuse, and its unset placeholders. */
export function contentIssues(value: any, capabilities?: VersionCapabilities): Issue[] {
  // The cluster knows better which kinds exist.
  const ofKubeVirt = violationsOf(value, capabilities).filter(({ path }) => !['apiVersion', 'kind'].includes(path));
  const placeholders = isOpenShiftTemplate(value) ? [] : [...findPlaceholders(value)];
  return [...ofKubeVirt, ...placeholders.map(([name, path]) =>
    ({ path, message: `placeholder {{${name}}} has no value: give it one with render --set ${name}=…, and apply the output` }))];
}

function metadataIssues(metadata: any): Issue[] {
  if (isName(metadata?.name)) {
    return namespaceIssues(metadata);
  }
  const found = metadata?.generateName === undefined ? 'required field is missing' : 'is missing, and a generated name would create another object each time';
  return [{ path: 'metadata.name', message: `${found}: write a name such as "web-1"` }];
}
