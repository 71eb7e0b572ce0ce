// Plans a deletion: the selected machines, or all objects of manifests, as they are in the cluster now.
import { objectIdentity } from '../../admission/distinct-objects';
import { issue, type Issue, refuse } from '../../issues/issues';
import { isMap } from '../../plain-data/plain-data';
import { withContext, isNotFound } from '../cluster/api-error';
import { Cluster, referenceTo } from '../cluster/cluster';
import { UnknownKind } from '../cluster/discovery';
import { limiter } from '../cluster/limit';
import { objectName } from '../cluster/object-name';
import { selectedMachines, Selection } from '../machines/selection';
import { applyStages } from '../manifests/apply-stages';
import type { Document } from '../manifests/documents';
import { isKeptForMachine, protectionOf } from '../manifests/protection';

/** The objects to delete, in order, and notes on what is kept and why. */
interface DeletionPlan {
  readonly objects: readonly any[];
  readonly notes: readonly string[];
}

/** What to keep of the objects of manifests. */
interface DeletionPlanOptions {
  /** Whether to keep DataVolumes and claims. */
  readonly keepDisks: boolean;
  /** Whether to delete also objects whose annotation protects them. */
  readonly includeProtected: boolean;
  /** The namespace given by an option: no object may be in another one. */
  readonly namespace?: string;
}

/** Kinds whose deletion would delete objects of others too. */
const NEVER_DELETED: readonly string[] = ['Namespace', 'CustomResourceDefinition'];

/** Kinds that hold data of guests. */
const DISKS: readonly string[] = ['DataVolume', 'PersistentVolumeClaim'];

/**
 * Plans the deletion of a selection.
 *
 * @param documents those of the selection's paths
 * @throws one error that lists every machine that does not exist, or every document that is not an object
 */
export async function planDeletion(
  cluster: Cluster, selection: Selection, documents: readonly Document[], sparing: DeletionPlanOptions,
): Promise<DeletionPlan> {
  const { paths, ...others } = selection;
  const isNamed = paths.length === 0 || others.names.length > 0;
  const [machines, described] = await Promise.all([
    isNamed ? selectedMachines(cluster, { ...others, paths: [] }) : [],
    planManifests(cluster, documents, sparing),
  ]);
  const all = [...machines, ...described.objects];
  const distinct = [...new Map(all.map((object) => [object.metadata.uid, object])).values()];
  const references = distinct.map((object) => ({ ...referenceTo(object), object }));
  return { objects: applyStages(references).reverse().flat().map(({ object }) => object), notes: described.notes };
}

async function planManifests(
  cluster: Cluster, documents: readonly Document[], { keepDisks, includeProtected, namespace }: DeletionPlanOptions,
): Promise<DeletionPlan> {
  refuse(documents.flatMap(identityIssues));
  const distinct = [...new Map(documents.map((document) => [objectIdentity(document.value), document])).values()];
  const values = distinct.map(({ value }) => value);
  const namesOf = (kinds: readonly string[]) => values.filter(({ kind }) => kinds.includes(kind)).map((value) => objectName(referenceTo(value)));
  const neverDeleted = namesOf(NEVER_DELETED).map((name) => `${name} is left: kubectl deletes it, with all that is in it of others`);
  const disks = keepDisks ? namesOf(DISKS).map((name) => `${name} is kept`) : [];
  const included = distinct.filter(({ value }) => ![...NEVER_DELETED, ...keepDisks ? DISKS : []].includes(value.kind));
  const limit = limiter();
  const found = await Promise.all(included.map((document) => limit(() => readObject(cluster, document))));
  refuse(included.flatMap(({ where }, index) => namespaceMistakes(where, found[index], namespace)));
  const existing = found.filter((object) => typeof object !== 'string');
  const kept = new Set(includeProtected ? [] : existing.filter(isProtected));
  return {
    objects: existing.filter((object) => !kept.has(object)),
    notes: [
      ...neverDeleted,
      ...disks,
      ...[...kept].map((object) => `${objectName(referenceTo(object))} is kept by its annotation ${protectionOf(object)}: --include-protected deletes it too`),
      ...found.filter((object) => typeof object === 'string'),
    ],
  };
}

/** An object in another namespace than that of the option; cluster-scoped objects are in none. */
function namespaceMistakes(where: string, object: any, namespace: string | undefined): Issue[] {
  const own: string | undefined = object.metadata?.namespace;
  return [undefined, own].includes(namespace) || own === undefined ? []
    : [{ source: where, ...issue('', `${objectName(referenceTo(object))} is in namespace ${JSON.stringify(own)}, which is not that of --namespace ${JSON.stringify(namespace)}: leave out one of the two`) }];
}

/** An annotation that protects an object for its machine does not protect it without the machine. */
function isProtected(object: any): boolean {
  return protectionOf(object) !== undefined && !isKeptForMachine(object);
}

/** The object as it is now, or a note that it does not exist. */
async function readObject(cluster: Cluster, { value }: Document): Promise<any> {
  const reference = referenceTo(value);
  try {
    const { apiVersion, kind } = reference;
    return { apiVersion, kind, ...await withContext(cluster, 'get', reference, () => cluster.read(reference)) };
  } catch (error) {
    const { cause } = error as Error;
    if (isNotFound(cause) || cause instanceof UnknownKind) {
      return `${objectName(reference)} is not there`;
    }
    throw error;
  }
}

/** What keeps a document from saying which object is to be deleted. */
function identityIssues({ value, where, source, lineAt }: Document): Issue[] {
  if (!isObject(value)) {
    return [{ source: where, ...issue('', 'is no object: it takes apiVersion, kind and metadata.name') }];
  }
  const path = 'metadata.namespace';
  return ['undefined', 'string'].includes(typeof value.metadata.namespace) ? [] : [{ source, line: lineAt(path), ...issue(path, 'is no text: write the name of a namespace') }];
}

function isObject(value: any): boolean {
  return isMap(value) && [value.apiVersion, value.kind, value.metadata?.name].every((text) => typeof text === 'string' && text !== '');
}
