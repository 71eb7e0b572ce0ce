// Checks whether a cluster can accept manifests: what it would refuse, which kinds and objects are missing, and whether this user may apply
// them.
import { liveCapabilities } from './capabilities';
import { Check, missing, ok, unsure } from './check';
import { claimPropertyChecks } from './claim-properties';
import { type ClusterState, isServerFailure, whyUnknown } from './cluster-state';
import { deviceChecks } from './devices';
import { machineStateChecks } from './machine-state';
import { metricsChecks } from './metrics';
import { namespaceStateChecks } from './namespaces';
import { needChecks } from './needs';
import { actionCheck } from './permissions';
import { placementChecks } from './placement';
import { snapshotChecks } from './snapshots';
import { defaultClassChecks } from './storage-classes';
import { MachineAction, applyPermissions } from '../../access/permissions';
import { groupOf } from '../../admission/kinds';
import { fieldAt } from '../../plain-data/fields';
import { groupBy, isMap } from '../../plain-data/plain-data';
import { describeObject } from '../cluster/api-error';
import type { Cluster } from '../cluster/cluster';
import { Resource, Type, UnknownKind } from '../cluster/discovery';
import { limiter } from '../cluster/limit';
import { report } from '../findings/finding';
import { findings } from '../findings/findings';
import type { Document, Input, ReadDocument } from '../manifests/documents';

/** A check for each obstacle, or one check that there is none. */
export async function manifestChecks(cluster: Cluster, input: Input, state: ClusterState): Promise<Check[]> {
  const objectDocuments = input.documents.filter(({ value }) => isMap(value));
  const kinds = await kindsOf(cluster, objectDocuments);
  const documents = objectDocuments.map((document) => inNamespace(document, kinds, cluster.namespace));
  const objects = documents.map(({ value }) => value);
  const { violations } = findings({ ...input, documents }, liveCapabilities(state));
  const claims = claimPropertyChecks(documents, state);
  const namespaces = await namespaceStateChecks(cluster, documents, state);
  const checks = [
    ...violations.map((violation) => missing('manifest', report(violation))),
    ...kinds.checks,
    ...namespaces.filter(({ verdict }) => verdict === 'missing'),
    ...await needChecks(cluster, documents),
    ...defaultClassChecks(documents, state),
    ...machineStateChecks(documents, state),
    ...claims.filter(({ verdict }) => verdict === 'missing'),
    ...deviceChecks(documents, state),
    ...await metricsChecks(cluster, documents),
  ];
  const warnings = [
    ...[...namespaces, ...claims].filter(({ verdict }) => verdict === 'unsure'), ...placementChecks(documents, state), ...snapshotChecks(documents, state),
  ];
  const approval = warnings.length > 0 ? [] : summary(documents.length, checks);
  return [...checks, ...warnings, ...approval, ...await permissionChecks(cluster, objects, kinds)];
}

/** The check that nothing is missing, if so. */
function summary(count: number, checks: readonly Check[]): Check[] {
  const verdicts = checks.map(({ verdict }) => verdict);
  const limit = verdicts.includes('unsure') ? ', as far as this user may see' : '';
  return verdicts.includes('missing') ? [] : [ok('manifests', `the cluster has everything that ${count === 1 ? '1 object needs' : `${count} objects need`}${limit}`)];
}

/** Hundreds of namespaces, with a request for each permission, would be too much for servers and sockets at once. */
const NAMESPACES_AT_ONCE = 4;

/** A check for each namespace of the manifests, and for cluster-scoped objects. */
function permissionChecks(cluster: Cluster, objects: readonly any[], { served }: Kinds): Promise<Check[]> {
  const resources = new Map<string | undefined, Set<string>>();
  for (const object of objects) {
    const resource = served.get(typeKey(object));
    const namespace = resource?.namespaced === false ? undefined : object.metadata.namespace ?? cluster.namespace;
    const [group, version] = resource === undefined ? [] : object.apiVersion.split('/');
    const names = resource === undefined ? [] : [version === undefined ? resource.name : `${resource.name}.${group}`];
    resources.set(namespace, new Set([...resources.get(namespace) ?? [], ...names]));
  }
  const ordered = [...resources].sort(([one = '\uffff'], [other = '\uffff']) => (one < other ? -1 : 1));
  const limit = limiter(NAMESPACES_AT_ONCE);
  return Promise.all(ordered.map(([namespace, names]) => limit(() => (
    actionCheck(cluster, MachineAction.APPLY, namespace, true, applyPermissions({ resources: [...names] }))
  ))));
}

/** A document, and the namespace that its object is applied to. */
function inNamespace(document: ReadDocument, { served }: Kinds, namespace: string): ReadDocument {
  const { value } = document;
  const namespaced = served.get(typeKey(value))?.namespaced ? { namespace: value.metadata?.namespace ?? namespace } : {};
  return { ...document, value: { ...value, metadata: { ...value.metadata, ...namespaced } } };
}

/** The kinds of documents. */
interface Kinds {
  /** The kinds that the cluster serves, by `typeKey`. */
  readonly served: ReadonlyMap<string, Resource>;
  /** A check for each kind that is neither served nor defined by a document, or for which this is unknown. */
  readonly checks: readonly Check[];
}

async function kindsOf(cluster: Cluster, documents: readonly Document[]): Promise<Kinds> {
  const ofKinds = groupBy(documents.filter(({ value }) => isType(value)), ({ value }) => typeKey(value));
  const found = await Promise.all([...ofKinds].map(async ([key, [{ value, where }]]) => {
    try {
      return { key, resource: await cluster.discovery.resource(value) };
    } catch (error) {
      return { key, check: kindCheck(error, value, where), type: groupKind(groupOf(value.apiVersion), value.kind) };
    }
  }));
  const definitions = documents.filter(({ value }) => value.kind === 'CustomResourceDefinition');
  const defined = definitions.map(({ value }) => groupKind(fieldAt(value, 'spec.group'), fieldAt(value, 'spec.names.kind')));
  return {
    served: new Map(found.flatMap(({ key, resource }) => resource === undefined ? [] : [[key, resource]])),
    checks: found.flatMap(({ check, type }) => check === undefined || defined.includes(type) ? [] : [check]),
  };
}

/** The check of a kind that the cluster does not report. */
function kindCheck(error: unknown, { apiVersion, kind }: Type, where: string): Check {
  if (error instanceof UnknownKind) {
    return missing(where, error.message);
  }
  if (isServerFailure(error)) {
    return unsure(where, `${whyUnknown(error)} whether the cluster has ${describeObject({ apiVersion, kind })}`);
  }
  throw error;
}

/** A key for a kind in any version. Neither has to be a string. */
function groupKind(group: unknown, kind: unknown): string {
  return JSON.stringify([group, kind]);
}

/** A key for a kind in a version. Neither has to be a string. */
function typeKey({ apiVersion, kind }: { readonly apiVersion: unknown; readonly kind: unknown }): string {
  return JSON.stringify([apiVersion, kind]);
}

function isType(value: any): boolean {
  return typeof value.apiVersion === 'string' && typeof value.kind === 'string';
}
