// Checks that the objects of an app are different objects to their cluster, where the last one applied would replace the others.
import type { ApiObject } from 'cdk8s';
import type { IConstruct } from 'constructs';
import { type ClusterCapabilitiesProps, clusterCapabilities } from './cluster-capabilities';
import type { RuleDescription } from './rule';
import { isJudged } from './schema';
import { issueText } from '../issues/issues';

/** The version is left out: the API server stores an object once, whichever version of its group a manifest has. */
export function objectIdentity({ apiVersion, kind, metadata: { namespace, name } }: any): string {
  // None of these parts contains a line break.
  return `${apiVersion.slice(0, Math.max(apiVersion.indexOf('/'), 0))}\n${kind}\n${namespace ?? ''}\n${name}`;
}

export const OBJECTS_DISTINCT: RuleDescription = {
  name: 'objects-distinct',
  refuses: 'an object of KubeVirt or CDI, or a PersistentVolumeClaim, that is there twice: with the same kind, namespace and name',
  story: 'A cluster has one object of a kind, namespace and name. Applying a second one changes the first, without a warning: of two machines one is left. '
    + 'Give each its own name or namespace, or have names made of paths by MachineDefaults.set(scope, { uniqueNames: true }). Where an app has charts for several clusters, say so with ClusterCapabilities.set on each chart, and validate the manifests of each cluster by themselves.',
};

/** Whether an object is one of these. The claims are disks of machines; whatever else there is has its own rules. */
export function isForOnce(object: any): boolean {
  return isJudged(object) || object.kind === 'PersistentVolumeClaim' && object.apiVersion === 'v1';
}

/** A cache of the objects of an app that were all distinct when last checked. Their identities cannot change. */
const distinct = new WeakMap<IConstruct, readonly ApiObject[]>();

/** A message for each of these objects that an app has twice. */
export function* findDuplicateObjects(objects: readonly ApiObject[], root: IConstruct): Iterable<string> {
  if (isSame(distinct.get(root), objects)) {
    return;
  }
  const firsts = new Firsts<ClusterCapabilitiesProps | undefined, ApiObject>();
  let isDistinct = true;
  for (const object of objects.filter(isForOnce)) {
    const first = firsts.of(clusterCapabilities(object), objectIdentity(object), object);
    if (first !== object) {
      isDistinct = false;
      const message = `${object.kind} ${JSON.stringify(object.name)} is at ${placeOf(first)} already, give each its own metadata.name or namespace, or all of them unique names by MachineDefaults.set(scope, { uniqueNames: true }), or set ClusterCapabilities for each cluster's chart`;
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

/** The first owner of each name in each cluster, or in whatever else names are to be distinct. */
export class Firsts<Cluster, Owner> {
  private readonly clusters = new Map<Cluster, Map<string, Owner>>();

  /** The owner that had a name first, which is this one if nobody had it before. */
  public of(cluster: Cluster, name: string, owner: Owner): Owner {
    const owners = this.clusters.get(cluster) ?? new Map<string, Owner>();
    this.clusters.set(cluster, owners);
    const first = owners.get(name);
    if (first === undefined) {
      owners.set(name, owner);
    }
    return first ?? owner;
  }

  /** The owner that had a name first, if any had it. */
  public find(cluster: Cluster, name: string): Owner | undefined {
    return this.clusters.get(cluster)?.get(name);
  }
}

function isSame(some: readonly ApiObject[] | undefined, others: readonly ApiObject[]): boolean {
  return some?.length === others.length && some.every((object, index) => object === others[index]);
}
