// Flux's configuration for machines: as data, for a Kustomization, and as the construct that makes Flux apply manifests and wait for their
// health.
import { ApiObject, ApiObjectMetadata, Duration } from 'cdk8s';
import { Construct, IConstruct } from 'constructs';
import { HEALTH_CHECKS, INSTANCE_HEALTH } from './health-checks';
import { checkArguments, checkCall } from '../declared/arguments';
import { checkChoice } from '../issues/checks';
import { NAMESPACE, OBJECT_NAME } from '../issues/formats';
import { Issues, pathOf, refuse } from '../issues/issues';
import { checkFieldFormats } from '../issues/shape-issues';
import { AUTOSCALED } from '../objects/autoscaled';
import { LibraryObject } from '../objects/library-object';
import { objectMetadata } from '../objects/metadata';
import { omitEmpty } from '../plain-data/plain-data';
import { secondsOf } from '../spec/duration';
import { RunStrategy } from '../spec/run-strategy';

/** How Flux checks the health of the objects of a kind: an entry of a Kustomization's `spec.healthCheckExprs`. */
export interface FluxHealthCheckExpressions {
  /** The kind's API version. */
  readonly apiVersion: string;

  /** The kind. */
  readonly kind: string;

  /** The CEL expression that is true for an object that has failed. Objects that are neither failed nor current are in progress. */
  readonly failed: string;

  /** The CEL expression that is true for a healthy object. */
  readonly current: string;
}

/** An object that Flux waits for: an entry of a Kustomization's `spec.healthChecks`. */
export interface FluxHealthCheck {
  /** The object's API version: sets `apiVersion`. */
  readonly apiVersion: string;

  /** The object's kind: sets `kind`. */
  readonly kind: string;

  /** The object's name: sets `name`. */
  readonly name: string;

  /**
   * The object's namespace: sets `namespace`.
   *
   * @default - none: the object is in no namespace, or in the Kustomization's `targetNamespace`
   */
  readonly namespace?: string;
}

/**
 * Flux's configuration for VirtualMachines and their instances, VirtualMachinePools, DataVolumes, PersistentVolumeClaims, DataImportCrons,
 * snapshots, restores and clones.
 */
export class Flux {
  /**
   * The expressions for the `spec.healthCheckExprs` of a Kustomization, in Flux 2.5 and newer. If the spec of a running machine changes,
   * Flux reports the machine as in progress until it is restarted, whatever the expressions return: it compares generations first.
   * `healthChecks` avoids that.
   */
  public static healthCheckExprs(): FluxHealthCheckExpressions[] {
    return [...HEALTH_CHECKS, INSTANCE_HEALTH].map(({ apiVersion, kind, failed, current }) => ({ apiVersion, kind, failed, current }));
  }

  /**
   * The objects below a construct, for the `spec.healthChecks` of a Kustomization: for machines that always run, their instances. Flux then
   * waits until machines run, but not until they are restarted after a change. The drawbacks: a machine that cannot be scheduled fails only at
   * the timeout, and the Kustomization grows by a line for each object: split it if there are thousands.
   *
   * Call it last: objects that are added later are not waited for.
   *
   * @param scope the chart or construct whose objects the Kustomization applies
   */
  public static healthChecks(scope: IConstruct): FluxHealthCheck[] {
    checkArguments('Flux.healthChecks', scope);
    return scope.node.findAll().filter(ApiObject.isApiObject).map(healthCheckOf);
  }

  /**
   * The rules for the `spec.ignore` of a Kustomization that has pools with an autoscaler: their sizes, which Flux would otherwise reset.
   * They need kustomize-controller 1.9 or newer.
   */
  public static ignoreRules(): FluxIgnoreRule[] {
    return [{ paths: ['/spec/replicas'], target: { group: 'pool.kubevirt.io', kind: 'VirtualMachinePool', annotationSelector: `${AUTOSCALED}=true` } }];
  }

  private constructor() {}
}

/**
 * The object that Flux waits for instead of the given one. While a machine that always runs waits for its restart, it is in progress for
 * Flux, but its instance is not.
 */
