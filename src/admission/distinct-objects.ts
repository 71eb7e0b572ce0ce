// Checks that an app has no two objects that are the same to the cluster, where the last one applied would replace the others.
import type { ApiObject } from 'cdk8s';
import type { IConstruct } from 'constructs';
import { type ClusterCapabilitiesProps, clusterCapabilities } from './cluster-capabilities';
import { FirstOwners } from './first-owners';
import type { RuleDescription } from './rule';
import { isValidated } from './schema';
import { issueText } from '../issues/issues';
import { textOf } from '../plain-data/plain-data';

/** What an object is to the cluster. */
export function objectIdentity(object: any): string {
  return `${objectScope(object)}\n${object.metadata.name}`;
}

/**
 * The kind and namespace of an object, in which its name must be distinct. The version is left out: the API server stores an object once,
 * whichever version of its group a manifest has.
 */
export function objectScope({ apiVersion, kind, metadata: { namespace } }: any): string {
  // None of these parts contains a line break.
  return `${apiVersion.slice(0, Math.max(apiVersion.indexOf('/'), 0))}\n${kind}\n${textOf(namespace)}`;
}

export const OBJECTS_DISTINCT: RuleDescription = {
  name: 'objects-distinct',
  refuses: 'two objects of KubeVirt or CDI, or two PersistentVolumeClaims, with the same kind, namespace and name',
  story: 'A cluster has only one object with a given kind, namespace and name. Applying a second one changes the first without a warning, so only '
    + 'one of two machines is left. Give each its own name or namespace, or generate names from paths with MachineDefaults.set(scope, { '
    + 'uniqueNames: true }). If an app has charts for several clusters, call ClusterCapabilities.set on each chart, and validate the manifests of '
    + 'each cluster separately.',
};

/** A cache of the objects of an app that were all distinct when last checked. Their identities cannot change. */
const distinct = new WeakMap<IConstruct, readonly ApiObject[]>();

/** A message for each duplicate object in an app. */
export function* findDuplicateObjects(objects: readonly ApiObject[], root: IConstruct): Iterable<string> {
  if (hasSameItems(distinct.get(root), objects)) {
    return;
  }
  const firsts = new FirstOwners<ClusterCapabilitiesProps | undefined, ApiObject>();
  let isDistinct = true;
  for (const object of objects.filter(isValidated)) {
    const first = firsts.register(clusterCapabilities(object), objectScope(object), object.metadata.name ?? '', object);
    if (first !== object) {
      isDistinct = false;
      const message = `${object.kind} ${JSON.stringify(object.name)} already exists at ${placeOf(first)}, give each its own metadata.name or namespace, or all of them unique names with MachineDefaults.set(scope, { uniqueNames: true }), or set ClusterCapabilities for each cluster's chart`;
      yield issueText({ path: placeOf(object), message, rule: OBJECTS_DISTINCT.name });
    }
  }
  if (isDistinct) {
    distinct.set(root, objects);
  }
}

/** Where the author wrote an object: in a chart, or as a construct that made it. */
function placeOf({ node }: ApiObject): string {
  const { scope } = node;
  return scope === undefined || 'generateObjectName' in scope ? node.path : scope.node.path;
}

function hasSameItems(some: readonly ApiObject[] | undefined, others: readonly ApiObject[]): boolean {
  return some?.length === others.length && some.every((object, index) => object === others[index]);
}
