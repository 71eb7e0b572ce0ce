// Whether the cluster takes manifests as they are: what it would refuse by what it has, what is missing beside them, and
// whether they may be applied.
import { liveCapabilities, withManifests } from './capabilities';
import { Check, missing, ok } from './check';
import { classChecks } from './class-needs';
import type { Surroundings } from './cluster-state';
import { keyOf, Kinds, kindsOf } from './kinds';
import { needChecks } from './needs';
import { actionCheck } from './permissions';
import { MachineAction } from '../../access/machine-action';
import { applyPermissions } from '../../access/permissions';
import { isMap } from '../../is-map';
import type { Cluster } from '../cluster/cluster';
import type { Input, ReadDocument } from '../manifests/documents';
import { findings, report } from '../manifests/findings';

/** A check for each thing that is in the way of the manifests, or one that says that nothing is. */
export async function manifestChecks(cluster: Cluster, input: Input, surroundings: Surroundings): Promise<Check[]> {
  const written = input.documents.filter(({ value }) => isMap(value));
  const kinds = await kindsOf(cluster, written);
  const documents = written.map((document) => inNamespace(document, kinds, cluster.namespace));
  const objects = documents.map(({ value }) => value);
  const { violations } = findings({ ...input, documents }, withManifests(liveCapabilities(surroundings), objects));
  const checks = [
    ...violations.map((violation) => missing('manifest', report(violation))),
    ...kinds.checks,
    ...await needChecks(cluster, documents),
    ...classChecks(documents, surroundings),
  ];
  const isMissing = checks.some(({ verdict }) => verdict === 'missing');
  return [
    ...isMissing ? checks : [...checks, ok('manifests', `the cluster has all that ${documents.length === 1 ? '1 object needs' : `${documents.length} objects need`}`)],
    ...await permissionChecks(cluster, objects, kinds),
  ];
}

/** Whether the manifests may be applied, in each of their namespaces. */
function permissionChecks(cluster: Cluster, objects: readonly any[], { served }: Kinds): Promise<Check[]> {
  const namespaces = [...new Set(objects.map(({ metadata }) => metadata.namespace ?? cluster.namespace))].sort();
  return Promise.all(namespaces.map((namespace) => {
    const resources = objects.filter(({ metadata }) => (metadata.namespace ?? cluster.namespace) === namespace).flatMap((object) => {
      const resource = served.get(keyOf(object));
      const [group, version] = object.apiVersion?.split('/') ?? [];
      return resource === undefined ? [] : [version === undefined ? resource.name : `${resource.name}.${group}`];
    });
    return actionCheck(cluster, MachineAction.APPLY, namespace, true, applyPermissions([...new Set(resources)]));
  }));
}

/** An object of a kind that has namespaces, and that names none, goes to the one that is meant. */
function inNamespace(document: ReadDocument, { served }: Kinds, namespace: string): ReadDocument {
  const { value } = document;
  const own = served.get(keyOf(value))?.namespaced ? { namespace: value.metadata?.namespace ?? namespace } : {};
  return { ...document, value: { ...value, metadata: { ...value.metadata, ...own } } };
}
