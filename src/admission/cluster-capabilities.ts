// What a cluster has, so that rules that depend on the cluster can be checked before anything is applied.
import { IConstruct } from 'constructs';
import { ACCESS_MODES } from './cdi/claim';
import { FEATURE_GATES } from './feature-gates';
import { isRelease } from './kubevirt-version';
import { checkArguments, PROGRAM } from '../declared/arguments';
import { OBJECT_NAME, NAMESPACE } from '../issues/formats';
import { issue, refuse, type Issue } from '../issues/issues';
import { alternatives, suggestNames, nearestNames } from '../issues/nearest-name';
import { type Check, mapOf, name, type Shape } from '../issues/shape';
import { type Notation, shapeIssues } from '../issues/shape-issues';
import { isMap } from '../plain-data/plain-data';
import type { AccessMode } from '../storage/persistent-volume-claim';

const CONTEXT_KEY = 'cdk8s-kubevirt/cluster-capabilities';

/** A storage class of a cluster. */
export interface StorageClassCapabilities {
  /**
   * The access modes that its volumes may have. AccessMode.READ_WRITE_MANY stands for the others too.
   *
   * @default - any
   */
  readonly accessModes?: AccessMode[];
}

/** What the cluster of the manifests has. What an omitted property would tell is not checked. */
export interface ClusterCapabilitiesProps {
  /**
   * The version of KubeVirt, such as `v1.9.0`: `status.observedKubeVirtVersion` of the KubeVirt object. If its minor version is newer than the
   * one that the checks are made for, fields that they do not know are warnings. If it is older, fields, versions of APIs and feature gates that
   * it does not have are refused. Before 1.9, feature gates are off unless `featureGates` has them.
   *
   * @default - the version that the checks are made for
   */
  readonly kubevirtVersion?: string;

  /**
   * The feature gates that are on: `spec.configuration.developerConfiguration.featureGates` of the KubeVirt object.
   *
   * @default - everything that needs a gate passes
   */
  readonly featureGates?: string[];

  /**
   * The feature gates that are off although this version of KubeVirt has them on by default:
   * `spec.configuration.developerConfiguration.disabledFeatureGates` of the KubeVirt object.
   *
   * @default - none
   */
  readonly disabledFeatureGates?: string[];

  /**
   * The storage classes, by name. Those in the manifests themselves count too.
   *
   * @default - every name passes
   */
  readonly storageClasses?: { readonly [name: string]: StorageClassCapabilities };

  /**
   * The NetworkAttachmentDefinitions; write those of other namespaces as `namespace/name`. Those in the manifests themselves count too.
   *
   * @default - every name passes
   */
  readonly networkAttachmentDefinitions?: string[];

  /**
   * The network binding plugins: the keys of `spec.configuration.network.binding` of the KubeVirt object.
   *
   * @default - every name passes
   */
  readonly bindingPlugins?: string[];
}

/**
 * What the cluster of an app's manifests has. In an app with charts for several clusters, set it on each chart: charts with
 * different capabilities belong to different clusters, which may have objects with the same name.
 */
export class ClusterCapabilities {
  /**
   * Sets what the cluster has, for every object below a construct. Inner scopes override outer ones.
   *
   * Throws when the construct already has children, so call it first, or when the version, a feature gate or an access mode is mistyped.
   *
   * @param scope the app, chart or construct
   * @param props what the cluster has
   */
  public static set(scope: IConstruct, props: ClusterCapabilitiesProps): void {
    checkArguments('ClusterCapabilities.set', scope);
    const where = scope.node.path || 'app';
    refuse(capabilitiesIssues(props, PROGRAM), `${where}: ClusterCapabilities`);
    refuse(scope.node.children.length > 0 ? [issue('', 'has children already: set ClusterCapabilities before adding any')] : [], where);
    scope.node.setContext(CONTEXT_KEY, props);
  }

  private constructor() {}
}

/** What the cluster of a construct's objects has, if it was set. */
export function clusterCapabilities(construct: IConstruct): ClusterCapabilitiesProps | undefined {
  return construct.node.tryGetContext(CONTEXT_KEY);
}

const accessMode: Check = (value) => ACCESS_MODES.includes(value) ? undefined : `write ${suggestNames(value, ACCESS_MODES)}`;

const release: Check = (value) => typeof value === 'string' && isRelease(value) ? undefined : 'write the version of a release, such as "v1.9.0"';

/** A gate that resembles no known gate passes: it may be one of another KubeVirt version. */
const featureGate: Check = (value) => {
  const near = typeof value !== 'string' || FEATURE_GATES.includes(value) ? [] : nearestNames(value, FEATURE_GATES);
  return name(value) ?? (near.length > 0 ? `write ${alternatives(near)}` : undefined);
};

const definition: Check = (value) => {
  const [object, namespace = 'default', ...rest] = typeof value === 'string' ? value.split('/').reverse() : [''];
  return rest.length === 0 && OBJECT_NAME.matches(object) && NAMESPACE.matches(namespace) ? undefined : 'write a name such as "office", or "shared/office" for another namespace';
};

/** The fields of capabilities. */
export const CAPABILITIES: { readonly [field in keyof Required<ClusterCapabilitiesProps>]: Shape } = {
  kubevirtVersion: release,
  featureGates: [featureGate],
  disabledFeatureGates: [featureGate],
  storageClasses: mapOf({ accessModes: [accessMode] }),
  networkAttachmentDefinitions: [definition],
  bindingPlugins: [name],
};

/** All issues of capabilities, each with its path. */
export function capabilitiesIssues(document: unknown, notation?: Notation): Issue[] {
  return isMap(document) ? shapeIssues(document, CAPABILITIES, '', notation) : [issue('', `is not a map: write ${Object.keys(CAPABILITIES).join(', ')}, each with a ":" and a value`)];
}
