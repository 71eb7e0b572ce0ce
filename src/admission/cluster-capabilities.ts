// What a cluster has, so that what depends on it can be checked before anything is applied.
import { IConstruct } from 'constructs';
import { capabilitiesIssues } from './capabilities-document';
import { checkArguments } from '../declared/arguments';
import { issue, refuse } from '../issues/issues';

const CONTEXT_KEY = 'cdk8s-kubevirt/cluster-capabilities';

/** A storage class of a cluster. */
export interface StorageClassCapabilities {
  /**
   * The access modes that its volumes may have, such as `ReadWriteMany`.
   *
   * @default - any
   */
  readonly accessModes?: string[];
}

/** What the cluster has that manifests are for. What is left out is not checked. */
export interface ClusterCapabilitiesProps {
  /**
   * The feature gates that are on: `spec.configuration.developerConfiguration.featureGates` of the KubeVirt object.
   *
   * @default - whatever needs a gate passes
   */
  readonly featureGates?: string[];

  /**
   * The storage classes, by name.
   *
   * @default - every name passes
   */
  readonly storageClasses?: { readonly [name: string]: StorageClassCapabilities };

  /**
   * The NetworkAttachmentDefinitions, those of other namespaces as `namespace/name`.
   *
   * @default - every name passes
   */
  readonly networkAttachmentDefinitions?: string[];
}

/**
 * What the cluster has that an app's manifests are for. An app with charts for several clusters says it of each chart: what
 * different capabilities were said of are different clusters, which may have objects of the same name.
 */
export class ClusterCapabilities {
  /**
   * Says what the cluster has, for every object below a construct. Inner scopes win over outer ones.
   *
   * Throws when the construct has children already, so say it first, and when a feature gate or an access mode is mistyped.
   *
   * @param scope the app, chart or construct
   * @param props what the cluster has
   */
  public static set(scope: IConstruct, props: ClusterCapabilitiesProps): void {
    checkArguments('ClusterCapabilities.set', scope);
    const where = scope.node.path || 'app';
    refuse(capabilitiesIssues(props), `${where}: ClusterCapabilities`);
    refuse(scope.node.children.length > 0 ? [issue('', 'has children already: set ClusterCapabilities before adding any')] : [], where);
    scope.node.setContext(CONTEXT_KEY, props);
  }

  private constructor() {}
}

/** What the cluster has that a construct's objects are for, where that was said. */
export function clusterCapabilities(construct: IConstruct): ClusterCapabilitiesProps | undefined {
  return construct.node.tryGetContext(CONTEXT_KEY);
}
