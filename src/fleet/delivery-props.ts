// The settings that each engine needs to deliver a fleet.
import { Duration } from 'cdk8s';
import { FluxIgnoreRule, FluxSource } from '../gitops/flux';

/** How Argo CD delivers a fleet. */
export interface ArgoCdDeliveryProps {
  /** The repository with synth's output: sets `repoURL` of each Application's source. */
  readonly repoUrl: string;

  /**
   * The branch, tag or commit: sets `targetRevision`.
   *
   * @default "HEAD"
   */
  readonly targetRevision?: string;

  /**
   * The folder in the repository that synth's output is committed to.
   *
   * @default "."
   */
  readonly path?: string;

  /**
   * Argo CD's own namespace, in which the ApplicationSet is created.
   *
   * @default "argocd"
   */
  readonly namespace?: string;

  /**
   * The project of the Applications: sets `spec.project`.
   *
   * @default "default"
   */
  readonly project?: string;

  /**
   * The namespace of objects that do not set one: sets `spec.destination.namespace`.
   *
   * @default - none
   */
  readonly destinationNamespace?: string;

  /**
   * More options of each Application, such as `CreateNamespace=true`: adds to `spec.syncPolicy.syncOptions`.
   *
   * @default - none
   */
  readonly syncOptions?: string[];
}

/** How Flux delivers a fleet. */
export interface FluxDeliveryProps {
  /** The source in which each cluster's Flux finds synth's output: sets `sourceRef` of each Kustomization. */
  readonly source: FluxSource;

  /**
   * The folder in the source that synth's output is committed to.
   *
   * @default "."
   */
  readonly path?: string;

  /**
   * The namespace of the Kustomizations.
   *
   * @default "flux-system"
   */
  readonly namespace?: string;

  /**
   * How often Flux reconciles a folder. The interval has to be longer than a pass takes. Sets `interval`.
   *
   * @default Duration.minutes(10)
   */
  readonly interval?: Duration;

  /**
   * How soon Flux retries after a failure: sets `retryInterval`.
   *
   * @default Duration.minutes(2)
   */
  readonly retryInterval?: Duration;

  /**
   * How long the objects of a folder may take to become healthy: sets `timeout`.
   *
   * @default - the interval
   */
  readonly timeout?: Duration;

  /**
   * The fields that Flux neither compares nor applies: sets `ignore`.
   *
   * @default - none
   */
  readonly ignore?: FluxIgnoreRule[];
}

/** How Rancher Fleet delivers a fleet. */
export interface RancherFleetDeliveryProps {
  /** The repository with synth's output: sets `repo` of each GitRepo. */
  readonly repoUrl: string;

  /**
   * The branch: sets `branch`.
   *
   * @default "main"
   */
  readonly branch?: string;

  /**
   * The folder in the repository that synth's output is committed to.
   *
   * @default "."
   */
  readonly path?: string;

  /**
   * The workspace: the namespace of the clusters and of the GitRepos.
   *
   * @default "fleet-default"
   */
  readonly namespace?: string;

  /**
   * The Secret in that namespace with the credentials for the repository: sets `clientSecretName`.
   *
   * @default - none
   */
  readonly clientSecretName?: string;
}
