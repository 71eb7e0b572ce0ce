// Plans a deletion: of the selected machines, or of all objects of manifests, in their present state in the cluster.
import { neededByLeases } from './needed-by-leases';
import { objectIdentity } from '../../admission/distinct-objects';
import { type Issue, refuse } from '../../issues/issues';
import { groupBy } from '../../plain-data/plain-data';
import { withContext } from '../cluster/api-error';
import { Cluster, referenceTo } from '../cluster/cluster';
import { undefinedIfAbsent } from '../cluster/discovery';
import { mapLimited } from '../cluster/limit';
import { manifestNaming, objectName } from '../cluster/object-name';
import { requireSelectedMachines } from '../machines/selected-machines';
import type { Selection } from '../machines/selection';
import { applyStages } from '../manifests/apply-stages';
import { isDisk } from '../manifests/disk-types';
import type { Document } from '../manifests/documents';
import { identityIssues } from '../manifests/identity';
import { issueAt } from '../manifests/place';
import { isKeptForMachine, protectionOf } from '../manifests/protection';

/** The objects to delete, in order, and notes on what is kept and why. */
interface DeletionPlan {
  readonly objects: readonly any[];
  readonly notes: readonly string[];
}

/** Which objects of manifests to keep. */
interface DeletionPlanOptions {
  /** Whether to keep DataVolumes and PersistentVolumeClaims. */
  readonly keepDisks: boolean;
  /** Whether to delete objects that an annotation protects, too. */
  readonly includeProtected: boolean;
  /** The namespace given by an option: no object may be in another one. */
  readonly namespace?: string;
}

/** Kinds whose deletion would also delete objects of others. */
const NEVER_DELETED: readonly string[] = ['Namespace', 'CustomResourceDefinition'];

/**
 * Plans the deletion of a selection.
 *
 * @param documents those of the selection's paths
 * @throws one error that lists every machine that does not exist, or every document that is not an object
 */
export async function planDeletion(
  cluster: Cluster, selection: Selection, documents: readonly Document[], options: DeletionPlanOptions,
): Promise<DeletionPlan> {
  const { paths, ...others } = selection;
  const hasSelection = paths.length === 0 || others.names.length > 0;
  const [machines, manifestPlan] = await Promise.all([
    hasSelection ? requireSelectedMachines(cluster, { ...others, paths: [] }) : [],
    planManifests(cluster, documents, options),
  ]);
  const all = [...machines, ...manifestPlan.objects];
  const distinct = [...new Map(all.map((object) => [object.metadata.uid, object])).values()];
  const references = distinct.map((object) => ({ ...referenceTo(object), object }));
  return { objects: applyStages(references).reverse().flat().map(({ object }) => object), notes: manifestPlan.notes };
}

async function planManifests(
  cluster: Cluster, documents: readonly Document[], { keepDisks, includeProtected, namespace }: DeletionPlanOptions,
): Promise<DeletionPlan> {
  refuse(documents.flatMap(identityIssues));
  const distinct = [...new Map(documents.map((document) => [objectIdentity(document.value), document])).values()];
  const isNeverDeleted = ({ value }: Document) => NEVER_DELETED.includes(value.kind);
  const isKeptDisk = ({ value }: Document) => keepDisks && isDisk(value);
  const included = distinct.filter((document) => !isNeverDeleted(document) && !isKeptDisk(document));
  const found = await mapLimited(included, (document) => readObject(cluster, document));
  refuse(included.flatMap((document, index) => namespaceIssues(document, found[index], namespace)));
  const existing = found.filter((object) => object !== undefined);
  const nameOf = manifestNaming([...distinct.map(({ value }) => value), ...existing]);
  const needed = await neededByLeases(cluster, existing);
  const kept = new Set(includeProtected ? [] : existing.filter(isProtected));
  return {
    objects: existing.filter((object) => !kept.has(object) && !needed.has(object)),
    notes: [
      ...distinct.filter(isNeverDeleted).map(({ value }) => `${nameOf(value)} is kept, since others may have objects in it: delete it with kubectl`),
      ...distinct.filter(isKeptDisk).map(({ value }) => `${nameOf(value)} is kept`),
      ...[...kept].map((object) => `${nameOf(object)} is kept by its annotation ${protectionOf(object)}: --include-protected deletes it too`),
      ...[...groupBy([...needed], ([, lease]) => lease)].map(([lease, group]) => (
        `${group.map(([object]) => nameOf(object)).join(', ')}: kept, since ${lease} is ended or isolated by this: run the same command again once no lease is left`
      )),
      ...included.filter((_, index) => found[index] === undefined).map(({ value }) => `${nameOf(value)} does not exist`),
    ],
  };
}

/** An issue if an object is in another namespace than the option's. Cluster-scoped objects are in none. */
function namespaceIssues(document: Document, object: any, namespace: string | undefined): Issue[] {
  const own: string | undefined = object?.metadata.namespace;
  return [undefined, own].includes(namespace) || own === undefined ? []
    : [issueAt(document, '', `${objectName(referenceTo(object))} is in namespace ${JSON.stringify(own)}, which is not that of --namespace ${JSON.stringify(namespace)}: leave out one of the two`)];
}

/** An annotation that protects an object for its machine does not protect it from a deletion with the machine. */
function isProtected(object: any): boolean {
  return protectionOf(object) !== undefined && !isKeptForMachine(object);
}

/** The object in its present state, if it exists. */
async function readObject(cluster: Cluster, { value }: Document): Promise<any> {
  const reference = referenceTo(value);
  const { apiVersion, kind } = reference;
  const found = await withContext(cluster, 'get', reference, () => cluster.read(reference)).catch(undefinedIfAbsent);
  return found && { apiVersion, kind, ...found };
}
