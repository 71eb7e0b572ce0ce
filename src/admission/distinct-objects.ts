// The check that the objects of an app are different ones to their cluster, where the one applied last would replace the others.
import type { ApiObject } from 'cdk8s';
import type { Construct } from 'constructs';
import { checkApp } from '../app-checks';
import { type ClusterCapabilitiesProps, clusterCapabilities } from './cluster-capabilities';
import { objectIdentity } from './object-identity';
import { isJudged } from './schema';
import { violationMessage } from './violation';

/** The rule, as other rules say theirs. */
export const OBJECTS_DISTINCT = {
  name: 'objects-distinct',
  refuses: 'an object of KubeVirt or CDI that is there twice: with the same kind, namespace and name',
  story: 'A cluster has one object of a kind, namespace and name. Applying a second one changes the first, without a warning: of two machines one is left. '
    + 'Give each its own name or namespace. Where an app has charts for several clusters, say so with ClusterCapabilities.set on each chart, and validate the manifests of each cluster by themselves.',
};

/** Has `App.synth` refuse an app in which an object of KubeVirt or CDI is there twice. */
export function distinctObjects(construct: Construct): void {
  checkApp(construct, repetitions);
}

/** What clusters tell objects by. */
interface Identity {
  readonly cluster?: ClusterCapabilitiesProps;
  /** Nothing, where the object is none of KubeVirt's or CDI's. */
  readonly text?: string;
}

/** Nothing of them can change. */
const identities = new WeakMap<ApiObject, Identity>();

function identityOf(object: ApiObject): Identity {
  const known = identities.get(object);
  if (known !== undefined) {
    return known;
  }
  const identity = { cluster: clusterCapabilities(object), text: isJudged(object) ? objectIdentity(object) : undefined };
  identities.set(object, identity);
  return identity;
}

function* repetitions(objects: readonly ApiObject[]): Iterable<string> {
  const clusters = new Map<ClusterCapabilitiesProps | undefined, Map<string, ApiObject>>();
  for (const object of objects) {
    const { cluster: capabilities, text } = identityOf(object);
    if (text === undefined) {
      continue;
    }
    const cluster = clusters.get(capabilities) ?? new Map<string, ApiObject>();
    clusters.set(capabilities, cluster);
    const first = cluster.get(text);
    if (first === undefined) {
      cluster.set(text, object);
    } else {
      const mistake = `${object.kind} ${JSON.stringify(object.name)} is at ${first.node.path} already, give each its own name or namespace, or set ClusterCapabilities for each cluster's chart`;
      yield violationMessage({ path: object.node.path, mistake, rule: OBJECTS_DISTINCT.name });
    }
  }
}