function healthCheckOf(object: ApiObject): FluxHealthCheck {
  const { apiVersion, kind, metadata: { name, namespace }, spec } = object.toJson();
  const runsAlways = kind === 'VirtualMachine' && (spec?.runStrategy === RunStrategy.ALWAYS || spec?.running === true);
  return omitEmpty({ apiVersion, kind: runsAlways ? 'VirtualMachineInstance' : kind, name, namespace }) as FluxHealthCheck;
}

/** Fields of objects that Flux neither compares nor applies: an entry of a Kustomization's `spec.ignore`. */
export interface FluxIgnoreRule {
  /** The fields, as JSON pointers: sets `paths`. */
  readonly paths: string[];

  /**
   * The objects: sets `target`.
   *
   * @default - all
   */
  readonly target?: FluxIgnoreTarget;
}

/** The objects of a rule. Fields that are left out select everything. */
export interface FluxIgnoreTarget {
  /** The API group: sets `group`. */
  readonly group?: string;

  /** The kind: sets `kind`. */
  readonly kind?: string;

  /** The name: sets `name`. */
  readonly name?: string;

  /** The namespace: sets `namespace`. */
  readonly namespace?: string;

  /** The labels, such as `app=web`: sets `labelSelector`. */
  readonly labelSelector?: string;

  /** The annotations, such as `app=web`: sets `annotationSelector`. */
  readonly annotationSelector?: string;
}

/** The kinds of sources in which Flux finds manifests: `spec.sourceRef.kind`. */
export enum FluxSourceKind {
  /** A Git repository. */
  GIT_REPOSITORY = 'GitRepository',
  /** An artifact in an OCI registry, such as one of `flux push artifact`. */
  OCI_REPOSITORY = 'OCIRepository',
  /** A bucket of an object store, such as one with S3's API. */
  BUCKET = 'Bucket',
  /** An artifact of another controller, in Flux 2.7 and newer. */
  EXTERNAL_ARTIFACT = 'ExternalArtifact',
}

/** Where Flux finds manifests: a Kustomization's `spec.sourceRef`. */
export interface FluxSource {
  /** The source's kind: sets `kind`. */
  readonly kind: FluxSourceKind;

  /** The source's name: sets `name`. */
  readonly name: string;

  /**
   * The source's namespace: sets `namespace`.
   *
   * @default - the Kustomization's
   */
  readonly namespace?: string;
}

/** A Kustomization that has to be ready first: an entry of another one's `spec.dependsOn`. */
export interface FluxDependency {
  /** The Kustomization's name: sets `name`. */
  readonly name: string;

  /**
   * The Kustomization's namespace: sets `namespace`.
   *
   * @default - that of the Kustomization that depends on it
   */
  readonly namespace?: string;
}

/** The properties of a Kustomization. */
export interface FluxKustomizationProps {
  /**
   * The object's metadata.
   *
   * @default - the name is the construct id, the namespace the chart's
   */
  readonly metadata?: ApiObjectMetadata;

  /** Where the manifests are: sets `spec.sourceRef`. */
  readonly source: FluxSource;

  /**
   * The folder of the manifests in the source: sets `spec.path`.
   *
   * @default - the source's root
   */
  readonly path?: string;

  /**
   * How often Flux reconciles the objects: sets `spec.interval`.
   *
   * @default Duration.minutes(10)
   */
  readonly interval?: Duration;

  /**
   * How soon Flux retries after a failure: sets `spec.retryInterval`. A failure may be temporary: the scheduler briefly reports that a new
   * machine's disks are unbound, and Flux stops waiting at the first failure that it sees.
   *
   * @default Duration.minutes(2)
   */
  readonly retryInterval?: Duration;

  /**
   * How long the objects may take to become healthy, including imports of images: sets `spec.timeout`. While Flux waits, it applies no newer
   * commit, unless its feature gate `CancelHealthCheckOnNewRevision` is on.
   *
   * @default - the interval
   */
  readonly timeout?: Duration;

  /**
   * Whether objects are deleted after they are removed from the manifests, unless they are protected: sets `spec.prune`.
   *
   * @default true
   */
  readonly prune?: boolean;

