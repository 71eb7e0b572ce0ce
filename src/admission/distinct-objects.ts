// Checks that the objects of an app are different objects to their cluster, where the last one applied would replace the others, and so
// are the DataVolumes that its machines make.
import type { ApiObject } from 'cdk8s';
import type { IConstruct } from 'constructs';
import { type ClusterCapabilitiesProps, clusterCapabilities } from './cluster-capabilities';
import { isJudged } from './schema';
import { isPlaceholder } from '../issues/formats';
import { type Issue, issue, issueText } from '../issues/issues';
import { isMap } from '../plain-data/plain-data';

/** The version is left out: the API server stores an object once, whichever version of its group a manifest has. */
export function objectIdentity({ apiVersion, kind, metadata: { namespace, name } }: any): string {
  // None of these parts contains a line break.
  return `${apiVersion.slice(0, Math.max(apiVersion.indexOf('/'), 0))}\n${kind}\n${namespace ?? ''}\n${name}`;
}

/** The description of this rule, in the form of other rules. */
export const OBJECTS_DISTINCT = {
  name: 'objects-distinct',
  refuses: 'an object of KubeVirt or CDI that is there twice: with the same kind, namespace and name',
  story: 'A cluster has one object of a kind, namespace and name. Applying a second one changes the first, without a warning: of two machines one is left. '
    + 'Give each its own name or namespace, or have names made of paths by MachineDefaults.set(scope, { uniqueNames: true }). Where an app has charts for several clusters, say so with ClusterCapabilities.set on each chart, and validate the manifests of each cluster by themselves.',
};

/** The description of the rule on the DataVolumes of machines, in the form of other rules. */
export const DATA_VOLUMES_DISTINCT = {
  name: 'data-volumes-distinct',
  refuses: 'a DataVolume that two machines of a namespace have among their dataVolumeTemplates',
  story: 'A namespace has one DataVolume of a name. The machine that comes second makes none, without a word, and starts from the disk of the first: both write to it, and it is deleted with the first machine. '
    + 'Begin the name with the machine\'s, which {{NAME}} stands for in templates. A disk that several machines may write to is a DataVolume of its own, and shareable in each of them.',
};

/** A cache of the objects of an app that were all distinct when last checked. Their identities cannot change. */
const distinct = new WeakMap<IConstruct, readonly ApiObject[]>();

/** A message for each object of KubeVirt or CDI that an app has twice. */
export function* findDuplicateObjects(objects: readonly ApiObject[], root: IConstruct): Iterable<string> {
  if (isSame(distinct.get(root), objects)) {
    return;
  }
  const firsts = new Firsts<ClusterCapabilitiesProps | undefined, ApiObject>();
  let isDistinct = true;
  for (const object of objects.filter(isJudged)) {
    const first = firsts.of(clusterCapabilities(object), objectIdentity(object), object);
    if (first !== object) {
      isDistinct = false;
      const message = `${object.kind} ${JSON.stringify(object.name)} is at ${first.node.path} already, give each its own metadata.name or namespace, or all of them unique names by MachineDefaults.set(scope, { uniqueNames: true }), or set ClusterCapabilities for each cluster's chart`;
      yield issueText({ path: object.node.path, message, rule: OBJECTS_DISTINCT.name });
    }
  }
  if (isDistinct) {
    distinct.set(root, objects);
  }
}

/** A machine and its manifest. */
export interface RenderedMachine {
  readonly object: ApiObject;
  readonly manifest: any;
}

/** A message for each DataVolume that an earlier machine makes already. */
export function* findSharedDataVolumes(machines: Iterable<RenderedMachine>): Iterable<string> {
  const shared = new SharedDataVolumes<ClusterCapabilitiesProps | undefined>();
  for (const { object, manifest } of machines) {
    for (const { path, message, rule } of shared.issues(clusterCapabilities(object), manifest, object.node.path)) {
      yield issueText({ path: `${object.node.path}: ${path}`, message, rule });
    }
  }
}

/** Finds the DataVolumes that an earlier machine makes already. */
export class SharedDataVolumes<Cluster> {
  private readonly firsts = new Firsts<Cluster, { readonly machine: string; readonly where: string }>();

  /**
   * What is wrong with the next machine. A machine that is there twice is told by another rule. No schema has checked it.
   *
   * @param where its place, for messages on later machines
   */
  public issues(cluster: Cluster, { kind, metadata, spec }: any, where: string): Issue[] {
    const templates = kind === 'VirtualMachine' && isMap(spec) ? spec.dataVolumeTemplates : [];
    const found: Issue[] = [];
    for (const [index, template] of Array.isArray(templates) ? templates.entries() : []) {
      const name: unknown = template?.metadata?.name;
      if (typeof name === 'string' && !isPlaceholder(name)) {
        // What is kept is JSON: names that were cut out of a file would keep all of its text.
        const machine = JSON.stringify(metadata?.name);
        const first = this.firsts.of(cluster, JSON.stringify([metadata?.namespace, name]), { machine, where });
        if (first.machine !== machine) {
          const message = `${JSON.stringify(name)} is the DataVolume of the machine at ${first.where} already, write another name such as ${JSON.stringify(`${metadata.name}-${name}`)}, also where a volume names it`;
          found.push({ ...issue(`spec.dataVolumeTemplates[${index}].metadata.name`, message), rule: DATA_VOLUMES_DISTINCT.name });
        }
      }
    }
    return found;
  }
}

/** The first owner of each name in each cluster. */
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
}

function isSame(some: readonly ApiObject[] | undefined, others: readonly ApiObject[]): boolean {
  return some?.length === others.length && some.every((object, index) => object === others[index]);
}