  /**
   * The Kustomizations that have to be ready first: sets `spec.dependsOn`.
   *
   * @default - none
   */
  readonly dependsOn?: FluxDependency[];

  /**
   * The objects that Flux waits for, instead of all that it applies: sets `spec.healthChecks`, and `spec.wait` to false.
   * `Flux.healthChecks` returns them for a chart of machines.
   *
   * @default - all that it applies: `spec.wait` is true
   */
  readonly healthChecks?: FluxHealthCheck[];

  /**
   * The fields that Flux neither compares nor applies: sets `spec.ignore`. `Flux.ignoreRules` returns those of pools with an autoscaler.
   *
   * @default - none
   */
  readonly ignore?: FluxIgnoreRule[];
}

/**
 * Makes Flux apply manifests of machines and wait for them: emits a Kustomization (`kustomize.toolkit.fluxcd.io/v1`) with `wait` and the
 * expressions of `Flux.healthCheckExprs`.
 *
 * If the spec of a running machine changes, Flux waits for its restart, until `timeout`. This includes changes that KubeVirt applies at
 * once, such as a hotplugged disk. The Kustomization then fails until the machine is restarted, and those that depend on it wait. Other
 * changes are still applied. Restart the machine, or set `healthChecks`, with which Flux only waits until machines run. Flux reports at least
 * the first of the machines that have failed; `cdk8s-kubevirt wait` explains why.
 *
 * Its child is the Kustomization, `Resource`.
 */
export class FluxKustomization extends Construct {
  /** The Kustomization. */
  public readonly apiObject: ApiObject;

  /**
   * Throws when the name is not a DNS label of at most 63 characters, the source has an unknown kind, or the source or a dependency has no
   * valid name or namespace.
   *
   * @param scope the chart, or a construct below it
   * @param id the construct's id, and the Kustomization's name unless `metadata` sets another
   * @param props where the manifests are
   */
  constructor(scope: Construct, id: string, props: FluxKustomizationProps) {
    checkCall('FluxKustomization', [scope, id, props], (...valid) => new FluxKustomization(...valid));
    const { source, path, timeout, prune = true, dependsOn, healthChecks, ignore } = props;
    const { interval = Duration.minutes(10), retryInterval = Duration.minutes(2) } = props;
    refuse(referenceIssues(props), () => pathOf(scope, id));
    const metadata = objectMetadata(scope, id, props.metadata);
    super(scope, id);
    this.apiObject = new LibraryObject(this, 'Resource', {
      apiVersion: 'kustomize.toolkit.fluxcd.io/v1',
      kind: 'Kustomization',
      metadata,
      spec: {
        ...omitEmpty({
          sourceRef: omitEmpty(source),
          path,
          dependsOn: dependsOn?.map(omitEmpty),
          interval: seconds(interval),
          retryInterval: seconds(retryInterval),
          timeout: timeout && seconds(timeout),
          ignore: ignore?.map(({ paths, target }) => omitEmpty({ paths, target: target && omitEmpty(target) })),
        }),
        prune,
        wait: healthChecks === undefined,
        // An empty list stays in the manifest: nothing is waited for.
        ...healthChecks !== undefined && { healthChecks: healthChecks.map(omitEmpty) },
        healthCheckExprs: Flux.healthCheckExprs(),
      },
    });
  }
}

/** Reports an unknown kind of the source, and malformed names of it and of the Kustomizations that have to be ready first. */
function* referenceIssues({ source, dependsOn = [] }: FluxKustomizationProps): Issues {
  yield* checkChoice('source.kind', source.kind, Object.values(FluxSourceKind));
  for (const [path, { name, namespace }] of [['source', source] as const, ...dependsOn.map((each, index) => [`dependsOn[${index}]`, each] as const)]) {
    yield* checkFieldFormats(path, { name, namespace }, { name: OBJECT_NAME, namespace: NAMESPACE });
  }
}

/** A duration in Go's format. */
function seconds(duration: Duration): string {
  return `${secondsOf(duration)}s`;
}
